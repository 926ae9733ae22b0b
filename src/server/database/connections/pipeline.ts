/** One connection that sends transactions one after another without waiting; the answers arrive in the same order. */
import pg from 'pg'
import { Refusal } from '../../../shared/refusal.ts'
import { connectMs, type Deadlines, short } from './deadlines.ts'
import { type Answer, type Prepared, type Statement, Transaction } from './transaction.ts'

export interface Pipeline {
  readonly waiting: number
  /** Milliseconds since the oldest of them became the first; 0 without one. */
  readonly age: number
  /** When the last byte arrived from the database (`performance.now()`). */
  readonly heard_at: number
  send(statements: readonly Statement[]): Promise<Answer>
  /** Reconnects for the next transaction, and refuses unanswered ones as busy. */
  cut(): void
  close(): Promise<void>
}

export interface PipelineOptions {
  url: string
  /** PostgreSQL keeps these settings for the whole connection. Null behind a pooler, which does not pass them on. */
  deadlines: Deadlines | null
  silence_ms?: number
  connect_ms?: number
  silent?(): void
}

/** Nothing was sent, so the transaction may take another connection. */
export class NotConnected extends Refusal {
  constructor(cause: unknown) {
    super('busy', 503, { retry_after: 2 }, { cause })
  }
  /** PostgreSQL has reached its limit of connections. */
  get no_room(): boolean {
    return this.cause instanceof pg.DatabaseError && this.cause.code === '53300'
  }
}

export function openPipeline({ url, deadlines, silent, ...given }: PipelineOptions): Pipeline {
  const { silence_ms = short.silence_ms, connect_ms = connectMs } = given
  let client: Promise<pg.Client> | null = null
  let current: pg.Client | null = null
  let prepared: Prepared = new Map()
  let waiting = 0
  let firstSince = 0
  let heardAt = performance.now()
  let watch: NodeJS.Timeout | undefined
  let closed = false

  const forget = (broken: pg.Client) => {
    if (current === broken) client = current = null
    void broken.end().catch(() => undefined)
  }
  const cut = () => current?.connection.stream.destroy(silence())

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: connect_ms,
      ...(deadlines ? { statement_timeout: deadlines.statement_ms, lock_timeout: deadlines.lock_ms } : {}),
    })
    current = fresh
    prepared = new Map()
    fresh.on('error', () => forget(fresh))
    fresh.on('end', () => forget(fresh))
    await fresh.connect()
    const hear = () => {
      heardAt = performance.now()
    }
    hear()
    fresh.connection.stream.on('data', hear)
    return fresh
  }

  async function connected(): Promise<pg.Client> {
    client ??= connect()
    try {
      return await client
    } catch (cause) {
      client = null
      if (!(cause instanceof pg.DatabaseError)) silent?.()
      throw new NotConnected(cause)
    }
  }

  /** One timer suffices: PostgreSQL processes the first transaction, whose answer comes first. */
  function watchOver(connection: pg.Client): void {
    const left = () => Math.max(heardAt, firstSince) + silence_ms - performance.now()
    watch ??= setTimeout(
      () =>
        // If the program itself was paused, it reads the arrived data before it decides.
        setImmediate(() => {
          watch = undefined
          if (waiting === 0 || current !== connection) return
          if (left() > 0) return watchOver(connection)
          cut()
          silent?.()
        }),
      Math.max(left(), 1),
    )
    watch.unref()
  }

  return {
    get waiting() {
      return waiting
    },
    get age() {
      return waiting === 0 ? 0 : performance.now() - firstSince
    },
    get heard_at() {
      return heardAt
    },
    async send(statements) {
      if (closed) throw new Refusal('busy', 503, { retry_after: 5 })
      if (waiting === 0) firstSince = performance.now()
      waiting += 1
      try {
        const connection = await connected()
        const transaction = new Transaction(statements, prepared)
        connection.query(transaction)
        watchOver(connection)
        const answer = await transaction.answer
        if (answer.failed && isBroken(answer.failed.error)) forget(connection)
        return answer
      } finally {
        waiting -= 1
        firstSince = performance.now()
      }
    },
    cut,
    async close() {
      closed = true
      clearTimeout(watch)
      const open = await client?.catch(() => null)
      await open?.end().catch(() => undefined)
    },
  }
}

const silence = () => Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' })

/** After a driver error, an unknown prepared statement, or on a read-only server, the connection is unusable. */
function isBroken(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code === undefined || ['26000', '42P05', '25006'].includes(code) || code.startsWith('57P')
}
