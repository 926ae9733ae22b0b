/** The super administrator's overview: the figures of the installation, each leading to where it is changed. */
import { people } from '../people/people.contract.ts'
import { useText } from '../web/language.tsx'
import { Page } from '../web/Page.tsx'
import { useRead } from '../web/queries.ts'
import { StatCard, StatRow } from '../web/StatCard.tsx'
import { appMessages } from './app.messages.ts'

export function SuperPanelScreen() {
  const { super_panel: text } = useText(appMessages)
  const counts = useRead(people.count, {})
  const operators = useRead(people.countOperators, {})
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <StatRow>
        <StatCard label={text.condominiums} figure={operators.data?.condominiums} to="/admin/condominiums" />
        <StatCard label={text.users} figure={counts.data?.total} to="/admin/users" />
        <StatCard
          label={text.pending}
          figure={counts.data?.pending}
          tone={counts.data?.pending ? 'wait' : undefined}
          to="/admin/approvals"
        />
        <StatCard label={text.operators} figure={operators.data?.operators} to="/admin/operators" />
      </StatRow>
    </Page>
  )
}
