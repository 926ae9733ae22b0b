/**
 * An unreachable database that sends no reset: calls get a refusal with a text, and continue without a restart when it is back.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type PreparedDatabase, preparedDatabase } from '../../../../tests/access/database.ts'
import { type DarkProxy, openDarkProxy } from '../../../../tests/support/darkProxy.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { patienceMs } from '../../../../tests/support/patience.ts'
import { Database } from '../database.ts'
import { sql } from '../sql.ts'

const silenceMs = 400
const connectMs = 1_000
/** A slow machine opens a connection within this time. */
const calm = { silence_ms: 1_500, connect_ms: 4_000 }

let prepared: PreparedDatabase
beforeAll(async () => {
  prepared = await preparedDatabase()
})
afterAll(() => prepared.close())

async function behindProxy(
  waits = { silence_ms: silenceMs, connect_ms: connectMs },
): Promise<{ database: Database; proxy: DarkProxy }> {
  const proxy = await openDarkProxy(prepared.login_url)
  const database = new Database({
    url: proxy.through(prepared.login_url),
    direct: true,
    ...waits,
  })
  onTestFinished(async () => {
    proxy.lighten('failover')
    void database.close()
    await proxy.close()
  })
  return { database, proxy }
}

const identity = { system: 'identity' } as const
const one = z.object({ one: z.int() })
const kindsOfCall = (database: Database): Record<string, () => Promise<unknown>> => ({
  'an act': () => database.callerDb(identity).row(one, sql`select 1 as one`),
  'a list': () => database.callerDb(identity, 'list').row(one, sql`select 1 as one`),
  'a report': () => database.callerDb(identity, 'long').row(one, sql`select 1 as one`),
  'an act after thought': () => database.transaction(identity, (db) => db.row(one, sql`select 1 as one`)),
})

test.each(['cut line', 'failover'] as const)(
  'refuses every call as busy while dark, and answers after a %s',
  async (how) => {
    const { database, proxy } = await behindProxy()
    const calls = kindsOfCall(database)
    // Sends more calls than there are connections, so that open ones are reused.
    const answered = () => Promise.all(Object.values(calls).map((call) => eventually(call)))
    await answered()
    proxy.darken()
    const asked = Object.entries(calls).flatMap(([name, call]) =>
      Array.from({ length: 20 }, () =>
        call().then(
          () => `${name} was answered`,
          (error) => `${error.code} ${error.status} ${error.facts?.retry_after > 0}`,
        ),
      ),
    )
    const late = sleep(patienceMs, ['not refused'], { ref: false })
    expect(new Set(await Promise.race([Promise.all(asked), late]))).toEqual(new Set(['busy 503 true']))
    proxy.lighten(how)
    expect(await answered()).toEqual(Array(4).fill({ one: 1 }))
  },
)

test('ends a running download when the database is unreachable, and waits for a slow database', async () => {
  const { database, proxy } = await behindProxy(calm)
  const listed = {
    list: 'nothing',
    filter: {},
    columns: sql`n, pg_sleep(case when n = 1 then 2 else 0 end)::text as slept`,
    rows: sql`from generate_series(1, 1000) n`,
    order: sql`n`,
  }
  const admin = { token_hash: null }
  await prepared.owner.query(`
    drop function access.begin_export(), access.note_export;
    create function access.begin_export() returns void language sql as '';
    create function access.note_export(text, jsonb, integer) returns void language sql as '';
    grant usage on schema access to public;
    grant execute on function access.begin_export(), access.note_export to public`)
  const stream = await database.stream(admin, z.object({ n: z.int(), slept: z.string() }), listed)
  expect(await stream.next()).toHaveLength(250)
  proxy.darken()
  await expect(stream.next()).rejects.toMatchObject({ code: 'busy', status: 503 })
})
