import pg from 'pg'
import { asText } from './columnTypes.ts'
import { connectMs } from './deadlines.ts'

export interface Pool {
  connect(): Promise<pg.PoolClient>
  /** Drops idle connections, which may be dead; connections in use end with their work. */
  renew(): void
  end(): Promise<void>
}

export interface PoolOptions {
  url: string
  most: number
  connect_ms?: number | undefined
  silence_ms?: number | undefined
}

export function openPool({ url, most, connect_ms = connectMs, silence_ms }: PoolOptions): Pool {
  const open = () => {
    const pool = new pg.Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: connect_ms,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      types: asText,
      ...(silence_ms ? { query_timeout: silence_ms } : {}),
    })
    // The pool listens only to idle connections; an error on one in use would end the program.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  let pool = open()
  return {
    connect: () => pool.connect(),
    renew() {
      void pool.end().catch(() => undefined)
      pool = open()
    },
    end: () => pool.end(),
  }
}

/** Whether PostgreSQL answers a new connection; a refusal also counts as an answer. */
export async function answersAnew(url: string, patienceMs = connectMs): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end().catch(() => undefined)
  }
}
