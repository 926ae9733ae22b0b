/** The agreed days and hours of a worker, as the condominium's clock says them. */
import type { Entry } from './gate.snapshot.ts'

export type Schedule = NonNullable<Entry['schedule']>

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function withinSchedule({ days, from, until }: Schedule, now: number, timeZone: string): boolean {
  const { day, time } = localTime(now, timeZone)
  const on = (wanted: number) => days.length === 0 || days.includes(wanted)
  if (from === null || until === null || from === until) return on(day)
  if (from < until) return on(day) && time >= from && time < until
  // A night's work belongs to the day on which it begins.
  return (on(day) && time >= from) || (on(day === 1 ? 7 : day - 1) && time < until)
}

/** Monday is 1; the time reads 08:05. */
export function localTime(now: number, timeZone: string): { day: number; time: string; date: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: weekdays.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
    date: `${part('year')}-${part('month')}-${part('day')}`,
  }
}
