/** The days of a report as moments: those of the condominium's own clock, whatever a change of clocks does to them. */
import { beginningOf, type Days, dayNow } from '../server/database/days.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Preset } from './reports.contract.ts'

const zone = sql`c.time_zone`
const ofMonth = sql`date_trunc('month', clock.today)::date`

/** Of a period that has a name, by what the clock shows today: its first day and its last. */
const named: Readonly<Record<Preset, readonly [Sql, Sql]>> = {
  week: [sql`clock.today - 6`, sql`clock.today`],
  thirty: [sql`clock.today - 29`, sql`clock.today`],
  month: [ofMonth, sql`clock.today`],
  last_month: [sql`(${ofMonth} - interval '1 month')::date`, sql`${ofMonth} - 1`],
}

export interface Period extends Days {
  period?: Preset | undefined
}

/** Beside a condominium `c`: `from_day` and `until_day`, and `begins` and `ends`, which is the first moment after them. */
function daysOf({ from, until, period = 'thirty' }: Period): Sql {
  const [first, last] = named[period]
  return sql`
    lateral (select ${dayNow(zone)} as today) clock,
    lateral (select coalesce(${from}::date, ${until}::date - 29, ${first}) as from_day,
      coalesce(${until}::date, ${from}::date + 29, ${last}) as until_day) days,
    lateral (select ${beginningOf(sql`days.from_day`, zone)} as begins, ${beginningOf(sql`days.until_day + 1`, zone)} as ends) bounds`
}

/** Answered to admins alone: nobody else may ask who runs everything. */
const run = sql`((select access.runs_all()) or c.id = any((select access.my_condominiums())::uuid[]))`

/** The period `p` of each condominium that the reader runs, among those wanted; facts are counted beside it. */
export const periods = (days: Period, wanted: Sql) => sql`
  select c.id as condominium_id, c.name, c.time_zone, days.from_day, days.until_day, bounds.begins, bounds.ends
    from (select c.* from condominiums c where ${run} and ${wanted}) c, ${daysOf(days)}`
