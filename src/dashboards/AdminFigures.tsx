import { figureTexts } from '../gate/visits/visits.messages.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Failed } from '../web/cards/Failed.tsx'
import { StatCard, StatStrip } from '../web/cards/StatCard.tsx'
import { useText } from '../web/language/language.tsx'
import { dashboards } from './dashboards.contract.ts'
import { dashboardMessages } from './dashboards.messages.ts'

export function AdminFigures() {
  const { admin: text } = useText(dashboardMessages)
  const hints = useText(figureTexts)
  const figures = useRead(dashboards.admin, {})
  const failed = failureOf(figures)
  if (failed) return <Failed title={text.failed} {...failed} />
  const { users, pending, active_authorizations, pending_reservations } = figures.data ?? {}
  return (
    <StatStrip>
      <StatCard label={text.users} figure={users} to="/dashboard/admin/users" />
      <StatCard
        label={text.pending}
        figure={pending}
        hint={hints.accounts}
        tone={pending ? 'wait' : undefined}
        to="/dashboard/admin/users"
        search={{ approval_status: 'pending' }}
      />
      <StatCard label={text.active_authorizations} figure={active_authorizations} hint={hints.authorizations} />
      <StatCard
        label={text.pending_reservations}
        figure={pending_reservations}
        tone={pending_reservations ? 'wait' : undefined}
        to="/dashboard/admin"
        search={{ tab: 'reservations', reservation_status: 'pending' }}
      />
    </StatStrip>
  )
}
