/** Notices are read from the facts themselves; only marks are stored. */

import { type CallContext, serve } from '../server/calls/serve.ts'
import { constantTexts, type Sql, sql } from '../server/database/sql.ts'
import { limit } from '../server/limits/limits.ts'
import { isPublicKey } from '../server/outgoing/push.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { askingKinds, notices } from './notices.contract.ts'
import { noticeRefusals } from './notices.refusals.ts'

const ofEntry = sql`s.kind in ('visitor_entered', 'entered_by_rule', 'entry_contested', 'let_in', 'entered_at_reader', 'entry_corrected', 'gate_conflict', 'went_out')`
const ofRequest = sql`s.kind in ('visitor_approval_request', 'new_visitor', 'visitor_approved', 'visitor_denied', 'answered_by_rule', 'stays_too_long')`

/** Reads the line of an entry, and the authorization of an entry or a request. The limits make PostgreSQL look for one, not read them all. */
const line = sql`(select l.authorization_id, l.people from access_logs l
  where ${ofEntry} and l.condominium_id = s.condominium_id and l.id = s.fact_id limit 1)`
const authorization = sql`(select a.id, a.auth_type, a.resident_id, a.arrival_kind, access.people_counted_in(l.people, a.details) as people
  from authorizations a
  where a.condominium_id = s.condominium_id and a.id = case when ${ofRequest} then s.fact_id else l.authorization_id end limit 1)`

/** A resident's own entry has a card, a unit's has its request. */
const card = sql`case when ${ofEntry} and a.id is not null then
  json_build_object('id', a.id, 'auth_type', a.auth_type, 'of_unit', a.resident_id is null, 'arrival_kind', a.arrival_kind) end`
const arrivalKind = sql`case when ${ofRequest} then a.arrival_kind end`

/** For visits older than a day, an administrator reads only the fact; the log shows the name after a reason. */
const hidden = sql`(select access.gives_reasons()) and n.at <= now() - interval '24 hours'
  and n.kind in ('new_visitor', 'visitor_approved', 'visitor_denied', 'let_in', 'entry_corrected', 'entry_contested', 'gate_conflict')`
const nameShown = (column: Sql) => sql`case when not s.hidden then ${column} end`
/** These name a guard or a station, and the reason is one of the product's texts. */
const ofGate = sql`s.kind in ('new_visitor', 'gate_conflict')`

/**
 * Has no parameters, so that its plan is kept: otherwise PostgreSQL would plan it for each call, which takes four times as long as the
 * bell itself.
 */
function list(_: unknown, { db }: CallContext) {
  return db.json(sql`with shown as materialized (
      select n.*, m.read_at is not null as read, ${hidden} as hidden from access.notices n
        left join notice_marks m on m.profile_id = (select access.caller_id()) and m.kind = n.kind and m.fact_id = n.fact_id
        where m.dismissed_at is null
          and (n.kind in (${constantTexts(askingKinds)}) or n.at > coalesce((select p.cleared_until from notice_preferences p where p.profile_id = access.caller_id()), '-infinity'))
    )
    select json_build_object(
      'unread', (select count(*) from (select from shown where not read limit 100) unread),
      'items', (select coalesce(json_agg(item), '[]') from (
        select json_build_object('kind', s.kind, 'fact_id', s.fact_id, 'at', s.at, 'read', s.read, 'name', coalesce(${nameShown(sql`s.name`)}, ''),
            'last_name', ${nameShown(sql`s.last_name`)}, 'unit_number', ${nameShown(sql`s.unit_number`)}, 'condominium', c.name, 'time_zone', c.time_zone,
            'by_name', case when ${ofGate} or not s.hidden then access.known_as(s.condominium_id, s.by_id, s.by_name, s.at) end, 'reason', case when ${ofGate} or not s.hidden then s.reason end,
            'amenity', case when s.amenity_type is not null then json_build_object('amenity_type', s.amenity_type, 'name', s.amenity_name) end,
            'starts_at', s.starts_at, 'card', ${card}, 'people', a.people, 'arrival_kind', ${arrivalKind}, 'provenance', s.told) as item
          from (select * from shown order by at desc, fact_id desc limit 50) s left join condominiums c on c.id = s.condominium_id
            left join lateral ${line} l on true
            left join lateral ${authorization} a on true
          order by s.at desc, s.fact_id desc
      ) newest))`)
}

/** Users can mark only facts that concern them. An id known in two condominiums is marked in both; ended facts are skipped. */
async function mark({ notices: marked, as }: Parsed<typeof notices.mark>, { db }: CallContext) {
  await db.execute(sql`insert into notice_marks (profile_id, kind, fact_id, dismissed_at)
    select distinct access.caller_id(), n.kind, n.fact_id, case when ${as} = 'dismissed' then now() end from access.notices n
      where (n.kind, n.fact_id) in (select * from unnest(${marked.map((one) => one.kind)}::text[], ${marked.map((one) => one.fact_id)}::uuid[]))
    on conflict (profile_id, kind, fact_id) do update
      set dismissed_at = coalesce(notice_marks.dismissed_at, excluded.dismissed_at)`)
}

function clear({ until }: Parsed<typeof notices.clear>, { db }: CallContext) {
  return db.json(sql`with former as materialized (select cleared_until from notice_preferences where profile_id = access.caller_id()),
    cleared as (
      insert into notice_preferences (profile_id, cleared_until) values (access.caller_id(), least(${until}::timestamptz, now()))
        on conflict (profile_id) do update set cleared_until = greatest(notice_preferences.cleared_until, excluded.cleared_until)
        returning cleared_until
    )
    select json_build_object('until', cleared_until, 'before', (select cleared_until from former)) from cleared`)
}

async function unclear({ until, before }: Parsed<typeof notices.unclear>, { db }: CallContext) {
  await db.execute(sql`update notice_preferences set cleared_until = ${before}::timestamptz
    where profile_id = access.caller_id() and cleared_until = ${until}::timestamptz`)
}

/** The first time counts: the guard reads it as "seen at". */
async function seen({ fact_ids, channel }: Parsed<typeof notices.seen>, { db }: CallContext) {
  await db.execute(sql`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, shown_at)
    select n.condominium_id, n.kind, n.fact_id, access.caller_id(), ${channel}, now() from access.notices n
      where n.kind = 'visitor_approval_request' and n.fact_id = any(${fact_ids}::uuid[])
    on conflict on constraint delivery_known do update set shown_at = now() where deliveries.shown_at is null`)
}

async function changePreferences({ by_mail }: Parsed<typeof notices.changePreferences>, { db }: CallContext) {
  await db.execute(sql`insert into notice_preferences (profile_id, by_mail) values (access.caller_id(), ${by_mail}::boolean)
    on conflict (profile_id) do update set by_mail = excluded.by_mail`)
}

async function subscribe(input: Parsed<typeof notices.subscribe>, { db, push, token_hash }: CallContext) {
  if (!push.mayReach(input.endpoint)) throw refusal(noticeRefusals, 'push_service_unknown', 422)
  const p256dh = Buffer.from(input.p256dh, 'base64url')
  if (!isPublicKey(p256dh)) throw new Refusal('invalid', 422, { fields: [{ field: 'p256dh', problem: 'invalid' }] })
  await db.execute(sql`select access.subscribe(${token_hash}::bytea, ${newId()}::uuid, ${input.endpoint},
    ${p256dh}::bytea, ${Buffer.from(input.auth, 'base64url')}::bytea)`)
}

async function unsubscribe({ endpoint }: Parsed<typeof notices.unsubscribe>, { db }: CallContext) {
  await db.execute(
    sql`delete from push_subscriptions where profile_id = (select access.caller_id()) and endpoint = ${endpoint}`,
  )
}

async function ring({ endpoint }: Parsed<typeof notices.ring>, context: CallContext) {
  await limit(context, [
    { act: 'ring from', of: context.request.address, most: 40, minutes: 10 },
    { act: 'ring', of: endpoint, most: 6, minutes: 10 },
  ])
  await context.db.executeOrNotFound(sql`select from access.ring_device(${endpoint}) done where done`)
}

export const noticeCalls = serve(notices, {
  list,
  mark,
  clear,
  unclear,
  seen,
  preferences: (_, { db, push }) =>
    db.json(sql`select json_build_object('push_key', ${push.public_key}::text,
      'by_mail', coalesce((select p.by_mail from notice_preferences p where p.profile_id = access.caller_id()), true))`),
  changePreferences,
  subscribe,
  unsubscribe,
  ring,
})
