/** The period of a report as moments, in the condominium's time zone and across daylight saving changes. */
import { beginningOf, type Days, dayNow } from '../server/database/fragments/days.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Preset } from './reportPeriod.ts'

const zone = sql`c.time_zone`
const ofMonth = sql`date_trunc('month', clock.today)::date`

/** The first and last day of a named period, from the condominium's date. */
export const named: Readonly<Record<Preset, readonly [Sql, Sql]>> = {
  week: [sql`clock.today - 6`, sql`clock.today`],
  thirty: [sql`clock.today - 29`, sql`clock.today`],
  month: [ofMonth, sql`clock.today`],
  last_month: [sql`(${ofMonth} - interval '1 month')::date`, sql`${ofMonth} - 1`],
}

export interface Period extends Days {
  period?: Preset | undefined
}

/**
 * Computes for a condominium `c`: `from_day`, `until_day`, `begins`, and `ends`, the first moment after them; and the earlier period, for
 * a whole month the month before.
 */
function daysOf({ from, until, period = 'thirty' }: Period): Sql {
  const [first, last] = named[period]
  // The current month is compared with the same days of the last one.
  const toDate = sql`${period === 'month' && !from && !until}::boolean`
  return sql`
    lateral (select ${dayNow(zone)} as today) clock,
    lateral (select coalesce(${from}::date, ${until}::date - 29, ${first}) as from_day,
      coalesce(${until}::date, ${from}::date + 29, ${last}) as until_day) days,
    lateral (select days.until_day + 1 = (days.from_day + interval '1 month')::date and extract(day from days.from_day) = 1 as whole) month,
    lateral (select case when month.whole or ${toDate} then (days.from_day - interval '1 month')::date
        else days.from_day - (days.until_day - days.from_day + 1) end as from_day,
      case when ${toDate} and not month.whole then (days.until_day - interval '1 month')::date else days.from_day - 1 end as until_day) before,
    lateral (select ${beginningOf(sql`days.from_day`, zone)} as begins, ${beginningOf(sql`days.until_day + 1`, zone)} as ends) bounds`
}

export const periodBefore = sql`(select p.condominium_id, p.time_zone, ${beginningOf(sql`p.before_from`, sql`p.time_zone`)} as begins,
  ${beginningOf(sql`p.before_until + 1`, sql`p.time_zone`)} as ends) p`

/** Refuses everyone but admins. */
const run = sql`((select access.runs_all()) or c.id = any((select access.caller_condominiums())::uuid[]))`

/** The period `p` of each wanted condominium that the user runs; facts are joined to it. */
export const periods = (days: Period, wanted: Sql) => sql`
  select c.id as condominium_id, c.name, c.time_zone, days.from_day, days.until_day, bounds.begins, bounds.ends,
    before.from_day as before_from, before.until_day as before_until
    from (select c.* from condominiums c where ${run} and ${wanted}) c, ${daysOf(days)}`
