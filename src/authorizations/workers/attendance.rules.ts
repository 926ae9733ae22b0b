/** Computes the stays of a worker, day by day, from the log lines of one home. */
import { wallClock } from '../../shared/time.ts'

export interface Passage {
  event_type: 'entry' | 'exit'
  at: string
}

export interface Stay {
  /** The day on which the stay began, by the condominium's clock. */
  day: string
  /** Null if the worker was already inside for another home when the hours here began. */
  came_at: string | null
  /** Null while the worker is inside, or if no exit was recorded. */
  left_at: string | null
  /** Null if it is unknown. */
  minutes: number | null
}

const minuteMs = 60_000

/** `from` is the hour at which the work begins, like 08:00. The stays are in the order of the passages. */
export function staysOf(passages: readonly Passage[], timeZone: string, from: string | null): Stay[] {
  const stays: Stay[] = []
  let came: string | null = null
  for (const { event_type, at } of passages) {
    if (event_type === 'entry') {
      if (came) stays.push(stay(came, null))
      came = at
    } else {
      stays.push(stay(came, at))
      came = null
    }
  }
  if (came) stays.push(stay(came, null))
  return stays

  function stay(cameAt: string | null, leftAt: string | null): Stay {
    const { day } = wallClock(Date.parse(cameAt ?? leftAt ?? ''), timeZone)
    return { day, came_at: cameAt, left_at: leftAt, minutes: leftAt === null ? null : lasted(cameAt, leftAt) }
  }

  function lasted(cameAt: string | null, leftAt: string): number | null {
    if (cameAt) return Math.round((Date.parse(leftAt) - Date.parse(cameAt)) / minuteMs)
    const [hours = 0, minutes = 0] = from?.split(':').map(Number) ?? []
    const since = wallClock(Date.parse(leftAt), timeZone).minutes - hours * 60 - minutes
    return from === null || since <= 0 ? null : since
  }
}

export const ofMonth = (stays: readonly Stay[], month: string) => stays.filter(({ day }) => day.startsWith(month))

export const minutesIn = (stays: readonly Stay[]) => stays.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
export const daysIn = (stays: readonly Stay[]) => new Set(stays.map(({ day }) => day)).size

/** Returns the month before or after, like 2026-03. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

/** 195 minutes are 3:15. */
export const hoursText = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
