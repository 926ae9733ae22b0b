/** Answers what happened: everything that is known of a time, in one statement. */
import type { Asking } from '../server/calls/serve.ts'
import { jsonOf, type Shape } from '../server/database/shape.ts'
import { visitShown } from '../server/database/shown.ts'
import { constant, type Sql, sql } from '../server/database/sql.ts'
import { isWholeAct } from '../server/database/wholeAct.ts'
import type { Parsed } from '../shared/contract.ts'
import { mostHappened } from './happened.ts'
import type { looks } from './looks.contract.ts'
import { passOf } from './passOf.ts'

const most = constant(mostHappened)
const nothing = sql`null::text`

/** Of a line `l` whose name is shown: `s`, its authorization `a`, what the screen said `v`, why it was let in `g`. */
const shown = (column: Sql) => sql`case when s.log_id is not null then ${column} end`

const ofLine: Shape = {
  id: sql`l.id`,
  at: sql`l.occurred_at`,
  group: sql`case when l.corrects is not null then 'corrected' when l.event_type = 'entry' then 'came'
    when l.event_type in ('exit', 'visitor_checkout') then 'left' when l.event_type = 'visitor_registered' then 'asked' else 'other' end`,
  what: sql`l.event_type`,
  auth_type: sql`(select w.auth_type from access.line_kinds w where w.condominium_id = l.condominium_id and w.log_id = l.id)`,
  name: sql`s.name`,
  last_name: sql`s.last_name`,
  arrival_kind: sql`l.arrival_kind`,
  hidden: sql`s.log_id is null`,
  unit_number: shown(sql`l.unit_number`),
  authorization_id: sql`l.authorization_id`,
  channel: sql`case when l.actor_role = 'device' then 'device' when l.station_id is not null then 'station' when l.actor_role = 'resident' then 'home'
    when l.actor_role = 'system' then 'system' else 'desk' end`,
  gate_name: sql`l.gate_name`,
  actor_name: sql`case when l.actor_role <> 'resident' then l.actor_name else ${shown(sql`l.actor_name`)} end`,
  invited_by: shown(
    sql`(select h.full_name from profiles h where h.id = l.resident_id and l.person_id is null and l.event_type = 'entry')`,
  ),
  answered_by: shown(
    sql`case when l.event_type in ('entry', 'visitor_registered') and a.outcome_channel is distinct from 'guard' then coalesce(a.outcome_by_name, a.decided_by_name) end`,
  ),
  authorized_by: shown(sql`coalesce(s.word_of, l.authorized_by)`),
  override_reason: shown(sql`coalesce(s.said, l.override_reason)`),
  shown: sql`case when coalesce(v.id, g.id) is not null then json_build_object('verdict', v.verdict, 'reason', coalesce(v.reason, g.reason),
    'taken_at', coalesce(v.snapshot_taken_at, g.snapshot_taken_at)) end`,
  told: sql`access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt,
    l.conflict)`,
  correction: sql`(select k.word from access.correction_of(l.condominium_id, l.id, l.corrects) k)`,
  beside: sql`coalesce(l.corrects, (select k.id from access_logs k where k.condominium_id = l.condominium_id and k.corrects = l.id limit 1))`,
  incident_id: sql`(select i.incident_id from incident_lines i where i.condominium_id = l.condominium_id and i.log_id = l.id limit 1)`,
  said: nothing,
}

const empty: Shape = Object.fromEntries(Object.keys(ofLine).map((key) => [key, sql`null`]))

/** Of a decision `v` that let nobody in, and its authorization `a` if it had one. */
const ofRefusal = (visible: Sql): Shape => ({
  ...empty,
  id: sql`v.id`,
  at: sql`v.at`,
  group: sql`'refused'`,
  what: sql`'refused'`,
  auth_type: sql`a.auth_type`,
  name: sql`case when ${visible} then a.name end`,
  last_name: sql`case when ${visible} then a.last_name end`,
  hidden: sql`a.id is not null and not ${visible}`,
  unit_number: sql`case when ${visible} then a.unit_number end`,
  authorization_id: sql`v.authorization_id`,
  channel: sql`case when v.station_id is null then 'device' else 'station' end`,
  gate_name: sql`v.gate_name`,
  actor_name: sql`access.name_at_gate(v.condominium_id, v.seen_by)`,
  shown: sql`json_build_object('verdict', v.verdict, 'reason', v.reason, 'taken_at', v.snapshot_taken_at)`,
})

const ofIncident: Shape = {
  ...empty,
  id: sql`i.id`,
  at: sql`i.occurred_at`,
  group: sql`'incident'`,
  what: sql`i.kind`,
  hidden: sql`false`,
  channel: sql`'station'`,
  gate_name: sql`i.gate_name`,
  actor_name: sql`i.actor_name`,
  incident_id: sql`i.id`,
  said: sql`i.what_happened`,
}

export function readHappened(input: Parsed<typeof looks.happened>, { door }: Asking) {
  const { condominium_id, kind, subject_id, gate_id, from, until } = input
  const code = passOf(input)
  const subject = code.subject ?? input.subject
  const [here, begins, ends] = [sql`${condominium_id}::uuid`, sql`${from}::timestamptz`, sql`${until}::timestamptz`]
  const everything = kind === 'everything'
  /** Only those that a look shows: a reason for one period is no way to find what is beyond it. */
  const rows = (
    since: Sql,
  ) => sql`select r.id, r.is_line from asked, lateral access.rows_about(${here}, ${kind}::text, ${subject}::text,
    ${subject_id}::uuid, asked.passes, ${since}, ${ends}) r where asked.may and case when r.is_line
      then exists (select from access_log_subjects w where w.condominium_id = ${here} and w.log_id = r.id)
      else exists (select from authorizations a where a.condominium_id = ${here} and a.id = r.id and ${visitShown}) end`
  /** Lines of the log in a time that are about the subject; where it is everything, they are read by their index. */
  const linesOf = (log: Sql, since: Sql) =>
    everything
      ? sql`from ${log} l where l.condominium_id = ${here} and l.occurred_at >= ${since} and l.occurred_at < ${ends}`
      : sql`from (${rows(since)}) f join ${log} l on l.condominium_id = ${here} and l.id = f.id where f.is_line`
  const at = (row: Sql) => (gate_id ? sql`${row}.gate_id = ${gate_id}::uuid` : sql`true`)
  const whole = everything ? isWholeAct(sql`l`) : sql`true`
  const ofSubject = (authorization: Sql) =>
    everything
      ? sql`true`
      : sql`${authorization} in (select f.id from found f union select l.authorization_id from lines l)`
  const visible = sql`(v.at > now() - interval '24 hours' or access.shows_visit(a.condominium_id, a.id, a.created_at))`
  return door.json(sql`
    with asked as materialized (select
        case when ${kind}::text = 'everything' or ${begins} > now() - interval '24 hours' then true
          else access.want_reason(${here}, ${subject}::text, ${subject_id}::uuid, null) end as may,
        case when ${kind}::text = 'pass' then (select n.ids from access.named_at_gate(${here}, ${subject_id}::uuid, ${code.pass ?? null}::uuid,
          ${code.number ?? null}::text, null) n) end as passes),
      found as materialized (${everything ? sql`select null::uuid as id where false` : rows(begins)}),
      lines as materialized (select l.* ${linesOf(sql`access_logs`, begins)} and ${at(sql`l`)} and ${whole}
        order by l.occurred_at desc, l.id desc limit ${most} + 1),
      inside as materialized (select distinct on (coalesce(l.authorization_id, l.guest_id, l.person_id)) l.*
        ${linesOf(sql`access.counted_logs`, sql`${ends} - interval '30 days'`)} and l.event_type in ('entry', 'exit', 'visitor_checkout')
          and ${whole}
        order by coalesce(l.authorization_id, l.guest_id, l.person_id), l.occurred_at desc, l.id desc),
      happened as (
        select l.occurred_at as at, l.id, ${jsonOf(ofLine)}::jsonb as told from lines l
          left join lateral (select w.log_id, w.name, w.last_name, w.said, w.word_of from access_log_subjects w
            where w.condominium_id = l.condominium_id and w.log_id = l.id limit 1) s on true
          left join lateral (select o.outcome_channel, o.outcome_by_name, o.decided_by_name from authorizations o
            where o.condominium_id = l.condominium_id and o.id = l.authorization_id limit 1) a on true
          left join access_decisions g on g.condominium_id = l.condominium_id and g.id = l.id and g.verdict is null
          left join lateral (select d.id, d.verdict, d.reason, d.snapshot_taken_at from access_decisions d where d.condominium_id = l.condominium_id
            and d.authorization_id = l.authorization_id and d.verdict is not null
            and d.at between l.occurred_at - interval '5 minutes' and l.occurred_at + interval '1 minute'
            order by d.at desc, d.id desc limit 1) v on l.event_type = 'entry'
        union all
        (select v.at, v.id, ${jsonOf(ofRefusal(visible))}::jsonb from access_decisions v
          left join authorizations a on a.condominium_id = v.condominium_id and a.id = v.authorization_id
          where v.condominium_id = ${here} and v.at >= ${begins} and v.at < ${ends} and v.verdict is not null and v.verdict <> 'green'
            and ${at(sql`v`)} and ${ofSubject(sql`v.authorization_id`)} order by v.at desc limit ${most} + 1)
        union all
        (select i.occurred_at, i.id, ${jsonOf(ofIncident)}::jsonb from incidents i
          where i.condominium_id = ${here} and i.occurred_at >= ${begins} and i.occurred_at < ${ends} and ${at(sql`i`)}
            and (${everything}::boolean or exists (select from incident_lines o join lines l on l.id = o.log_id
              where o.condominium_id = i.condominium_id and o.incident_id = i.id)) order by i.occurred_at desc limit ${most} + 1)
      ), newest as (select h.* from happened h order by h.at desc, h.id desc limit ${most})
    select json_build_object('condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'items', (select coalesce(json_agg(n.told order by n.at, n.id), '[]') from newest n),
      'more', (select count(*) > ${most} from happened),
      'inside', (select coalesce(json_agg(json_build_object('id', i.id, 'since', i.occurred_at, 'name', s.name, 'last_name', s.last_name,
          'hidden', s.log_id is null, 'unit_number', case when s.log_id is not null then i.unit_number end) order by i.occurred_at, i.id), '[]')
        from (select * from inside i where i.event_type = 'entry' order by i.occurred_at desc limit 200) i
        left join access_log_subjects s on s.condominium_id = i.condominium_id and s.log_id = i.id))
    from condominiums c, asked where c.id = ${here} and asked.may`)
}
