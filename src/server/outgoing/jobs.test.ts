/** Each job runs in one worker; a failed job waits longer each time; a job of a dead worker runs again. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../../tests/access/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { patientDatabase } from '../../../tests/support/patientDatabase.ts'
import type { CallerDb } from '../database/callerDb.ts'
import { Database } from '../database/database.ts'
import { type DueWork, openDueWork } from '../database/dueWork.ts'
import { sql } from '../database/sql.ts'
import { openLog } from '../watch/log.ts'
import { startWorker, workOne } from './jobs.ts'

let prepared: PreparedDatabase
let database: Database
let keeper: CallerDb
let work: DueWork
beforeAll(async () => {
  prepared = await preparedDatabase()
  database = new Database({ url: prepared.login_url, direct: true, ...patientDatabase })
  keeper = database.callerDb({ system: 'keeper' })
  work = openDueWork({ database, log, has_mail_server: true, longest_ms: 500 })
})
beforeEach(() => prepared.owner.query('delete from jobs'))
afterAll(async () => {
  work.stop()
  await database.close()
  await prepared.close()
})

const log = openLog('silent')
const enqueue = (name: string, after = '0') =>
  keeper.execute(sql`select access.enqueue(${name}, '{"n": 1}'::json, ${after}::interval)`)
const left = async () =>
  (await prepared.owner.query('select name, attempts, last_error, locked_until from jobs order by id')).rows

test('runs a job with its payload and deletes it', async () => {
  const heard: unknown[] = []
  await enqueue('note')
  const handlers = { note: async (payload: unknown) => void heard.push(payload) }
  expect(await workOne(keeper, handlers, log, true)).not.toBeNull()
  expect(await workOne(keeper, handlers, log, true)).toBeNull()
  expect(heard).toEqual([{ n: 1 }])
  expect(await left()).toEqual([])
})

test('does not run a job before its time', async () => {
  await enqueue('note', '1 hour')
  expect(await workOne(keeper, {}, log, true)).toBeNull()
  expect(await left()).toMatchObject([{ attempts: 0 }])
})

test('stores the error of a failed job and waits longer each time, up to twelve attempts', async () => {
  await enqueue('note')
  const handlers = { note: () => Promise.reject(new Error('no mail today')) }
  // A trigger records each wait when it begins: a slow check would read less.
  await prepared.owner.query(`
    create table waits (place int generated always as identity, seconds int);
    grant all on waits to public;
    create function keep_wait() returns trigger language plpgsql as
      $$ begin insert into waits (seconds) values (extract(epoch from new.run_at - now())); return null; end $$;
    create trigger keep_wait after update of last_error on jobs for each row execute function keep_wait()`)
  onTestFinished(async () => {
    await prepared.owner.query('drop function keep_wait cascade; drop table waits')
  })
  for (let attempt = 1; attempt <= 12; attempt++) {
    expect(await workOne(keeper, handlers, log, true)).not.toBeNull()
    const [job] = await left()
    expect(job).toMatchObject({ attempts: attempt, last_error: 'no mail today', locked_until: null })
    await prepared.owner.query('update jobs set run_at = now()')
  }
  const { rows } = await prepared.owner.query<{ seconds: number }>('select seconds from waits order by place')
  const waits = rows.map(({ seconds }) => seconds)
  expect(waits).toHaveLength(12)
  expect(waits[0]).toBeLessThanOrEqual(2)
  expect(waits).toEqual([...waits].sort((one, two) => one - two))
  expect(waits.at(-1)).toBeLessThanOrEqual(3_600)
  expect(await workOne(keeper, handlers, log, true)).toBeNull()
  expect(await left()).toHaveLength(1)
})

test('handles an unknown job like any failed one, without stopping the jobs behind it', async () => {
  await enqueue('unheard of')
  await enqueue('note')
  const done = vi.fn(async () => undefined)
  await workOne(keeper, { note: done }, log, true)
  await workOne(keeper, { note: done }, log, true)
  expect(done).toHaveBeenCalledOnce()
  expect(await left()).toMatchObject([{ name: 'unheard of', last_error: 'no handler for unheard of' }])
})

test('runs the job of a dead worker again when its lease ends', async () => {
  await enqueue('note')
  await prepared.owner.query(`update jobs set attempts = 1, locked_until = now() + interval '1 minute'`)
  const done = vi.fn(async () => undefined)
  expect(await workOne(keeper, { note: done }, log, true)).toBeNull()
  await prepared.owner.query(`update jobs set locked_until = now() - interval '1 second'`)
  expect(await workOne(keeper, { note: done }, log, true)).not.toBeNull()
  expect(done).toHaveBeenCalledOnce()
})

test('runs each job once when several workers share the queue', async () => {
  const done: unknown[] = []
  for (let n = 0; n < 40; n++)
    await keeper.execute(sql`select access.enqueue('note', json_build_object('n', ${n}::int))`)
  const workers = [1, 2, 3].map(() =>
    startWorker({
      database,
      work,
      handlers: { note: async (payload) => void done.push(payload) },
      log,
      has_mail_server: true,
    }),
  )
  await eventually(async () => expect(await left()).toEqual([]))
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(done).toHaveLength(40)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(40)
})

test('sends a push message while letters wait for the mail server, and stops without waiting for them', async () => {
  for (let letter = 0; letter < 8; letter++) await enqueue('people.decided')
  const hangs = new Promise<void>(() => undefined)
  const pushed = vi.fn(async () => undefined)
  const handlers = { 'people.decided': () => hangs, 'notices.push': pushed }
  const worker = startWorker({ database, work, handlers, log, has_mail_server: true, stop_ms: 100 })
  await eventually(async () => expect((await left()).filter((job) => job.locked_until)).toHaveLength(3))
  await enqueue('notices.push')
  await eventually(() => expect(pushed).toHaveBeenCalled())
  await eventually(async () => expect((await left()).map(({ name }) => name)).not.toContain('notices.push'))
  await worker.stop()
  // The next worker may only take a job when its lease has ended.
  expect((await left()).filter((job) => job.locked_until)).toHaveLength(3)
})

test('pauses after the mail server did not answer, without using up the attempts of other letters', async () => {
  for (let letter = 0; letter < 8; letter++) await enqueue('people.decided')
  const silent = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' })
  const send = vi.fn(() => Promise.reject(silent))
  const handlers = { 'people.decided': send, 'notices.push': async () => undefined }
  const worker = startWorker({ database, work, handlers, log, has_mail_server: true, rest_ms: 3_600_000 })
  await eventually(async () => expect((await left()).filter((job) => job.last_error)).not.toEqual([]))
  // The push message is taken in a later round than every letter that is not paused.
  for (let round = 0; round < 2; round++) {
    await enqueue('notices.push')
    await eventually(async () => expect((await left()).map((job) => job.name)).not.toContain('notices.push'))
  }
  await worker.stop()
  expect(send.mock.calls.length).toBeLessThanOrEqual(3)
  expect((await left()).filter((job) => job.attempts === 0).length).toBeGreaterThanOrEqual(5)
})

test('leaves letters to another program that has a mail server, until that program was away for a day', async () => {
  const done: string[] = []
  const names = ['session.reset', 'people.decided', 'notices.letter', 'notices.push']
  const handlers = Object.fromEntries(names.map((name) => [name, async () => void done.push(name)]))
  const workAll = async (hasMailServer: boolean) => {
    while (await workOne(keeper, handlers, log, hasMailServer));
    return done.splice(0).sort()
  }
  const seen = (ago: string | null) =>
    prepared.owner.query('update installation set mail_server_seen_at = now() - $1::interval', [ago])
  const enqueueAll = async () => {
    for (const name of names) await enqueue(name)
  }

  await seen('23 hours')
  await enqueueAll()
  expect(await workAll(false)).toEqual(['notices.push'])
  expect(await left()).toMatchObject([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }])
  expect(await workAll(true)).toEqual(['notices.letter', 'people.decided', 'session.reset'])

  for (const ago of ['25 hours', null]) {
    await seen(ago)
    await enqueueAll()
    expect(await workAll(false)).toEqual([...names].sort())
  }
})
