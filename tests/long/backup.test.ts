/** Makes backups of the real program under load, by the commands of an operator. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/embedded/start.ts'
import { newId } from '../../src/shared/ids.ts'
import { startLoad } from '../../trials/cluster/load.ts'
import { type Made, makeCondominium, makePerson } from '../access/people.ts'
import { backupCommand, backupsIn } from '../support/backups.ts'
import { eventually } from '../support/eventually.ts'
import { asOwner, callProgram, freePort, type Program, startProgram } from '../support/program.ts'
import { tell } from '../support/tell.ts'
import { visitor } from '../support/visits.ts'

const people = 40
/** Acknowledged writes between one step and the next. */
const some = 1_000
const ballast = 2_000_000

let place: string
let data: string
let stored: string
let keyFile: string
let port: number
let program: Program
let residents: Made[]
let guard: Made
let pass: { id: string; token: string; link: string }
let deviceKey: string

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'garita-backups-'))
  // The database's user passes through.
  chmodSync(place, 0o711)
  data = join(place, 'data')
  stored = join(place, 'stored')
  mkdirSync(data)
  mkdirSync(stored)
  keyFile = join(place, 'backup.key')
  port = await freePort()
  expect(await run('backup-key', keyFile)).toMatchObject({ code: 0 })
  program = await start(data, { BACKUP_FOLDER: stored })
  await asOwner(data, async (owner) => {
    const home = await makeCondominium(owner, 'Los Encinos')
    const living = Array.from({ length: people }, (_, unit) =>
      makePerson(owner, { user_role: 'resident', lives: [home, String(unit + 1)] }),
    )
    residents = await Promise.all(living)
    guard = await makePerson(owner, { user_role: 'agent', assigned: [home] })
    const admin = await makePerson(owner, { user_role: 'admin', assigned: [home] })
    deviceKey = await addDevice(home, admin)
    await owner.query(`create table ballast as select md5(n::text) as said from generate_series(1, ${ballast}) n`)
  })
  pass = await makePass(residents[0])
})
afterAll(async () => {
  await stop()
  rmSync(place, { recursive: true, force: true })
})

async function start(folder: string, more: NodeJS.ProcessEnv = {}): Promise<Program> {
  const started = startProgram({ DATA_DIR: folder, PORT: String(port), TRUSTED_PROXY: '1', ...more })
  await started.ready
  return started
}

async function stop(): Promise<void> {
  program.signal('SIGTERM')
  expect(await program.ended).toBe(0)
}

const run = (...args: string[]) => backupCommand(data, ...args)

async function done(name: string, input: unknown, token?: string) {
  const answer = await callProgram(port, name, input, token)
  const said = await answer.json()
  expect({ name, status: answer.status, said }).toMatchObject({ status: 200 })
  return said
}

async function addDevice(home: string, admin: Made): Promise<string> {
  const gates = await done('gate.gates', { condominium_id: home }, admin.token)
  const device = { condominium_id: home, id: newId(), gate_id: gates[0].id, name: 'Barrera' }
  return (await done('gate.addDevice', device, admin.token)).key
}

async function makePass(resident: Made | undefined): Promise<{ id: string; token: string; link: string }> {
  const id = newId()
  await done('authorizations.create', { id, auth_type: 'temporary_visitor', values: visitor() }, resident?.token)
  return { id, ...(await done('authorizations.showPass', { id }, resident?.token)) }
}

/** Opens the pass at the gate and on the visitor's phone. */
async function expectPassOpens(): Promise<void> {
  const asked = await fetch(`http://127.0.0.1:${port}/api/v1/gate.check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deviceKey}` },
    body: JSON.stringify({ code: pass.token }),
  })
  expect(await asked.json()).toMatchObject({ verdict: 'green' })
  expect(await done('authorizations.visit', { link: pass.link })).toMatchObject({ access_number: expect.any(String) })
}

/** Locking all tables may end in a deadlock with a call: then try again. */
function sumsOf(owner: pg.Pool, tries = 5): ReturnType<typeof sumsAtOnce> {
  return sumsAtOnce(owner).catch((error: unknown) => {
    if (tries > 1 && error instanceof Error && 'code' in error && error.code === '40P01')
      return sumsOf(owner, tries - 1)
    throw error
  })
}

/** Returns the rows and a checksum of each table; the lock blocks all writes meanwhile. */
async function sumsAtOnce(owner: pg.Pool): Promise<{ sums: Record<string, { rows: number; sum: string }>; at: Date }> {
  const client = await owner.connect()
  try {
    await client.query(`begin; set local timezone = 'UTC'`)
    const { rows: tables } = await client.query<{ name: string }>(
      `select 'public.' || relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
    )
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`)
    const each = tables.map(
      ({ name }) => `select '${name}' as name, count(*)::int as rows,
      coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${name} t`,
    )
    const { rows } = await client.query<{ name: string; rows: number; sum: string }>(each.join(' union all '))
    const { rows: now } = await client.query<{ at: Date }>('select clock_timestamp() as at from pg_sleep(0.01)')
    await client.query('commit')
    return { sums: Object.fromEntries(rows.map(({ name, ...one }) => [name, one])), at: now[0]?.at ?? new Date(0) }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Reads a restored folder before any program has started in it. */
async function sumsIn(folder: string) {
  const secret = Buffer.from(readFileSync(join(folder, 'secret'), 'utf8').trim())
  const postgres = await startEmbeddedPostgres({ folder, secret, throwaway: true })
  try {
    return (await asOwner(folder, sumsOf)).sums
  } finally {
    await postgres.stop()
  }
}

const authorizationsOf = (folder: string, ids: string[]) =>
  asOwner(folder, async (owner) => {
    const { rows } = await owner.query(
      `select count(*)::int as rows, sum(hashtextextended(a::text, 0)::numeric)::text as sum from authorizations a where id = any($1)`,
      [ids],
    )
    return rows[0]
  })

const backupIn = (folder: string) => backupsIn(folder).at(-1) ?? ''

const restoreArgs = (from: string, folder: string) => [
  ...['restore', from, folder],
  ...['--key', keyFile, '--secret', join(data, 'secret')],
]

const took = async <T>(work: Promise<T>): Promise<[T, string]> => {
  const began = performance.now()
  const answer = await work
  return [answer, `${((performance.now() - began) / 1_000).toFixed(1)} s`]
}

test('restores a backup made under load to its end, to a moment and to the last write, with passes that open', async () => {
  await eventually(() => expect(backupsIn(stored)).toHaveLength(1))
  const load = startLoad(port, residents, guard)
  const acknowledges = async (wanted: number) => {
    const from = load.acknowledged.length
    await eventually(() => expect(load.acknowledged.length - from).toBeGreaterThanOrEqual(wanted))
  }
  await acknowledges(some)
  const between = await asOwner(data, sumsOf)
  await acknowledges(some)
  const quiet = load.phase()
  const before = [...load.acknowledged]
  const byHand = join(place, 'by hand')
  const [made, backupTook] = await took(run('backup', byHand))
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('read back whole') })
  const busy = load.phase()
  await acknowledges(some)
  await load.stop()
  const all = await authorizationsOf(data, load.acknowledged)
  const earlier = await authorizationsOf(data, before)
  expect([earlier.rows, all.rows]).toEqual([before.length, load.acknowledged.length])
  await stop()

  const alone = join(place, 'alone')
  const [restored, restoreTook] = await took(run(...restoreArgs(backupIn(byHand), alone)))
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored. Start it with') })
  program = await start(alone)
  await expectPassOpens()
  expect(await authorizationsOf(alone, before)).toEqual(earlier)
  await stop()

  const then = join(place, 'then')
  expect(await run(...restoreArgs(stored, then), '--to', between.at.toISOString())).toMatchObject({ code: 0 })
  expect(await sumsIn(then)).toEqual(between.sums)
  const last = join(place, 'last')
  expect(await run(...restoreArgs(stored, last))).toMatchObject({ code: 0 })
  program = await start(last)
  expect(await authorizationsOf(last, load.acknowledged)).toEqual(all)
  const sizes = [backupIn(stored), backupIn(byHand)].map((file) => `${Math.round(statSync(file).size / 1e6)} MB`)
  tell(
    `backup under the load of ${people} people: ${sizes[1]} in ${backupTook}, restored in ${restoreTook}; ` +
      `slowest answer ${Math.round(busy.slowest_ms)} ms (before ${Math.round(quiet.slowest_ms)} ms), ${busy.writes + busy.reads} answered, ` +
      `${busy.refused + busy.failed} refused; ${before.length} acknowledged before it began and ${load.acknowledged.length} in all, 0 lost; ` +
      `${Object.keys(between.sums).length} tables alike at a moment in between`,
  )
})

test('reveals nothing of the encrypted file without its key', async () => {
  const file = backupIn(stored)
  const otherKey = join(place, 'other.key')
  const other = await run('backup-key', otherKey, '--again')
  expect(other.code).toBe(0)
  const target = join(place, 'stolen')
  const wrong = await run('restore', file, target, '--key', otherKey)
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('does not open the backup') })
  expect(await run('restore', file, target)).toMatchObject({ code: 1, said: expect.stringContaining('--key') })
  expect(existsSync(target)).toBe(false)
  const bytes = readFileSync(file)
  for (const word of ['Los Encinos', 'Ana Pérez', 'garita', 'PG_VERSION', pass.link])
    expect(bytes.includes(word)).toBe(false)
})
