/** Derived values of figures: shares, durations in words, maximum, and bars. */

import { stayText } from '../amenities/reservationWords.ts'
import { dayAfter } from '../shared/time.ts'

/** 0 of 0 has no share. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

const dayMinutes = 24 * 60

/** The same in both languages: `45 s`, `4 min`, `1 h 20 min`, `2 d 3 h`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole > 0 && whole < 60) return `${whole} s`
  const minutes = Math.round(whole / 60)
  if (minutes < dayMinutes) return stayText(minutes)
  const hours = Math.round(minutes / 60)
  return [`${Math.floor(hours / 24)} d`, hours % 24 > 0 ? `${hours % 24} h` : ''].filter(Boolean).join(' ')
}

/** From the first day of a calendar month to its last. */
export const isWholeMonth = ({ from, until }: { from: string; until: string }) =>
  from.endsWith('-01') && from.slice(0, 7) === until.slice(0, 7) && dayAfter(until).endsWith('-01')

/** By how much of what was before it changed; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before > 0 ? (now - before) / before : null)

/** The first of the largest; null where nothing was counted. */
export function fullest<Counted extends { count: number }>(all: readonly Counted[]): Counted | null {
  const most = Math.max(0, ...all.map(({ count }) => count))
  return most > 0 ? (all.find(({ count }) => count === most) ?? null) : null
}

export interface Stretch {
  from: string
  until: string
  count: number
}

const mostDays = 31
const mostWeeks = 26

/** As many bars as can be read: days, weeks from the period's first day, or months. */
export function stretchesOf(byDay: readonly { day: string; count: number }[]): Stretch[] {
  const size = byDay.length <= mostDays ? 1 : 7
  const monthly = byDay.length > mostWeeks * 7
  const grouped = Map.groupBy(byDay.entries(), ([at, { day }]) =>
    monthly ? day.slice(0, 7) : String(Math.floor(at / size)),
  )
  return [...grouped.values()].map((entries) => {
    const days = entries.map(([, one]) => one)
    return {
      from: days[0]?.day ?? '',
      until: days.at(-1)?.day ?? '',
      count: days.reduce((sum, { count }) => sum + count, 0),
    }
  })
}
