/** A day, or a day and a time, as people write it: `2026-11-21` or `2026-11-21T18:30`. */

export const momentShape = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/

export function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day >= '2000-01-01' && day < '2100-01-01'
  )
}
