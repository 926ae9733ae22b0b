import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type PreparedDatabase, preparedDatabase } from '../../../../tests/access/database.ts'
import { makePerson } from '../../../../tests/access/people.ts'
import { patientDatabase } from '../../../../tests/support/patientDatabase.ts'
import { hashOf } from '../../keys/tokens.ts'
import { Database } from '../database.ts'
import { sql } from '../sql.ts'

let prepared: PreparedDatabase
let database: Database
beforeAll(async () => {
  prepared = await preparedDatabase()
  database = new Database({ url: prepared.login_url, direct: true, lines: 1, ...patientDatabase })
})
afterAll(async () => {
  await database.close()
  await prepared.close()
})

test('prepares a statement once per role, so that alternating roles keep their plans', async () => {
  const [one, other] = [
    await makePerson(prepared.owner, { user_role: 'super_admin' }),
    await makePerson(prepared.owner, { user_role: 'agent' }),
  ]
  for (const turn of [1, 2, 3])
    for (const person of [one, other])
      await database.callerDb({ token_hash: hashOf(person.token) }).execute(sql`select ${turn}`)
  const counted = z.object({ calls: z.coerce.number(), role: z.string() })
  const there = await database.callerDb({ token_hash: hashOf(one.token) }).rows(
    counted,
    sql`select generic_plans + custom_plans as calls, substr(name, 25) as role from pg_prepared_statements
      where statement = 'select $1' order by role`,
  )
  expect(there).toEqual([
    { role: '', calls: 2 },
    { role: 'garita_agent', calls: 2 },
    { role: 'garita_super_admin', calls: 2 },
  ])
})
