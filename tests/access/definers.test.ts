/** Every function that runs with the rights of the owner says which check it makes, or no role can call it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { definers } from './definers.ts'
import { functions } from './grants.ts'

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

test('the list names exactly the owner’s functions that a role can call', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select distinct proname as name from pg_proc p
      where pronamespace = 'access'::regnamespace and prosecdef
        and exists (select from aclexplode(proacl) held where held.grantee <> proowner)`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(definers).sort())
})

test('each has its callers in the list of grants', () => {
  expect(Object.keys(definers).filter((name) => !functions[`access.${name}`]?.length)).toEqual([])
})
