import { type Sql, sql } from '../sql.ts'

/**
 * The first moment of a day, computed from the second before: where the clock changes at midnight, midnight comes twice or not at
 * all, and PostgreSQL takes the second of two.
 */
export const beginningOf = (day: Sql, zone: Sql) =>
  sql`(((${day})::timestamp - interval '1 second') at time zone ${zone} + interval '1 second')`

export const dayNow = (zone: Sql) => sql`(now() at time zone ${zone})::date`

export const wallText = (moment: Sql, zone: Sql) =>
  sql`to_char((${moment}) at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`

/** Includes both days; either may be missing. */
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
