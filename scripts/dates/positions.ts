/** `npm run test:dates` runs the tests at these moments: the ends of months and years, the days on which clocks change, each weekday. */
import { countryOfZone } from '../../src/shared/countries.ts'
import { dayAfter, defaultTimeZone, instantOf, timeZones, wallClock } from '../../src/shared/time.ts'

export interface Position {
  day: string
  time: string
  zone: string
  reasons: string[]
}

/** 17:45 in Mexico is shortly before midnight in UTC. */
export const times = ['00:15', '05:45', '12:00', '17:45', '21:55', '23:45']
const late = times.slice(-2)

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? ''

const edges: Record<string, (day: string) => boolean> = {
  '28 February': (day) => day.endsWith('-02-28') && endsMonth(day),
  '29 February': (day) => day.endsWith('-02-29'),
  'last of 30 days': (day) => day.endsWith('-30') && endsMonth(day),
  'last of 31 days': (day) => day.endsWith('-31') && !endsYear(day),
  '31 December': endsYear,
}

export function positionsAfter(now: number): Position[] {
  const days = new Map<string, { zone: string; reasons: string[] }>()
  const add = (day: string, reason: string, zone = defaultTimeZone) => {
    const { reasons, ...known } = days.get(day) ?? { zone, reasons: [] }
    days.set(day, { ...known, reasons: [...reasons, reason] })
  }
  for (const [day, zone] of clockChanges(now)) add(day, 'clocks change', zone)
  const { day: today } = wallClock(now, defaultTimeZone)
  for (const [reason, isIt] of Object.entries(edges)) add(dayThat(isIt, today), reason)
  for (const weekday of weekdays) {
    const isIt = (day: string) => weekdayOf(day) === weekday
    if (![...days.keys()].some(isIt)) add(dayThat(isIt, today), 'weekday')
  }
  const used = new Map(times.map((time) => [time, 0]))
  return [...days].toSorted().map(([day, facts]) => {
    const fitting = endsYear(day) || weekdayOf(day) === 'Saturday' ? late : times
    const [time = ''] = fitting.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
    used.set(time, (used.get(time) ?? 0) + 1)
    return { day, time, ...facts }
  })
}

export function instantOfPosition({ day, time, zone }: Position): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantOf(day, hours * 60 + minutes, zone)
}

/** Finds the clock changes of the next year in the countries of the product; each day with one of its zones. */
function clockChanges(now: number): Map<string, string> {
  const days = new Map<string, string>()
  const first = Math.ceil(now / dayMs) * dayMs
  for (const zone of timeZones().filter((name) => countryOfZone(name) !== null)) {
    for (let at = first; at < first + 365 * dayMs; at += dayMs) {
      if (offsetAt(at, zone) === offsetAt(at + dayMs, zone)) continue
      let changed = at + hourMs
      while (offsetAt(changed, zone) === offsetAt(at, zone)) changed += hourMs
      const { day } = wallClock(changed, zone)
      if (!days.has(day)) days.set(day, zone)
    }
  }
  return days
}

function offsetAt(instant: number, zone: string): number {
  const { day, minutes } = wallClock(instant, zone)
  return Date.parse(day) + minutes * 60_000 - instant
}

function dayThat(isIt: (day: string) => boolean, today: string): string {
  let day = dayAfter(today)
  while (!isIt(day)) day = dayAfter(day)
  return day
}

function endsMonth(day: string): boolean {
  return dayAfter(day).endsWith('-01')
}

function endsYear(day: string): boolean {
  return day.endsWith('-12-31')
}
