/**
 * Archives WAL every minute while the program runs. A separate process makes the daily backup, so that the gates do not wait for
 * it.
 */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import type { EmbeddedPostgres } from '../embedded/start.ts'
import { asTyped } from '../settings/asTyped.ts'
import { type Settings, StartRefused } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import { cannotWrite } from './cannotWrite.ts'
import { isOwnFolder, LostFolder, ownFolder } from './folder.ts'
import { backupKey, isKeyProved } from './keyPair.ts'
import { type Restorable, restorable } from './restorable.ts'
import { type BackupState, noteState, readState } from './state.ts'
import { removeDrafts } from './store.ts'
import { sendWal, stopKeepingWal } from './walKeeper.ts'

const everyMs = 60_000
const retryMs = 60 * 60_000

const command = fileURLToPath(new URL('../../main.backup.ts', import.meta.url))

export interface BackupStatus extends Pick<BackupState, 'made_at' | 'failed_at' | 'proved_at'> {
  scheduled: boolean
  /** The newest moment that BACKUP_FOLDER can restore; null without BACKUP_FOLDER. */
  through: string | null
  gaps: number
  folder_lost: boolean
  key_proved: boolean
}

export interface BackupSchedule {
  status(): BackupStatus
  stop(): Promise<void>
}

interface ScheduleOptions {
  settings: Pick<Settings, 'backup_folder' | 'backup_hour' | 'data_folder'>
  environment: NodeJS.ProcessEnv
  postgres: Pick<EmbeddedPostgres, 'superuser'>
  log: Pick<Log, 'info' | 'warn'>
  every_ms?: number
}

export async function keepBackups(options: ScheduleOptions): Promise<BackupSchedule> {
  const { settings, postgres, log } = options
  const { backup_folder: folder, data_folder: dataFolder } = settings
  if (folder !== null) backupKey(dataFolder)
  const rounds = folder === null ? null : run({ ...options, folder })
  if (rounds === null) await withConnection(postgres, stopKeepingWal)
  const status = (): BackupStatus => {
    const { made_at, failed_at, proved_at } = readState(dataFolder)
    const found = rounds?.found()
    return {
      scheduled: rounds !== null,
      // A manual backup in another folder does not count for BACKUP_FOLDER.
      made_at: rounds === null ? made_at : (found?.made_at?.toISOString() ?? null),
      through: found?.through?.toISOString() ?? null,
      failed_at: rounds === null ? null : failed_at,
      proved_at,
      gaps: found?.gaps ?? 0,
      folder_lost: rounds?.lost() ?? false,
      key_proved: isKeyProved(dataFolder),
    }
  }
  if ((folder !== null || readState(dataFolder).made_at !== null) && !isKeyProved(dataFolder)) {
    const prove = asTyped(`npm run restore -- --prove ${folder ?? '<backup>'} --key <file>`)
    log.warn(`no backup was ever opened with your key: ${prove}`)
  }
  return { status, stop: rounds?.stop ?? (async () => undefined) }
}

function run(options: ScheduleOptions & { folder: string }) {
  const { settings, environment, postgres, log, folder } = options
  const { data_folder: dataFolder, backup_hour: hour } = settings
  const rest = new AbortController()
  let making: Promise<void> | null = null
  let found = isOwnFolder(folder, dataFolder) ? foundAtStart(folder, dataFolder) : null
  let lost = false
  let cleaned = false
  let wake = () => {}
  let said = { failure: '', at: 0 }
  const note = (changed: Partial<BackupState>) => {
    try {
      noteState(dataFolder, changed)
    } catch (error) {
      log.warn({ err: cannotWrite(dataFolder, error) }, 'the state of the backups was not noted')
    }
  }
  const noteFailure = (error: unknown) => {
    if (rest.signal.aborted) return
    const reason = cannotWrite(folder, error)
    const failure = reason instanceof Error ? reason.message : String(reason)
    note({ failed_at: new Date().toISOString(), failure: failure.slice(0, 500) })
    const repeated = failure === said.failure && performance.now() - said.at < retryMs
    if (repeated) return
    said = { failure, at: performance.now() }
    if (reason instanceof StartRefused) log.warn(`backup failed: ${asTyped(failure)}`)
    else log.warn({ err: reason }, 'backup failed')
  }
  const send = () =>
    withConnection(postgres, (connection) =>
      sendWal({
        connection,
        folder,
        files: join(dataFolder, 'postgres'),
        dataFolder,
        // backup-key --again may have replaced the key since the last round.
        publicKey: backupKey(dataFolder),
      }),
    )
  const make = async () => {
    try {
      await makeInOwnProgram(folder, { ...environment, DATA_DIR: dataFolder }, rest.signal)
      log.info('backup made')
    } catch (error) {
      if (!rest.signal.aborted) note({ tried_at: new Date().toISOString() })
      noteFailure(error)
    }
    making = null
    wake()
  }
  const look = async () => {
    await send()
    lost = false
    if (!cleaned) removeDrafts(folder)
    cleaned = true
    const { chain, damaged, tried_at, failed_at } = readState(dataFolder)
    const now = new Date()
    found = restorable(folder, chain, damaged, now)
    if (failed_at && !isDue({ ...found, tried_at: null }, hour, now)) {
      note({ failed_at: null, failure: null })
      said = { failure: '', at: 0 }
      log.info('backups go on')
    }
    // WAL is archived while a backup is made, because that may take long on a busy machine.
    if (making === null && isDue({ ...found, tried_at }, hour, now)) making = make()
  }
  const underWay = (async () => {
    while (!rest.signal.aborted) {
      const woken = new AbortController()
      wake = () => woken.abort()
      await look().catch((error) => {
        lost = error instanceof LostFolder
        if (lost) found = null
        noteFailure(error)
      })
      const signal = AbortSignal.any([rest.signal, woken.signal])
      await sleep(options.every_ms ?? everyMs, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    found: () => found,
    lost: () => lost,
    async stop() {
      rest.abort()
      await underWay
      // Sends the last changes, so that the database can move to another machine without a loss.
      await send().catch((error) =>
        log.warn({ err: cannotWrite(folder, error) }, 'the last changes were not sent to BACKUP_FOLDER'),
      )
      await making
    },
  }
}

function foundAtStart(folder: string, dataFolder: string): Restorable | null {
  try {
    ownFolder(folder, dataFolder)
    const { chain, damaged } = readState(dataFolder)
    return restorable(folder, chain, damaged, new Date())
  } catch {
    return null
  }
}

interface Due extends Pick<Restorable, 'made_at' | 'whole'> {
  tried_at: string | null
}

/** A backup is due at the set hour by the machine's clock, or at once if no backup, or not the latest moment, can be restored. */
export function isDue({ made_at, whole, tried_at }: Due, hour: number, now: Date): boolean {
  const since = tried_at === null ? retryMs : now.getTime() - Date.parse(tried_at)
  if (since >= 0 && since < retryMs) return false
  if (made_at === null || !whole) return true
  const due = new Date(now)
  due.setHours(hour, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return made_at < due
}

async function makeInOwnProgram(folder: string, environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [command, 'backup', folder, '--scheduled'], {
    env: environment,
    // The channel closes if this program is killed, and ends the backup.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
  })
  if (child.pid !== undefined) setPriority(child.pid, 10)
  let said = ''
  child.stderr?.on('data', (part) => {
    said = `${said}${part}`.slice(-2_000)
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  if (code !== 0) throw new StartRefused(said.trim().split('\n').at(-1) || `the backup ended with ${code}`)
}

async function withConnection(
  postgres: Pick<EmbeddedPostgres, 'superuser'>,
  work: (connection: Client) => Promise<void>,
) {
  const connection = await postgres.superuser()
  try {
    await work(connection)
  } finally {
    await connection.end()
  }
}
