/** Every limit of a table refuses values just outside it, by the name of its constraint. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refused } from './limits.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())

test.each(refused)('%s refuses %s', async (table, set, constraint) => {
  const client = await world.owner.connect()
  try {
    await client.query('begin')
    // What a trigger says first, or corrects in silence, says nothing of the limit behind it.
    await client.query(`alter table ${table} disable trigger user`)
    const { rows } = await client.query(`select from ${table} limit 1`)
    expect(rows).toHaveLength(1)
    const outcome = await client.query(`update ${table} set ${set}`).then(
      () => 'stored',
      (error: unknown) => (error instanceof pg.DatabaseError ? (error.constraint ?? error.code) : error),
    )
    expect(outcome).toBe(constraint)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
