/** A backup of the running database opens with its key alone, starts elsewhere, and reaches any moment that was kept. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draws, everything } from '../../../tests/support/scope.ts'
import { prepareDatabase } from '../database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/start.ts'
import { backupKey, makeBackupKey, readSecretKey } from './keyPair.ts'
import { backupIntoFolder, type MadeBackup } from './makeBackup.ts'
import { restore } from './restore.ts'
import { isDue } from './schedule.ts'
import { noteState, readState } from './state.ts'
import { sendWal, stopKeepingWal } from './walKeeper.ts'

const secret = Buffer.alloc(32, 7)
const rows = draws(2_000, 200_000)
let folder: string
let data: string
let stored: string
let secretKey: string
let postgres: EmbeddedPostgres
let owner: pg.Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-backup-'))
  chmodSync(folder, 0o711)
  data = join(folder, 'data')
  stored = join(folder, 'stored')
  mkdirSync(stored)
  secretKey = await makeBackupKey(data, false)
  postgres = await startEmbeddedPostgres({ folder: data, secret, throwaway: true })
  await prepareDatabase(postgres.owner_url, 'a password')
  owner = new pg.Client({ connectionString: postgres.owner_url })
  await owner.connect()
  // Only what is on the disk is sent; the throwaway database would be late with it.
  await owner.query('set synchronous_commit = on')
  await owner.query(
    'create table words (id bigserial primary key, said text not null, at timestamptz not null default clock_timestamp())',
  )
  await owner.query(`insert into words (said) select md5(n::text) from generate_series(1, ${rows}) n`)
})
afterAll(async () => {
  await owner.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const files = () => join(data, 'postgres')
const walOptions = async () => ({
  connection: await postgres.superuser(),
  files: files(),
  dataFolder: data,
  folder: stored,
  publicKey: backupKey(data),
})

async function send(): Promise<void> {
  const options = await walOptions()
  await sendWal(options)
  await options.connection.end()
}

async function backup(): Promise<MadeBackup> {
  return backupIntoFolder(stored, {
    connection: await postgres.superuser(),
    garita: owner,
    files: files(),
    publicKey: backupKey(data),
    progress: () => undefined,
    chain: readState(data).chain ?? 'none',
  })
}

/** What a restored folder holds, seen by starting it with the secret. */
async function wordsIn(restored: string): Promise<{ words: number; last: number; sum: string }> {
  const other = await startEmbeddedPostgres({ folder: restored, secret, throwaway: true })
  const client = new pg.Client({ connectionString: other.owner_url })
  await client.connect()
  const { rows: found } = await client.query(
    `select count(*)::int as words, max(id)::int as last, md5(string_agg(said, '' order by id)) as sum from words`,
  )
  await client.end()
  await other.stop()
  return found[0]
}

let made: MadeBackup
let between: { words: number; sum: string; at: Date }

test('a backup made while others write holds what was acknowledged before it began', async () => {
  await send()
  let writing = true
  let acknowledged = 0
  const writer = (async () => {
    const client = new pg.Client({ connectionString: postgres.owner_url })
    await client.connect()
    for (; writing; acknowledged++) await client.query(`insert into words (said) values ('meanwhile')`)
    await client.end()
  })()
  await expect.poll(() => acknowledged).toBeGreaterThan(20)
  const before = (await owner.query('select count(*)::int as words from words')).rows[0].words
  made = await backup()
  writing = false
  await writer
  const restored = join(folder, 'restored')
  const done = await restore({ from: join(stored, made.name), folder: restored, secretKey, to: null })
  expect(done.manifest).toMatchObject({ major: 18, secret_fingerprint: null, counts: { access_logs: 0 } })
  expect(done.counts.words).toBeGreaterThanOrEqual(before)
  const after = (await owner.query('select count(*)::int as words from words')).rows[0].words
  const found = await wordsIn(restored)
  expect(found.words).toBe(done.counts.words)
  expect(found.words).toBeLessThanOrEqual(after)
  // None is missing before the last one.
  const { rows: same } = await owner.query(
    `select md5(string_agg(said, '' order by id)) as sum from (select * from words order by id limit $1) first`,
    [found.words],
  )
  expect(found.sum).toBe(same[0].sum)
})

test('reaches a moment in between, and the last one that was kept', async () => {
  await send()
  const { rows: now } = await owner.query(
    `select count(*)::int as words, md5(string_agg(said, '' order by id)) as sum, clock_timestamp() as at from words`,
  )
  between = now[0]
  await owner.query(`delete from words where id % 2 = 0`)
  await send()
  const restored = join(folder, 'between')
  await restore({ from: stored, folder: restored, secretKey, to: between.at })
  expect(await wordsIn(restored)).toMatchObject({ words: between.words, sum: between.sum })
  const last = await restore({ from: stored, folder: join(folder, 'last'), secretKey, to: null })
  expect(last.counts.words).toBe((await owner.query('select count(*)::int as words from words')).rows[0].words)
})

test.runIf(everything)(
  'a quiet time until the moment asked for is no error, and a moment after the last word is',
  async () => {
    await send()
    const through = new Date(readState(data).through ?? '')
    const done = await restore({ from: stored, folder: join(folder, 'quiet'), secretKey, to: through, trial: true })
    expect(done.counts.words).toBeGreaterThan(0)
    const later = new Date(through.getTime() + 60_000)
    await expect(restore({ from: stored, folder: join(folder, 'later'), secretKey, to: later })).rejects.toThrow(
      'WAL was kept until',
    )
    const earlier = restore({ from: stored, folder: join(folder, 'earlier'), secretKey, to: new Date('2020-01-01') })
    await expect(earlier).rejects.toThrow('nothing leads to an earlier moment')
    expect(['later', 'earlier'].filter((name) => existsSync(join(folder, name)))).toEqual([])
  },
)

test('without its key nothing opens, and nothing is left behind', async () => {
  const otherKey = await makeBackupKey(join(folder, 'other'), false)
  const target = join(folder, 'stolen')
  const from = join(stored, made.name)
  await expect(restore({ from, folder: target, secretKey: otherKey, to: null })).rejects.toThrow(
    'does not open the backup',
  )
  expect(existsSync(target)).toBe(false)
  const said = readFileSync(from)
  expect(said.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  for (const word of ['PG_VERSION', 'meanwhile', 'words', 'garita']) expect(said.includes(word)).toBe(false)
})

test('a backup that is cut off or changed is refused, and so is a folder that is not empty', async () => {
  const whole = readFileSync(join(stored, made.name))
  const cut = join(folder, 'cut')
  writeFileSync(cut, whole.subarray(0, -5_000))
  const changed = join(folder, 'changed')
  const bytes = Buffer.from(whole)
  bytes[whole.length - 5_000] = (bytes[whole.length - 5_000] ?? 0) ^ 1
  writeFileSync(changed, bytes)
  for (const from of [cut, changed]) {
    await expect(restore({ from, folder: join(folder, 'bad'), secretKey, to: null })).rejects.toThrow(
      'damaged or cut off',
    )
    expect(existsSync(join(folder, 'bad'))).toBe(false)
  }
  await expect(restore({ from: join(stored, made.name), folder: stored, secretKey, to: null })).rejects.toThrow(
    'is not empty',
  )
  expect(readdirSync(stored)).toContain(made.name)
})

test('a lost slot begins a new run, which asks for a new backup', async () => {
  const before = readState(data)
  noteState(data, { made_at: new Date().toISOString(), made_in: before.chain })
  expect(isDue(readState(data), 3, new Date())).toBe(false)
  const options = await walOptions()
  await stopKeepingWal(options.connection)
  await sendWal(options)
  await options.connection.end()
  expect(readState(data).chain).not.toBe(before.chain)
  expect(isDue(readState(data), 3, new Date())).toBe(true)
})

test('is due once a day at its hour, and an hour after a failure', () => {
  const state = { ...readState(join(folder, 'nowhere')), chain: 'a', made_in: 'a' }
  const at = (hour: number, day = 23) => new Date(2026, 10, day, hour)
  const due = (made: Date, now: Date) => isDue({ ...state, made_at: made.toISOString() }, 3, now)
  expect(due(at(3), at(23))).toBe(false)
  expect(due(at(3), at(2, 24))).toBe(false)
  expect(due(at(3), at(3, 24))).toBe(true)
  expect(due(at(1), at(4))).toBe(true)
  expect(isDue({ ...state, failed_at: at(3).toISOString() }, 3, new Date(2026, 10, 23, 3, 59))).toBe(false)
  expect(isDue({ ...state, failed_at: at(3).toISOString() }, 3, at(4))).toBe(true)
})

test('reads the secret key from a file with other lines, and makes no second key by mistake', async () => {
  const file = join(folder, 'key')
  writeFileSync(file, `# of Garita\n${secretKey}\n`)
  expect(readSecretKey(file)).toBe(secretKey)
  expect(() => readSecretKey(undefined)).toThrow('--key')
  await expect(makeBackupKey(data, false)).rejects.toThrow('There is a key already')
})
