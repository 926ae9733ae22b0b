/**
 * Starts a restored cluster for the first time: PostgreSQL recovers to a moment, then every table is read and counted, and the
 * cluster stops.
 */
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../embedded/cluster.ts'
import { ownDatabase } from '../embedded/owner.ts'
import { launch, type Postmaster, stopServer } from '../embedded/postmaster.ts'
import { refusal } from '../embedded/refusals.ts'
import { StartRefused } from '../settings/settings.ts'
import { countRows, tablesOf } from './counts.ts'

export interface Recovered {
  counts: Record<string, number>
  secret_fingerprint: string | null
  last_commit: Date | null
}

const endedEarly = /recovery ended before configured recovery target/
const inconsistent = /before consistent recovery point/

interface RecoveryOptions {
  to: Date | null
  /** Null if the end of the archived WAL is unknown. */
  through: Date | null
  /** Also compares each index with its table: slow, for trials. */
  thorough: boolean
  signal?: AbortSignal | undefined
}

export async function recover(cluster: Cluster, options: RecoveryOptions): Promise<Recovered> {
  try {
    return await startAndCount(cluster, options)
  } catch (reason) {
    // Between the requested moment and the last sign of the running database there was no write, so everything requested is
    // there.
    const quiet = options.to && options.through && options.to <= options.through && endedEarly.test(String(reason))
    if (quiet) return startAndCount(cluster, { ...options, to: null })
    throw reason
  }
}

async function startAndCount(cluster: Cluster, { to, thorough, signal }: RecoveryOptions): Promise<Recovered> {
  signal?.throwIfAborted()
  const trust = join(cluster.folder, '.restore-hba.conf')
  // The password needs a secret that may be missing here. The socket is in a folder that only its user can enter.
  give(cluster, trust, process.platform === 'win32' ? 'host all all 127.0.0.1/32 trust\n' : 'local all all trust\n')
  give(cluster, join(cluster.files, 'recovery.signal'), '')
  const server = launch(cluster, {
    hba_file: trust,
    restore_command: process.platform === 'win32' ? 'exit 1' : 'false',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(to && {
      // PostgreSQL knows no time zone names this early, not even Z.
      recovery_target_time: to.toISOString().replace('Z', '+00'),
    }),
  })
  // Stopping the server makes its open queries fail.
  signal?.addEventListener('abort', () => void stopServer(cluster))
  try {
    const postgres = await whenOpen(cluster, server, 'postgres', signal)
    const lastCommit = await lastReplayed(postgres)
    await postgres.query('checkpoint')
    await postgres.end()
    const garita = await whenOpen(cluster, server, ownDatabase, signal)
    try {
      return { ...(await readAll(garita, thorough)), last_commit: lastCommit }
    } finally {
      await garita.end()
    }
  } finally {
    await stopServer(cluster)
    rmSync(trust, { force: true })
  }
}

function give({ account }: Cluster, file: string, content: string): void {
  writeFileSync(file, content, { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)
}

async function whenOpen(
  cluster: Cluster,
  server: Postmaster,
  database: string,
  signal: AbortSignal | undefined,
): Promise<Client> {
  for (;;) {
    signal?.throwIfAborted()
    if (server.ended()) throw refused(server.lastWords(), cluster)
    const client = new Client({ ...cluster.address, user: 'postgres', database, ssl: false })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
      if (!rows[0]?.recovering) return client
      await client.end()
    } catch {
      client.end().catch(() => {})
    }
    await sleep(50)
  }
}

function refused(said: string, { folder }: Cluster): StartRefused {
  if (endedEarly.test(said)) {
    return new StartRefused(`The kept WAL ends before that moment (recovery ended before configured recovery target).`)
  }
  if (inconsistent.test(said))
    return new StartRefused('That moment is before the end of this backup. Use an older backup.')
  return refusal('The restored database does not start.', said, folder)
}

async function lastReplayed(client: Client): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return rows[0]?.at ?? null
}

async function readAll(garita: Client, thorough: boolean) {
  const counts = await countRows(garita, await tablesOf(garita))
  if (thorough) await compareIndexes(garita)
  const { rows } = await garita.query<{ fingerprint: string | null }>(
    `select encode(secret_fingerprint, 'hex') as fingerprint from public.installation`,
  )
  return { counts, secret_fingerprint: rows[0]?.fingerprint ?? null }
}

async function compareIndexes(garita: Client): Promise<void> {
  await garita.query('begin')
  await garita.query('create extension if not exists amcheck schema pg_catalog')
  await garita.query(
    `select bt_index_check(index => i.indexrelid, heapallindexed => true) from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid and i.indisready`,
  )
  await garita.query('rollback')
}
