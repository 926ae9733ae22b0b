/** The period of a report as moments, in the condominium's time zone and across daylight saving changes. */
import { beginningOf, type Days, dayNow } from '../server/database/days.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Preset } from './reports.contract.ts'

const zone = sql`c.time_zone`
const ofMonth = sql`date_trunc('month', clock.today)::date`

/** The first and last day of a named period, from today's date there. */
const named: Readonly<Record<Preset, readonly [Sql, Sql]>> = {
  week: [sql`clock.today - 6`, sql`clock.today`],
  thirty: [sql`clock.today - 29`, sql`clock.today`],
  month: [ofMonth, sql`clock.today`],
  last_month: [sql`(${ofMonth} - interval '1 month')::date`, sql`${ofMonth} - 1`],
}

export interface Period extends Days {
  period?: Preset | undefined
}

/** For a condominium `c`: `from_day`, `until_day`, `begins`, and `ends`, the first moment after them. */
function daysOf({ from, until, period = 'thirty' }: Period): Sql {
  const [first, last] = named[period]
  return sql`
    lateral (select ${dayNow(zone)} as today) clock,
    lateral (select coalesce(${from}::date, ${until}::date - 29, ${first}) as from_day,
      coalesce(${until}::date, ${from}::date + 29, ${last}) as until_day) days,
    lateral (select ${beginningOf(sql`days.from_day`, zone)} as begins, ${beginningOf(sql`days.until_day + 1`, zone)} as ends) bounds`
}

/** Refuses everyone but admins. */
const run = sql`((select access.runs_all()) or c.id = any((select access.my_condominiums())::uuid[]))`

/** The period `p` of each wanted condominium that the user runs; facts are joined to it. */
export const periods = (days: Period, wanted: Sql) => sql`
  select c.id as condominium_id, c.name, c.time_zone, days.from_day, days.until_day, bounds.begins, bounds.ends
    from (select c.* from condominiums c where ${run} and ${wanted}) c, ${daysOf(days)}`
