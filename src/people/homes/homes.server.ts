/** The homes of a person in lists, and one more by the administration. Policies limit them to those that the reader may see. */
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import type { people } from '../people.contract.ts'
import { sayRights } from '../rights/rights.server.ts'

/** Joins to a person `p` the home `r` that lists show, and its condominium `c`. */
export const shownHome = sql`left join lateral access.shown_home(p) r on true left join condominiums c on c.id = r.condominium_id`

export const homesOf = sql`(select coalesce(json_agg(json_build_object('id', h.id, 'unit_number', h.unit_number,
    'condominium', json_build_object('id', hc.id, 'name', hc.name), 'waits', h.since is null,
    'kind', h.kind, 'may_authorize', h.barred_at is null, 'asked', h.asked) order by h.since nulls first, h.requested_at, h.id), '[]')
  from residences h join condominiums hc on hc.id = h.condominium_id where h.profile_id = p.id and h.until is null)`

export async function addHome(input: Parsed<typeof people.addHome>, { db, transaction }: CallContext): Promise<void> {
  const add = sql`select access.add_home(${input.id}::uuid, ${input.condominium_id}::uuid, ${input.unit_number}, ${input.residence_id}::uuid,
    ${input.new_unit ?? false}::boolean)`
  const { rights } = input
  if (!rights) {
    await db.execute(add)
    return
  }
  await transaction(async (inside) => {
    await inside.execute(add)
    await sayRights(inside, { ...input, ...rights })
  })
}
