/** In print it also names the author and the time. */
import { roleTexts } from '../shared/roles.messages.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { ofReader, useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { useText } from '../web/language/language.tsx'
import type { Preset } from './reportPeriod.ts'
import type { Report } from './reports.contract.ts'
import { periodTexts, reportMessages } from './reports.messages.ts'

interface ReportHeadProps {
  /** Undefined for all condominiums. */
  condominium?: Report['condominium'] | undefined
  from?: string | undefined
  until?: string | undefined
  before?: Report['before'] | undefined
  /** On a screen the filters and sentences already say the period. */
  said?: true
  /** Shows no dates if each condominium has its own. */
  period?: Preset | undefined
}

export function ReportHead({ condominium, from, until, before, period = 'thirty', said }: ReportHeadProps) {
  const text = useText(reportMessages)
  const periods = useText(periodTexts)
  const roles = useText(roleTexts)
  const dates = useDates()
  const reader = useCurrentUser()
  const askedAt = new Date(useServerNow()).toISOString()
  const name = condominium?.name ?? text.all_condominiums
  const days = from && until ? dates.calendarRange(from, until) : periods[period]
  return (
    <>
      {said ? null : <p className="garita-second garita-off-paper">{`${name} · ${days}`}</p>}
      <div className="garita-on-paper">
        <Facts>
          <dt>{text.condominium}</dt>
          <dd>{name}</dd>
          <dt>{text.period}</dt>
          <dd>{days}</dd>
          {before ? (
            <>
              <dt>{text.compared}</dt>
              <dd>{dates.calendarRange(before.from, before.until)}</dd>
            </>
          ) : null}
          <dt>{text.asked_by}</dt>
          <dd>
            {reader.full_name} ({roles[reader.user_role]})
          </dd>
          <dt>{text.asked_at}</dt>
          <dd>{dates.at(condominium?.time_zone ?? ofReader).moment(askedAt)}</dd>
        </Facts>
      </div>
    </>
  )
}
