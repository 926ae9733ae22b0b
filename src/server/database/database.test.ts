/** Each transaction runs completely as the right caller, or not at all, whatever fails in between. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type PreparedDatabase, preparedDatabase, quietPool } from '../../../tests/access/database.ts'
import { type Made, makePerson } from '../../../tests/access/people.ts'
import { patientDatabase } from '../../../tests/support/patientDatabase.ts'
import { hashOf } from '../keys/tokens.ts'
import { objectsIn } from './connections/columnTypes.ts'
import { short } from './connections/deadlines.ts'
import { openPipeline } from './connections/pipeline.ts'
import { Database, type DatabaseOptions } from './database.ts'
import { type Sql, sql } from './sql.ts'

let prepared: PreparedDatabase
const opened: Database[] = []
beforeAll(async () => {
  prepared = await preparedDatabase()
})
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))
afterAll(() => prepared.close())

function open(options: Partial<DatabaseOptions> = {}, limits: Partial<DatabaseOptions> = patientDatabase): Database {
  const database = new Database({ url: prepared.login_url, direct: true, lines: 1, ...limits, ...options })
  opened.push(database)
  return database
}

const identity = { system: 'identity' } as const
const as = (person: Pick<Made, 'token'>) => ({ token_hash: hashOf(person.token) })
const count = (key: string): Sql =>
  sql`insert into attempts (key, count, resets_at) values (${key}, 1, now() + interval '1 hour')`
const ids = z.object({ id: z.string() })
const busy = { code: 'busy', status: 503 }

async function counted(key: string): Promise<number> {
  return (await prepared.owner.query('select from attempts where key = $1', [key])).rows.length
}

async function killTheOthers(): Promise<void> {
  const killer = quietPool(prepared.login_url)
  await killer.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
  )
  await killer.end()
}

async function sleeping(): Promise<number | null> {
  const looker = quietPool(prepared.login_url)
  const { rowCount } = await looker.query(
    `select from pg_stat_activity where usename = current_user and wait_event = 'PgSleep'`,
  )
  await looker.end()
  return rowCount
}

describe('one transaction per call', () => {
  test('rolls a failed statement back without affecting the calls around it', async () => {
    const db = open().callerDb(identity)
    const outcomes = await Promise.allSettled([
      db.execute(count('before')),
      db.execute(sql`with counted as (insert into attempts (key, count, resets_at) values ('lost', 1, now()) returning 1)
        select 1 / (select count(*) - 1 from counted)`),
      db.execute(count('after')),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([await counted('before'), await counted('lost'), await counted('after')]).toEqual([1, 0, 1])
  })

  test('resets the role after a commit and after an error', async () => {
    const person = await makePerson(prepared.owner, { user_role: 'super_admin' })
    const line = openPipeline({ url: prepared.login_url, deadlines: short })
    const statement = (text: string, values: Buffer[] = []) => ({ text, values, name: '' })
    const become = `select set_config('role', role_name, true), set_config('app.me', profile_id::text, true), set_config('app.condominiums', condominium_ids::text, true) from access.caller_of($1, null)`
    for (const text of ['select from profiles', 'select 1 / 0', 'not even sql']) {
      await line.send([statement(become, [hashOf(person.token)]), statement(text)])
      const { results, failed } = await line.send([
        statement(`select current_user = session_user as itself, current_setting('role') as role,
          current_setting('app.me', true) as me, current_setting('app.condominiums', true) as condominiums`),
        statement('select from profiles'),
      ])
      expect(results.map(objectsIn)).toEqual([[{ itself: true, role: 'none', me: '', condominiums: '' }]])
      expect(failed?.error).toMatchObject({ code: '42501' })
    }
    await line.close()
  })

  test('refuses a violation that shows only at commit by the name of its constraint', async () => {
    await prepared.owner.query(`create function refuse_late() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'check_violation', constraint = 'too_late', message = 'late'; end $$`)
    await prepared.owner.query(`create constraint trigger late after insert on attempts deferrable initially deferred
      for each row when (new.key = 'late') execute function refuse_late()`)
    const database = open()
    await expect(database.callerDb(identity).execute(count('late'))).rejects.toMatchObject({
      code: 'too_late',
      status: 409,
    })
    await expect(database.transaction(identity, (db) => db.execute(count('late')))).rejects.toMatchObject({
      code: 'too_late',
    })
    expect(await counted('late')).toBe(0)
    expect(await database.callerDb(identity).execute(count('not late'))).toBe(1)
  })

  test.each([true, false])('keeps callers apart in 2,000 concurrent calls, named statements %s', async (direct) => {
    const people = await Promise.all(
      Array.from({ length: 50 }, () => makePerson(prepared.owner, { user_role: 'resident' })),
    )
    const database = open({ direct, lines: 3 })
    const seen = await Promise.all(
      Array.from({ length: 2_000 }, async (_, call) => {
        const person = people[call % people.length]
        if (!person) throw new Error('a person of this test is missing')
        const token = call % 37 === 0 ? `${person.token} not` : person.token
        const found = await database
          .callerDb(as({ token }))
          .rows(ids, sql`select id from profiles`)
          .catch((error: unknown) => error)
        return { call, expected: person.id, found }
      }),
    )
    for (const { call, expected, found } of seen) {
      if (call % 37 === 0) expect(found).toMatchObject({ code: 'signed_out', status: 401 })
      else expect(found).toEqual([{ id: expected }])
    }
  })
})

describe('a value that PostgreSQL cannot accept', () => {
  const hostile: [string, () => Sql][] = [
    ['NUL in a text', () => sql`select ${'a\0b'}::text`],
    ['NUL in a list', () => sql`select ${['a', 'b\0c']}::text[]`],
  ]
  test.each(hostile)('%s is not sent, and the connection continues', async (_, query) => {
    const database = open()
    const backend = z.object({ pid: z.number() })
    const db = database.callerDb(identity)
    const before = await db.row(backend, sql`select pg_backend_pid() as pid`)
    await expect((async () => db.execute(query()))()).rejects.toThrow(RangeError)
    await expect(database.transaction(identity, async (thinking) => thinking.execute(query()))).rejects.toThrow(
      RangeError,
    )
    expect(await db.row(backend, sql`select pg_backend_pid() as pid`)).toEqual(before)
  })

  test.each([true, false])('limits the time of a statement and of a wait for a lock (direct: %s)', async (direct) => {
    const limits = z.object({ statement: z.string(), lock: z.string() })
    const asked = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
    expect(await open({ direct }, {}).callerDb(identity).row(limits, asked)).toEqual({
      statement: '4s',
      lock: '1100ms',
    })
    const given = open({ direct, deadlines: { statement_ms: 60_000, lock_ms: 30_000, silence_ms: 65_000 } }, {})
    const set = { statement: '1min', lock: '30s' }
    expect(await given.callerDb(identity, 'long').row(limits, asked)).toEqual(set)
    expect(await given.transaction(identity, (db) => db.row(limits, asked))).toEqual(set)
  })

  test('prepares a statement again after the columns of its table have changed', async () => {
    const db = open().callerDb(identity)
    await prepared.owner.query('create table changing as select 1 as id; grant select on changing to public')
    const all = () => db.rows(z.looseObject({}), sql`select * from changing`)
    expect(await all()).toEqual([{ id: 1 }])
    await prepared.owner.query(`alter table changing add column word text default 'new'`)
    await expect(all()).rejects.toMatchObject({ code: '0A000' })
    expect(await all()).toEqual([{ id: 1, word: 'new' }])
    await prepared.owner.query('drop table changing')
  })

  test('sends a statement again that failed when it was prepared together with others', async () => {
    const db = open().callerDb(identity)
    const halves = (by: number) => db.row(z.object({ half: z.int() }), sql`select 4 / ${by}::int as half`)
    const outcomes = await Promise.allSettled([halves(0), halves(2), halves(0), halves(4)])
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value?.half : 'failed'))).toEqual([
      'failed',
      2,
      'failed',
      1,
    ])
  })

  test('refuses a far too long value before sending it', async () => {
    const db = open().callerDb(identity)
    const outcomes = await Promise.allSettled([
      db.execute(count('beside')),
      db.execute(count('x'.repeat(20 * 1024 * 1024))),
      db.execute(count('beside too')),
    ])
    expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { code: 'too_large', status: 413 } })
    expect([await counted('beside'), await counted('beside too')]).toEqual([1, 1])
  })

  test('refuses a value longer than its column by the name of the constraint', async () => {
    const person = await makePerson(prepared.owner, { user_role: 'resident' })
    const rename = sql`update profiles set full_name = ${'x'.repeat(121)} where id = access.caller_id()`
    await expect(open().callerDb(as(person)).execute(rename)).rejects.toMatchObject({
      code: 'profile_name_length',
      status: 409,
    })
  })
})

describe('when the database closes connections', () => {
  test('answers busy to waiting calls, and answers the next one', async () => {
    const db = open().callerDb(identity)
    await db.execute(sql`select`)
    const key = randomUUID()
    const waiting = [
      db.execute(sql`select pg_sleep(60)`),
      ...Array.from({ length: 5 }, (_, index) => db.execute(count(`${key} ${index}`))),
    ].map((call) => call.catch((error: unknown) => error))
    await expect.poll(sleeping).toBe(1)
    await killTheOthers()
    for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject(busy)
    expect(await counted(`${key} 0`)).toBe(0)
    expect(await db.execute(sql`select`)).toBe(1)
  })

  test('answers busy to a transaction', async () => {
    const database = open()
    const key = randomUUID()
    const thought = database.transaction(identity, async (db) => {
      await db.execute(count(key))
      await killTheOthers()
      await db.execute(sql`select`)
    })
    await expect(thought).rejects.toMatchObject(busy)
    expect(await counted(key)).toBe(0)
    expect(await database.transaction(identity, (db) => db.execute(sql`select`))).toBe(1)
  })

  test('replaces a cut idle connection at the next call', async () => {
    const db = open().callerDb(identity)
    for (let round = 0; round < 3; round++) {
      expect(await db.execute(sql`select`)).toBe(1)
      await killTheOthers()
    }
    expect(await db.execute(sql`select`)).toBe(1)
  })

  test('answers busy when nothing answers at the address', async () => {
    const nowhere = new URL(prepared.login_url)
    nowhere.search = ''
    nowhere.host = '127.0.0.1:1'
    const database = open({ url: nowhere.toString() })
    await expect(database.callerDb(identity).execute(sql`select`)).rejects.toMatchObject(busy)
    await expect(database.transaction(identity, (db) => db.execute(sql`select`))).rejects.toMatchObject(busy)
  })
})

test('answers busy above the limit and loses no other call', async () => {
  const database = open({ most_waiting: 4 })
  const db = database.callerDb(identity)
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(4)
  for (const outcome of outcomes.slice(4)) expect(outcome).toMatchObject({ reason: busy })
  expect(database.queued.act).toBe(0)
  expect(await db.execute(sql`select`)).toBe(1)
})

describe('a transaction of several statements', () => {
  test('commits a transaction as its caller when its function returns', async () => {
    const person = await makePerson(prepared.owner, { user_role: 'resident' })
    const found = await open().transaction(as(person), async (db) => {
      await db.execute(sql`update profiles set full_name = 'Pensada' where id = access.caller_id()`)
      return db.rows(ids, sql`select id from profiles where full_name = 'Pensada'`)
    })
    expect(found).toEqual([{ id: person.id }])
  })

  test('rolls a transaction back when its function throws, and resets the role', async () => {
    const database = open()
    const key = randomUUID()
    const thrown = database.transaction(identity, async (db) => {
      await db.execute(count(key))
      throw new Error('changed its mind')
    })
    await expect(thrown).rejects.toThrow('changed its mind')
    expect(await counted(key)).toBe(0)
    const stranger = database.transaction({ token_hash: null }, (db) => db.execute(sql`select from attempts`))
    await expect(stranger).rejects.toMatchObject({ code: 'signed_out', status: 401 })
  })

  test('does not commit after a failed statement, even if the work ignores the error', async () => {
    const database = open()
    const key = randomUUID()
    const careless = database.transaction(identity, async (db) => {
      await db.execute(count(key))
      await db.execute(sql`select 1 / 0`).catch(() => 0)
      return 'done'
    })
    await expect(careless).rejects.toThrow('not committed')
    expect(await counted(key)).toBe(0)
  })
})
