/** The super administrator's overview: figures, what waits for them, and the latest lines of the log. */
import { Title } from '@mantine/core'
import { IconChartBar, IconHistory } from '@tabler/icons-react'
import { useId } from 'react'
import { InstallationFigures } from '../../panels/InstallationFigures.tsx'
import { panels } from '../../panels/panels.contract.ts'
import { panelMessages } from '../../panels/panels.messages.ts'
import { WaitingForYou } from '../../panels/WaitingForYou.tsx'
import { SecondAsks } from '../../seconds/SecondAsks.tsx'
import { SystemHealth } from '../../system/SystemHealth.tsx'
import { LatestLines } from '../../visits/log/LatestLines.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { Below } from '../../web/cards/Below.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { appMessages } from '../frame/app.messages.ts'
import './SuperPanelScreen.css'

export function SuperPanelScreen() {
  const { installation: text } = useText(panelMessages)
  const { home } = useText(appMessages)
  const { data, isLoading } = useRead(panels.installation, {})
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
      aside={text.subtitle}
      tools={
        <LinkButton to="/admin/reports" variant="default" leftSection={<IconChartBar size={20} aria-hidden />}>
          {text.to_reports}
        </LinkButton>
      }
    >
      <Stack>
        <SecondAsks />
        <Below waiting={isLoading}>
          <div className="garita-super-first">
            <Stack>{open ? [alerts, figures] : [figures, alerts]}</Stack>
            <Card title={home.system}>
              <SystemHealth />
            </Card>
          </div>
        </Below>
        <section aria-labelledby={latest}>
          <Title order={2} id={latest} className="garita-super-latest">
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
