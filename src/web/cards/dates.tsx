/** Dates in the user's language, with the month as a word: 21/11 and 11/21 are easily mistaken. */
import { locales } from '../../shared/messages.ts'
import { useLanguage } from '../language/language.tsx'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
// With 24 hours in both languages, as passes, bookings and the gate write it.
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const moment = { ...day, ...time } as const
const anywhere = { timeZone: 'UTC' } as const
const firstMonday = Date.UTC(2024, 0, 1)

export function useDates() {
  const { language } = useLanguage()
  const say = (options: Intl.DateTimeFormatOptions) => (written: string) =>
    new Intl.DateTimeFormat(locales[language], options).format(new Date(written))
  const atMidnight = (written: string) => {
    const at = new Date(written)
    return at.getHours() === 0 && at.getMinutes() === 0
  }
  return {
    day: say(day),
    moment: say(moment),
    /** When something begins or ends: whole days by their name, so that nobody reads a midnight as one day more. */
    beginning: (written: string) => say(atMidnight(written) ? day : moment)(written),
    end: (written: string) =>
      atMidnight(written) ? say(day)(new Date(Date.parse(written) - 1).toISOString()) : say(moment)(written),
    time: say(time),
    /** How long ago, in the largest whole unit; less than a minute is now. */
    ago(written: string, now: number) {
      const minutes = Math.max(0, Math.floor((now - Date.parse(written)) / 60_000))
      const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto', style: 'short' })
      if (minutes < 1) return format.format(0, 'second')
      return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour')
    },
    /** A day of the calendar, `2026-11-21`, which is the same wherever it is read. */
    calendar: say({ ...day, ...anywhere }),
    /** From one day of the calendar to another: `3–9 nov 2026`, or the one day. */
    calendarRange: (from: string, until: string) =>
      new Intl.DateTimeFormat(locales[language], { ...day, ...anywhere }).formatRange(new Date(from), new Date(until)),
    /** Of a day of the calendar. */
    monthShort: say({ month: 'short', ...anywhere }),
    calendarLong: say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...anywhere }),
    /** From 1, Monday, to 7. */
    weekday: (number: number, weekday: 'long' | 'short' = 'long') =>
      say({ weekday, ...anywhere })(new Date(firstMonday + (number - 1) * 86_400_000).toISOString()),
  }
}

/** A day and its time in a list, one under the other so that neither breaks. */
export function Moment({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="garita-moment">
      <span>{dates.time(at)}</span> <span className="garita-second">{dates.day(at)}</span>
    </time>
  )
}
