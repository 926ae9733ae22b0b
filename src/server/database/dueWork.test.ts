/** The program asks the database for due work rarely at rest, and once for many announcements. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '../watch/log.ts'
import type { Database } from './database.ts'
import { openDueWork } from './dueWork.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens work whose kinds are due at these times of `performance`. */
function workOf(due: Record<string, number> | Error) {
  const state = { due, looks: 0 }
  const rows = async () => {
    state.looks++
    if (state.due instanceof Error) throw state.due
    return Object.entries(state.due).map(([kind, at]) => ({ kind, ms: at - performance.now() }))
  }
  const work = openDueWork({
    database: { callerDb: () => ({ rows }) } as unknown as Pick<Database, 'callerDb'>,
    log: openLog('silent'),
    has_mail_server: true,
  })
  onTestFinished(() => work.stop())
  return { state, work }
}

const loop = new AbortController().signal
const isDone = async (promise: Promise<void>) => {
  let done = false
  void promise.then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return () => done
}

test('asks the database four times a minute while no work is due', async () => {
  const { state, work } = workOf({})
  const done = await isDone(work.wait('push', loop))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.looks).toBe(5)
  expect(done()).toBe(false)
})

test('asks the database at once after an announcement, and once for all that follow within half a second', async () => {
  const { state, work } = workOf({})
  const done = await isDone(work.wait('push', loop))
  await vi.advanceTimersByTimeAsync(5_000)
  state.due = { push: performance.now() }
  for (let n = 0; n < 50; n++) work.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.looks).toBe(2)
  expect(done()).toBe(true)
  for (let n = 0; n < 50; n++) work.wake()
  await vi.advanceTimersByTimeAsync(499)
  expect(state.looks).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.looks).toBe(3)
})

test('asks the database at the time of the next due row, and wakes only its kind of work', async () => {
  const { work } = workOf({ asks: performance.now() + 4_000 })
  const asks = await isDone(work.wait('asks', loop))
  const alarms = await isDone(work.wait('alarms', loop))
  await vi.advanceTimersByTimeAsync(3_900)
  expect(asks()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(asks()).toBe(true)
  expect(alarms()).toBe(false)
})

test('asks the database again after a failure, and ends a wait with its loop', async () => {
  const { state, work } = workOf(new Error('the database is away'))
  const ends = new AbortController()
  const done = await isDone(work.wait('letters', ends.signal))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(state.looks).toBe(5)
  ends.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(done()).toBe(true)
})
