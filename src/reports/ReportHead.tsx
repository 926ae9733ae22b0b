/** The heading of a report; on paper also who asked and when. */
import { roleTexts } from '../shared/roles.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { ofReader, useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { useText } from '../web/language/language.tsx'
import type { Preset } from './reportPeriod.ts'
import type { Report } from './reports.contract.ts'
import { periodTexts, reportMessages } from './reports.messages.ts'

interface ReportHeadProps {
  /** One condominium, or all of them. */
  condominium?: Report['condominium'] | undefined
  from?: string | undefined
  until?: string | undefined
  before?: Report['before'] | undefined
  /** Without days where each condominium has its own. */
  period?: Preset | undefined
}

export function ReportHead({ condominium, from, until, before, period = 'thirty' }: ReportHeadProps) {
  const text = useText(reportMessages)
  const periods = useText(periodTexts)
  const roles = useText(roleTexts)
  const dates = useDates()
  const reader = useCurrentUser()
  const askedAt = new Date(useServerNow()).toISOString()
  return (
    <Facts>
      <dt>{text.condominium}</dt>
      <dd>{condominium?.name ?? text.all_condominiums}</dd>
      <dt>{text.period}</dt>
      <dd>{from && until ? dates.calendarRange(from, until) : periods[period]}</dd>
      {before ? (
        <>
          <dt>{text.compared}</dt>
          <dd>{dates.calendarRange(before.from, before.until)}</dd>
        </>
      ) : null}
      <dt className="garita-on-paper">{text.asked_by}</dt>
      <dd className="garita-on-paper">
        {reader.full_name} ({roles[reader.user_role]})
      </dd>
      <dt className="garita-on-paper">{text.asked_at}</dt>
      <dd className="garita-on-paper">{dates.at(condominium?.time_zone ?? ofReader).moment(askedAt)}</dd>
    </Facts>
  )
}
