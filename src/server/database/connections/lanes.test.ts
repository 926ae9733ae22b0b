import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../../../tests/access/database.ts'
import { makePerson } from '../../../../tests/access/people.ts'
import { patientDatabase } from '../../../../tests/support/patientDatabase.ts'
import { calls } from '../../../app/start/calls.server.ts'
import type { Lane } from '../../../shared/contract.ts'
import { hashOf, newToken } from '../../keys/tokens.ts'
import { Database } from '../database.ts'
import { sql } from '../sql.ts'
import { openLanes } from './lanes.ts'

let prepared: PreparedDatabase
beforeAll(async () => {
  prepared = await preparedDatabase()
})
afterAll(() => prepared.close())

/** Waits for the lock without the usual limit of a second. */
const waits = sql`select pg_advisory_xact_lock_shared(1) from set_config('lock_timeout', '0', true)`

async function hold(): Promise<{ release(): Promise<void> }> {
  const holder = await prepared.owner.connect()
  await holder.query('begin; select pg_advisory_xact_lock(1)')
  onTestFinished(async () => {
    await holder.query('rollback')
    holder.release()
  })
  return { release: async () => void (await holder.query('commit')) }
}

const waiting = async () =>
  (
    await prepared.owner.query(
      `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and not l.granted`,
    )
  ).rowCount
const lanesOf = (lane: Lane) => calls.filter(({ call }) => call.lane === lane).map(({ call }) => call.name)

test('assigns each call to its lane; other writes are acts, other reads are lists', () => {
  expect(lanesOf('gate').sort()).toEqual(['gate.check', 'gate.record', 'gate.report'])
  expect(lanesOf('snapshot')).toEqual(['gate.snapshot'])
  expect(lanesOf('long').sort()).toEqual([
    'condominiums.foresee',
    'evidenceFiles.make',
    'incidentReports.make',
    'noticeProofs.make',
    'privacy.print',
    'reports.board',
    'reports.compare',
    'reports.figures',
    'reports.read',
    'reports.rows',
    'residentImports.undo',
    'visits.printout',
  ])
  for (const { call } of calls.filter(({ call }) => call.lane === 'act'))
    expect([call.name, call.kind]).toEqual([call.name, 'write'])
  for (const { call } of calls.filter(({ call }) => call.lane === 'list')) expect(call.kind).not.toBe('write')
})

test('answers a known device while every other lane is full, and lets a made-up key wait', async () => {
  const database = new Database({ url: prepared.login_url, direct: true, ...patientDatabase })
  const guard = { token_hash: hashOf((await makePerson(prepared.owner, { user_role: 'agent' })).token) }
  await database.callerDb(guard).execute(sql`select`)
  const held = await hold()
  const done: string[] = []
  const noted = (what: string, work: Promise<unknown>) => work.then(() => done.push(what))
  const slow = (['long', 'list', 'act'] as const).flatMap((lane) =>
    Array.from({ length: 40 }, () => noted('slow', database.callerDb({ system: 'identity' }, lane).execute(waits))),
  )
  const madeUp = noted('made up', database.callerDb({ token_hash: hashOf(newToken()) }, 'gate').execute(sql`select`))
  await Promise.all([
    noted('gate', database.callerDb(guard, 'gate').execute(sql`select`)),
    noted('snapshot', database.callerDb(guard, 'snapshot').execute(sql`select`)),
  ])
  expect(done.toSorted()).toEqual(['gate', 'snapshot'])
  await held.release()
  await Promise.all([...slow, madeUp])
  expect(done.indexOf('made up')).toBeGreaterThan(2)
  expect(database.queued).toEqual({ gate: 0, snapshot: 0, long: 0, list: 0, act: 0 })
  await database.close()
})

test('answers other calls while more acts than it sends at once wait for a lock', async () => {
  const database = new Database({ url: prepared.login_url, direct: true, ...patientDatabase })
  const db = database.callerDb({ system: 'identity' })
  const held = await hold()
  const done: string[] = []
  const acts = Array.from({ length: 20 }, () => db.execute(waits).then(() => done.push('waited')))
  await expect.poll(waiting).toBeGreaterThan(3)
  for (const lane of ['list', 'act', 'list', 'act'] as const) {
    await database.callerDb({ system: 'identity' }, lane).execute(sql`select`)
    done.push('another')
  }
  await held.release()
  await Promise.all(acts)
  expect(done.slice(0, 4)).toEqual(Array(4).fill('another'))
  await database.close()
})

test('runs acts before lists, and fills each lane separately', async () => {
  const lanes = openLanes({ url: prepared.login_url, direct: true, most_waiting: 20 })
  const order: string[] = []
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const take = (lane: Lane, name: string) =>
    lanes.take(lane, async () => {
      order.push(name)
      await opened
    })
  const first = Array.from({ length: 16 }, () => take('list', 'under way'))
  const later = [take('list', 'list'), take('act', 'act')]
  for (const _ of [1, 2, 3]) later.push(take('list', 'list'))
  await expect(take('list', 'one too many')).rejects.toMatchObject({ code: 'busy', status: 503 })
  expect(lanes.waiting).toMatchObject({ list: 20, act: 1, gate: 0 })
  later.push(take('gate', 'gate'))
  open()
  await Promise.all([...first, ...later])
  expect(order.slice(16)).toEqual(['gate', 'act', 'list', 'list', 'list', 'list'])
  await lanes.close()
})
