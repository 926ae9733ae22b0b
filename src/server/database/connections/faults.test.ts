/** Faults of the database itself have their own codes, for users and operators. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../../../tests/access/database.ts'
import { patientDatabase } from '../../../../tests/support/patientDatabase.ts'
import { Database } from '../database.ts'
import { sql } from '../sql.ts'

let prepared: PreparedDatabase
beforeAll(async () => {
  prepared = await preparedDatabase()
})
afterAll(() => prepared.close())

const identity = { system: 'identity' } as const
const count = sql`insert into attempts (key, count, resets_at) values (gen_random_uuid()::text, 1, now())`

test('refuses as read_only where PostgreSQL only reads, and writes again on a new connection', async () => {
  const name = new URL(prepared.owner_url).pathname.slice(1)
  await prepared.owner.query(`alter database ${name} set default_transaction_read_only = on`)
  const database = new Database({ url: prepared.login_url, direct: true, lines: 1, ...patientDatabase })
  const refused = { code: 'read_only', status: 503, facts: { retry_after: 2 } }
  await expect(database.callerDb(identity).execute(count)).rejects.toMatchObject(refused)
  await prepared.owner.query(
    `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
  )
  expect(await database.callerDb(identity).execute(count)).toBe(1)
  await database.close()
})

test('refuses as busy, never as forbidden, while PostgreSQL refuses the program itself', async () => {
  const { pathname, username } = new URL(prepared.login_url)
  const connect = (act: string) => prepared.owner.query(`${act} ${username}`)
  await connect(`revoke connect on database ${pathname.slice(1)} from public,`)
  const database = new Database({ url: prepared.login_url, direct: true, lines: 1, ...patientDatabase })
  await expect(database.callerDb(identity).execute(count)).rejects.toMatchObject({ code: 'busy', status: 503 })
  await expect(database.transaction(identity, (db) => db.execute(count))).rejects.toMatchObject({ code: 'busy' })
  await connect(`grant connect on database ${pathname.slice(1)} to`)
  await database.close()
})

test.each([
  ['disk_full', 'storage_full'],
  ['out_of_memory', 'database_failing'],
  ['io_error', 'database_failing'],
])('refuses %s as %s', async (condition, code) => {
  await prepared.owner.query(`create or replace function fail() returns void language plpgsql as $$
      begin raise 'no space left' using errcode = '${condition}'; end
    $$; grant execute on function fail to garita_identity`)
  const database = new Database({ url: prepared.login_url, direct: true, ...patientDatabase })
  const refused = { code, status: 503, facts: { retry_after: 10 } }
  await expect(database.callerDb(identity).execute(sql`select fail()`)).rejects.toMatchObject(refused)
  await expect(database.transaction(identity, (db) => db.execute(sql`select fail()`))).rejects.toMatchObject(refused)
  await database.close()
})
