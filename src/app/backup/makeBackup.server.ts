/** `npm run backup` copies the running database, or starts the database for the copy. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { cannotWrite } from '../../server/backup/cannotWrite.ts'
import type { Progress } from '../../server/backup/copyCluster.ts'
import { isOwnFolder, ownFolder } from '../../server/backup/folder.ts'
import { backupKey, isKeyProved, keyAtHand, readSecretKey } from '../../server/backup/keyPair.ts'
import { type BackupOptions, backupIntoFolder, type MadeBackup, writeBackup } from '../../server/backup/makeBackup.ts'
import { damagedIn } from '../../server/backup/restorable.ts'
import { openBackup } from '../../server/backup/restore.ts'
import { noteState, readState } from '../../server/backup/state.ts'
import { removeOld } from '../../server/backup/store.ts'
import { ownDatabase } from '../../server/embedded/owner.ts'
import { connectRunning, startEmbeddedPostgres } from '../../server/embedded/start.ts'
import { existingSecret } from '../../server/settings/secret.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'
import { refuseWithoutDatabase } from '../commands/commandDatabase.server.ts'
import { proveBackup } from './restoreBackup.server.ts'

interface BackupCommand {
  settings: Settings
  /** A folder, or `-`, which means standard output. */
  target: string
  /** The secret key, to prove the backup at once. */
  key: string | undefined
  scheduled: boolean
  environment: NodeJS.ProcessEnv
  say(line: string): void
  signal: AbortSignal
}

export async function makeBackup(command: BackupCommand): Promise<void> {
  const { settings, target, key, scheduled, environment, say, signal } = command
  if (settings.database_url !== null) throw new StartRefused(ownPostgres)
  const files = join(settings.data_folder, 'postgres')
  refuseWithoutDatabase(settings)
  const dataFolder = settings.data_folder
  const publicKey = backupKey(dataFolder)
  const secretKey = key === undefined ? null : readSecretKey(key)
  const state = readState(settings.data_folder)
  const options = { publicKey, files, progress: percent(say), signal }
  const chain = state.chain ?? 'none'
  if (target === '-') {
    refuseNoise(environment)
    const { bytes } = await withSuperuser(settings, signal, (clients) =>
      writeBackup(process.stdout, { ...clients, ...options, chain }),
    ).catch((reason) => {
      throw cannotWrite('standard output', reason)
    })
    return say(
      `${megabytes(bytes)} written. Nobody has looked at them yet: npm run restore -- --prove <file> --key <file>`,
    )
  }
  openFolder(target, { dataFolder, scheduled })
  const made = await withSuperuser(settings, signal, (clients) =>
    backupIntoFolder(target, { ...clients, ...options, chain }),
  )
  const file = join(target, made.name)
  for (const line of described(made)) say(line)
  if (scheduled) {
    removeOld(target, settings.backup_keep, state.chain)
    noteState(dataFolder, { tried_at: null, damaged: await damagedIn(target, signal) })
  } else noteState(dataFolder, { made_at: new Date().toISOString() })
  if (secretKey) return proveBackup({ settings, from: file, secretKey, say, signal })
  // backup-key --again may have replaced the key, and the new secret key does not open this backup.
  const isSameKey = backupKey(dataFolder) === publicKey
  if (isSameKey && !isKeyProved(dataFolder)) await openWithNewKey(file, { dataFolder, publicKey, say, signal })
  if (readState(dataFolder).proved_at === null) {
    say(
      `No backup was ever restored as a trial. Do it now, with the secret key: npm run restore -- --prove ${file} --key <file>`,
    )
  }
}

/** Creates a missing folder that the user named, but never BACKUP_FOLDER, because its disk may not be mounted. */
function openFolder(folder: string, { dataFolder, scheduled }: { dataFolder: string; scheduled: boolean }): void {
  try {
    if (scheduled || isOwnFolder(folder, dataFolder)) ownFolder(folder, dataFolder)
    else mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (reason) {
    throw cannotWrite(folder, reason)
  }
}

interface FirstOpening {
  dataFolder: string
  publicKey: string
  say(line: string): void
  signal: AbortSignal
}

async function openWithNewKey(file: string, { dataFolder, publicKey, say, signal }: FirstOpening): Promise<void> {
  const atHand = await keyAtHand(dataFolder)
  if (!atHand)
    return say('No backup was ever opened with this key: it is not proved yet that its secret half opens one.')
  await openBackup(file, atHand.secretKey, signal)
  noteState(dataFolder, { proved_key: publicKey })
  say(`Opened whole with the secret key in ${atHand.file}. Now take that file away from this machine.`)
}

/** Text of a terminal or of npm inside the backup would make it unreadable. */
function refuseNoise({ npm_lifecycle_event: byNpm, npm_config_loglevel: level }: NodeJS.ProcessEnv): void {
  if (process.stdout.isTTY) {
    throw new StartRefused(
      'A backup is nothing to look at: send it to a file or a program, npm run -s backup -- - > file',
    )
  }
  if (byNpm === 'backup' && level !== 'silent') {
    throw new StartRefused(
      'npm writes lines of its own into it, and then it is no backup. Let it be silent: npm run -s backup -- - > file',
    )
  }
}

const ownPostgres =
  'DATABASE_URL is set, and npm run backup is for the embedded database. Back up your own PostgreSQL with pg_dump, as docs/operations.md ' +
  'says under "Backup and restore", or with the tools of its provider.'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const described = ({ name, bytes, sha256, manifest }: MadeBackup) => [
  `${name}: ${megabytes(bytes)}, read back whole (SHA-256 ${sha256}).`,
  `Garita ${manifest.garita}, rules ${manifest.rules}, PostgreSQL ${manifest.postgres}; needs the SECRET with the fingerprint ` +
    `${(manifest.secret_fingerprint ?? '').slice(0, 16)}.`,
]

type Clients = Pick<BackupOptions, 'connection' | 'garita'>

async function withSuperuser<T>(
  settings: Settings,
  signal: AbortSignal,
  work: (clients: Clients) => Promise<T>,
): Promise<T> {
  const own = { folder: settings.data_folder, secret: existingSecret(settings) }
  // Before upgrade-database the files belong to an earlier PostgreSQL, and the backup contains them unchanged.
  const major = readFileSync(join(own.folder, 'postgres', 'PG_VERSION'), 'utf8').trim() === '15' ? 15 : 18
  const running = await connectRunning(own)
  const started = running ? null : await startEmbeddedPostgres({ ...own, major, signal })
  const connection = running ?? (await started?.superuser())
  if (!connection) throw new StartRefused('The database does not answer.')
  const garita = new pg.Client({
    host: connection.host,
    port: connection.port,
    user: 'postgres',
    password: connection.password ?? '',
    database: ownDatabase,
    ssl: false,
  })
  garita.on('error', () => undefined)
  try {
    await garita.connect()
    return await work({ connection, garita })
  } finally {
    await garita.end()
    await connection.end().catch(() => undefined)
    await started?.stop()
  }
}

/** Writes a line after each tenth of the work. */
function percent(say: (line: string) => void): Progress {
  let reported = 0
  return (done, all) => {
    const tenth = Math.floor((done / Math.max(all, 1)) * 10)
    if (tenth <= reported) return
    reported = tenth
    say(`${tenth * 10} % of ${megabytes(all)}`)
  }
}
