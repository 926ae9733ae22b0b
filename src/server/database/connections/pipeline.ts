/** One connection that sends transactions one after another without waiting; the answers come back in the same order. */
import pg from 'pg'
import { Refusal } from '../../../shared/refusal.ts'
import { connectMs, short } from './deadlines.ts'

export interface Statement {
  text: string
  values: (string | null | Buffer)[]
  name?: string
  /** Rows as lists of texts instead of objects. */
  rowMode?: 'array'
  types?: pg.CustomTypesConfig
}

type Step = { ok: true; result: pg.QueryResult } | { ok: false; error: unknown }

export interface Pipeline {
  /** Transactions without an answer. */
  readonly waiting: number
  /** Milliseconds for which the first of them has been the first; 0 without one. */
  readonly age: number
  /** When the database last said something here (`performance.now()`). */
  readonly heard_at: number
  send(statements: readonly Statement[]): Promise<Step[]>
  /** Opens a new connection for the next transaction; those without an answer are refused as busy. */
  cut(): void
  close(): Promise<void>
}

export interface PipelineOptions {
  url: string
  silence_ms?: number
  connect_ms?: number
  /** Called after the database did not answer in time. */
  silent?(): void
}

/** Nothing was sent, so the transaction may take another connection. */
export class NotConnected extends Refusal {
  constructor(cause: unknown) {
    super('busy', 503, { retry_after: 2 }, { cause })
  }
  /** PostgreSQL has as many connections as it may have. */
  get no_room(): boolean {
    return this.cause instanceof pg.DatabaseError && this.cause.code === '53300'
  }
}

export function openPipeline({ url, silent, ...given }: PipelineOptions): Pipeline {
  const { silence_ms = short.silence_ms, connect_ms = connectMs } = given
  let client: Promise<pg.Client> | null = null
  let current: pg.Client | null = null
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
      types: asText,
      keepAlive: true,
      connectionTimeoutMillis: connect_ms,
    })
    current = fresh
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

  /** One timer for all: PostgreSQL works on the first transaction, and it is the first whose answer comes. */
  function watchOver(connection: pg.Client): void {
    const left = () => Math.max(heardAt, firstSince) + silence_ms - performance.now()
    watch ??= setTimeout(
      () =>
        // A program that stood still itself reads what has arrived before it judges.
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
        const answers = Promise.all(sendTogether(connection, statements))
        watchOver(connection)
        const steps = await answers
        if (steps.some((step) => !step.ok && isBroken(step.error))) forget(connection)
        return steps
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

/** Writes all statements of a transaction at once, so no other transaction can come between, and with one system call. */
function sendTogether(connection: pg.Client, statements: readonly Statement[]): Promise<Step>[] {
  const { stream } = connection.connection
  stream.cork()
  try {
    return statements.map((statement) =>
      connection.query(statement).then(
        (result): Step => ({ ok: true, result }),
        (error: unknown): Step => ({ ok: false, error }),
      ),
    )
  } finally {
    stream.uncork()
  }
}

/** After an error of the driver, a prepared statement that the server does not know, or on a server that only reads, the connection is of no use. */
function isBroken(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code === undefined || ['26000', '42P05', '25006'].includes(code) || code.startsWith('57P')
}

const { builtins } = pg.types
const untouched = new Set<number>([
  builtins.JSON,
  builtins.JSONB,
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
])

/** JSON, times and dates stay the text that PostgreSQL wrote, so that they go into the answer unchanged. */
export const asText: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (untouched.has(oid)) return (text: string) => text
    if (oid === builtins.INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

const unchanged = (text: string) => text
/** All values as PostgreSQL wrote them, in the order of their columns. */
export const asWritten = {
  rowMode: 'array',
  types: { getTypeParser: () => unchanged },
} satisfies Pick<Statement, 'rowMode' | 'types'>
