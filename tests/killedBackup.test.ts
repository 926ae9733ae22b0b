import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { noteState, readState } from '../src/server/backup/state.ts'
import { backupCommand, backupsIn, beginBackupCommand, draftsIn } from './support/backups.ts'
import { patienceMs } from './support/patience.ts'
import { freePort, isAlive, type Program, postmasterOf, startProgram } from './support/program.ts'
import { everything } from './support/scope.ts'

let place: string
let data: string
let keyFile: string

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'garita-killed-'))
  // The database's user passes through.
  chmodSync(place, 0o711)
  data = join(place, 'data')
  mkdirSync(data)
  keyFile = join(place, 'backup.key')
  await backupCommand(data, 'backup-key', keyFile)
  const program = await started({})
  program.signal('SIGTERM')
  await program.ended
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

async function started(more: NodeJS.ProcessEnv): Promise<Program> {
  const program = startProgram({ DATA_DIR: data, PORT: String(await freePort()), ...more })
  await program.ready
  return program
}

/** Starts the program until the end of the test. */
async function start(more: NodeJS.ProcessEnv): Promise<Program> {
  const program = await started(more)
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
  })
  return program
}

function folderNamed(name: string): string {
  const folder = join(place, name)
  mkdirSync(folder)
  return folder
}

// A backup may be over in a moment, so this checks often.
const soon = <T>(look: () => T) => vi.waitFor(look, { timeout: patienceMs, interval: 2 })

test('removes the draft of an interrupted backup, and stops the database that it started', async () => {
  const folder = folderNamed('interrupted')
  const backup = beginBackupCommand(data, 'backup', folder)
  await soon(() => expect(draftsIn(folder)).toHaveLength(1))
  expect(isAlive(postmasterOf(data) ?? 0)).toBe(true)
  backup.signal('SIGINT')
  expect(await backup.ended).toMatchObject({ code: 130, said: expect.stringContaining('nothing stays behind') })
  expect([...draftsIn(folder), ...backupsIn(folder)]).toEqual([])
  expect(postmasterOf(data)).toBeNull()
})

test.runIf(everything)('removes the folder and the database of an interrupted restore', async () => {
  const folder = folderNamed('whole')
  expect(await backupCommand(data, 'backup', folder)).toMatchObject({ code: 0 })
  for (const moment of ['made', 'PostgreSQL brings it']) {
    const target = join(place, 'restored')
    const restore = beginBackupCommand(data, 'restore', backupsIn(folder)[0] ?? '', target, '--key', keyFile)
    await soon(() => expect(restore.said()).toContain(moment))
    restore.signal('SIGTERM')
    expect(await restore.ended).toMatchObject({ code: 130 })
    expect(existsSync(target)).toBe(false)
  }
})

test.runIf(everything)('removes the draft of a killed backup at the next backup, and at the next start', async () => {
  const folder = folderNamed('killed')
  const kill = async () => {
    const backup = beginBackupCommand(data, 'backup', folder)
    await soon(() => expect(draftsIn(folder)).toHaveLength(1))
    backup.signal('SIGKILL')
    expect((await backup.ended).code).toBeNull()
    expect(draftsIn(folder)).toHaveLength(1)
  }
  await kill()
  expect(await backupCommand(data, 'backup', folder)).toMatchObject({ code: 0 })
  expect(draftsIn(folder)).toEqual([])
  await kill()
  noteState(data, { tried_at: new Date().toISOString() })
  await start({ BACKUP_FOLDER: folder })
  await soon(() => expect(draftsIn(folder)).toEqual([]))
})

test.runIf(everything)(
  'makes the daily backup after a restart when the program was killed during it, and leaves no draft',
  async () => {
    const folder = folderNamed('daily')
    noteState(data, { tried_at: null })
    const program = await start({ BACKUP_FOLDER: folder })
    await soon(() => expect(draftsIn(folder)).toHaveLength(1))
    program.signal('SIGKILL')
    await program.ended
    await soon(() => expect(draftsIn(folder)).toEqual([]))
    expect(backupsIn(folder)).toEqual([])
    await start({ BACKUP_FOLDER: folder })
    await soon(() => expect(backupsIn(folder)).toHaveLength(1))
    expect(draftsIn(folder)).toEqual([])
  },
)

test.runIf(everything)(
  'reports a daily backup that was killed as failed, keeps its draft until the next one, and goes on',
  async () => {
    const folder = folderNamed('daily-killed')
    noteState(data, { tried_at: null })
    const port = await freePort()
    await start({ BACKUP_FOLDER: folder, PORT: String(port) })
    const [draft = ''] = await soon(() => {
      expect(draftsIn(folder)).toHaveLength(1)
      return draftsIn(folder)
    })
    process.kill(Number(/-(\d+)\.draft$/.exec(draft)?.[1]), 'SIGKILL')
    await soon(() =>
      expect(readState(data)).toMatchObject({ tried_at: expect.any(String), failed_at: expect.any(String) }),
    )
    expect([...draftsIn(folder), ...backupsIn(folder)]).toEqual([draft])
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect(await backupCommand(data, 'backup', folder)).toMatchObject({ code: 0 })
    expect(draftsIn(folder)).toEqual([])
  },
)
