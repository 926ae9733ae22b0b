/** One database connection that sends transactions one after another without waiting; the answers come back in the same order. */
import pg from 'pg'
import { Refusal } from '../../shared/refusal.ts'

interface Statement {
  text: string
  values: (string | null | Buffer)[]
  name?: string
}

type Step = { ok: true; result: pg.QueryResult } | { ok: false; error: unknown }

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
        const line = await connected()
        const steps = await Promise.all(inOneGo(line, statements))
        if (steps.some((step) => !step.ok && isBroken(step.error))) forget(line)
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

/** Nothing of another transaction can come between a begin and its commit, and the system is asked to write once, not once a statement. */
function inOneGo(line: pg.Client, statements: readonly Statement[]): Promise<Step>[] {
  const { stream } = line.connection
  stream.cork()
  try {
    return statements.map((statement) =>
      line.query(statement).then(
        (result): Step => ({ ok: true, result }),
        (error: unknown): Step => ({ ok: false, error }),
      ),
    )
  } finally {
    stream.uncork()
  }
}

/** Anything the driver itself says, and a statement name that the two sides no longer agree on, leaves the line in doubt. */
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
