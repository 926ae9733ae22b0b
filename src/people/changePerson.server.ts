/** Changing a person: their card and standing, and where they live; what a new role carries with it happens in the database. */
import { z } from 'zod'
import type { Door } from '../server/database.ts'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { Refusal } from '../shared/refusal.ts'
import { approvalStatus, userRole } from '../shared/roles.ts'
import type { people } from './people.contract.ts'

const standing = z.object({
  user_role: userRole,
  approval_status: approvalStatus,
  condominium_id: z.string().nullable(),
  unit_number: z.string().nullable(),
})
type Standing = z.infer<typeof standing>

export function changePerson(input: Parsed<typeof people.change>, asking: Asking) {
  return asking.think(async (door) => {
    const { seen } = input
    const before = await standingOf(input.id, door)
    if (!before) throw new Refusal('not_found', 404)
    if (!isAs(before, seen)) throw changedMeanwhile(before)
    // The home before the role: an admin runs whom a tie leads to, and must not lose the person in the middle.
    if (input.user_role === 'resident' && !livesThere(before, input)) {
      await door.act(
        sql`select guard.move_home(${input.id}::uuid, ${input.condominium_id}::uuid, ${input.unit_number}, ${newId()}::uuid)`,
      )
    }
    const changed = await door.act(sql`update profiles set full_name = ${input.full_name}, email = ${input.email},
        phone_number = ${input.phone_number}, user_role = ${input.user_role}, approval_status = ${input.approval_status}
      where id = ${input.id} and user_role = ${seen.user_role} and approval_status = ${seen.approval_status}`)
    if (changed === 0) throw await refusedChange(input.id, seen, door)
  })
}

const standingOf = (id: string, door: Door) =>
  door.row(
    standing,
    sql`select p.user_role, p.approval_status, r.condominium_id, r.unit_number from profiles p
      left join residences r on r.profile_id = p.id and r.until is null where p.id = ${id}`,
  )

/** Visible and still of the role and state that were seen, yet unchanged: the guard said no. */
async function refusedChange(id: string, seen: Standing, door: Door): Promise<Refusal> {
  const now = await standingOf(id, door)
  if (!now) return new Refusal('not_found', 404)
  const as_seen = now.user_role === seen.user_role && now.approval_status === seen.approval_status
  return as_seen ? new Refusal('forbidden', 403) : changedMeanwhile(now)
}

const changedMeanwhile = (now: Standing) => new Refusal('changed_meanwhile', 409, { state: now.approval_status })

function isAs(before: Standing, seen: Standing): boolean {
  return (
    before.user_role === seen.user_role && before.approval_status === seen.approval_status && livesThere(before, seen)
  )
}

function livesThere(
  before: Pick<Standing, 'condominium_id' | 'unit_number'>,
  after: Pick<Standing, 'condominium_id' | 'unit_number'>,
): boolean {
  return before.condominium_id === after.condominium_id && before.unit_number === after.unit_number
}
