/** Checks whether this program can serve, on a separate connection, so that no queue of calls delays it. */
import pg from 'pg'
import { z } from 'zod'
import { megabytes } from '../embedded/refusals.ts'
import type { Trouble } from '../embedded/trouble.ts'
import { openFaults } from './faults.ts'
import type { Log } from './log.ts'

const patienceMs = 2_000
const freshMs = 1_000

/**
 * `dark` means no answer in time. `disk_full`: cannot start because its disk is full. `read_only`: a standby, or a primary that only reads.
 * `secret`: it was changed, start the program again.
 */
export type Unready = 'dark' | 'disk_full' | 'read_only' | 'secret' | 'stopping'

export interface Readiness {
  hindrance(): Promise<Unready | null>
  close(): Promise<void>
}

export interface ReadinessOptions {
  url: string
  secret_fingerprint: Buffer
  log: Pick<Log, 'warn'>
  /** Why the embedded database is down; null for an external one. */
  trouble?: (() => Trouble | null | Promise<Trouble | null>) | undefined
  patience_ms?: number | undefined
  fresh_ms?: number | undefined
}

const seen = z.object({ own: z.boolean(), read_only: z.boolean() })

export function openReadiness({ url, secret_fingerprint, log, ...given }: ReadinessOptions): Readiness {
  const { patience_ms = patienceMs, fresh_ms = freshMs, trouble } = given
  const faults = openFaults(log)
  let client: pg.Client | null = null
  let asked: Promise<Unready | null> | undefined
  let askAgainAt = 0

  async function look(): Promise<Unready | null> {
    const kept = client
    client ??= await connect(url, patience_ms)
    return lookOver(client).catch((error: unknown) => {
      // A kept connection may have ended with a crashed database, while the current database works.
      if (!kept || kept !== client) throw error
      leave()
      return look()
    })
  }
  async function lookOver(connection: pg.Client): Promise<Unready | null> {
    const answers = await connection.query(`begin; set local role garita_keeper;
      select exists (select from installation where secret_fingerprint = '\\x${secret_fingerprint.toString('hex')}') as own,
        current_setting('transaction_read_only') = 'on' as read_only;
      commit`)
    // The driver answers several statements with a list that its types do not describe.
    const row: unknown = (Array.isArray(answers) ? answers : []).flatMap(({ rows }) => rows)[0]
    const { own, read_only } = seen.parse(row)
    if (read_only) return 'read_only'
    return own ? null : 'secret'
  }
  /** After a bad answer the connection is dropped: the next one may lead to another server. */
  function leave(): void {
    client?.connection.stream.destroy()
    client = null
  }
  async function ask(): Promise<Unready | null> {
    const late = new Promise<never>((_, refuse) =>
      setTimeout(() => refuse(new Error('the database says nothing')), patience_ms).unref(),
    )
    try {
      const hindrance = await Promise.race([look(), late])
      if (hindrance) {
        leave()
        faults.see(`not ready: ${hindrance}`, new Error(words[hindrance]))
      }
      return hindrance
    } catch (error) {
      leave()
      const found = await trouble?.()
      const hindrance = found?.disk_full ? 'disk_full' : 'dark'
      faults.see(`not ready: ${hindrance}`, found ? withCause(error, found) : error)
      return hindrance
    }
  }

  return {
    hindrance() {
      if (!asked || performance.now() >= askAgainAt) {
        askAgainAt = Number.POSITIVE_INFINITY
        asked = ask().finally(() => {
          askAgainAt = performance.now() + fresh_ms
        })
      }
      return asked
    },
    async close() {
      await client?.end().catch(() => undefined)
    },
  }
}

/** Adds PostgreSQL's last message and the free space: the connection error only says that there is no server. */
function withCause(error: unknown, { said, free_bytes }: Trouble): Error {
  const seen = error instanceof Error ? error.message : String(error)
  const last = said === null ? '' : `; PostgreSQL said: ${said}`
  return new Error(`${seen}${last}; ${megabytes(free_bytes)} are free on its disk`, { cause: error })
}

const words: Readonly<Record<Unready, string>> = {
  dark: 'the database does not answer',
  disk_full: 'the database does not answer, and its disk is full',
  read_only: 'the database only reads: it is a standby, or its primary was set so',
  secret: 'the secret of this database was changed: start again with the new one',
  stopping: 'this program is stopping',
}

async function connect(url: string, patienceMs: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
