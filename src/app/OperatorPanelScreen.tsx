/** The operator's desk: the condominiums that this agent attends. */
import { useText } from '../web/language.tsx'
import { Page } from '../web/Page.tsx'
import { AssignedCard } from './AssignedCard.tsx'
import { appMessages } from './app.messages.ts'

export function OperatorPanelScreen() {
  const { operator_panel } = useText(appMessages)
  return (
    <Page title={operator_panel.title} subtitle={operator_panel.subtitle}>
      <AssignedCard />
    </Page>
  )
}
