/** A line from paper as a guard types it: the time of today or yesterday becomes a moment. */
import { dayAfter, instantOf, wallClock } from '../../../shared/time.ts'

export interface PaperValues {
  day: 'today' | 'yesterday'
  time: string
  name: string
  unit: string
  plate: string
}

export type PaperProblem = 'not_a_time' | 'not_yet' | 'required'

/** Returns the minute of the day for "18:20", "8.05", "1820" or "18 h 20". */
export function readTime(typed: string): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d{2})\s*$/i.exec(typed) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return Number(hours) * 60 + Number(minutes)
}

/** Returns the written moment or its problem. */
export function writtenAt({ day, time }: Pick<PaperValues, 'day' | 'time'>, now: number, zone: string) {
  const minutes = readTime(time)
  if (minutes === null) return 'not_a_time'
  const today = wallClock(now, zone).day
  const at = instantOf(day === 'today' ? today : dayAfter(today, -1), minutes, zone)
  return at > now ? 'not_yet' : at
}
