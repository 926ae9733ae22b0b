/** Calendar days as text, so that no time zone can shift them; in words and in weeks. */
import { type Language, locales } from './messages.ts'
import { dayAfter } from './time.ts'

function say(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

export const longDay = (day: string, language: Language) => say(day, language, { dateStyle: 'full' })

/** Names the year only if it is another one. */
const yearOf = (day: string) => (day.startsWith(String(new Date().getFullYear())) ? {} : ({ year: 'numeric' } as const))

export const briefDay = (day: string, language: Language) =>
  say(day, language, { ...{ weekday: 'short', day: 'numeric', month: 'short' }, ...yearOf(day) }).replace(', ', ' ')

/** In full, for lists; names the year only if it is another one. */
export const listedDay = (day: string, language: Language) =>
  say(day, language, { ...{ weekday: 'long', day: 'numeric', month: 'long' }, ...yearOf(day) }).replace(', ', ' ')

export const monthName = (month: string, language: Language) =>
  say(`${month}-01`, language, { month: 'long', year: 'numeric' })

/** `noviembre–diciembre de 2026`. */
export const monthNames = (first: string, last: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${first}-01T00:00:00Z`),
    new Date(`${last}-01T00:00:00Z`),
  )

export const monthShort = (day: string, language: Language) => say(day, language, { month: 'short' })

const someMonday = '2024-01-01'

/** The week starts on Monday. */
export const weekdayNames = (language: Language, weekday: 'long' | 'short') =>
  Array.from({ length: 7 }, (_, at) => say(dayAfter(someMonday, at), language, { weekday }))

export const monthOf = (day: string) => day.slice(0, 7)

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

export function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, at) => dayAfter(first, at)).filter((day) => monthOf(day) === month)
}

/** Returns the days from Monday to Sunday; null for a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month)
  const before = weekdayOf(`${month}-01`)
  const weeks = Math.ceil((before + days.length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => days[week * 7 + at - before] ?? null),
  )
}

/** Leaves out past days, which cannot be booked. */
export const weeksFrom = (month: string, day: string) =>
  weeksOf(month)
    .map((week) => week.map((one) => (one !== null && one < day ? null : one)))
    .filter((week) => week.some((one) => one !== null))

const mostWeeks = 5

/**
 * Returns the weeks of a month from a day on. If two or fewer remain, those of the next month follow, so that there is always a day to
 * choose.
 */
export function weeksAhead(month: string, day: string): (string | null)[][] {
  const weeks = weeksFrom(month, day)
  const last = weeks.at(-1)
  if (weeks.length > 2 || !last) return weeks
  const [first = [], ...rest] = weeksOf(monthAfter(month, 1))
  // The month's last week and the next month's first may be one week.
  const joined =
    last.includes(null) && first[0] === null ? [first.map((one, at) => one ?? last[at] ?? null)] : [last, first]
  return [...weeks.slice(0, -1), ...joined, ...rest].slice(0, mostWeeks)
}

/** The day that a key leads to in the calendar; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  }
  const step = steps[key]
  if (step !== undefined) return dayAfter(day, step)
  if (key !== 'PageUp' && key !== 'PageDown') return null
  const days = daysOf(monthAfter(monthOf(day), key === 'PageUp' ? -1 : 1))
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? null
}
