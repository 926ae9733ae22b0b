/** The number of workers that fit this machine and its database. */
import { availableParallelism, totalmem } from 'node:os'
import pg from 'pg'
import { databaseConnections } from '../database/database.ts'

const megabyte = 1024 * 1024
/** PostgreSQL and the first process have the fourth core. */
const fewestCores = 4
const mostByItself = 8
/** A worker takes some 150 MB; the rest of a gigabyte is for PostgreSQL, the first process and the system. */
const memory = { kept: 1024 * megabyte, each: 256 * megabyte }
/** Commands, backups and operators use these. */
const keptConnections = 12

export interface Machine {
  cores: number
  memory_bytes: number
}

export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  return { cores: availableParallelism(), memory_bytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem() }
}

/** `wanted` is the setting; null chooses by the machine. */
export function workersFor(wanted: number | null, { cores, memory_bytes }: Machine): number {
  if (wanted !== null) return wanted
  if (cores < fewestCores) return 1
  const fit = Math.floor((memory_bytes - memory.kept) / memory.each)
  return Math.max(1, Math.min(cores - 1, mostByItself, fit))
}

/** Announcements and `/readyz` take one each, the rights of live streams two. */
const besideCalls = 4

/** The connections of all processes of a program: its workers, and the first process. */
export const connectionsFor = (workers: number): number =>
  keptConnections + (workers === 1 ? 1 : workers + 1) * (databaseConnections(workers) + besideCalls)

/** The workers whose connections a PostgreSQL of its own takes beside those that are open now. */
export async function workersWithin(workers: number, ownerUrl: string): Promise<number> {
  if (workers === 1) return 1
  const free = await freeConnections(ownerUrl)
  let fit = workers
  while (fit > 1 && connectionsFor(fit) > free) fit -= 1
  return fit
}

async function freeConnections(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000, query_timeout: 20_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ free: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as free`,
    )
    return rows[0]?.free ?? 0
  } finally {
    await client.end()
  }
}
