/**
 * The dates of an authorization as its form writes them, in the condominium's time zone: a day begins at its midnight and ends at the next.
 * The same as `access.written_beginning` and `access.written_ending` (`writtenDates.server.test.ts` compares them).
 */
import { dayAfter, wallClock } from '../shared/time.ts'

export const writtenBeginning = (moment: string, zone: string) => writtenAt(moment, zone, (day) => day)

export const writtenEnding = (moment: string, zone: string) => writtenAt(moment, zone, (day) => dayAfter(day, -1))

/** A moment as PostgreSQL writes it in UTC. */
function writtenAt(moment: string, zone: string, atMidnight: (day: string) => string): string {
  const instant = Date.parse(`${moment.slice(0, 19).replace(' ', 'T')}Z`)
  const isMidnight = moment.slice(17, 19) === '00' && !moment.includes('.')
  const { day, minutes } = wallClock(instant, zone)
  if (minutes === 0 && isMidnight) return atMidnight(day)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
