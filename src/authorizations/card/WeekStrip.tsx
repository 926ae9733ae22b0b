/** The days of a week, those meant filled; screen readers hear their names. */
import { useText } from '../../web/language/language.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'
import { daysText } from '../valueText.tsx'

const week = [1, 2, 3, 4, 5, 6, 7]

export function WeekStrip({ days }: { days: readonly number[] }) {
  const text = useText(authorizationMessages)
  return (
    <>
      <span className="garita-hidden">{daysText(days, text)}</span>
      <span className="garita-week" aria-hidden="true">
        {week.map((day) => (
          <span key={day} data-on={days.includes(day) || undefined}>
            {text.days.letter(day)}
          </span>
        ))}
      </span>
    </>
  )
}
