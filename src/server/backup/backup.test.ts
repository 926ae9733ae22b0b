import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { draws, everything } from '../../../tests/support/scope.ts'
import { prepareDatabase } from '../database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/start.ts'
import { backupKey, makeBackupKey } from './keyPair.ts'
import { backupIntoFolder, type MadeBackup } from './makeBackup.ts'
import { damagedIn, hashNow, restorable } from './restorable.ts'
import { gapIn, restore } from './restore.ts'
import { isDue } from './schedule.ts'
import { readState } from './state.ts'
import { backupsIn, draftIn, walFolder, walIn } from './store.ts'
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
  secretKey = await makeBackupKey(data)
  postgres = await startEmbeddedPostgres({ folder: data, secret, throwaway: true })
  await prepareDatabase(postgres.owner_url, 'a password')
  owner = new pg.Client({ connectionString: postgres.owner_url })
  await owner.connect()
  // A transaction must be on disk to be sent, and the throwaway database writes late.
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

test('contains each transaction that was acknowledged before the backup began', async () => {
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
  // The last row is there, so no earlier one may be missing.
  const { rows: same } = await owner.query(
    `select md5(string_agg(said, '' order by id)) as sum from (select * from words order by id limit $1) first`,
    [found.words],
  )
  expect(found.sum).toBe(same[0].sum)
})

test('restores a moment between two archived pieces, and the last archived moment', async () => {
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

test.runIf(everything)('restores a moment inside a minute with several pieces of WAL', async () => {
  await send()
  const superuser = await postgres.superuser()
  for (let segment = 1; segment <= 8; segment++) {
    await owner.query(`insert into words (said) values ('segment ${segment}')`)
    await superuser.query('select pg_switch_wal()')
  }
  const { rows: now } = await owner.query('select count(*)::int as words, clock_timestamp() as at from words')
  await owner.query(`insert into words (said) values ('too late')`)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await send().finally(() => vi.useRealTimers())
  const done = await restore({ from: stored, folder: join(folder, 'piece'), secretKey, to: now[0].at, trial: true })
  expect(done.counts.words).toBe(now[0].words)
  await superuser.query('checkpoint')
  await superuser.end()
})

test.runIf(everything)(
  'accepts a quiet time before the requested moment, and refuses a moment after the last WAL',
  async () => {
    await send()
    const through = found().through ?? new Date(0)
    const done = await restore({ from: stored, folder: join(folder, 'quiet'), secretKey, to: through, trial: true })
    expect(done.counts.words).toBeGreaterThan(0)
    const later = new Date(through.getTime() + 60_000)
    await expect(restore({ from: stored, folder: join(folder, 'later'), secretKey, to: later })).rejects.toThrow(
      'The last moment that can be had is',
    )
    const earlier = restore({ from: stored, folder: join(folder, 'earlier'), secretKey, to: new Date('2020-01-01') })
    await expect(earlier).rejects.toThrow('nothing leads to an earlier moment')
    expect(['later', 'earlier'].filter((name) => existsSync(join(folder, name)))).toEqual([])
  },
)

test('leaves no files behind when the key of a restore is wrong', async () => {
  const otherKey = await makeBackupKey(join(folder, 'other'))
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

test('refuses a truncated or modified backup, and a folder that is not empty', async () => {
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

const found = (now = new Date()) => restorable(stored, readState(data).chain, [], now)

test('begins a new run after a lost slot, and holds its WAL until its first backup', async () => {
  await send()
  const before = readState(data)
  expect(found()).toMatchObject({ whole: true, gaps: 0, through: expect.any(Date) })
  const options = await walOptions()
  await stopKeepingWal(options.connection)
  await sendWal(options)
  await options.connection.end()
  const { chain } = readState(data)
  expect(chain).not.toBe(before.chain)
  await owner.query(`insert into words (said) values ('in the new run')`)
  await send()
  expect(walIn(stored, chain ?? '')).toEqual([])
  expect(found()).toMatchObject({ made_at: null, through: null })
  await backup()
  await send()
  expect(walIn(stored, chain ?? '')).toHaveLength(1)
  expect(found()).toMatchObject({ made_at: expect.any(Date), through: expect.any(Date), whole: true })
})

test('begins a new run in another folder, and again if the old folder lacks the latest WAL', async () => {
  const elsewhere = { ...(await walOptions()), folder: join(folder, 'new disk') }
  const runs = [readState(data).chain]
  await sendWal(elsewhere)
  runs.push(readState(data).chain)
  expect(readdirSync(elsewhere.folder)).toEqual(['garita-folder.json'])
  await elsewhere.connection.end()
  await send()
  runs.push(readState(data).chain)
  expect(new Set(runs).size).toBe(3)
  await backup()
  await owner.query(`insert into words (said) values ('back again')`)
  await send()
  expect(found()).toMatchObject({ whole: true, gaps: 0, through: expect.any(Date) })
})

test('begins a new run with a new key, which does not open earlier backups', async () => {
  const { chain } = readState(data)
  const options = { ...(await walOptions()), publicKey: await identityToRecipient(await generateX25519Identity()) }
  await sendWal(options)
  await options.connection.end()
  expect(readState(data).chain).not.toBe(chain)
})

describe('with missing or damaged WAL', () => {
  /** The fixture has a backup and five pieces with one row each, a minute apart by the program's clock. */
  let words: number
  let pieces: string[]
  let afterFirst: Date
  const kept = (name: string) => join(walFolder(stored, readState(data).chain ?? ''), name)
  let began: number
  const minute = (n: number) => new Date(began + n * 60_000)
  const said = (n: number) => minute(n).toISOString().replace('.000', '')
  const put = async (to: Date | null, name: string) => {
    const done = await restore({ from: stored, folder: join(folder, name), secretKey, to, trial: true })
    return { words: (done.counts.words ?? 0) - words, gap: done.gap && gapIn(done.gap) }
  }

  beforeAll(async () => {
    began = Math.floor(Date.now() / 1_000) * 1_000
    vi.useFakeTimers({ toFake: ['Date'], now: minute(0) })
    await send()
    await backup()
    words = (await owner.query('select count(*)::int as words from words')).rows[0].words
    for (let n = 1; n <= 5; n++) {
      vi.setSystemTime(minute(n))
      await owner.query(`insert into words (said) values ('minute ${n}')`)
      await send()
      if (n === 1) afterFirst = (await owner.query('select clock_timestamp() as at')).rows[0].at
    }
    pieces = walIn(stored, readState(data).chain ?? '').map(({ name }) => name)
    expect(pieces).toHaveLength(5)
  })
  afterAll(() => vi.useRealTimers())

  test.runIf(everything)('restores up to the gap and reports the missing minutes', async () => {
    const whole = readFileSync(kept(pieces[2] ?? ''))
    rmSync(kept(pieces[2] ?? ''))
    expect(await put(null, 'gap')).toEqual({
      words: 2,
      gap: `changes up to ${said(2)}, then 3 minutes are missing`,
    })
    expect(await put(afterFirst, 'before the gap')).toEqual({ words: 1, gap: null })
    await expect(put(minute(4), 'after the gap')).rejects.toThrow(
      `The last moment that can be had is ${said(2)}: then 3 minutes are missing`,
    )
    expect(found(minute(5))).toMatchObject({ through: minute(2), whole: false, gaps: 1 })
    writeFileSync(kept(pieces[2] ?? ''), whole)
    expect(found(minute(5))).toMatchObject({ through: minute(5), whole: true, gaps: 0 })
  })

  test('loses only the WAL after a bad byte, and names its file in the daily check', async () => {
    const file = kept(pieces[3] ?? '')
    const bytes = readFileSync(file)
    const changed = Buffer.from(bytes)
    changed[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1
    writeFileSync(file, changed)
    expect(await put(null, 'bad byte')).toEqual({
      words: 3,
      gap: `changes up to ${said(3)}, then 2 minutes are missing (${pieces[3]} is damaged)`,
    })
    expect(await damagedIn(stored)).toEqual([pieces[3]])
    expect(restorable(stored, readState(data).chain, [pieces[3] ?? ''], minute(5))).toMatchObject({
      through: minute(3),
      whole: false,
      gaps: 1,
    })
    writeFileSync(file, bytes)
    expect(await damagedIn(stored)).toEqual([])
  })

  test('notices that the newest piece is gone', () => {
    const bytes = readFileSync(kept(pieces[4] ?? ''))
    rmSync(kept(pieces[4] ?? ''))
    expect(found(minute(5))).toMatchObject({ through: minute(4), whole: false, gaps: 1 })
    writeFileSync(kept(pieces[4] ?? ''), bytes)
  })
})

test('refuses to hash a deleted file, so that the disk is not blamed', async () => {
  await expect(hashNow(join(folder, 'gone'))).rejects.toThrow('ENOENT')
})

test('ends the backup, not the program, if the draft cannot be opened', async () => {
  const link = draftIn(stored)
  symlinkSync(folder, link)
  // Under a moved clock the folder would be older than an abandoned draft.
  utimesSync(folder, new Date(), new Date())
  await expect(backup()).rejects.toThrow('EISDIR')
  expect(existsSync(link)).toBe(false)
})

test('keeps an emptied folder and reports the reason when a restore into it fails', async () => {
  const place = join(folder, 'a disk')
  const target = join(folder, 'its place')
  mkdirSync(place, { mode: 0o711 })
  symlinkSync(place, target)
  const cut = join(folder, 'cut')
  const from = backupsIn(stored).at(-1)?.name ?? ''
  writeFileSync(cut, readFileSync(join(stored, from)).subarray(0, -5_000))
  await expect(restore({ from: cut, folder: target, secretKey, to: null })).rejects.toThrow('damaged or cut off')
  expect(lstatSync(target).isSymbolicLink()).toBe(true)
  expect(readdirSync(place)).toEqual([])
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    if (!line.startsWith('PostgreSQL brings')) return
    rmSync(target)
    writeFileSync(target, '')
    throw new Error('the reason')
  }
  const failing = restore({ from: join(stored, from), folder: target, secretKey, to: null, say })
  await expect(failing).rejects.toThrow('the reason')
  expect(said.at(-1)).toContain(`${target} could not be emptied`)
})

test('makes a backup once a day at its hour, at once if too little can be restored, and an hour after a failure', () => {
  const at = (hour: number, day = 23) => new Date(2026, 10, day, hour)
  const state = { made_at: at(1), whole: true, tried_at: null }
  const due = (made: Date, now: Date) => isDue({ ...state, made_at: made }, 3, now)
  expect(due(at(3), at(23))).toBe(false)
  expect(due(at(3), at(2, 24))).toBe(false)
  expect(due(at(3), at(3, 24))).toBe(true)
  expect(due(at(1), at(4))).toBe(true)
  expect(isDue({ ...state, made_at: null }, 3, at(2))).toBe(true)
  expect(isDue({ ...state, whole: false }, 3, at(2))).toBe(true)
  expect(isDue({ ...state, tried_at: at(3).toISOString() }, 3, new Date(2026, 10, 23, 3, 59))).toBe(false)
  expect(isDue({ ...state, tried_at: at(3).toISOString() }, 3, at(4))).toBe(true)
  expect(isDue({ ...state, tried_at: at(3, 29).toISOString() }, 3, at(4))).toBe(true)
})
