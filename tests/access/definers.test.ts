/** Functions with the rights of the owner are listed with their check, or with the need of their trigger. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { definers, definerTriggers } from './definers.ts'
import { functions } from './grants.ts'

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

const withOwnersRights = async (trigger: boolean) => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select distinct proname as name from pg_proc
      where pronamespace = 'access'::regnamespace and prosecdef and (prorettype = 'trigger'::regtype) = $1`,
    [trigger],
  )
  return rows.map(({ name }) => name).sort()
}

test('lists exactly the functions that run with the rights of the owner', async () => {
  expect(await withOwnersRights(false)).toEqual(Object.keys(definers).sort())
  expect(await withOwnersRights(true)).toEqual(Object.keys(definerTriggers).sort())
})

test('lets a role call each function of the owner that is no trigger, because a helper needs no rights of its own', () => {
  expect(Object.keys(definers).filter((name) => !functions[`access.${name}`]?.length)).toEqual([])
})
