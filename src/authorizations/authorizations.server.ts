/** Answers the calls of the authorizations slice; states, windows and passes are kept by the database. */
import { z } from 'zod'
import { type Asking, serve } from '../server/calls/serve.ts'
import type { Door } from '../server/database/database.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { authorizations } from './authorizations.contract.ts'
import { latestAuthorizations, listAuthorizations, summarize } from './authorizations.queries.server.ts'
import { authorizationRefusals } from './authorizations.refusals.ts'
import { showPass, visit } from './passes.server.ts'
import { storedValues } from './storedValues.server.ts'

const standing = z.object({ status: z.string(), at_home: z.boolean() })

/** The home's own clock says what a written day means. */
const zone = sql`(select c.time_zone from condominiums c where c.id = (access.my_home()).condominium_id)`

const formColumns = sql`auth_type, name, last_name, id_document, phone_number, vehicle_plate, relationship,
  can_authorize_access, details, private_details, valid_from, valid_until`

/** Whose it is, where and how it stands is set in the database, from who asks: see access.begin_own. */
async function create({ id, auth_type, values }: Parsed<typeof authorizations.create>, { door }: Asking) {
  const { column, details, private_details } = storedValues(auth_type, values)
  const given = sql`${auth_type}, ${column.name}, ${column.last_name}, ${column.id_document}, ${column.phone_number},
    ${column.vehicle_plate}, ${column.relationship}, ${column.can_authorize_access}::boolean, ${details}::jsonb,
    ${private_details}::jsonb, access.beginning(${column.valid_from}, ${zone}), access.ending(${column.valid_until}, ${zone})`
  const made = await door.act(sql`insert into authorizations (id, ${formColumns}) values (${id}, ${given})
    on conflict (condominium_id, id) do nothing`)
  if (made > 0) return
  const stored = await door.row(
    z.object({ same: z.boolean() }),
    sql`select (${formColumns}) is not distinct from (${given}) as same from authorizations where id = ${id}`,
  )
  if (!stored) throw new Refusal('not_found', 404)
  // The answer to the first try was lost and the form was mended since: what is stored must not be taken for what was typed.
  if (!stored.same) throw new Refusal('changed_meanwhile', 409)
}

function change(
  { id, revision, auth_type, values }: Parsed<typeof authorizations.change>,
  { door }: Asking,
): Promise<void> {
  const { column, details, private_details } = storedValues(auth_type, values)
  return concluded(
    door,
    id,
    sql`update authorizations set name = ${column.name}, last_name = ${column.last_name},
        id_document = ${column.id_document}, phone_number = ${column.phone_number},
        vehicle_plate = ${column.vehicle_plate}, relationship = ${column.relationship},
        can_authorize_access = ${column.can_authorize_access}::boolean, details = ${details}::jsonb,
        private_details = ${private_details}::jsonb, valid_from = access.beginning(${column.valid_from}, ${zone}),
        valid_until = access.ending(${column.valid_until}, ${zone})
      where id = ${id} and auth_type = ${auth_type} and revision = ${revision}::int and status = 'active'`,
    new Refusal('changed_meanwhile', 409),
  )
}

function checkOut({ id }: Parsed<typeof authorizations.checkOut>, { door }: Asking) {
  return concluded(
    door,
    id,
    sql`update authorizations set status = 'inactive'
      where id = ${id} and status = 'active' and auth_type = 'temporary_visitor'`,
    refusal(authorizationRefusals, 'authorization_transition'),
  )
}

const suspending =
  (suspended: boolean) =>
  ({ id }: { id: string }, { door }: Asking) => {
    const at = suspended ? sql`now()` : sql`null`
    const before = suspended ? sql`suspended_at is null` : sql`suspended_at is not null`
    return concluded(
      door,
      id,
      sql`update authorizations set suspended_at = ${at}
        where id = ${id} and auth_type = 'worker' and status = 'active' and ${before}`,
      refusal(authorizationRefusals, 'authorization_not_suspendable'),
    )
  }

/** The same guest, for today: what was written of them stays, what was true of the old visit does not. */
async function inviteAgain({ id, new_id }: Parsed<typeof authorizations.inviteAgain>, { door }: Asking) {
  const made = await door.act(sql`insert into authorizations (id, auth_type, name, last_name, id_document, phone_number,
      vehicle_plate, details, private_details, valid_from, valid_until)
    select ${new_id}, auth_type, name, last_name, id_document, phone_number, vehicle_plate, details, private_details,
      date_trunc('minute', now()), access.ending(to_char(now() at time zone ${zone}, 'YYYY-MM-DD'), ${zone})
    from authorizations where id = ${id} and auth_type = 'temporary_visitor' and resident_id = access.me()
    on conflict (condominium_id, id) do nothing`)
  // Asked again, it is there already; but what is somebody else's, or was never made, is not acknowledged.
  const exists = made > 0 || (await door.act(sql`select from authorizations where id = ${new_id}`)) > 0
  if (!exists) throw new Refusal('not_found', 404)
}

async function remove({ id }: Parsed<typeof authorizations.remove>, { door }: Asking) {
  await door.reach(sql`delete from authorizations where id = ${id}`)
}

function regeneratePass({ id }: Parsed<typeof authorizations.regeneratePass>, { door }: Asking) {
  return concluded(
    door,
    id,
    sql`update authorizations set pass_generation = pass_generation % 255 + 1
      where id = ${id} and status = 'active' and auth_type <> 'pet'`,
    refusal(authorizationRefusals, 'pass_dead'),
  )
}

/** One conditional act; whoever loses is told how things stand after it, which only a statement of its own can see. */
async function concluded(door: Door, id: string, act: Sql, otherwise: Refusal): Promise<void> {
  if ((await door.act(act)) > 0) return
  const now = await door.row(
    standing,
    sql`select status, coalesce(residence_id = (access.my_home()).id, false) as at_home from authorizations where id = ${id}`,
  )
  if (!now) throw new Refusal('not_found', 404)
  if (now.status !== 'active') throw refusal(authorizationRefusals, 'authorization_over', 409, { state: now.status })
  throw now.at_home ? otherwise : refusal(authorizationRefusals, 'authorization_not_active')
}

export const authorizationCalls = serve(authorizations, {
  list: listAuthorizations,
  latest: latestAuthorizations,
  summarize,
  create,
  change,
  checkOut,
  suspend: suspending(true),
  resume: suspending(false),
  inviteAgain,
  remove,
  showPass,
  regeneratePass,
  visit,
})
