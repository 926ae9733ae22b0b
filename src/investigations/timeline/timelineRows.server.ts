/** Reads an event as a row: a log line, or a screen's card without an entry. The policies hide its name. */
import type { Shape } from '../../server/database/shape.ts'
import { type Sql, sql } from '../../server/database/sql.ts'

const nothing = sql`null::text`

/** For a line `l` whose name is visible: `s`, its authorization `a`, the screen's verdict `v`, the reason of the entry `g`. */
const shown = (column: Sql) => sql`case when s.log_id is not null then ${column} end`

export const ofLine: Shape = {
  id: sql`l.id`,
  at: sql`l.occurred_at`,
  group: sql`case when l.corrects is not null then 'corrected' when l.event_type = 'entry' then 'came'
    when l.event_type in ('exit', 'visitor_checkout') then 'left'
    when l.event_type in ('denied_late', 'denied_after_all', 'refused_late', 'authority_turned_away')
      or l.event_type = 'visitor_registered' and a.outcome = 'refused' then 'refused'
    when l.event_type = 'visitor_registered' then 'asked' else 'other' end`,
  what: sql`l.event_type`,
  auth_type: sql`(select w.auth_type from access.line_kinds w where w.condominium_id = l.condominium_id and w.log_id = l.id)`,
  name: sql`s.name`,
  last_name: sql`s.last_name`,
  arrival_kind: sql`l.arrival_kind`,
  hidden: sql`s.log_id is null`,
  unit_number: shown(sql`l.unit_number`),
  tower: shown(
    sql`(select u.tower from units u where u.condominium_id = l.condominium_id and u.unit_number = l.unit_number)`,
  ),
  authorization_id: sql`l.authorization_id`,
  channel: sql`case when l.actor_role = 'device' then 'device' when l.station_id is not null then 'station' when l.actor_role = 'resident' then 'home'
    when l.actor_role = 'system' then 'system' else 'desk' end`,
  gate_name: sql`l.gate_name`,
  actor_name: sql`case when l.actor_role <> 'resident' or s.log_id is not null then access.known_as(l.condominium_id, l.actor_id, l.actor_name, l.occurred_at, l.recorded_at) end`,
  invited_by: shown(
    sql`(select h.full_name from profiles h where h.id = l.resident_id and l.person_id is null and l.event_type = 'entry')`,
  ),
  answered_by: shown(
    sql`case when l.event_type in ('entry', 'visitor_registered') and a.outcome_channel is distinct from 'guard' then case when a.outcome_by_name <> a.decided_by_name then a.outcome_by_name
      else coalesce(access.known_as(l.condominium_id, a.decided_by, a.decided_by_name, a.decided_at), a.outcome_by_name) end end`,
  ),
  authorized_by: shown(sql`coalesce(s.word_of, l.authorized_by)`),
  override_reason: shown(sql`coalesce(s.said, l.override_reason)`),
  shown: sql`case when coalesce(v.id, g.id) is not null then json_build_object('verdict', v.verdict, 'reason', coalesce(v.reason, g.reason),
    'taken_at', coalesce(v.snapshot_taken_at, g.snapshot_taken_at),
    'arrived_at', case when v.arrived_at - v.at > interval '2 minutes' then v.arrived_at end, 'signed', v.id is null or v.signed) end`,
  ended: sql`case when l.event_type = 'visitor_registered' and a.outcome is not null then json_build_object('outcome', a.outcome, 'at', a.outcome_at,
    'by', ${shown(sql`a.outcome_by_name`)}) end`,
  carried:
    shown(sql`case when l.event_type in ('entry', 'visitor_registered') then nullif(concat_ws(' · ', a.details ->> 'company',
    a.details ->> 'purpose'), '') end`),
  people: sql`l.people`,
  group_size: sql`case when l.event_type in ('entry', 'visitor_registered') then nullif(access.people_of(a.details), 1) end`,
  rung: sql`case when l.event_type = 'visitor_registered' and l.occurred_at > now() - interval '30 days' then (select json_build_object('phones', count(*) filter (where d.channel = 'push'),
    'at', min(d.sent_at) filter (where d.channel = 'push'), 'seen', count(*) filter (where d.shown_at is not null)) from deliveries d
    where d.condominium_id = l.condominium_id and d.kind = 'visitor_approval_request' and d.fact_id = l.authorization_id) end`,
  provenance: sql`access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt,
    l.conflict)`,
  correction: sql`(select k.word from access.correction_of(l.condominium_id, l.id, l.corrects) k)`,
  beside: sql`coalesce(l.corrects, (select k.id from access_logs k where k.condominium_id = l.condominium_id and k.corrects = l.id limit 1))`,
  incident_id: sql`(select i.incident_id from incident_lines i where i.condominium_id = l.condominium_id and i.log_id = l.id limit 1)`,
  said: nothing,
}

export const emptyRow: Shape = Object.fromEntries(Object.keys(ofLine).map((key) => [key, sql`null`]))

const visible = sql`(v.at > now() - interval '24 hours' or access.shows_visit(a.condominium_id, a.id, a.created_at))`

/** Matches a decision `v` with its entry: of the same guard at the same station, or of the same device. */
const sameHands = (line: Sql, decision: Sql) => sql`coalesce(${line}.told_as, ${line}.actor_id) = ${decision}.seen_by
  and ${line}.station_id is not distinct from ${decision}.station_id`

export const hasEntry = sql`exists (select from access_logs l where l.condominium_id = v.condominium_id
  and l.authorization_id = v.authorization_id and l.event_type = 'entry' and ${sameHands(sql`l`, sql`v`)}
  and l.occurred_at between v.at - interval '1 minute' and v.at + interval '5 minutes')`

/** Describes a decision `v` without an entry, and its authorization `a` if it had one. */
export const ofScreen: Shape = {
  ...emptyRow,
  id: sql`v.id`,
  at: sql`v.at`,
  group: sql`'screen'`,
  what: sql`'screen'`,
  auth_type: sql`a.auth_type`,
  name: sql`case when ${visible} then a.name end`,
  last_name: sql`case when ${visible} then a.last_name end`,
  hidden: sql`a.id is not null and not ${visible}`,
  unit_number: sql`case when ${visible} then a.unit_number end`,
  authorization_id: sql`v.authorization_id`,
  channel: sql`case when v.station_id is null then 'device' else 'station' end`,
  gate_name: sql`v.gate_name`,
  actor_name: sql`access.known_as(v.condominium_id, v.seen_by, access.name_at_gate(v.condominium_id, v.seen_by), v.at)`,
  shown: sql`json_build_object('verdict', v.verdict, 'reason', v.reason, 'taken_at', v.snapshot_taken_at, 'arrived_at', null,
    'signed', v.signed or v.station_id is null)`,
  provenance: sql`access.provenance_of(v.condominium_id, v.at, v.arrived_at, null, null, true, null, null, null)`,
}

/** Joins the details of a line `l` by key: an ordinary join may read a whole table for every line. */
export const besideLine = sql`left join lateral (select w.log_id, w.name, w.last_name, w.said, w.word_of from access_log_subjects w
    where w.condominium_id = l.condominium_id and w.log_id = l.id limit 1) s on true
  left join lateral (select o.outcome, o.outcome_at, o.outcome_channel, o.outcome_by_name, o.decided_at, o.decided_by, o.decided_by_name, o.details from authorizations o
    where o.condominium_id = l.condominium_id and o.id = l.authorization_id limit 1) a on true
  left join lateral (select d.id, d.reason, d.snapshot_taken_at from access_decisions d where d.condominium_id = l.condominium_id
    and d.id = l.id and d.verdict is null limit 1) g on true
  left join lateral (select d.id, d.at, d.arrived_at, d.verdict, d.reason, d.snapshot_taken_at, d.signed or d.station_id is null as signed
    from access_decisions d where d.condominium_id = l.condominium_id
    and d.authorization_id = l.authorization_id and d.verdict is not null and ${sameHands(sql`l`, sql`d`)}
    and d.at between l.occurred_at - interval '5 minutes' and l.occurred_at + interval '1 minute'
    order by d.at desc, d.id desc limit 1) v on l.event_type = 'entry'`

export const besideScreen = sql`left join authorizations a on a.condominium_id = v.condominium_id and a.id = v.authorization_id`
