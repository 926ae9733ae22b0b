/** The super administrator's approvals, on a page of their own. */
import { useText } from '../web/language.tsx'
import { Page } from '../web/Page.tsx'
import { Approvals } from './Approvals.tsx'
import { peopleMessages } from './people.messages.ts'

export function ApprovalsScreen() {
  const { approvals } = useText(peopleMessages)
  return (
    <Page title={approvals.title} subtitle={approvals.subtitle}>
      <Approvals />
    </Page>
  )
}
