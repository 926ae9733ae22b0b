/** Answers the calls of the people slice; the database decides who may do what. */
import { z } from 'zod'
import { decideOnce, endOnce } from '../server/calls/repeated.ts'
import { type Asking, serve } from '../server/calls/serve.ts'
import type { Door } from '../server/database/door.ts'
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

const standing = z.object({ approval_status: approvalStatus })

/** Changes only the state that the user saw: of two simultaneous decisions one succeeds, the other gets the current state. */
async function decide(input: Parsed<typeof people.decide>, asking: Asking): Promise<void> {
  const { id, from, to, residence_id = null, rights, unit_number } = input
  const says = to === 'approved' && (rights !== undefined || unit_number !== undefined)
  const about = says
    ? await asking.transaction(async (door) => {
        if (unit_number !== undefined) await sayUnit(door, { id, residence_id, unit_number })
        if (rights) await sayRights(door, { id, residence_id, ...rights })
        return decideNow(input, door)
      })
    : await decideNow(input, asking.door)
  if (about === 'account' && to === 'rejected' && from !== to) asking.watch.see('sessions_ended_by_admin', id)
}

/** Decided already, it says nothing more: the decision tells. */
const sayUnit = (door: Door, said: { id: string; residence_id: string | null; unit_number: string }) =>
  door.act(sql`select access.say_unit(${said.id}::uuid, ${said.residence_id}::uuid, ${said.unit_number})`)

async function decideNow({ id, from, to, reason, residence_id }: Parsed<typeof people.decide>, door: Door) {
  const home = residence_id ?? null
  // Who has an account waits for the answer about a home alone.
  const aboutHome = sql`select from access.answer_home(${id}::uuid, ${home}::uuid, ${to === 'approved'}::boolean, ${reason}) done where done`
  if (from === 'pending' && (await door.act(aboutHome)) > 0) return 'home'
  await decideOnce(door, {
    act: sql`update profiles set approval_status = ${to}, rejection_reason = ${reason} where id = ${id} and approval_status = ${from} and ${home}::uuid is null`,
    mine: sql`select from profiles where id = ${id} and (${home}::uuid is null and approval_status = ${to}
      and decided_by = access.me() or access.i_ended(${to === 'approved' ? 'home_true' : 'home_false'}, ${home ?? id}))`,
    otherwise: async () => refusedDecision(await door.row(standing, seen(id)), from),
  })
  return 'account'
}

/** Asked afterwards, because a statement that waited for another still sees the world of before it. */
const seen = (id: string) => sql`select approval_status from profiles where id = ${id}`

/** Visible and still as it was, yet unchanged: the guard said no. */
function refusedDecision(now: z.infer<typeof standing> | null, expected: string): Refusal {
  if (!now) return new Refusal('not_found', 404)
  if (now.approval_status === expected) return new Refusal('forbidden', 403)
  return new Refusal('changed_meanwhile', 409, { state: now.approval_status })
}

/** In one order, so that two who approve the same people do not wait for each other in a circle. */
async function approveInvited({ ids, residence_ids }: Parsed<typeof people.approveInvited>, { transaction }: Asking) {
  const read = residence_ids ?? null
  await transaction(async (door) => {
    await door.act(sql`select from profiles where id = any(${ids}::uuid[]) order by id for no key update`)
    await door.act(sql`update profiles set approval_status = 'approved'
      where id = any(${ids}::uuid[]) and approval_status = 'pending' and user_role = 'resident'`)
    await door.act(
      sql`select access.answer_home(profile_id, id, true, null) from (select distinct on (profile_id) profile_id, id from residences
        where profile_id = any(${ids}::uuid[]) and since is null and until is null and (${read}::uuid[] is null or id = any(${read}::uuid[]))
        order by profile_id, requested_at, id) asked`,
    )
  })
}

function remove({ id }: Parsed<typeof people.remove>, { door }: Asking) {
  return endOnce(door, sql`delete from profiles where id = ${id}`, 'person', [id], async () =>
    (await door.row(standing, seen(id))) ? new Refusal('forbidden', 403) : new Refusal('not_found', 404),
  )
}

/** Read before written: a person or a place that the reader may not see is as if it were not there. */
async function assign({ id, condominium_id }: Parsed<typeof people.assign>, { door }: Asking) {
  await door.reach(sql`insert into assignments (condominium_id, profile_id, assigned_by)
    select c.id, p.id, access.me() from condominiums c, profiles p where c.id = ${condominium_id} and p.id = ${id}`)
}

function unassign({ id, condominium_id }: Parsed<typeof people.unassign>, { door }: Asking) {
  const act = sql`delete from assignments where condominium_id = ${condominium_id} and profile_id = ${id}`
  return endOnce(door, act, 'assignment', [id, condominium_id])
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
  parting: ({ id, condominium_id }, { door }) =>
    door.json(
      sql`select json_build_object('other_admin', access.has_other_admin(${condominium_id}::uuid, ${id}::uuid))`,
    ),
  assignments,
  chooseOperator,
  countOperators,
})
