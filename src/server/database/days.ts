/** Days and times of a place, by its own clock. */
import { type Sql, sql } from './sql.ts'

/**
 * The first moment of a day, reckoned from the second before: where clocks change at midnight, a midnight comes twice or not at all, and
 * PostgreSQL takes the second of two.
 */
export const beginningOf = (day: Sql, zone: Sql) =>
  sql`(((${day})::timestamp - interval '1 second') at time zone ${zone} + interval '1 second')`

/** The day that the clock of a zone shows now. */
export const dayNow = (zone: Sql) => sql`(now() at time zone ${zone})::date`

/** When it began. */
export const today = (zone: Sql) => beginningOf(dayNow(zone), zone)

/** A moment as the clock of a zone shows it, and as spreadsheets read times. */
export const wallText = (moment: Sql, zone: Sql) =>
  sql`to_char((${moment}) at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`

/** Between two days, both whole; either may be missing. */
export function withinDays(moment: Sql, zone: Sql, { from, until }: Days): Sql[] {
  return [
    ...(from ? [sql`${moment} >= ${beginningOf(sql`${from}::date`, zone)}`] : []),
    ...(until ? [sql`${moment} < ${beginningOf(sql`${until}::date + 1`, zone)}`] : []),
  ]
}

export interface Days {
  from?: string | undefined
  until?: string | undefined
}
