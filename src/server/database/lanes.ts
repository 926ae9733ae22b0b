/** The connections to the database, divided into lanes: a call waits only behind calls of its own lane. Each connection is a pipeline. */
import pg from 'pg'
import type { Lane } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'

interface Width {
  connections: number
  /** Transactions sent before the first of them is answered. */
  at_once: number
}

/** On a connection each transaction waits for those sent before it, so slow ones have connections of their own. */
const widths = {
  gate: { connections: 2, at_once: 8 },
  snapshot: { connections: 1, at_once: 1 },
  long: { connections: 2, at_once: 2 },
  others: { connections: 4, at_once: 16 },
} satisfies Record<string, Width>
const way: Record<Lane, keyof typeof widths> = {
  gate: 'gate',
  snapshot: 'snapshot',
  long: 'long',
  list: 'others',
  act: 'others',
}
/** When a queue is full, new calls are answered `busy`: lists long before acts. */
const mostWaiting: Record<Lane, number> = { gate: 1_000, snapshot: 200, long: 40, list: 600, act: 2_000 }

export interface Lanes {
  /** Runs the work when it is its turn; refuses when the lane is full. */
  take<T>(lane: Lane, work: (pipeline: Pipeline) => Promise<T>): Promise<T>
  readonly waiting: Readonly<Record<Lane, number>>
  close(): Promise<void>
}

export interface LanesOptions {
  url: string
  /** Connections for acts and lists. */
  lines?: number | undefined
  most_waiting?: number | undefined
}

export function openLanes({ url, lines: ofOthers, most_waiting: most }: LanesOptions): Lanes {
  const open = ({ connections, at_once }: Width) => openWay(url, connections, at_once)
  const ways = {
    gate: open(widths.gate),
    snapshot: open(widths.snapshot),
    long: open(widths.long),
    others: open({ ...widths.others, connections: ofOthers ?? widths.others.connections }),
  }
  const waiting: Record<Lane, number> = { gate: 0, snapshot: 0, long: 0, list: 0, act: 0 }
  return {
    async take(lane, work) {
      if (waiting[lane] >= (most ?? mostWaiting[lane]))
        throw new Refusal('busy', 503, { retry_after: lane === 'act' ? 2 : 5 })
      waiting[lane] += 1
      try {
        return await ways[way[lane]].take(lane === 'list', work)
      } finally {
        waiting[lane] -= 1
      }
    },
    waiting,
    async close() {
      await Promise.all(Object.values(ways).map((one) => one.close()))
    },
  }
}

function openWay(url: string, count: number, atOnce: number) {
  const pipelines = Array.from({ length: count }, () => openPipeline({ url }))
  /** Calls in `after` run when `first` is empty. */
  const queues: { first: (() => void)[]; after: (() => void)[] } = { first: [], after: [] }
  let underWay = 0
  return {
    async take<T>(letsOthersPass: boolean, work: (pipeline: Pipeline) => Promise<T>): Promise<T> {
      if (underWay < atOnce) underWay += 1
      // The call that ends hands over its place.
      else await new Promise<void>((go) => (letsOthersPass ? queues.after : queues.first).push(go))
      try {
        return await work(pipelines.reduce((best, next) => (next.waiting < best.waiting ? next : best)))
      } finally {
        const next = queues.first.shift() ?? queues.after.shift()
        if (next) next()
        else underWay -= 1
      }
    },
    close: () => Promise.all(pipelines.map((one) => one.close())),
  }
}

interface Statement {
  text: string
  values: (string | null | Buffer)[]
  name?: string
}

type Step = { ok: true; result: pg.QueryResult } | { ok: false; error: unknown }

/** One connection that sends transactions one after another without waiting; the answers come back in the same order. */
export interface Pipeline {
  readonly waiting: number
  send(statements: readonly Statement[]): Promise<Step[]>
  close(): Promise<void>
}

export function openPipeline(options: { url: string }): Pipeline {
  let client: Promise<pg.Client> | null = null
  let current: pg.Client | null = null
  let waiting = 0
  let closed = false

  const forget = (broken: pg.Client) => {
    if (current === broken) client = current = null
    void broken.end().catch(() => undefined)
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: options.url,
      pipeline: true,
      types: asText,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    current = fresh
    fresh.on('error', () => forget(fresh))
    fresh.on('end', () => forget(fresh))
    await fresh.connect()
    return fresh
  }

  async function connected(): Promise<pg.Client> {
    client ??= connect()
    try {
      return await client
    } catch {
      client = null
      throw new Refusal('busy', 503, { retry_after: 2 })
    }
  }

  return {
    get waiting() {
      return waiting
    },
    async send(statements) {
      if (closed) throw new Refusal('busy', 503, { retry_after: 5 })
      waiting += 1
      try {
        const connection = await connected()
        const steps = await Promise.all(sendTogether(connection, statements))
        if (steps.some((step) => !step.ok && isBroken(step.error))) forget(connection)
        return steps
      } finally {
        waiting -= 1
      }
    },
    async close() {
      closed = true
      const open = await client?.catch(() => null)
      await open?.end().catch(() => undefined)
    },
  }
}

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

/** After an error of the driver, or a prepared statement that the server does not know, the connection cannot be used again. */
function isBroken(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code === undefined || code === '26000' || code === '42P05' || code.startsWith('57P')
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
