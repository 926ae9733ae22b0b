import { z } from 'zod'
import { decideOnce, endOnce } from '../server/calls/repeated.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { approvalStatus } from '../shared/roles.ts'
import { addHome } from './homes/homes.server.ts'
import { people } from './people.contract.ts'
import { exportDirectory } from './people.exports.server.ts'
import {
  assignments,
  chooseOperator,
  countOperators,
  countPeople,
  listDirectory,
  listPeople,
} from './people.queries.server.ts'
import { changePerson } from './person/changePerson.server.ts'
import { createPerson } from './person/createPerson.server.ts'
import { sayRights } from './rights/rights.server.ts'

const status = z.object({ approval_status: approvalStatus })

/** Changes only the state that the user saw: of two simultaneous decisions one succeeds, the other gets the current state. */
async function decide(input: Parsed<typeof people.decide>, context: CallContext): Promise<void> {
  const { id, from, to, residence_id = null, rights, unit_number } = input
  const says = to === 'approved' && (rights !== undefined || unit_number !== undefined)
  const about = says
    ? await context.transaction(async (db) => {
        if (unit_number !== undefined) await sayUnit(db, { id, residence_id, unit_number })
        if (rights) await sayRights(db, { id, residence_id, ...rights })
        return decideNow(input, db)
      })
    : await decideNow(input, context.db)
  if (about === 'account' && to === 'rejected' && from !== to) context.watch.see('sessions_ended_by_admin', id)
}

/** Does nothing if it is already decided: the decision itself reports the reason. */
const sayUnit = (db: CallerDb, said: { id: string; residence_id: string | null; unit_number: string }) =>
  db.execute(sql`select access.say_unit(${said.id}::uuid, ${said.residence_id}::uuid, ${said.unit_number})`)

async function decideNow({ id, from, to, reason, residence_id }: Parsed<typeof people.decide>, db: CallerDb) {
  const home = residence_id ?? null
  // For a person with an account, only the request for a home is decided.
  const aboutHome = sql`select from access.answer_home(${id}::uuid, ${home}::uuid, ${to === 'approved'}::boolean, ${reason}) done where done`
  if (from === 'pending' && (await db.execute(aboutHome)) > 0) return 'home'
  await decideOnce(db, {
    act: sql`update profiles set approval_status = ${to}, rejection_reason = ${reason} where id = ${id} and approval_status = ${from} and ${home}::uuid is null`,
    mine: sql`select from profiles where id = ${id} and (${home}::uuid is null and approval_status = ${to}
      and decided_by = access.caller_id() or access.caller_ended(${to === 'approved' ? 'home_true' : 'home_false'}, ${home ?? id}))`,
    otherwise: async () => refusedDecision(await db.row(status, seen(id)), from),
  })
  return 'account'
}

/** Reads the state in a new statement, because one that waited for a lock sees an older snapshot. */
const seen = (id: string) => sql`select approval_status from profiles where id = ${id}`

/** The person is visible and in the expected state, but the policy refused the change. */
function refusedDecision(now: z.infer<typeof status> | null, expected: string): Refusal {
  if (!now) return new Refusal('not_found', 404)
  if (now.approval_status === expected) return new Refusal('forbidden', 403)
  return new Refusal('changed_meanwhile', 409, { state: now.approval_status })
}

/** A fixed order prevents a deadlock between two administrators who approve the same people. */
async function approveInvited(
  { ids, residence_ids }: Parsed<typeof people.approveInvited>,
  { transaction }: CallContext,
) {
  const read = residence_ids ?? null
  await transaction(async (db) => {
    await db.execute(sql`select from profiles where id = any(${ids}::uuid[]) order by id for no key update`)
    await db.execute(sql`update profiles set approval_status = 'approved'
      where id = any(${ids}::uuid[]) and approval_status = 'pending' and user_role = 'resident'`)
    await db.execute(
      sql`select access.answer_home(profile_id, id, true, null) from (select distinct on (profile_id) profile_id, id from residences
        where profile_id = any(${ids}::uuid[]) and since is null and until is null and (${read}::uuid[] is null or id = any(${read}::uuid[]))
        order by profile_id, requested_at, id) asked`,
    )
  })
}

function remove({ id }: Parsed<typeof people.remove>, { db }: CallContext) {
  return endOnce(db, sql`delete from profiles where id = ${id}`, 'person', [id], async () =>
    (await db.row(status, seen(id))) ? new Refusal('forbidden', 403) : new Refusal('not_found', 404),
  )
}

/** Reads before it writes: an invisible person or condominium is answered like a missing one. */
async function assign({ id, condominium_id }: Parsed<typeof people.assign>, { db }: CallContext) {
  await db.executeOrNotFound(sql`insert into assignments (condominium_id, profile_id, assigned_by)
    select c.id, p.id, access.caller_id() from condominiums c, profiles p where c.id = ${condominium_id} and p.id = ${id}`)
}

function unassign({ id, condominium_id }: Parsed<typeof people.unassign>, { db }: CallContext) {
  const act = sql`delete from assignments where condominium_id = ${condominium_id} and profile_id = ${id}`
  return endOnce(db, act, 'assignment', [id, condominium_id])
}

export const peopleCalls = serve(people, {
  list: listPeople,
  directory: listDirectory,
  exportDirectory,
  count: countPeople,
  decide,
  approveInvited,
  create: createPerson,
  change: changePerson,
  remove,
  addHome,
  assign,
  unassign,
  parting: ({ id, condominium_id }, { db }) =>
    db.json(sql`select json_build_object('other_admin', access.has_other_admin(${condominium_id}::uuid, ${id}::uuid))`),
  assignments,
  chooseOperator,
  countOperators,
})
