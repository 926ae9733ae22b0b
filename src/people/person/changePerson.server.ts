/** Changes a person's contact, status and unit; the database handles the consequences of a new role. */
import { z } from 'zod'
import { changedMeanwhile } from '../../server/calls/changedMeanwhile.ts'
import type { CallContext } from '../../server/calls/serve.ts'
import type { CallerDb } from '../../server/database/callerDb.ts'
import { sql } from '../../server/database/sql.ts'
import { sessionRefusals } from '../../session/session.refusals.ts'
import type { Parsed } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { approvalStatus } from '../../shared/roles.ts'
import { shownHome } from '../homes/homes.server.ts'
import type { people } from '../people.contract.ts'
import { personNow } from '../people.queries.server.ts'

const status = z.object({
  email: z.string().nullable(),
  approval_status: approvalStatus,
  condominium_id: z.string().nullable(),
  unit_number: z.string().nullable(),
  /** The stored name of the unit, if the form used another of its spellings. */
  meant: z.string().nullable(),
})

/** The database answers before any change; its count stays, so that no question is free. */
const address = z.object({ answer: z.enum(['free', 'taken', 'too_often']) })

export async function changePerson(input: Parsed<typeof people.change>, context: CallContext): Promise<void> {
  const done = await context.transaction(async (db) => {
    // Every change of a person locks their row first, so no transaction holds their home and waits for them, and the values read now stay
    // true.
    const held = await db.execute(sql`select from profiles where id = ${input.id} for no key update`)
    const before = await statusOf(input, db)
    if (!before) throw new Refusal('not_found', 404)
    if (held === 0) throw new Refusal('forbidden', 403)
    const other = await changedMeanwhile(db, input.revision, personNow(input.id))
    if (other) throw other
    if (input.email !== before.email && input.email !== null) {
      const asked = await db.row(address, sql`select access.ask_address(${input.id}::uuid, ${input.email}) as answer`)
      if (asked?.answer === 'taken') return refusal(sessionRefusals, 'profile_email_taken', 409)
      if (asked?.answer === 'too_often') return refusal(sessionRefusals, 'addresses_too_many', 429)
    }
    // The home comes before the role: an admin runs people through their ties, and must not lose the person in the middle.
    if (input.user_role === 'resident' && !livesThere(before, input.condominium_id)) {
      await db.execute(
        sql`select access.move_home(${input.id}::uuid, ${input.condominium_id}::uuid, ${input.unit_number}, ${newId()}::uuid,
          ${input.new_unit ?? false}::boolean)`,
      )
    }
    // An unchanged address is not written: bookings and authorizations would wait for it.
    const newAddress = input.email === before.email ? sql`` : sql`email = ${input.email},`
    const changed = await db.execute(sql`update profiles set ${newAddress} full_name = ${input.full_name},
        phone_number = ${input.phone_number}, user_role = ${input.user_role}, approval_status = ${input.approval_status}
      where id = ${input.id} and revision = ${input.revision}::int`)
    // The admin lost the right over this person during the change.
    if (changed === 0) throw new Refusal('forbidden', 403)
    return before
  })
  if (done instanceof Refusal) throw done
  if (input.email !== done.email) context.watch.see('email_changed', input.id)
  if (input.approval_status === 'rejected' && done.approval_status !== 'rejected') {
    context.watch.see('sessions_ended_by_admin', input.id)
  }
}

function statusOf(input: Parsed<typeof people.change>, db: CallerDb) {
  const { condominium_id, unit_number } =
    input.user_role === 'resident' ? input : { condominium_id: null, unit_number: null }
  return db.row(
    status,
    sql`select p.email, p.user_role, p.approval_status, r.condominium_id, r.unit_number,
        access.unit_named(${condominium_id}::uuid, ${unit_number}) as meant from profiles p
      ${shownHome} where p.id = ${input.id}`,
  )
}

function livesThere(before: z.infer<typeof status>, place: string): boolean {
  return before.condominium_id === place && before.unit_number === before.meant
}
