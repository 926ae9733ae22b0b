/** Every role tries each act that is a function on every authorization of the known world; it succeeds for the rows listed here alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from './grants.ts'
import { rowsOf } from './rows.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())

interface Act {
  readonly called: string
  /** With the condominium as $1 and the authorization as $2; `done` is true where it did something. */
  readonly call: string
  readonly reaches: Partial<Record<Role, string[]>>
}

const acts: readonly Act[] = [
  ...['approved', 'denied'].flatMap((decision): Act[] => [
    {
      called: `decide_visit: ${decision}`,
      call: `select stood = 'pending_approval' as done from access.decide_visit($2, '${decision}') stood, (select $1::uuid) place`,
      reaches: { resident: ['of my unit'] },
    },
    {
      called: `write_decision: ${decision}`,
      call: `select true as done from access.write_decision($1, $2, '${decision}')`,
      reaches: { resident: ['of my unit'] },
    },
  ]),
  {
    called: 'check_out',
    call: 'select done from access.check_out($2) done, (select $1::uuid) place',
    reaches: { resident: ['self'] },
  },
  {
    called: 'remove_authorization',
    call: 'select done from access.remove_authorization($2) done, (select $1::uuid) place',
    reaches: { resident: ['self', 'own worker'] },
  },
]

describe.each(acts)('$called', ({ call, reaches }) => {
  test.each(roles)('%s', async (role) => {
    const reached = new Set<string>()
    const { rows: places } = await world.owner.query('select id, condominium_id from authorizations')
    const placeOf = new Map(places.map((row) => [row.id, row.condominium_id]))
    for (const { relation, values } of await rowsOf(world, 'authorizations', world.me(role))) {
      const outcome = await world.attempt(world.caller[role], call, [placeOf.get(values.id), values.id])
      if ('rows' in outcome && outcome.rows[0]?.done) reached.add(relation)
    }
    expect([...reached].sort()).toEqual([...(reaches[role] ?? [])].sort())
  })
})
