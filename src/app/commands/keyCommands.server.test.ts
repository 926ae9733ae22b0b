/** A command works on data that the program made, and makes nothing in a folder without a database. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBackupCommand } from '../backup/backupCommands.server.ts'
import { runCommand } from './keyCommands.server.ts'

let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'garita-empty-'))
  folder = join(place, 'data')
})
afterEach(() => rmSync(place, { recursive: true }))

async function run(name: string, ...args: string[]): Promise<unknown> {
  const environment = { DATA_DIR: folder, INIT_CWD: place }
  if (!['backup', 'backup-key', 'upgrade-database'].includes(name)) return runCommand(name, args, environment)
  return runBackupCommand(name, args, { environment, say: () => undefined, signal: new AbortController().signal })
}

const commands: [string, ...string[]][] = [
  ['rotate-secret'],
  ['rotate-keys', '--all'],
  ['check-log', 'Los Encinos'],
  ['reset-second-factor', 'ana@example.org'],
  ['backup', 'backups'],
  ['upgrade-database'],
]

test.each(commands)(
  '%s says that there is no database in the folder, and makes neither folder nor secret',
  async (...command) => {
    await expect(run(...command)).rejects.toThrow(`There is no database in ${folder}`)
    expect(existsSync(folder)).toBe(false)
    mkdirSync(folder)
    await expect(run(...command)).rejects.toThrow(`There is no database in ${folder}`)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('refuses backup-key without a data folder', async () => {
  await expect(run('backup-key', 'backup.key')).rejects.toThrow(`There is no data folder ${folder}`)
  expect(readdirSync(place)).toEqual([])
})

test.each([['rotate-keys', '--all'], ['upgrade-database']])(
  '%s makes no secret beside a database that has another one',
  async (...command) => {
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n')
    const [name = '', ...args] = command
    await expect(run(name, ...args)).rejects.toThrow(`There is no secret in ${folder}`)
    expect(readdirSync(folder)).toEqual(['postgres'])
  },
)
