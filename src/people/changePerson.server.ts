/** Changing a person: their card and standing, and where they live; what a new role carries with it happens in the database. */
import { z } from 'zod'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { Refusal } from '../shared/refusal.ts'
import type { people } from './people.contract.ts'

const home = z.object({ condominium_id: z.string().nullable(), unit_number: z.string().nullable() })

export function changePerson(input: Parsed<typeof people.change>, asking: Asking) {
  return asking.think(async (door) => {
    const before = await door.row(
      home,
      sql`select r.condominium_id, r.unit_number from profiles p
        left join residences r on r.profile_id = p.id and r.until is null where p.id = ${input.id}`,
    )
    if (!before) throw new Refusal('not_found', 404)
    // The home before the role: an admin runs whom a tie leads to, and must not lose the person in the middle.
    if (input.user_role === 'resident' && !livesThere(before, input)) {
      await door.act(
        sql`select guard.move_home(${input.id}::uuid, ${input.condominium_id}::uuid, ${input.unit_number}, ${newId()}::uuid)`,
      )
    }
    const changed = await door.act(sql`update profiles set full_name = ${input.full_name}, email = ${input.email},
        phone_number = ${input.phone_number}, user_role = ${input.user_role}, approval_status = ${input.approval_status}
      where id = ${input.id}`)
    if (changed === 0) throw new Refusal('forbidden', 403)
    return {}
  })
}

function livesThere(before: z.infer<typeof home>, after: { condominium_id: string; unit_number: string }): boolean {
  return before.condominium_id === after.condominium_id && before.unit_number === after.unit_number
}
