import { stayText } from '../amenities/reservationWords.ts'
import { dayAfter } from '../shared/time.ts'

/** 0 of 0 has no share. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

const dayMinutes = 24 * 60

/** Writes `45 s`, `4 min`, `1 h 20 min` or `2 d 3 h` in both languages. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole > 0 && whole < 60) return `${whole} s`
  const minutes = Math.round(whole / 60)
  if (minutes < dayMinutes) return stayText(minutes)
  const hours = Math.round(minutes / 60)
  return [`${Math.floor(hours / 24)} d`, hours % 24 > 0 ? `${hours % 24} h` : ''].filter(Boolean).join(' ')
}

/** The first and the last day must be those of a calendar month. */
export const isWholeMonth = ({ from, until }: { from: string; until: string }) =>
  from.endsWith('-01') && from.slice(0, 7) === until.slice(0, 7) && dayAfter(until).endsWith('-01')

/** The relative change; null if the earlier value was zero. */
export const changeOf = (now: number, before: number): number | null => (before > 0 ? (now - before) / before : null)

/** Returns the first of the largest values; null if all are zero. */
export function fullest<Counted extends { count: number }>(all: readonly Counted[]): Counted | null {
  const most = Math.max(0, ...all.map(({ count }) => count))
  return most > 0 ? (all.find(({ count }) => count === most) ?? null) : null
}

export interface DaySpan {
  from: string
  until: string
  count: number
}

const mostDays = 31
const mostWeeks = 26

/** As many bars as are readable: days, weeks from the period's first day, or months. */
export function daySpansOf(byDay: readonly { day: string; count: number }[]): DaySpan[] {
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
