/** Answers the calls of the people slice; who may do what is the guard's, in the database. */
import { z } from 'zod'
import type { Asking } from '../server/serve.ts'
import { serve } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { approvalStatus } from '../shared/roles.ts'
import { changePerson } from './changePerson.server.ts'
import { people } from './people.contract.ts'
import { assignments, countOperators, countPeople, listPeople } from './people.queries.server.ts'

const standing = z.object({ changed: z.boolean(), approval_status: approvalStatus.nullable() })

/** From the state that the decider saw: of two who decide at once one wins, and the other is told how it stands. */
async function decide({ id, from, to }: Parsed<typeof people.decide>, { door }: Asking) {
  const outcome = await door.row(
    standing,
    sql`with decided as (
        update profiles set approval_status = ${to} where id = ${id} and approval_status = ${from} returning id
      )
      select exists (select from decided) as changed, (select approval_status from profiles where id = ${id}) as approval_status`,
  )
  if (!outcome?.approval_status) throw new Refusal('not_found', 404)
  if (!outcome.changed) throw refusedDecision(outcome.approval_status, from)
  return {}
}

/** Visible and still as it was, yet unchanged: the guard said no. */
function refusedDecision(true_state: string, expected: string): Refusal {
  return true_state === expected
    ? new Refusal('forbidden', 403)
    : new Refusal('changed_meanwhile', 409, { state: true_state })
}

async function remove({ id }: Parsed<typeof people.remove>, { door }: Asking) {
  const outcome = await door.row(
    z.object({ removed: z.boolean(), visible: z.boolean() }),
    sql`with removed as (delete from profiles where id = ${id} returning id)
      select exists (select from removed) as removed, exists (select from profiles where id = ${id}) as visible`,
  )
  if (outcome?.removed) return {}
  throw outcome?.visible ? new Refusal('forbidden', 403) : new Refusal('not_found', 404)
}

async function assign({ id, condominium_id }: Parsed<typeof people.assign>, { door }: Asking) {
  await door.act(sql`insert into assignments (condominium_id, profile_id, assigned_by)
    values (${condominium_id}, ${id}, guard.me())`)
  return {}
}

async function unassign({ id, condominium_id }: Parsed<typeof people.unassign>, { door }: Asking) {
  const gone = await door.act(
    sql`delete from assignments where condominium_id = ${condominium_id} and profile_id = ${id}`,
  )
  if (gone === 0) throw new Refusal('not_found', 404)
  return {}
}

export const peopleCalls = serve(people, {
  list: listPeople,
  count: countPeople,
  decide,
  change: changePerson,
  remove,
  assign,
  unassign,
  assignments,
  countOperators,
})
