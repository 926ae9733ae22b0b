import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder } from '../settings/secret.ts'
import { StartRefused } from '../settings/settings.ts'
import type { Cluster } from './cluster.ts'
import { freeBytes, megabytes, refusal } from './refusals.ts'
import { run } from './run.ts'

const draftPrefix = 'postgres-draft-'
const abandonedAfterMs = 10 * 60_000
/** A new database with its first WAL takes some 90 MB. */
const firstStartBytes = 128 * 1024 * 1024

export async function initialize(cluster: Cluster): Promise<void> {
  finishUpgrade(cluster)
  if (existsSync(join(cluster.files, 'PG_VERSION'))) return refuseOtherMajor(cluster)
  refuseSmallDisk(cluster)
  try {
    await makeFiles(cluster)
  } catch (reason) {
    throw reason instanceof StartRefused ? reason : refusal('The database could not be made.', String(reason))
  }
}

// Finishes an upgrade that was interrupted between its last two steps: the old files are moved away, and the new ones are
// complete.
function finishUpgrade({ folder, files }: Cluster): void {
  const next = join(folder, 'postgres-next')
  if (!existsSync(files) && existsSync(join(next, 'PG_VERSION'))) renameSync(next, files)
}

function refuseSmallDisk({ folder }: Cluster): void {
  const free = freeBytes(folder)
  if (free >= firstStartBytes) return
  throw new StartRefused(
    `A new database needs ${megabytes(firstStartBytes)}, but ${megabytes(free)} are free in ${folder}. Free some space, or set DATA_DIR to another folder.`,
  )
}

function refuseOtherMajor({ files, programs }: Cluster): void {
  const madeBy = Number(readFileSync(join(files, 'PG_VERSION'), 'utf8'))
  if (madeBy === programs.major) return
  const advice =
    madeBy > programs.major
      ? 'The program is older than its data: start the newer version of the program.'
      : 'The program is newer than its data: make a backup, then carry the data over: npm run upgrade-database.'
  throw new StartRefused(
    `The database in ${files} was made by PostgreSQL ${madeBy}, but this program brings PostgreSQL ${programs.major}. ${advice}`,
  )
}

async function makeFiles(cluster: Cluster): Promise<void> {
  removeAbandoned(cluster.folder)
  const draft = mkdtempSync(join(cluster.folder, draftPrefix))
  const files = join(draft, 'files')
  const password = join(draft, 'password')
  try {
    writeFileSync(password, cluster.superuser_password, { mode: 0o600 })
    if (cluster.account) for (const path of [draft, password]) chownSync(path, cluster.account.uid, cluster.account.gid)
    const ended = await initdb(cluster, files, password)
    if (ended.code !== 0) throw refusal(`The database could not be made in ${cluster.folder}.`, ended.output)
    putInPlace(files, cluster.files)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

// pg_trgm and citext treat ñ and á as letters only if the C library does; some machines lack C.UTF-8.
async function initdb(cluster: Cluster, files: string, password: string) {
  const ended = await initdbWith('C.UTF-8', cluster, files, password)
  return /invalid locale/i.test(ended.output) ? initdbWith('C', cluster, files, password) : ended
}

function initdbWith(letters: string, { account, programs, throwaway }: Cluster, files: string, password: string) {
  return run(account, programs.initdb, [
    `--pgdata=${files}`,
    '--username=postgres',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${letters}`,
    ...(programs.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    ...(throwaway ? ['--no-sync'] : []),
  ])
}

// If two programs start in an empty folder, the second finds the files of the first and uses them.
function putInPlace(made: string, files: string): void {
  try {
    renameSync(made, files)
    syncFolder(dirname(files))
  } catch (reason) {
    if (!existsSync(join(files, 'PG_VERSION'))) throw reason
  }
}

// Deletes the draft of a killed start; a recent one may belong to a program that is still writing it.
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(draftPrefix))) {
    const draft = join(folder, name)
    if (Date.now() - statSync(draft).mtimeMs > abandonedAfterMs) rmSync(draft, { recursive: true, force: true })
  }
}
