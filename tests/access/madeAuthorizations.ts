import { newId } from '../../src/shared/ids.ts'
import type { World } from './world.ts'

export const at = (apart: string) => `(now() + interval '${apart}')`
const window = { valid_from: at('-1 hour'), valid_until: at('1 day') }

export function madeIn(world: () => Pick<World, 'here' | 'owner' | 'named'>) {
  async function make(columns: Readonly<Record<string, string>> = {}): Promise<string> {
    const id = newId()
    const ofUnit = columns.status === `'pending_approval'`
    const facts = {
      condominium_id: `'${world().here}'`,
      id: `'${id}'`,
      unit_number: `'101'`,
      auth_type: `'temporary_visitor'`,
      name: `'Luis'`,
      ...window,
      ...(ofUnit ? {} : { resident_id: 'r.profile_id', residence_id: 'r.id' }),
      ...columns,
    }
    await world().owner.query(
      `insert into authorizations (${Object.keys(facts).join(', ')})
        select ${Object.values(facts).join(', ')} from residences r where r.profile_id = $1 and r.until is null`,
      [world().named('resident').id],
    )
    return id
  }

  const change = (id: string, set: string) =>
    world().owner.query(`update authorizations set ${set} where id = $1`, [id])
  /** Ends it as the exit of its visitor does. */
  const end = (id: string) =>
    world().owner.query('select access.end_visit(a) from authorizations a where id = $1', [id])
  /** Reads an SQL expression of it; undefined when it is deleted. */
  async function of(id: string, asked: string): Promise<unknown> {
    const { rows } = await world().owner.query(`select ${asked} as it from authorizations a where id = $1`, [id])
    return rows[0]?.it
  }
  return { make, change, end, of }
}
