/** Reads the whole report of one condominium in one statement, under the caller's policies. */

import type { CallContext } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { amenityTypes } from '../shared/amenityTypes.ts'
import type { Parsed } from '../shared/contract.ts'
import { type reports, waits } from './reports.contract.ts'
import { bookings, count, entries, half, most, percentile, requests, stays, those } from './reports.facts.server.ts'
import { periods } from './reports.period.server.ts'

const became = (outcome: string) => those(sql`r.outcome = ${outcome}`)

const wait = sql`case when r.waited <= interval '1 minute' then 'minute' when r.waited <= interval '5 minutes' then 'five_minutes'
    when r.waited <= interval '15 minutes' then 'quarter' when r.waited <= interval '1 hour' then 'hour'
    when r.waited is not null then 'longer' end`
const byWait = waits
  .map((one) => sql`json_build_object('wait', ${one}::text, 'count', ${those(sql`${wait} = ${one}`)})`)
  .reduce((some, next) => sql`${some}, ${next}`)

const asked = sql`(select json_build_object(
    'total', ${count('requests')}, 'approved', ${became('approved')}, 'denied', ${became('denied')},
    'by_phone', ${became('by_phone')}, 'unanswered', ${count('unanswered')}, 'waiting', ${became('waiting')},
    'median_seconds', ${percentile(half)}, 'p90_seconds', ${percentile(most)}, 'by_wait', json_build_array(${byWait}))
  from (${requests}) r)`

const stayed = sql`(select json_build_object(
    'ended', ${became('left')}, 'inside', ${became('inside')}, 'median_seconds', ${percentile(half)},
    'p90_seconds', ${percentile(most)}, 'overstays', ${count('overstays')})
  from (${stays}) r)`

/** Lists stations seen since, and the silent ones with the total of their outages within the period. */
const stations = sql`(select coalesce(json_agg(json_build_object(
    'station_id', coalesce(s.id, o.station_id), 'gate_name', g.name, 'outages', coalesce(o.outages, 0), 'minutes', coalesce(
      (select round(sum(extract(epoch from upper(silence) - lower(silence))) / 60, 1) from unnest(o.silences) silence), 0))
    order by g.name, coalesce(s.id, o.station_id)), '[]')
  from (select t.id, t.gate_id from stations t where t.condominium_id = p.condominium_id and t.seen_at >= p.begins) s
  full join (
    select u.station_id, count(*) as outages,
        range_agg(tstzrange(greatest(u.began_at, p.begins), least(u.ended_at, p.ends))) as silences
      from station_outages u where u.condominium_id = p.condominium_id and u.began_at < p.ends and u.ended_at > p.begins
      group by u.station_id
  ) o on o.station_id = s.id
  left join gates g on g.condominium_id = p.condominium_id and g.id = s.gate_id)`

const used = sql`(select json_agg(json_build_object(
    'amenity_id', m.id, 'amenity_type', m.amenity_type, 'name', m.name, 'bookings', t.bookings, 'minutes', t.minutes,
    'guests', t.guests, 'guests_entered', t.entered, 'with_list', t.tell, 'no_shows', t.no_shows)
    order by array_position(${amenityTypes}, m.amenity_type), m.id)
  from amenities m cross join lateral (
    select ${count('bookings')} as bookings, coalesce(sum(r.minutes), 0) as minutes, coalesce(sum(r.guests), 0) as guests,
        coalesce(sum(r.entered), 0) as entered, ${those(sql`r.tells`)} as tell, ${count('no_shows')} as no_shows
      from booked r where r.amenity_id = m.id
  ) t
  where m.condominium_id = p.condominium_id)`

export function readReport({ condominium_id, ...days }: Parsed<typeof reports.read>, { db }: CallContext) {
  return db.json(sql`
    with p as materialized (${periods(days, sql`c.id = ${condominium_id}::uuid`)}),
      arrived as materialized (${arrived}),
      booked as materialized (select r.amenity_id, r.minutes, r.guests, r.entered, r.tells from p, lateral (${bookings}) r)
    select json_build_object('condominium', json_build_object('id', p.condominium_id, 'name', p.name, 'time_zone', p.time_zone),
        'from', p.from_day, 'until', p.until_day,
        'before', json_build_object('from', p.before_from, 'until', p.before_until),
        'arrivals', ${arrivals}, 'requests', ${asked}, 'stays', ${stayed}, 'stations', ${stations}, 'amenities', ${used})
      from p`)
}

/** Counted once by day, hour and kind; all figures about entries are sums of these. */
const arrived = sql`
  select r.wall::date as day, extract(hour from r.wall)::integer as hour, r.kind, ${count('arrivals')} as arrivals,
    sum(r.people) as people, ${count('ahead')} as ahead, ${count('overrides')} as overrides, ${those(sql`r.outcome = 'by_phone'`)} as by_phone
  from p, lateral (${entries}) r group by 1, 2, 3`

const total = (column: Sql) => sql`(select coalesce(sum(${column}), 0) from arrived a)`

/** Returns one value for each step of a scale, including zeros. */
const along = (steps: Sql, stepOf: Sql, text: Sql) => sql`
  (select json_agg(${text} order by step) from ${steps} step
    left join (select ${stepOf} as at, sum(a.arrivals) as count from arrived a group by 1) here on here.at = step)`
const there = sql`coalesce(here.count, 0)`

const arrivals = sql`json_build_object(
  'total', ${total(sql`a.arrivals`)}, 'people', ${total(sql`a.people`)}, 'ahead', ${total(sql`a.ahead`)}, 'overrides', ${total(sql`a.overrides`)},
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
