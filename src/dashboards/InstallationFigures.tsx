import { figureTexts } from '../gate/visits/visits.messages.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Failed } from '../web/cards/Failed.tsx'
import { StatCard, StatStrip } from '../web/cards/StatCard.tsx'
import { useText } from '../web/language/language.tsx'
import { dashboards } from './dashboards.contract.ts'
import { dashboardMessages } from './dashboards.messages.ts'

export function InstallationFigures() {
  const text = useText(dashboardMessages)
  const hints = useText(figureTexts)
  const figures = useRead(dashboards.installation, {})
  const failed = failureOf(figures)
  if (failed) return <Failed title={text.installation.failed} {...failed} />
  const { condominiums, users, pending, active_authorizations, accesses_today, approved_agents } = figures.data ?? {}
  const { installation: words } = text
  return (
    <StatStrip>
      <StatCard label={words.condominiums} figure={condominiums} to="/admin/condominiums" />
      <StatCard label={words.users} figure={users} to="/admin/users" />
      <StatCard label={words.pending} figure={pending} hint={hints.accounts} to="/admin/approvals" />
      <StatCard label={words.active_authorizations} figure={active_authorizations} hint={hints.authorizations} />
      <StatCard label={words.accesses_today} figure={accesses_today} hint={hints.entries} />
      <StatCard label={words.approved_agents} figure={approved_agents} to="/admin/operators" />
    </StatStrip>
  )
}
