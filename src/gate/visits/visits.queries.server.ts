import type { CallContext } from '../../server/calls/serve.ts'
import { itemOf, listOf } from '../../server/database/callerDb.ts'
import { type Days, withinDays } from '../../server/database/fragments/days.ts'
import { hostStands } from '../../server/database/fragments/hostStands.ts'
import { unitLike } from '../../server/database/fragments/unitSearch.ts'
import {
  lineShown,
  notedPast,
  notedSearch,
  reasonFor,
  visitIsPast,
  visitShown,
} from '../../server/database/fragments/visibleNames.ts'
import { before, containing, newestOfEach, pageOf, plainly } from '../../server/database/page.ts'
import { type Shape, seldom } from '../../server/database/shape.ts'
import { all, nothing, type Sql, sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import type { visits } from './visits.contract.ts'

export const stands = hostStands(sql`a`)

/** How far the notice got, read only for open requests and only for the desk. */
const firstDelivery = (at: Sql) => sql`case when a.status = 'pending_approval' then (select min(${at}) from deliveries d
    where d.condominium_id = a.condominium_id and d.kind = 'visitor_approval_request' and d.fact_id = a.id) end`
const howFar = { sent_at: firstDelivery(sql`d.sent_at`), shown_at: firstDelivery(sql`d.shown_at`) }
const notAsked: typeof howFar = { sent_at: sql`null::timestamptz`, shown_at: sql`null::timestamptz` }

/** How a request reached the server, where a station sent it later or in another name. */
const provenanceOfRequest = sql`access.provenance_of(a.condominium_id, a.registered_at, a.created_at, a.sent_by, a.sent_by_name,
  a.registration_proven, a.registered_as, a.registration_doubt, null)`

const settledBy = sql`case when a.closed_at is not null then (select access.word_said(l.condominium_id, l.id, l.authorized_by) from access_logs l
    where l.condominium_id = a.condominium_id and l.authorization_id = a.id and l.authorized_by is not null limit 1) end`

/** Decides once per row whether the caller may read the name. */
export const shownToCaller = sql`cross join lateral (select ${visitShown} as yes offset 0) shown`
export const nameShown = (column: Sql) => sql`case when shown.yes then ${column} end`
const always = (column: Sql) => column

/**
 * Lists the fields of a visit. `who` wraps the fields that identify a person and the texts about them (purpose, notes): administrators
 * read them for a day only. The kind of arrival, the company and the number of people stay visible.
 */
const visitShape = (who: (column: Sql) => Sql, document: Sql, reached = notAsked): Shape => ({
  id: sql`a.id`,
  auth_type: sql`a.auth_type`,
  condominium: { id: sql`c.id`, name: sql`c.name`, time_zone: sql`c.time_zone` },
  unit_number: sql`coalesce(${who(sql`a.unit_number`)}, '')`,
  status: sql`a.status`,
  suspended: sql`a.suspended_at is not null`,
  dismissed: seldom(sql`nullif(a.dismissed_at is not null, false)`),
  stands,
  out_of_hours: sql`access.out_of_hours(a.auth_type, a.details, c.time_zone, now())`,
  inside: sql`a.inside`,
  ever_entered: sql`a.entered_at is not null`,
  closed: sql`a.closed_at is not null`,
  settled_by: who(settledBy),
  name: sql`coalesce(${who(sql`a.name`)}, '')`,
  last_name: who(sql`a.last_name`),
  document: who(document),
  weekdays: sql`a.details -> 'weekdays'`,
  phone_number: who(sql`a.phone_number`),
  vehicle_plate: who(sql`a.vehicle_plate`),
  purpose: who(sql`a.details ->> 'purpose'`),
  arrival_kind: sql`a.arrival_kind`,
  company: seldom(sql`a.details ->> 'company'`),
  people: seldom(sql`(a.details ->> 'people')::int`),
  people_inside: seldom(
    sql`case when a.inside and access.people_of(a.details) > 1 then access.people_inside(a.inside, a.people_inside, a.details) end`,
  ),
  companions: seldom(who(sql`a.details ->> 'companions'`)),
  outcome: seldom(sql`a.outcome`),
  outcome_channel: seldom(sql`a.outcome_channel`),
  outcome_by_name: seldom(who(sql`a.outcome_by_name`)),
  answer: seldom(sql`a.answer`),
  call_wanted_by_name: seldom(who(sql`case when a.status = 'pending_approval' then a.call_wanted_by_name end`)),
  document_seen: seldom(sql`a.details -> 'document_seen'`),
  no_document: seldom(sql`a.details -> 'no_document'`),
  rule: seldom(who(sql`a.details -> 'rule'`)),
  contested_at: seldom(sql`a.contested_at`),
  notes: who(sql`a.details ->> 'notes'`),
  relationship: sql`a.relationship`,
  valid_from: sql`a.valid_from`,
  valid_until: sql`a.valid_until`,
  created_at: sql`a.created_at`,
  registered_by_name: sql`access.known_as(a.condominium_id, a.registered_by, a.registered_by_name, a.registered_at, a.created_at)`,
  provenance: provenanceOfRequest,
  decided_at: sql`a.decided_at`,
  decided_by_name: who(sql`access.known_as(a.condominium_id, a.decided_by, a.decided_by_name, a.decided_at)`),
  decided_by_administration: seldom(sql`nullif(a.decided_by_administration, false)`),
  ...reached,
})
const expired = sql`a.created_at <= now() - access.time_to_answer()`
const live = sql`coalesce(a.valid_until > now(), true)`
const open = sql`a.status in ('active', 'approved') and a.suspended_at is null and ${live}`

const photo = sql`case when a.auth_type in ('co_resident', 'permanent_visitor', 'worker') then (select f.id from pass_photos f
    where f.condominium_id = a.condominium_id and f.authorization_id = a.id) end`

/** Administrators read names for a day, and older ones after giving a reason. Staff read the end of a document. */
const forStaff = (reached = notAsked): Shape => ({
  ...visitShape(nameShown, sql`a.masked_document`, reached),
  // The home read the warning before it answered the request.
  resembles: seldom(sql`case when not a.inside and a.ask_seconds is null and ${open} then
    nullif(access.resembles_refused(a.condominium_id, a.id), false) end`),
  badge: seldom(nameShown(sql`a.badge`)),
  photo: seldom(nameShown(photo)),
  badge_asked: seldom(sql`nullif(a.inside and a.arrival_kind = any(c.badge_kinds), false)`),
  hidden: seldom(sql`nullif(not shown.yes, false)`),
})
const atDesk = forStaff(howFar)
const atDeskOfResident = forStaff()
const forHost: Shape = {
  ...visitShape(always, sql`a.id_document`),
  gone: seldom(sql`case when a.closed_at is not null and a.status = 'pending_approval' and a.entered_at is null then
    case when access.is_gone(a.outcome) then a.outcome else (select replace(l.event_type, '_late', '') from access_logs l
      where l.condominium_id = a.condominium_id and l.authorization_id = a.id
        and l.event_type in ('refused_late', 'left_late', 'left_at_gate_late') limit 1) end end`),
  gone_at: seldom(sql`case when a.status = 'pending_approval' and a.entered_at is null then a.closed_at end`),
  resembles: seldom(
    sql`case when (select (access.caller_home()).kind) is distinct from 'guest' then a.details -> 'resembles' end`,
  ),
  may_change:
    seldom(sql`nullif(a.decided_by = access.caller_id() and a.resident_id is null and a.status in ('approved', 'denied')
    and a.entered_at is null and a.closed_at is null and a.created_at > now() - access.time_to_answer(), false)`),
}

const refused = sql`(a.status = 'denied' or (a.status = 'pending_approval' and a.closed_at is null and ${expired}))`
/** The filters as conditions, equal to `authorizationState`; `filters.server.test.ts` compares the two. */
const statuses = {
  pending: sql`a.status = 'pending_approval' and a.closed_at is null and not (${expired}) and not a.inside`,
  approved: sql`not ${refused} and (a.inside or (${open} and ${stands}))`,
  denied: refused,
}

type Filter = Omit<Parsed<typeof visits.list>, 'after'>

/** Needs authorizations `a` and condominiums `c`. */
export const visitsWanted = (input: Filter) =>
  all([
    sql`a.auth_type = 'temporary_visitor'`,
    ...places(sql`a.condominium_id`, input.condominium_id),
    ...days(sql`a.created_at`, input),
    ...(input.status ? [statuses[input.status]] : []),
    ...(input.search
      ? [
          notedSearch(input, input.search),
          visitShown,
          sql`(a.plain_name like ${plainly(input.search)} or a.masked_document like ${containing(input.search)}
            or ${unitLike({ place: sql`a.condominium_id`, unit: sql`a.unit_number` }, input.search)})`,
        ]
      : []),
  ])

/** Every desk shows the first page without a filter, so the audit does not record it. */
export const goesBack = ({ after, from, until }: Pick<Parsed<typeof visits.list>, 'after' | 'from' | 'until'>) =>
  Boolean(after || from || until)

export function listVisits(input: Parsed<typeof visits.list>, { db }: CallContext) {
  const wanted = visitsWanted(input)
  return db.answer(
    pageOf({
      shape: atDesk,
      from: sql`from (${newestOfEach(sql`select a.condominium_id, a.id, a.created_at as at from authorizations a
          where a.condominium_id = c.id and ${wanted} and ${before([sql`a.created_at`, sql`a.id`], input.after)}
            and ${goesBack(input) && !input.search ? notedPast(input, visitIsPast) : sql`true`}
          order by a.created_at desc, a.id desc`)}) newest
        join authorizations a on a.condominium_id = newest.condominium_id and a.id = newest.id
        join condominiums c on c.id = a.condominium_id
        ${shownToCaller}
        order by a.created_at desc, a.id desc`,
      cursor: [sql`a.created_at`, sql`a.id`],
      counted: {
        rows: sql`select from authorizations a ${clocks(input, sql`a.condominium_id`)} where ${wanted}`,
        after: input.after,
      },
    }),
  )
}

export function listWaiting(_: unknown, { db }: CallContext) {
  return db.answer(
    listOf(
      forHost,
      sql`from authorizations a join condominiums c on c.id = a.condominium_id
        where a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null and not (${expired})
        order by a.created_at desc, a.id desc limit 50`,
    ),
  )
}

/** Covers the condominiums that the administrator runs. */
export function listToAnswer(_: unknown, { db }: CallContext) {
  return db.answer(
    listOf(
      atDeskOfResident,
      sql`from units u join authorizations a on a.condominium_id = u.condominium_id and a.unit_number = u.unit_number
        join condominiums c on c.id = a.condominium_id ${shownToCaller}
        where u.administration_since <= a.created_at and u.condominium_id = any((select access.caller_condominiums())::uuid[])
          and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null and not (${expired})
        order by a.created_at desc, a.id desc limit 50`,
    ),
  )
}

/** Includes answered requests, so that a late resident reads the answer and its author. */
export function readRequest({ id }: Parsed<typeof visits.request>, { db }: CallContext) {
  return db.answer(
    itemOf(
      forHost,
      sql`from authorizations a join condominiums c on c.id = a.condominium_id
        where a.id = ${id} and a.resident_id is null`,
    ),
  )
}

export function listOfResident(input: Parsed<typeof visits.ofResident>, { db }: CallContext) {
  const theirs = sql`a.condominium_id = ${input.condominium_id} and a.resident_id = ${input.resident_id} and a.auth_type <> 'pet'
    and ${reasonFor({ condominium_id: input.condominium_id }, null, input.resident_id)} and ${visitShown}`
  const cursor = [sql`a.created_at`, sql`a.id`] as const
  return db.answer(
    pageOf({
      shape: atDeskOfResident,
      from: sql`from authorizations a join condominiums c on c.id = a.condominium_id ${shownToCaller}
        where ${theirs} and ${before(cursor, input.after)}
          and ${notedPast({ condominium_id: input.condominium_id }, visitIsPast, input.resident_id)} order by a.created_at desc, a.id desc`,
      cursor,
      counted: { rows: sql`select from authorizations a where ${theirs}`, after: input.after },
    }),
  )
}

/** Derived from the access log alone; read for one resident at a time, by an index. */
export function readResidentPresence(
  { condominium_id, id }: Parsed<typeof visits.residentPresence>,
  { db }: CallContext,
) {
  return db.json(sql`select json_build_object('logged', c.log_resident_entries, 'inside', last.event_type = 'entry',
      'since', last.occurred_at, 'time_zone', c.time_zone,
      'lives', (select coalesce(json_agg(json_build_object('id', r.id, 'unit_number', r.unit_number, 'kind', r.kind, 'until', r.leaves_at,
          'stands', r.frozen_at is null and coalesce(r.leaves_at > now() - access.tolerance(), true)) order by r.since, r.id), '[]')
        from residences r where r.condominium_id = c.id and r.profile_id = ${id}::uuid and r.since is not null and r.until is null))
    from condominiums c
    left join lateral (select l.event_type, l.occurred_at from access_logs l
      where l.condominium_id = c.id and l.person_id = ${id}::uuid and ${lineShown} order by l.occurred_at desc, l.id desc limit 1) last on true
    where c.id = ${condominium_id}::uuid`)
}

export function countVisits({ condominium_id }: Parsed<typeof visits.count>, { db }: CallContext) {
  const here = all([sql`a.auth_type = 'temporary_visitor'`, ...places(sql`a.condominium_id`, condominium_id)])
  return db.json(sql`select json_build_object(
      'visitors', count(*),
      'visitors_of_month', count(*) filter (where a.created_at > now() - interval '30 days'),
      'visitors_of_week', count(*) filter (where a.created_at > now() - interval '7 days'),
      'pending', (select count(*) from authorizations a where ${here} and ${statuses.pending}),
      'inside', (select count(*) from access.visits_inside() i where ${all(places(sql`i.condominium_id`, condominium_id))}),
      'entries_today', (select count(*) from access.entries_today() e where ${all(places(sql`e.condominium_id`, condominium_id))}))
    from authorizations a where ${here}`)
}

export const places = (column: Sql, condominiumId: string | undefined) =>
  condominiumId ? [sql`${column} = ${condominiumId}::uuid`] : []

/** The condominiums' time zones, needed only when days are asked for. */
export const clocks = ({ from, until }: Days, condominiumId: Sql) =>
  from || until ? sql`join condominiums c on c.id = ${condominiumId}` : nothing

/** Days in the condominium's time zone. */
export const days = (column: Sql, asked: Days) => withinDays(column, sql`c.time_zone`, asked)
