/** The days of a report as moments: those of the condominium's own clock, whatever a change of clocks does to them. */
import { type Sql, sql } from '../server/sql.ts'

interface Days {
  from?: string | undefined
  until?: string | undefined
}

/** Clocks that go back at one in the morning show midnight twice: a day begins when it is first shown, PostgreSQL takes the second. */
const beginning = (day: Sql) => sql`(
  select case when ((moment - interval '1 hour') at time zone c.time_zone)::date >= ${day} then moment - interval '1 hour' else moment end
    from (select (${day})::timestamp at time zone c.time_zone as moment) written)`

/** Beside a condominium `c`: `from_day` and `until_day`, and `begins` and `ends`, which is the first moment after them. */
const daysOf = ({ from, until }: Days) => sql`
  lateral (select (now() at time zone c.time_zone)::date as today) clock,
  lateral (select coalesce(${from}::date, ${until}::date - 29, clock.today - 29) as from_day,
    coalesce(${until}::date, ${from}::date + 29, clock.today) as until_day) days,
  lateral (select ${beginning(sql`days.from_day`)} as begins, ${beginning(sql`days.until_day + 1`)} as ends) bounds`

/** Answered to admins alone: nobody else may ask who runs everything. */
const run = sql`((select guard.runs_all()) or c.id = any((select guard.my_condominiums())::uuid[]))`

/** The period `p` of each condominium that the reader runs, among those wanted; facts are counted beside it. */
export const periods = (days: Days, wanted: Sql) => sql`
  select c.id as condominium_id, c.name, c.time_zone, days.from_day, days.until_day, bounds.begins, bounds.ends
    from (select c.* from condominiums c where ${run} and ${wanted}) c, ${daysOf(days)}`
