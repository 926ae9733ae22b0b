/** The condominium's time zone decides what "today" is. */

export const defaultTimeZone = 'America/Mexico_City'

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.includes('/') || name === 'UTC'
  } catch {
    return false
  }
}

/** The zones of the Americas come first. */
export function timeZones(): string[] {
  const all = Intl.supportedValuesOf('timeZone')
  const near = all.filter((name) => name.startsWith('America/'))
  return [defaultTimeZone, ...near, ...all.filter((name) => !near.includes(name))].filter(
    (name, place, list) => list.indexOf(name) === place,
  )
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  clocks.set(zone, clock)
  return clock
}

/** The local time at an instant, written as if it were UTC. */
function wallAt(instant: number, zone: string): number {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const dayMs = 86_400_000

const offsets = new Map<string, Map<number, number>>()

function offsetAtMidnight(midnight: number, zone: string): number {
  const known = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, known)
  const offset = known.get(midnight) ?? wallAt(midnight, zone) - midnight
  known.set(midnight, offset)
  return offset
}

/** Computes the offset once for a day that begins and ends with the same offset, because a calendar needs thousands. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / dayMs) * dayMs
  const [first, last] = [offsetAtMidnight(day, zone), offsetAtMidnight(day + dayMs, zone)]
  return first === last ? first : wallAt(instant, zone) - Math.floor(instant / 1000) * 1000
}

export const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export function wallClock(instant: number, zone: string): { day: string; minutes: number } {
  const wall = new Date(instant + offsetAt(instant, zone))
  return { day: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/**
 * The instant of a local day and the minutes since its midnight, which may reach into the next day. An hour that a clock change skips or
 * repeats counts by standard time, as in PostgreSQL.
 */
export function instantOf(day: string, minutes: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const [before, after] = [wall - offsetAt(wall - dayMs, zone), wall - offsetAt(wall + dayMs, zone)]
  return after + offsetAt(after, zone) === wall ? after : before
}
