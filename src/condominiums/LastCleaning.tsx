/** When visitors' data was last removed from a condominium, and how much of it. */
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { Condominium } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'

export function LastCleaning({ of: { last_cleaning } }: { of: Condominium }) {
  const { form: text } = useText(condominiumMessages)
  const dates = useDates()
  if (!last_cleaning) return <div className="garita-second">{text.no_cleaning}</div>
  const { at, visits, log_lines, guests } = last_cleaning
  const said =
    visits + log_lines + guests === 0
      ? text.last_cleaning_nothing(dates.moment(at))
      : text.last_cleaning(dates.moment(at), visits, log_lines, guests)
  return <div className="garita-second">{said}</div>
}
