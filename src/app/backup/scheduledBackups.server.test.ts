import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupsIn, draftsIn } from '../../../tests/support/backups.ts'
import { patienceMs } from '../../../tests/support/patience.ts'
import { everything } from '../../../tests/support/scope.ts'
import { type BackupSchedule, keepBackups } from '../../server/backup/schedule.ts'
import { noteState, readState } from '../../server/backup/state.ts'
import { prepareDatabase } from '../../server/database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/embedded/start.ts'
import { runBackupCommand } from './backupCommands.server.ts'

let place: string
let data: string
let postgres: EmbeddedPostgres
let schedule: BackupSchedule | null = null
const logged: string[] = []
const secret = 'a secret of the test, long enough to be one'

const environment = () => ({ ...process.env, DATA_DIR: data, SECRET: secret, INIT_CWD: place })
const run = async (name: string, ...args: string[]) => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  await runBackupCommand(name, args, { environment: environment(), say, signal: new AbortController().signal })
  return said.join('\n')
}
const end = async () => {
  await schedule?.stop()
  schedule = null
}
const begin = async (folder: string, everyMs = 50) => {
  await end()
  logged.length = 0
  const note = (...words: unknown[]) =>
    logged.push(words.map((one) => String(one instanceof Object && 'err' in one ? one.err : one)).join(' '))
  schedule = await keepBackups({
    settings: { backup_folder: folder, backup_hour: 3, data_folder: data },
    environment: environment(),
    postgres,
    log: { info: note, warn: note },
    every_ms: everyMs,
  })
}
const status = () => schedule?.status()
const soon = (found: object) => expect.poll(status, { timeout: patienceMs }).toMatchObject(found)

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'garita-scheduled-'))
  // The database's user must be able to enter this folder.
  chmodSync(place, 0o711)
  data = join(place, 'data')
  postgres = await startEmbeddedPostgres({ folder: data, secret: Buffer.from(secret), throwaway: true })
  await prepareDatabase(postgres.owner_url, 'a password')
})
afterAll(async () => {
  await end()
  await postgres.stop()
  rmSync(place, { recursive: true, force: true })
})

test('opens the first backup with the key that is still on this machine, and warns until then that no backup was opened', async () => {
  await run('backup-key', 'backup.key')
  await begin(join(place, 'stored'))
  expect(logged.join()).toContain('no backup was ever opened with your key')
  expect(status()).toMatchObject({ made_at: null, key_proved: false })
  await soon({ made_at: expect.any(String), through: expect.any(String), key_proved: true, failed_at: null })
})

test('fails while the backup folder is missing, and makes no backup in its place', async () => {
  const folder = join(place, 'stored')
  renameSync(folder, `${folder}.moved`)
  await soon({ folder_lost: true, made_at: null, through: null, failed_at: expect.any(String) })
  expect(logged.join()).toContain('is gone')
  expect(await run('backup', 'usb')).toContain('read back whole')
  expect(backupsIn(join(place, 'usb'))).toHaveLength(1)
  expect(status()).toMatchObject({ folder_lost: true, made_at: null, failed_at: expect.any(String) })
  await expect(run('backup', 'stored')).rejects.toThrow('is gone')
  // This is the empty mount point of its disk.
  mkdirSync(folder)
  await expect.poll(() => logged.join(), { timeout: patienceMs }).toContain('garita-folder.json is missing')
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
  renameSync(`${folder}.moved`, folder)
  await soon({ folder_lost: false, made_at: expect.any(String), through: expect.any(String), failed_at: null })
})

test.runIf(everything)(
  'writes a backup to a new folder at once, and to the old one when it returns without the WAL written since',
  async () => {
    const former = join(place, 'stored')
    const fresh = join(place, 'new disk')
    await begin(fresh)
    await soon({ made_at: expect.any(String), through: expect.any(String) })
    expect(backupsIn(fresh)).toHaveLength(1)
    await begin(former)
    await expect.poll(() => backupsIn(former).length, { timeout: patienceMs }).toBe(2)
    await soon({ gaps: 0, through: expect.any(String) })
  },
)

test.runIf(everything)(
  'makes a new backup and begins a new WAL chain when the key changes while the program runs, and the new key decrypts both',
  async () => {
    const folder = join(place, 'stored')
    const before = backupsIn(folder).length
    await run('backup-key', '--again', 'second.key')
    expect(status()).toMatchObject({ key_proved: false })
    await expect.poll(() => backupsIn(folder).length, { timeout: patienceMs }).toBe(before + 1)
    await soon({ key_proved: true, gaps: 0, through: expect.any(String) })
    expect(await run('restore', '--prove', folder, '--key', 'second.key')).toContain('The backup is good.')
  },
)

test('says when the program ends why its last changes were not sent to the backup folder', async () => {
  const folder = join(place, 'stored')
  await end()
  const stopped = new Date().toISOString()
  await begin(folder, 60 * 60_000)
  const sent = () => (status()?.through ?? '') > stopped
  await expect.poll(sent, { timeout: patienceMs }).toBe(true)
  const nowhere = join(place, 'nowhere', 'file')
  symlinkSync(nowhere, join(folder, `wal-${readState(data).chain}`, `through.${process.pid}`))
  await end()
  expect(logged.join()).toMatch(/cannot be written\..* the last changes were not sent/)
})

test('reports no failure for a backup that it ended because the program stopped', async () => {
  const folder = join(place, 'third disk')
  await begin(folder)
  await expect.poll(() => draftsIn(folder).length, { timeout: patienceMs, interval: 2 }).toBe(1)
  await end()
  expect(logged.join()).not.toContain('backup made')
  await expect.poll(() => draftsIn(folder), { timeout: patienceMs }).toEqual([])
  expect(backupsIn(folder)).toEqual([])
})

test('keeps the failure and the next try of the daily backup after a backup by hand', async () => {
  const failed = {
    failed_at: new Date().toISOString(),
    failure: 'The disk is full.',
    tried_at: new Date().toISOString(),
  }
  noteState(data, failed)
  await run('backup', 'usb')
  expect(readState(data)).toMatchObject(failed)
})

test('says that a backup key was never tested when its file is gone', async () => {
  await run('backup-key', '--again', 'third.key')
  rmSync(join(place, 'third.key'))
  expect(await run('backup', 'usb')).toContain('No backup was ever opened with this key')
  await begin(join(place, 'stored'))
  expect(status()).toMatchObject({ key_proved: false, proved_at: null })
})
