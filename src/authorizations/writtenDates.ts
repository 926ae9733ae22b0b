/**
 * The dates of an authorization as its form writes them, in the condominium's time zone: a day begins at its midnight and ends at the next.
 * The same as `access.written_beginning` and `access.written_ending` (`writtenDates.server.test.ts` compares them).
 */
import { dayAfter, wallClock } from '../shared/time.ts'

export const writtenBeginning = (moment: string, zone: string) => writtenAt(moment, zone, (day) => day)

export const writtenEnding = (moment: string, zone: string) => writtenAt(moment, zone, (day) => dayAfter(day, -1))

/** A moment as PostgreSQL writes it in UTC, in a year of four digits. */
function writtenAt(moment: string, zone: string, atMidnight: (day: string) => string): string {
  const wall = wallOf(moment, zone)
  const isMidnight = wall.endsWith('T00:00') && moment.startsWith('00+', 17)
  return isMidnight ? atMidnight(wall.slice(0, 10)) : wall
}

const mostKnown = 20_000
const known = new Map<string, string>()

/** Kept, because the same list is shown again and again, and reading the clock of a zone costs as much as the rest of a row. */
function wallOf(moment: string, zone: string): string {
  const key = `${moment} ${zone}`
  const before = known.get(key)
  if (before) return before
  const { day, minutes } = wallClock(Date.parse(`${moment.slice(0, 10)}T${moment.slice(11, 19)}Z`), zone)
  const wall = `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  if (known.size >= mostKnown) known.clear()
  known.set(key, wall)
  return wall
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
