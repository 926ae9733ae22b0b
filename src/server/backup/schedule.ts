/** While the program runs: WAL is sent every minute, and once a day a program of its own makes a backup, so that no gate waits for it. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import type { EmbeddedPostgres } from '../embedded/start.ts'
import type { Settings } from '../settings/settings.ts'
import type { Log } from '../watch/log.ts'
import { backupKey } from './keyPair.ts'
import { type BackupState, noteState, readState } from './state.ts'
import { removeDrafts } from './store.ts'
import { sendWal, stopKeepingWal } from './walKeeper.ts'

const everyMs = 60_000
const retryMs = 60 * 60_000

const command = fileURLToPath(new URL('../../main.backup.ts', import.meta.url))

export interface BackupStatus extends Pick<BackupState, 'made_at' | 'failed_at' | 'failure' | 'proved_at'> {
  /** Null without BACKUP_FOLDER, where nobody keeps WAL. */
  through: string | null
  scheduled: boolean
}

export interface BackupSchedule {
  status(): BackupStatus
  stop(): Promise<void>
}

interface ScheduleOptions {
  settings: Pick<Settings, 'backup_folder' | 'backup_hour' | 'data_folder'>
  environment: NodeJS.ProcessEnv
  postgres: Pick<EmbeddedPostgres, 'superuser'>
  log: Pick<Log, 'warn'>
  every_ms?: number
}

export async function keepBackups(options: ScheduleOptions): Promise<BackupSchedule> {
  const { settings, postgres } = options
  const scheduled = settings.backup_folder !== null
  const status = (): BackupStatus => {
    const { made_at, failed_at, failure, proved_at, through } = readState(settings.data_folder)
    return { made_at, failed_at, failure, proved_at, through: scheduled ? through : null, scheduled }
  }
  if (settings.backup_folder === null) {
    await withConnection(postgres, stopKeepingWal)
    return { status, stop: async () => undefined }
  }
  const rounds = run({ ...options, folder: settings.backup_folder, public_key: backupKey(settings.data_folder) })
  return { status, stop: rounds.stop }
}

function run(options: ScheduleOptions & { folder: string; public_key: string }) {
  const { settings, environment, postgres, log, folder } = options
  const rest = new AbortController()
  let making: Promise<void> | null = null
  const noteFailure = (error: unknown) => {
    if (rest.signal.aborted) return
    log.warn({ err: error }, 'backup failed')
    const failure = error instanceof Error ? error.message : String(error)
    noteState(settings.data_folder, { failed_at: new Date().toISOString(), failure: failure.slice(0, 500) })
  }
  const send = () =>
    withConnection(postgres, (connection) =>
      sendWal({
        connection,
        folder,
        files: join(settings.data_folder, 'postgres'),
        dataFolder: settings.data_folder,
        publicKey: options.public_key,
      }),
    )
  const look = async () => {
    await send()
    // The folder answers again, and no backup is missing.
    const state = readState(settings.data_folder)
    if (state.failed_at && !isDue({ ...state, failed_at: null }, settings.backup_hour, new Date())) {
      noteState(settings.data_folder, { failed_at: null, failure: null })
    }
    // WAL goes on while a backup is made, which may take long on a busy machine.
    if (making === null && isDue(readState(settings.data_folder), settings.backup_hour, new Date())) {
      making = makeInOwnProgram(folder, { ...environment, DATA_DIR: settings.data_folder }, rest.signal)
        .catch(noteFailure)
        .finally(() => {
          making = null
        })
    }
  }
  const clean = async () => removeDrafts(folder)
  const underWay = (async () => {
    await clean().catch(noteFailure)
    while (!rest.signal.aborted) {
      await look().catch(noteFailure)
      await sleep(options.every_ms ?? everyMs, undefined, { signal: rest.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      rest.abort()
      await underWay
      // Whoever stops it here to go on elsewhere misses nothing.
      await send().catch((error) => log.warn({ err: error }, 'the last changes were not sent to BACKUP_FOLDER'))
      await making
    },
  }
}

/** At the hour of the day, by the clock of the machine; at once for a new run of WAL, which leads on from nothing yet. */
export function isDue(state: BackupState, hour: number, now: Date): boolean {
  if (state.failed_at && now.getTime() - Date.parse(state.failed_at) < retryMs) return false
  if (state.made_at === null || state.made_in !== state.chain) return true
  const due = new Date(now)
  due.setHours(hour, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return Date.parse(state.made_at) < due.getTime()
}

async function makeInOwnProgram(folder: string, environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [command, 'backup', folder, '--scheduled'], {
    env: environment,
    // By the channel it notices when this program was killed.
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
  if (code !== 0 && !signal.aborted) throw new Error(said.trim().split('\n').at(-1) || `the backup ended with ${code}`)
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
