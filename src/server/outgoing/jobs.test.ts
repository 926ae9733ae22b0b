/** The queue: a job is done once by one worker, one that fails waits longer each time, and one whose worker died is taken again. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../../tests/access/database.ts'
import { Database, type Door } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { openLog } from '../watch/log.ts'
import { startWorker, workOne } from './jobs.ts'

let prepared: PreparedDatabase
let database: Database
let keeper: Door
beforeAll(async () => {
  prepared = await preparedDatabase()
  database = new Database({ url: prepared.login_url, direct: true })
  keeper = database.door({ system: 'keeper' })
})
beforeEach(() => prepared.owner.query('delete from jobs'))
afterAll(async () => {
  await database.close()
  await prepared.close()
})

const log = openLog('silent')
const enqueue = (name: string, after = '0') =>
  keeper.act(sql`select access.enqueue(${name}, '{"n": 1}'::json, ${after}::interval)`)
const left = async () =>
  (
    await prepared.owner.query(
      'select name, attempts, last_error, locked_until, extract(epoch from run_at - now())::int as wait from jobs order by id',
    )
  ).rows

test('a job is given its payload, done and gone', async () => {
  const heard: unknown[] = []
  await enqueue('note')
  const handlers = { note: async (payload: unknown) => void heard.push(payload) }
  expect(await workOne(keeper, handlers, log, true)).toBe(true)
  expect(await workOne(keeper, handlers, log, true)).toBe(false)
  expect(heard).toEqual([{ n: 1 }])
  expect(await left()).toEqual([])
})

test('a job for later is left alone', async () => {
  await enqueue('note', '1 hour')
  expect(await workOne(keeper, {}, log, true)).toBe(false)
  expect(await left()).toMatchObject([{ attempts: 0 }])
})

test('a job that fails says why and waits longer each time; the twelfth failure is the last', async () => {
  await enqueue('note')
  const handlers = { note: () => Promise.reject(new Error('no mail today')) }
  const waits: number[] = []
  for (let attempt = 1; attempt <= 12; attempt++) {
    expect(await workOne(keeper, handlers, log, true)).toBe(true)
    const [job] = await left()
    expect(job).toMatchObject({ attempts: attempt, last_error: 'no mail today', locked_until: null })
    waits.push(job.wait)
    await prepared.owner.query('update jobs set run_at = now()')
  }
  expect(waits[0]).toBeLessThanOrEqual(2)
  expect(waits).toEqual([...waits].sort((one, two) => one - two))
  expect(waits.at(-1)).toBeLessThanOrEqual(3_600)
  expect(await workOne(keeper, handlers, log, true)).toBe(false)
  expect(await left()).toHaveLength(1)
})

test('a job that nobody knows fails like any other, and does not stop those behind it', async () => {
  await enqueue('unheard of')
  await enqueue('note')
  const done = vi.fn(async () => undefined)
  await workOne(keeper, { note: done }, log, true)
  await workOne(keeper, { note: done }, log, true)
  expect(done).toHaveBeenCalledOnce()
  expect(await left()).toMatchObject([{ name: 'unheard of', last_error: 'no handler for unheard of' }])
})

test('a job whose worker died is taken again when its lease is over', async () => {
  await enqueue('note')
  await prepared.owner.query(`update jobs set attempts = 1, locked_until = now() + interval '1 minute'`)
  const done = vi.fn(async () => undefined)
  expect(await workOne(keeper, { note: done }, log, true)).toBe(false)
  await prepared.owner.query(`update jobs set locked_until = now() - interval '1 second'`)
  expect(await workOne(keeper, { note: done }, log, true)).toBe(true)
  expect(done).toHaveBeenCalledOnce()
})

test('several workers share the queue: each job is done once', async () => {
  const done: unknown[] = []
  for (let n = 0; n < 40; n++) await keeper.act(sql`select access.enqueue('note', json_build_object('n', ${n}::int))`)
  const workers = [1, 2, 3].map(() =>
    startWorker({
      database,
      handlers: { note: async (payload) => void done.push(payload) },
      log,
      has_mail_server: true,
    }),
  )
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 10_000 })
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(done).toHaveLength(40)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(40)
})

test('without a mail server letters are left to a program that has one, until it is gone for a day', async () => {
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
