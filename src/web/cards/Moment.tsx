/** A day and its time in a list, one under the other so that neither breaks. */
import { useDates } from './dates.ts'

export function Moment({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="garita-moment">
      <span>{dates.time(at)}</span> <span className="garita-second">{dates.day(at)}</span>
    </time>
  )
}
