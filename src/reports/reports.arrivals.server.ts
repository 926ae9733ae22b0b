/** Entries in a period `p`, by hour, weekday, kind and day. */
import { type Sql, sql } from '../server/database/sql.ts'
import { entries } from './reports.facts.server.ts'
import { count, those } from './reports.figures.server.ts'

/** Counted once by day, hour and kind; all figures about entries add these up. */
export const arrived = sql`
  select r.wall::date as day, extract(hour from r.wall)::integer as hour, r.kind, ${count('arrivals')} as arrivals,
    ${count('ahead')} as ahead, ${count('overrides')} as overrides, ${those(sql`r.outcome = 'by_phone'`)} as by_phone
  from p, lateral (${entries}) r group by 1, 2, 3`

const total = (column: Sql) => sql`(select coalesce(sum(${column}), 0) from arrived a)`

/** One value for each step of a scale, including zeros. */
const along = (steps: Sql, stepOf: Sql, told: Sql) => sql`
  (select json_agg(${told} order by step) from ${steps} step
    left join (select ${stepOf} as at, sum(a.arrivals) as count from arrived a group by 1) here on here.at = step)`
const there = sql`coalesce(here.count, 0)`

/** Needs `arrived`. */
export const arrivals = sql`json_build_object(
  'total', ${total(sql`a.arrivals`)}, 'ahead', ${total(sql`a.ahead`)}, 'overrides', ${total(sql`a.overrides`)},
  'by_phone', ${total(sql`a.by_phone`)},
  'by_hour', ${along(sql`generate_series(0, 23)`, sql`a.hour`, there)},
  'by_weekday', ${along(sql`generate_series(1, 7)`, sql`extract(isodow from a.day)`, there)},
  'by_kind', (select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by count desc, kind), '[]')
    from (select a.kind, sum(a.arrivals) as count from arrived a group by a.kind) kinds),
  'by_day', ${along(
    sql`generate_series(0, p.until_day - p.from_day)`,
    sql`a.day - p.from_day`,
    sql`json_build_object('day', p.from_day + step, 'count', ${there})`,
  )})`
