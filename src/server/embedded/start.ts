/** Starts PostgreSQL in the data folder, or takes over the one that still runs there, and keeps it running. */
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { derive } from '../settings/secret.ts'
import { StartRefused } from '../settings/settings.ts'
import { accountFor } from './account.ts'
import type { Cluster } from './cluster.ts'
import { initialize } from './initialize.ts'
import { ask, keepRunning, type Restart } from './keeper.ts'
import { noteIn } from './note.ts'
import { makeOwner, ownerUrl } from './owner.ts'
import { type Major, programsFor } from './programs.ts'
import { openFolder } from './reach.ts'
import { addressFor } from './socket.ts'
import { explained, type Trouble, troubleOf } from './trouble.ts'

export interface EmbeddedOptions {
  folder: string
  secret: Buffer
  /** For tests: fast, and lost when the machine stops. */
  throwaway?: boolean
  /** For tests, whose workers share one server. */
  connections?: number
  major?: Major
  /** Called when PostgreSQL runs again after it died. */
  onRestart?: (restart: Restart) => void
  /** Hears what a start waits for, and what it does about a full disk. */
  say?: (line: string) => void
  /** For tests: how long a server that does not answer is waited for. */
  patience_ms?: number
  /** Ends a start that is under way. */
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  owner_url: string
  /** The next start needs this secret; open connections stay open. */
  takeSecret(secret: Buffer): Promise<void>
  /** A connection of its own for backups. */
  superuser(): Promise<Client>
  /** Why it is down, as far as its log and the disk say. */
  trouble(): Trouble
  /** An error of work with it, said as the full disk that caused it. */
  explain(what: string, error: unknown): unknown
  stop(): Promise<void>
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepare(options)
  await initialize(cluster)
  const keeper = await keepRunning(cluster, options.onRestart ?? (() => {}), options.signal)
  const explain = (what: string, error: unknown) => explained(what, error, cluster)
  try {
    await keeper.use(() => makeOwnerApart(cluster))
  } catch (reason) {
    const error = explain('The database does not start.', reason)
    await keeper.stop()
    throw error
  }
  return {
    owner_url: ownerUrl(cluster),
    async takeSecret(secret) {
      const connection = keeper.connection()
      await connection.query(`alter role postgres password ${connection.escapeLiteral(superuserPassword(secret))}`)
    },
    superuser: () => superuserOf(cluster),
    trouble: () => troubleOf(cluster),
    explain,
    stop: keeper.stop,
  }
}

/** To the database that runs in a folder, whoever started it; null when none does. */
export async function connectRunning(options: Pick<EmbeddedOptions, 'folder' | 'secret'>): Promise<Client | null> {
  const cluster = await prepare(options)
  if (noteIn(cluster.files).length === 0) return null
  const answer = await ask(cluster)
  if (answer === 'silent') return null
  if (answer instanceof Client) return answer
  throw new StartRefused('The database is starting or stopping. Try again in a moment.')
}

/** On a connection of its own: after it made a database, it would keep 5 MB for as long as the program runs. */
async function makeOwnerApart(cluster: Cluster): Promise<void> {
  const connection = await superuserOf(cluster)
  try {
    await makeOwner(connection, cluster.owner_password)
  } finally {
    await connection.end()
  }
}

async function superuserOf(cluster: Cluster): Promise<Client> {
  const answer = await ask(cluster)
  if (answer instanceof Client) return answer
  throw new Error('the database does not answer')
}

export async function prepare({
  folder: given,
  secret,
  throwaway = false,
  connections = 100,
  major = 18,
  patience_ms,
  say = () => undefined,
}: EmbeddedOptions): Promise<Cluster> {
  const folder = resolve(given)
  const files = join(folder, 'postgres')
  const account = await accountFor(files)
  await openFolder(folder, account)
  return {
    folder,
    files,
    log: join(folder, 'postgres.log'),
    programs: await programsFor(major, account, throwaway ? tmpdir() : folder),
    account,
    throwaway,
    connections,
    address: await addressFor(folder, files, account),
    superuser_password: superuserPassword(secret),
    owner_password: derive(secret, 'embedded database: owner').toString('hex'),
    patience_ms,
    say,
  }
}

export const superuserPassword = (secret: Buffer) => derive(secret, 'embedded database: superuser').toString('hex')
