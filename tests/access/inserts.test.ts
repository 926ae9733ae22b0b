/** Every role tries to put every kind of row into every table; only those of the table may. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { roles, tables } from './grants.ts'
import { inserts } from './inserts.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
  await world.owner.query('delete from credentials where profile_id = $1', [world.named('without a password').id])
  await world.owner.query('delete from notice_preferences')
  await world.owner.query('delete from removal_requests')
  // An own pass has one photo, so the known ones are deleted first.
  await world.owner.query('delete from resident_photos')
  // A unit difference may exist once, so the known one is deleted first.
  await world.owner.query('delete from unit_differences')
  await world.owner.query('delete from unit_codes')
  // A condominium may have one webhook, so the known one is deleted first.
  await world.owner.query('delete from channels')
})
afterAll(() => world.close())

describe.each(inserts)('$table: $called', ({ table, values, by }) => {
  test('allows an insert only for the listed callers', async () => {
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

const untried = Object.keys(tables).filter(
  (table) => !table.startsWith('access.') && !inserts.some((line) => line.table === table),
)

test('refuses every role that inserts a copy of a row into a table without a listed case', async () => {
  const taken: string[] = []
  for (const table of untried) {
    const { rows } = await world.owner.query(`select to_jsonb(t) as row from ${table} t limit 1`)
    const copy = JSON.stringify({ ...rows[0]?.row, id: newId() })
    for (const role of roles) {
      const statement = `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`
      const outcome = await world.attempt(world.caller[role], statement, [copy])
      if (!('refused' in outcome)) taken.push(`${role}: ${table}`)
    }
  }
  expect(taken).toEqual([])
})

test('has an allowed case for every granted insert, and no case of another table', () => {
  expect(inserts.map(({ table }) => table).filter((table) => !(table in tables))).toEqual([])
  for (const [table, { grants }] of Object.entries(tables)) {
    for (const role of roles) {
      const needed = grants[role]?.insert !== undefined
      const listed = inserts.some((line) => line.table === table && line.by.includes(role))
      // The admin of this world runs a single condominium; tests/access/admins.test.ts assigns a second one.
      if (table !== 'assignments' || role !== 'admin') expect([table, role, listed]).toEqual([table, role, needed])
    }
  }
})
