/** The super administrator's home has figures, pending tasks, and the latest lines of the log. */
import { Title } from '@mantine/core'
import { IconChartBar, IconHistory } from '@tabler/icons-react'
import { useId } from 'react'
import { dashboards } from '../../dashboards/dashboards.contract.ts'
import { dashboardMessages } from '../../dashboards/dashboards.messages.ts'
import { InstallationFigures } from '../../dashboards/InstallationFigures.tsx'
import { WaitingForYou } from '../../dashboards/WaitingForYou.tsx'
import { LatestLines } from '../../gate/log/LatestLines.tsx'
import { SecondApprovals } from '../../secondApprovals/SecondApprovals.tsx'
import { SystemHealth } from '../../system/SystemHealth.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { HiddenWhileLoading } from '../../web/cards/HiddenWhileLoading.tsx'
import { Split } from '../../web/cards/Split.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { appMessages } from '../frame/app.messages.ts'

export function SuperDashboardScreen() {
  const { installation: text } = useText(dashboardMessages)
  const { home } = useText(appMessages)
  const { data, isLoading } = useRead(dashboards.installation, {})
  const open = data && data.pending + data.unrun_condominiums + data.unsent_messages > 0
  const figures = <InstallationFigures key="figures" />
  const alerts = (
    <Card key="alerts" title={text.alerts}>
      <WaitingForYou />
    </Card>
  )
  const latest = useId()
  return (
    <Page
      title={text.title}
      tools={
        <LinkButton to="/admin/reports" variant="default" leftSection={<IconChartBar size={20} aria-hidden />}>
          {text.to_reports}
        </LinkButton>
      }
    >
      <Stack>
        <SecondApprovals />
        <HiddenWhileLoading waiting={isLoading}>
          <Split>
            <Stack>{open ? [alerts, figures] : [figures, alerts]}</Stack>
            <Card title={home.system}>
              <SystemHealth />
            </Card>
          </Split>
        </HiddenWhileLoading>
        <section aria-labelledby={latest}>
          <Title order={2} id={latest} mt="xs" mb="sm">
            {text.latest}
          </Title>
          <LatestLines
            several
            label={text.latest_title}
            failed={text.latest_failed}
            empty={{ title: text.latest_empty, text: text.latest_empty_text, icon: IconHistory }}
          />
        </section>
      </Stack>
    </Page>
  )
}
