/** The database decides an owner's access, and the callers that may enter owners. */

import { z } from 'zod'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { sessionRefusals } from '../../session/session.refusals.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { owners } from './owners.contract.ts'
import { ownerRefusals } from './owners.refusals.ts'

const given = z.object({ outcome: z.string() })

async function giveOwner(input: Parsed<typeof owners.giveOwner>, { db }: CallContext): Promise<void> {
  const done = await db.row(
    given,
    sql`select access.give_owner(${input.condominium_id}::uuid, ${input.id}::uuid, ${input.unit_number}, ${input.email},
      ${input.person_id}::uuid, ${input.full_name}, ${input.language}) as outcome`,
  )
  // The count of an address stays, so the refusal comes after the statement.
  if (done?.outcome === 'saved') return
  if (done?.outcome === 'unknown') throw refusal(ownerRefusals, 'owner_unknown', 409)
  if (done?.outcome === 'needs_mail') throw refusal(ownerRefusals, 'owner_needs_mail', 409)
  if (done?.outcome === 'not_open') throw refusal(ownerRefusals, 'owner_not_open', 409)
  if (done?.outcome === 'known_too_often') throw refusal(sessionRefusals, 'addresses_too_many', 429)
  if (done?.outcome === 'letters_too_many') throw new Refusal('letters_too_many', 409)
  throw new Refusal('not_found', 404)
}

export const ownerCalls = serve(owners, {
  owned: async (_, { db }) => {
    const found = await db.json(sql`select access.owned_unit()`)
    if (found === null) throw new Refusal('not_found', 404)
    return found
  },
  ownedVisits: (_, { db }) => db.json(sql`select access.owned_visits()`),
  owners: ({ condominium_id, unit_number }, { db }) =>
    db.json(sql`select access.owners_of(${condominium_id}::uuid, ${unit_number})`),
  giveOwner,
  endOwner: async ({ condominium_id, id }, { db }) => {
    await db.executeOrNotFound(sql`select from access.end_owner(${condominium_id}::uuid, ${id}::uuid) done where done`)
  },
  askConsent: async ({ condominium_id, id, asks }, { db }) => {
    await db.executeOrNotFound(
      sql`select from access.ask_consent(${condominium_id}::uuid, ${id}::uuid, ${asks}::boolean) done where done`,
    )
  },
})
