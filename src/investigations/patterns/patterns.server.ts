/** Counts notable acts and reads their rows with the caller's rights, in the form of "What happened". */
import type { CallContext } from '../../server/calls/serve.ts'
import { listOf } from '../../server/database/callerDb.ts'
import { isFirstLineOfAct } from '../../server/database/fragments/oneLinePerAct.ts'
import { before, pageOf, pageSize } from '../../server/database/page.ts'
import { constant, type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import type { disclosures } from '../disclosures.contract.ts'
import { besideLine, besideScreen, ofLine, ofScreen } from '../timeline/timelineRows.server.ts'
import { type PatternName, patternNames } from './patternNames.ts'
import { insideHours, night, silentMinutes } from './patterns.ts'

interface Since {
  here: Sql
  begins: Sql
}

const passing = sql`l.event_type in ('entry', 'exit', 'visitor_checkout')`
const isWhole = isFirstLineOfAct(sql`l`)
const hourIn = (here: Sql) =>
  sql`extract(hour from l.occurred_at at time zone (select c.time_zone from condominiums c where c.id = ${here}))`

/** Selects `id` and `at`. Kinds that are also figures of the reports select the same entries. */
const found: Record<PatternName, (since: Since) => Sql> = {
  overrides: ({ here, begins }) => sql`select l.id, l.occurred_at as at from access.counted_logs l
    where l.condominium_id = ${here} and l.occurred_at >= ${begins} and l.event_type = 'entry' and l.person_id is null
      and (l.override_reason is not null or l.authorized_by is not null) and ${isWhole}`,
  refusals: ({ here, begins }) => sql`select v.id, v.at from access_decisions v
    where v.condominium_id = ${here} and v.at >= ${begins} and v.verdict = 'red'`,
  unasked: ({ here, begins }) => sql`select l.id, l.occurred_at as at from access_logs l
    where l.condominium_id = ${here} and l.occurred_at >= ${begins} and l.event_type = 'phones_shown_unasked'`,
  rules_at_night: ({ here, begins }) => sql`select l.id, l.occurred_at as at from authorizations a
      join access.counted_logs l on l.condominium_id = a.condominium_id and l.authorization_id = a.id
    where a.condominium_id = ${here} and a.outcome_channel = 'rule' and a.outcome_at >= ${begins} and l.occurred_at >= ${begins}
      and l.event_type = 'entry' and (${hourIn(here)} >= ${constant(night.from)} or ${hourIn(here)} < ${constant(night.until)})`,
  no_exit: ({ here, begins }) => sql`select l.id, l.at
    from (select l.condominium_id, l.id, l.occurred_at as at, l.event_type, l.people, lead(l.event_type) over theirs as next
      from access.counted_logs l
      where l.condominium_id = ${here} and l.occurred_at >= ${begins} and ${passing} and l.person_id is null
      window theirs as (partition by coalesce(l.authorization_id, l.guest_id) order by l.occurred_at, l.id)) l
    where l.event_type = 'entry' and ${isWhole}
      -- A group may come in two parts.
      and (l.next = 'entry' and l.people is null or l.next is null and l.at < now() - make_interval(hours => ${constant(insideHours)}))`,
  silent: (since) =>
    sql`select s.id, case when s.until is null then now() else s.since end as at from (${silences(since)}) s`,
}

/**
 * Tablets report ended silences; for each gate, the current one is that of the last used tablet. For readers only the current one is
 * known.
 */
const silences = ({ here, begins }: Since) => sql`
  select u.id, 'tablet' as kind, (select e.name from enrolled_stations e where e.condominium_id = t.condominium_id and e.station_id = t.id limit 1) as name,
      g.name as gate_name, u.began_at as since, u.ended_at as until
    from station_outages u join stations t on t.condominium_id = u.condominium_id and t.id = u.station_id
      join gates g on g.condominium_id = t.condominium_id and g.id = t.gate_id
    where u.condominium_id = ${here} and u.began_at >= ${begins} and u.ended_at >= u.began_at + ${silentTablet}
  union all
  select t.id, 'tablet', (select e.name from enrolled_stations e where e.condominium_id = g.condominium_id and e.station_id = t.id limit 1), g.name, t.seen_at, null
    from gates g cross join lateral (select t.id, t.seen_at from stations t where t.condominium_id = g.condominium_id and t.gate_id = g.id
      order by t.seen_at desc, t.id limit 1) t
    where g.condominium_id = ${here} and t.seen_at < now() - ${silentTablet}
  union all
  select d.id, 'device', d.name, g.name, coalesce(d.last_used_at, d.created_at), null
    from gate_devices d join gates g on g.condominium_id = d.condominium_id and g.id = d.gate_id
    where d.condominium_id = ${here} and d.revoked_at is null
      and coalesce(d.last_used_at, d.created_at) < now() - make_interval(mins => ${constant(silentMinutes.device)})`
const silentTablet = sql`make_interval(mins => ${constant(silentMinutes.tablet)})`

const sinceOf = ({ condominium_id, days }: { condominium_id: string; days: number }, times = 1): Since => ({
  here: sql`${condominium_id}::uuid`,
  begins: sql`now() - make_interval(days => ${days * times}::int)`,
})

/** Reads each kind once over both periods. Decisions are kept for thirty days, or as long as the condominium keeps names. */
export function readPatterns(input: Parsed<typeof disclosures.patterns>, { db }: CallContext) {
  const both = sinceOf(input, 2)
  const { begins } = sinceOf(input)
  const counts = patternNames.map((pattern) => {
    const known = pattern === 'refusals' ? sql`2 * ${input.days}::int <= least(30, c.retention_days)` : sql`true`
    return sql`select ${pattern}::text as pattern, count(*) filter (where f.at >= ${begins})::int as count,
      case when ${known} then count(*) filter (where f.at < ${begins})::int end as before from (${found[pattern](both)}) f`
  })
  const [first, ...rest] = counts
  if (!first) throw new Error('no pattern')
  return db.json(sql`select json_build_object('condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'from', ${begins}, 'until', now(), 'items', (select json_agg(p) from (${rest.reduce((all, next) => sql`${all} union all ${next}`, first)}) p))
    from condominiums c where c.id = ${both.here}`)
}

const newest = sql`order by f.at desc, f.id desc limit ${constant(pageSize + 1)}`

export function listPattern({ pattern, after, ...input }: Parsed<typeof disclosures.pattern>, { db }: CallContext) {
  const since = sinceOf(input)
  const page = sql`(select f.id, f.at from (${found[pattern](since)}) f where ${before([sql`f.at`, sql`f.id`], after)} ${newest}) f`
  const of = tables[pattern === 'refusals' ? 'refusals' : 'lines']
  return db.answer(
    pageOf({
      shape: of.shape,
      from: sql`from ${page} join ${of.rows(since.here)} order by f.at desc, f.id desc`,
      cursor: [sql`f.at`, sql`f.id`],
    }),
  )
}

const tables = {
  lines: {
    shape: ofLine,
    rows: (here: Sql) => sql`access_logs l on l.condominium_id = ${here} and l.id = f.id ${besideLine}`,
  },
  refusals: {
    shape: ofScreen,
    rows: (here: Sql) => sql`access_decisions v on v.condominium_id = ${here} and v.id = f.id ${besideScreen}`,
  },
}

const mostSilences = 100

export const listSilences = (input: Parsed<typeof disclosures.silences>, { db }: CallContext) =>
  db.answer(
    listOf(
      {
        id: sql`s.id`,
        kind: sql`s.kind`,
        name: sql`s.name`,
        gate_name: sql`s.gate_name`,
        since: sql`s.since`,
        until: sql`s.until`,
      },
      sql`from (${silences(sinceOf(input))}) s order by s.until is not null, s.since desc, s.id limit ${constant(mostSilences)}`,
    ),
  )
