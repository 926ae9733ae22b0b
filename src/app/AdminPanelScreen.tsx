/** The administration panel of a condominium's admin, with what waits for a decision first. */
import { Tabs } from '@mantine/core'
import { Approvals } from '../people/Approvals.tsx'
import { peopleMessages } from '../people/people.messages.ts'
import { useText } from '../web/language.tsx'
import { Page } from '../web/Page.tsx'
import { Stack } from '../web/Stack.tsx'

export function AdminPanelScreen() {
  const { approvals } = useText(peopleMessages)
  return (
    <Page title={approvals.title} subtitle={approvals.subtitle}>
      <Tabs defaultValue="approvals">
        <Tabs.List>
          <Tabs.Tab value="approvals">{approvals.tab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="approvals" pt="md">
          <Stack>
            <Approvals />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
