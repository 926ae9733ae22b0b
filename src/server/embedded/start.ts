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
import { openFolder } from './openFolder.ts'
import { makeOwner, ownerUrl } from './owner.ts'
import { type Major, programsFor } from './programs.ts'
import { addressFor } from './socket.ts'
import { explained, type Trouble, troubleOf } from './trouble.ts'

export interface EmbeddedOptions {
  folder: string
  secret: Buffer
  throwaway?: boolean
  connections?: number
  major?: Major
  onRestart?: (restart: Restart) => void
  /** Receives the reason of a wait, and the action on a full disk. */
  say?: (line: string) => void
  patience_ms?: number
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  owner_url: string
  /** The next start needs this secret; open connections stay open. */
  takeSecret(secret: Buffer): Promise<void>
  superuser(): Promise<Client>
  trouble(): Trouble
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

export async function connectRunning(options: Pick<EmbeddedOptions, 'folder' | 'secret'>): Promise<Client | null> {
  const cluster = await prepare(options)
  if (noteIn(cluster.files).length === 0) return null
  const answer = await ask(cluster)
  if (answer === 'silent') return null
  if (answer instanceof Client) return answer
  throw new StartRefused('The database is starting or stopping. Try again in a moment.')
}

/** Uses a separate connection: after creating a database, it would keep 5 MB while the program runs. */
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
