import pg from 'pg'
import { expect, test } from 'vitest'
import { openForFile } from '../support/openForFile.ts'
import { refused } from './limits.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

test.each(refused)('%s refuses %s', async (table, set, constraint) => {
  const client = await world.owner.connect()
  try {
    await client.query('begin')
    // Disables triggers, because a trigger may refuse or correct the value before the constraint checks it.
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
