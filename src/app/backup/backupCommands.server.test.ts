/** The backup commands check their arguments before they touch a database. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../../../tests/support/scope.ts'
import { prepareDatabase } from '../../server/database/migrate.ts'
import { startEmbeddedPostgres } from '../../server/embedded/start.ts'
import { runBackupCommand } from './backupCommands.server.ts'

let place: string
let data: string
const said: string[] = []

const run = (args: string[], more: NodeJS.ProcessEnv = {}) => {
  const [name = '', ...rest] = args
  return runBackupCommand(name, rest, {
    environment: { DATA_DIR: data, INIT_CWD: place, ...more },
    say: (line) => said.push(line),
    signal: new AbortController().signal,
  })
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'garita-commands-'))
  // The database's user must be able to enter this folder.
  chmodSync(place, 0o711)
  data = join(place, 'data')
  mkdirSync(data)
  await run(['backup-key', 'backup.key'])
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('names the files of both halves of a new backup key, and the next step', () => {
  expect(readFileSync(join(place, 'backup.key'), 'utf8')).toMatch(/^AGE-SECRET-KEY-1/m)
  expect(existsSync(join(data, 'backup.public-key'))).toBe(true)
  expect(said.join('\n')).toContain(data)
  expect(said.join('\n')).toContain('npm run backup -- <folder> --key <file>')
})

test('refuses to back up a data folder without a database', async () => {
  await expect(run(['backup', 'folder'])).rejects.toThrow(`There is no database in ${data}`)
  expect(existsSync(join(data, 'postgres'))).toBe(false)
})

test('refuses a backup to standard output where npm would write into it', async () => {
  const files = join(data, 'postgres')
  mkdirSync(files)
  writeFileSync(join(files, 'PG_VERSION'), '18')
  await expect(run(['backup', '-'], { npm_lifecycle_event: 'backup' })).rejects.toThrow('npm run -s backup -- - > file')
})

test('names a backup key or secret that cannot be read', async () => {
  await expect(run(['restore', '--prove', place, '--key', 'nowhere.key'])).rejects.toThrow(join(place, 'nowhere.key'))
  const wanted = ['restore', place, 'new', '--key', 'backup.key', '--secret', 'nowhere']
  await expect(run(wanted)).rejects.toThrow(`${join(place, 'nowhere')} (there is none)`)
})

test.runIf(everything)('copies the files of an older PostgreSQL unchanged, before they are upgraded', async () => {
  const former = { DATA_DIR: join(place, 'former'), SECRET: 'a secret of the test, long enough to be one' }
  const postgres = await startEmbeddedPostgres({
    folder: former.DATA_DIR,
    secret: Buffer.from(former.SECRET, 'utf8'),
    major: 15,
  })
  await prepareDatabase(postgres.owner_url, 'a password')
  await postgres.stop()
  await run(['backup-key', 'former.key'], former)
  await run(['backup', 'stored'], former)
  expect(said.join('\n')).toMatch(/PostgreSQL 15\.\d+; needs the SECRET/)
  await run(['restore', 'stored', 'restored', '--key', 'former.key'], former)
  expect(readFileSync(join(place, 'restored', 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe('15')
  const halves = ['former', 'restored'].map((name) => readFileSync(join(place, name, 'backup.public-key'), 'utf8'))
  expect(halves[0]).toBe(halves[1])
})
