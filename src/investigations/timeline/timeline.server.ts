/** Reads all events of a period in one statement. */
import type { CallContext } from '../../server/calls/serve.ts'
import { isFirstLineOfAct } from '../../server/database/fragments/oneLinePerAct.ts'
import { visitShown } from '../../server/database/fragments/visibleNames.ts'
import { jsonOf, type Shape } from '../../server/database/shape.ts'
import { constant, type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import type { disclosures } from '../disclosures.contract.ts'
import { passOf } from '../passOf.ts'
import { mostTimelineEntries } from './timeline.ts'
import { besideLine, besideScreen, emptyRow, hasEntry, ofLine, ofScreen } from './timelineRows.server.ts'

const most = constant(mostTimelineEntries)
const ofIncident: Shape = {
  ...emptyRow,
  id: sql`i.id`,
  at: sql`i.occurred_at`,
  group: sql`'incident'`,
  what: sql`i.kind`,
  hidden: sql`false`,
  channel: sql`'station'`,
  gate_name: sql`i.gate_name`,
  actor_name: sql`access.known_as(i.condominium_id, i.actor_id, i.actor_name, i.written_at, i.recorded_at)`,
  incident_id: sql`i.id`,
  said: sql`i.what_happened`,
}

export function readTimeline(input: Parsed<typeof disclosures.timeline>, { db }: CallContext) {
  const { condominium_id, kind, subject_id, gate_id, from, until } = input
  const code = passOf(input)
  const subject = code.subject ?? input.subject
  const [here, begins, ends] = [sql`${condominium_id}::uuid`, sql`${from}::timestamptz`, sql`${until}::timestamptz`]
  const everything = kind === 'everything'
  /** Shows only rows that the disclosure covers: a reason for one period must not reveal others. */
  const rows = (
    since: Sql,
  ) => sql`select r.id, r.is_line from asked, lateral access.rows_about(${here}, ${kind}::text, ${subject}::text,
    ${subject_id}::uuid, asked.passes, ${since}, ${ends}) r where asked.may and case when r.is_line
      then exists (select from access_log_subjects w where w.condominium_id = ${here} and w.log_id = r.id)
      else exists (select from authorizations a where a.condominium_id = ${here} and a.id = r.id and ${visitShown}) end`
  /** Log lines of the period about the subject; without a subject, the index on time is used. */
  const linesOf = (log: Sql, since: Sql) =>
    everything
      ? sql`from ${log} l where l.condominium_id = ${here} and l.occurred_at >= ${since} and l.occurred_at < ${ends}`
      : sql`from (${rows(since)}) f join ${log} l on l.condominium_id = ${here} and l.id = f.id where f.is_line`
  const at = (row: Sql) => (gate_id ? sql`${row}.gate_id = ${gate_id}::uuid` : sql`true`)
  const whole = everything ? isFirstLineOfAct(sql`l`) : sql`true`
  const ofSubject = (authorization: Sql) =>
    everything
      ? sql`true`
      : sql`${authorization} in (select f.id from found f union select l.authorization_id from lines l)`
  return db.json(sql`
    with asked as materialized (select
        case when ${kind}::text = 'everything' or ${begins} > now() - interval '24 hours' then true
          else access.want_reason(${here}, ${subject}::text, ${subject_id}::uuid, null) end as may,
        case when ${kind}::text = 'pass' then (select n.ids from access.named_at_gate(${here}, ${subject_id}::uuid, ${code.pass ?? null}::uuid,
          ${code.number ?? null}::text, null) n) end as passes),
      found as materialized (${everything ? sql`select null::uuid as id where false` : rows(begins)}),
      lines as materialized (select l.* ${linesOf(sql`access_logs`, begins)} and ${at(sql`l`)} and ${whole}
        order by l.occurred_at desc, l.id desc limit ${most} + 1),
      last as materialized (select distinct on (coalesce(l.authorization_id, l.guest_id, l.person_id)) l.*
        ${linesOf(sql`access.counted_logs`, sql`${ends} - interval '30 days'`)} and l.event_type in ('entry', 'exit', 'visitor_checkout')
          and ${whole}
        order by coalesce(l.authorization_id, l.guest_id, l.person_id), l.occurred_at desc, l.id desc),
      inside as materialized (select i.*, nullif(group_inside.people, 1) as people_inside
        from (select * from last where event_type = 'entry' or people is not null order by occurred_at desc limit 200) i
        left join lateral (select a.details from authorizations a where a.condominium_id = i.condominium_id and a.id = i.authorization_id limit 1) a on true
        cross join lateral (select case when i.people is null then access.people_of(a.details) else (select there.inside
          from access.presence_by_log(i.condominium_id, i.authorization_id, access.people_of(a.details), ${ends}) there) end as people) group_inside
        where group_inside.people > 0),
      happened as (
        select l.occurred_at as at, l.id, ${jsonOf(ofLine)}::jsonb as told from lines l ${besideLine}
        union all
        (select v.at, v.id, ${jsonOf(ofScreen)}::jsonb from access_decisions v ${besideScreen}
          where v.condominium_id = ${here} and v.at >= ${begins} and v.at < ${ends} and v.verdict is not null and v.verdict <> 'green'
            and not ${hasEntry} and ${at(sql`v`)} and ${ofSubject(sql`v.authorization_id`)} order by v.at desc limit ${most} + 1)
        union all
        (select i.occurred_at, i.id, ${jsonOf(ofIncident)}::jsonb from incidents i
          where i.condominium_id = ${here} and i.occurred_at >= ${begins} and i.occurred_at < ${ends} and ${at(sql`i`)}
            and (${everything}::boolean or exists (select from incident_lines o join lines l on l.id = o.log_id
              where o.condominium_id = i.condominium_id and o.incident_id = i.id)) order by i.occurred_at desc limit ${most} + 1)
      ), newest as (select h.* from happened h order by h.at desc, h.id desc limit ${most})
    select json_build_object('condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'names_since', now() - make_interval(days => access.retention_of(c)),
      'screens_since', now() - make_interval(days => least(30, access.retention_of(c))),
      'items', (select coalesce(json_agg(n.told order by n.at, n.id), '[]') from newest n),
      'more', (select count(*) > ${most} from happened),
      'inside', (select coalesce(json_agg(json_build_object('id', i.id, 'since', i.occurred_at, 'name', s.name, 'last_name', s.last_name,
          'hidden', s.log_id is null, 'people', i.people_inside, 'unit_number', case when s.log_id is not null then i.unit_number end) order by i.occurred_at, i.id), '[]')
        from inside i left join access_log_subjects s on s.condominium_id = i.condominium_id and s.log_id = i.id))
    from condominiums c, asked where c.id = ${here} and asked.may`)
}
