/** Reads a day, or a day and a time, as people write it: `2026-11-21` or `2026-11-21T18:30`. */
import { instantOf, wallClock } from './time.ts'

export const momentShape = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/

export function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day >= '2000-01-01' && day < '2100-01-01'
  )
}

const pad = (value: number) => String(value).padStart(2, '0')

export function wallText(at: number, zone: string): string {
  const { day, minutes } = wallClock(at, zone)
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

export function instantOfText(written: string, zone: string): string {
  const [day = '', clock = '00:00'] = written.split('T')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new Date(instantOf(day, hours * 60 + minutes, zone)).toISOString()
}
