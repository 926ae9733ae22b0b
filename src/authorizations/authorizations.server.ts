/** Handlers of the authorizations calls; the database enforces states and periods. */
import { z } from 'zod'
import { changedMeanwhile } from '../server/calls/changedMeanwhile.ts'
import { decideOnce, endOnce } from '../server/calls/repeated.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import type { CallerDb } from '../server/database/callerDb.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { dayNow } from '../server/database/fragments/days.ts'
import { before, pageOf, pageSize, plainly } from '../server/database/page.ts'
import { all, constant, name as nameOfColumn, nothing, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { atHome, homes, item, itemsFrom } from './authorizationItem.server.ts'
import { authorizations } from './authorizations.contract.ts'
import { authorizationRefusals } from './authorizations.refusals.ts'
import { today } from './home.server.ts'
import { kinds } from './kinds.ts'
import { showPass, visit } from './passes/passes.server.ts'
import { myPass, renewMyPass } from './passes/residentPass.server.ts'
import { storedValues } from './storedValues.server.ts'

function listAuthorizations(
  input: Parsed<typeof authorizations.list>,
  { db }: { readonly db: Pick<CallerDb, 'answer'> },
) {
  const isVisit = input.auth_type === 'temporary_visitor'
  const place = isVisit ? placeOfVisit : sql`a.created_at`
  const conditions = [
    sql`a.resident_id = (select access.caller_id()) and a.auth_type = ${input.auth_type}`,
    before([place, sql`a.id`], input.after),
    ...(input.id ? [sql`a.id = ${input.id}::uuid`] : []),
    ...matching(input.search),
    ...ofState(input.state),
    ...(input.without_parties
      ? [sql`not exists (select from party_guests g where g.condominium_id = a.condominium_id and g.id = a.id)`]
      : []),
  ]
  const ordered = sql`order by ${place} desc, a.id desc`
  const wanted = sql`where ${all(conditions)} ${ordered}`
  const from = isVisit
    ? sql`from authorizations a ${atHome} ${wanted}`
    : sql`${itemsFrom(sql`${wanted} limit ${constant(pageSize + 1)}`)} ${ordered}`
  return db.answer(
    pageOf({
      tables: homes,
      shape: item,
      from,
      cursor: [place, sql`a.id`],
      by_index: !isVisit,
    }),
  )
}

/**
 * Sorts visits as `visitDayOf` groups them, by one descending moment: visits of today get a moment two thousand years ahead; future visits
 * are mirrored, so that the next comes first; past visits come last, the latest first.
 */
const placeOfVisit = sql`(case
    when a.inside then a.created_at + interval '2000 years'
    when a.status in ('inactive', 'denied') or a.valid_until <= now() or not r.stands
      then coalesce(least(a.valid_until, a.created_at), a.created_at)
    when a.valid_from >= r.tomorrow
      then timestamptz '3500-01-01Z' - (a.valid_from - timestamptz '2000-01-01Z')
    else a.created_at + interval '2000 years'
  end)`

function matching(search: string): Sql[] {
  if (!search) return []
  return [
    sql`(a.plain_name like ${plainly(search)}
      or plain(concat_ws(' ', a.id_document, a.vehicle_plate, a.details ->> 'company')) like ${plainly(search)})`,
  ]
}

function ofState(state: Parsed<typeof authorizations.list>['state']): Sql[] {
  const over = sql`(a.status in ('inactive', 'denied') or a.dismissed_at is not null or coalesce(a.valid_until <= now(), false)
    or exists (select from r where r.id = a.residence_id and r.until is not null))`
  if (state === 'current') return [sql`not ${over}`]
  return state === 'ended' ? [over] : []
}

const status = z.object({ status: z.string(), at_home: z.boolean() })

/** Dates are in the time zone of the resident's home. */
const zone = sql`(select c.time_zone from condominiums c where c.id = (access.caller_home()).condominium_id)`

const formColumns = sql`auth_type, name, last_name, id_document, phone_number, vehicle_plate, relationship,
  can_authorize_access, details, private_details, valid_from, valid_until`

/** The database fills owner, home and status from the caller (`access.begin_own`). */
async function create({ id, auth_type, values, granting }: Parsed<typeof authorizations.create>, { db }: CallContext) {
  const { column, details, private_details } = storedValues(auth_type, values)
  const given = sql`${auth_type}, ${column.name}, ${column.last_name}, ${column.id_document}, ${column.phone_number},
    ${column.vehicle_plate}, ${column.relationship}, ${column.can_authorize_access}::boolean, ${details}::jsonb,
    ${private_details}::jsonb, access.beginning(${column.valid_from}, ${zone}), access.ending(${column.valid_until}, ${zone})`
  // Refused together with the request for permission: another adult answered first, or its day is over.
  const granted = granting
    ? sql`from access.answer_permission(${granting}::uuid, ${id}::uuid, null) answered where answered`
    : nothing
  const made =
    await db.execute(sql`insert into authorizations (id, ${formColumns}) select ${id}::uuid, ${given} ${granted}
    on conflict (condominium_id, id) do nothing`)
  if (made > 0) return
  const stored = await db.row(
    z.object({ same: z.boolean() }),
    sql`select (${formColumns}) is not distinct from (${given}) as same from authorizations where id = ${id}`,
  )
  if (!stored) throw new Refusal('not_found', 404)
  // A retry with corrected values must not get the answer of the first values.
  if (!stored.same) throw new Refusal('changed_meanwhile', 409)
}

function change(
  { id, revision, auth_type, values }: Parsed<typeof authorizations.change>,
  { db }: CallContext,
): Promise<void> {
  const { column, details, private_details } = storedValues(auth_type, values)
  const sent = Object.keys(values).filter((field) => values[field] !== undefined)
  // An absent field keeps its value: a page of an earlier release does not know every field.
  const given = (field: keyof typeof column, value = sql`${column[field]}`) =>
    sql`${nameOfColumn(field)} = case when ${sent.includes(field)}::boolean then ${value} else ${nameOfColumn(field)} end`
  // An imported worker may have an end date that the form does not show, so the edit keeps it.
  const dates =
    'valid_until' in kinds[auth_type].fields
      ? sql`, valid_from = access.beginning(${column.valid_from}, ${zone}),
        valid_until = access.ending(${column.valid_until}, ${zone})`
      : nothing
  return concluded(
    db,
    id,
    sql`update authorizations set name = ${column.name}, ${given('last_name')}, ${given('id_document')},
        ${given('phone_number')}, ${given('vehicle_plate')}, ${given('relationship')},
        ${given('can_authorize_access', sql`${column.can_authorize_access}::boolean`)},
        details = details - ${sent}::text[] || ${details}::jsonb,
        private_details = private_details - ${sent}::text[] || ${private_details}::jsonb${dates}
      where id = ${id} and auth_type = ${auth_type} and revision = ${revision}::int and status = 'active'`,
    async () =>
      (await changedMeanwhile(
        db,
        revision,
        itemOf(item, itemsFrom(sql`where a.resident_id = (select access.caller_id()) and a.id = ${id}`), homes),
      )) ?? new Refusal('forbidden', 403),
  )
}

function checkOut({ id }: Parsed<typeof authorizations.checkOut>, { db }: CallContext) {
  const act = sql`select from access.check_out(${id}::uuid) as done where done`
  const otherwise = () => whyNot(db, id, refusal(authorizationRefusals, 'authorization_transition'))
  return endOnce(db, act, 'visit', [id], otherwise)
}

/** Builds the SQL of an act on a worker from three parts: the state before, the change, and the state after. */
const switching =
  (from: Sql, set: Sql, to: Sql) =>
  ({ id }: { id: string }, { db }: CallContext) => {
    const worker = sql`id = ${id} and auth_type = 'worker' and status = 'active'`
    return decideOnce(db, {
      act: sql`update authorizations set ${set} where ${worker} and ${from}`,
      // Only the host makes this change, so no other act competes.
      mine: sql`select from authorizations where ${worker} and ${to} and residence_id = (access.caller_home()).id`,
      otherwise: () => whyNot(db, id, refusal(authorizationRefusals, 'authorization_not_suspendable')),
    })
  }

const welcome = sql`suspended_at is null`
const paused = sql`suspended_at is not null and dismissed_at is null`
const dismissed = sql`dismissed_at is not null`
/** A worker whose name was deleted by retention cannot be taken back. */
const rehirable = sql`dismissed_at is not null and blanked_at is null`

function days(_: unknown, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(d order by d), '[]')
    from (select ${dayNow(zone)} + n as d from generate_series(0, 1) n) days where d is not null`)
}

async function remove({ id }: Parsed<typeof authorizations.remove>, { db }: CallContext) {
  const act = sql`select from access.remove_authorization(${id}::uuid) as removed where removed`
  await endOnce(db, act, 'authorization', [id])
}

function handOn({ id }: Parsed<typeof authorizations.handOn>, { db }: CallContext) {
  return decideOnce(db, {
    act: sql`update authorizations set unsent = null where id = ${id} and unsent is not null`,
    mine: sql`select from authorizations where id = ${id} and unsent is null`,
    otherwise: () => whyNot(db, id, new Refusal('forbidden', 403)),
  })
}

function regeneratePass({ id }: Parsed<typeof authorizations.regeneratePass>, { db }: CallContext) {
  return concluded(
    db,
    id,
    sql`update authorizations set pass_generation = pass_generation % 255 + 1
      where id = ${id} and status = 'active' and auth_type <> 'pet'`,
    refusal(authorizationRefusals, 'pass_dead'),
  )
}

/** Runs one conditional update. If it changes nothing, a second statement reads the reason. */
async function concluded(db: CallerDb, id: string, act: Sql, otherwise: Refusal | (() => Promise<Refusal>)) {
  if ((await db.execute(act)) === 0) throw await whyNot(db, id, otherwise)
}

async function whyNot(db: CallerDb, id: string, otherwise: Refusal | (() => Promise<Refusal>)): Promise<Refusal> {
  const now = await db.row(
    status,
    sql`select status, coalesce(residence_id = (access.caller_home()).id, false) as at_home from authorizations where id = ${id}`,
  )
  if (!now) return new Refusal('not_found', 404)
  if (now.status !== 'active') return refusal(authorizationRefusals, 'authorization_over', 409, { state: now.status })
  if (!now.at_home) return refusal(authorizationRefusals, 'authorization_not_active')
  return otherwise instanceof Refusal ? otherwise : await otherwise()
}

export const authorizationCalls = serve(authorizations, {
  list: listAuthorizations,
  today,
  days,
  create,
  change,
  checkOut,
  suspend: switching(welcome, sql`suspended_at = now()`, paused),
  resume: switching(paused, sql`suspended_at = null`, welcome),
  dismiss: switching(
    sql`dismissed_at is null`,
    sql`dismissed_at = now(), suspended_at = coalesce(suspended_at, now())`,
    dismissed,
  ),
  rehire: switching(rehirable, sql`dismissed_at = null, suspended_at = null`, welcome),
  remove,
  showPass,
  handOn,
  myPass,
  renewMyPass,
  regeneratePass,
  visit,
})
