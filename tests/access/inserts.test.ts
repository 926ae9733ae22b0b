/** Every role tries to put every kind of row into every table; only those of the table may. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, tables } from './grants.ts'
import { inserts } from './inserts.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
  await world.owner.query('delete from credentials where profile_id = $1', [world.named('without a password').id])
  await world.owner.query('delete from notice_preferences')
  await world.owner.query('delete from removal_requests')
  // A unit has one that works.
  await world.owner.query('delete from unit_differences')
  await world.owner.query('delete from unit_codes')
  // A condominium has one.
  await world.owner.query('delete from channels')
})
afterAll(() => world.close())

describe.each(inserts)('$table: $called', ({ table, values, by }) => {
  test('is allowed only for those callers', async () => {
    const may: string[] = []
    for (const role of roles) {
      const row = values(world, world.me(role)?.id ?? null)
      const columns = Object.keys(row)
      const outcome = await world.attempt(
        world.caller[role],
        `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(row),
      )
      if ('count' in outcome && outcome.count === 1) may.push(role)
    }
    expect(may.sort()).toEqual([...by].sort())
  })
})

test('every granted insert has a case that is allowed, and every table one that is tried', () => {
  const tried = Object.keys(tables).filter((table) => inserts.some((line) => line.table === table))
  expect(tried).toEqual(Object.keys(tables))
  for (const [table, { grants }] of Object.entries(tables)) {
    for (const role of roles) {
      const needed = grants[role]?.insert !== undefined
      const listed = inserts.some((line) => line.table === table && line.by.includes(role))
      // An admin may assign, but this world's has one condominium only; tests/access/admins.test.ts gives them two.
      if (table !== 'assignments' || role !== 'admin') expect([table, role, listed]).toEqual([table, role, needed])
    }
  }
})
