/** Creates a person, approved and tied to their condominiums; the database decides which, and whether the address is free. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { sessionRefusals } from '../../session/session.refusals.ts'
import type { Parsed } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import type { people } from '../people.contract.ts'
import { sayRights } from '../rights/rights.server.ts'

/** access.bring_in answers this. */
export const made = z.object({ outcome: z.enum(['saved', 'not_saved', 'email_known', 'known_too_often']) })

const homeOf = (input: Parsed<typeof people.create>) => {
  if (input.user_role === 'resident') {
    const { residence_id, unit_number, condominium_id, new_unit = false } = input
    return { residence: residence_id, unit: unit_number, places: [condominium_id], new_unit }
  }
  const places = input.user_role === 'super_admin' ? [] : [...new Set(input.condominium_ids)]
  return { residence: newId(), unit: '', places, new_unit: false }
}

export async function createPerson(
  input: Parsed<typeof people.create>,
  { db, transaction }: CallContext,
): Promise<void> {
  const { residence, unit, places, new_unit } = homeOf(input)
  const make = sql`select access.make_person(${input.id}::uuid, ${residence}::uuid, ${input.full_name}, ${input.email}, ${input.phone_number},
      ${input.user_role}, ${unit}, ${places}::uuid[], ${input.language}, ${new_unit}::boolean) as outcome`
  const rights = input.user_role === 'resident' ? input.rights : undefined
  const done = rights
    ? await transaction(async (inside) => {
        const outcome = await inside.row(made, make)
        if (outcome?.outcome === 'saved') await sayRights(inside, { id: input.id, residence_id: residence, ...rights })
        return outcome
      })
    : await db.row(made, make)
  refuseUnmade(done?.outcome)
}

/** The count of a known address stays, so the refusal comes after the statement. */
export function refuseUnmade(outcome: z.infer<typeof made>['outcome'] | undefined): void {
  if (outcome === 'email_known') throw refusal(sessionRefusals, 'profile_email_taken', 409)
  if (outcome === 'known_too_often') throw refusal(sessionRefusals, 'addresses_too_many', 429)
  if (outcome !== 'saved') throw new Refusal('not_found', 404)
}
