/** A transaction that PostgreSQL ended as a deadlock runs again, up to three times. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../../../tests/access/database.ts'
import { patientDatabase } from '../../../../tests/support/patientDatabase.ts'
import type { CallerDb } from '../callerDb.ts'
import { Database } from '../database.ts'
import { sql } from '../sql.ts'

let prepared: PreparedDatabase
let database: Database
beforeAll(async () => {
  prepared = await preparedDatabase()
  database = new Database({ url: prepared.login_url, direct: true, ...patientDatabase })
  // Counts in a sequence, which a rollback does not reset, and fails with deadlocks as often as configured.
  await prepared.owner.query(`
    create sequence begun;
    create function end_like_a_deadlock(times bigint) returns void language plpgsql security definer as $$
      begin
        if nextval('begun') <= times then raise 'deadlock detected' using errcode = 'deadlock_detected'; end if;
      end
    $$;
    grant execute on function end_like_a_deadlock to garita_identity`)
})
beforeEach(() => prepared.owner.query(`alter sequence begun restart; delete from attempts`))
afterAll(async () => {
  await database.close()
  await prepared.close()
})

const identity = { system: 'identity' } as const
const counted = async () => (await prepared.owner.query('select count from attempts')).rows

const callsThatChange: readonly [string, (times: number) => Promise<unknown>][] = [
  ['an act', (times) => database.callerDb(identity).execute(marked(times))],
  ['an act after thought', (times) => database.transaction(identity, (db) => inTwoSteps(db, times))],
]
const marked = (times: number) => sql`with ended as materialized (select end_like_a_deadlock(${times}::bigint))
  insert into attempts (key, count, resets_at) select 'once', count(*), now() from ended`

async function inTwoSteps(db: CallerDb, times: number): Promise<void> {
  await db.execute(sql`insert into attempts (key, count, resets_at) values ('once', 1, now())`)
  await db.execute(sql`select end_like_a_deadlock(${times}::bigint)`)
}

test.each(callsThatChange)('%s takes effect once, however often it was restarted', async (_, act) => {
  await act(2)
  expect(await counted()).toEqual([{ count: 1 }])
})

test.each(callsThatChange)('%s is refused as busy after three deadlocks, and changes nothing', async (_, act) => {
  await expect(act(3)).rejects.toMatchObject({ code: 'busy', status: 503 })
  expect(await counted()).toEqual([])
})
