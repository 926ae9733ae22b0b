/** The only doors to the database: a fast one that costs one round trip, a slower one for the few acts that must think, and one for lists that are streamed. */
import pg from 'pg'
import type { z } from 'zod'
import { Refusal } from '../shared/refusal.ts'
import { becoming, roleIn, sendable, type Who } from './caller.ts'
import { isDeadlock, refusalOf } from './databaseRefusals.ts'
import { knownCallers } from './knownCallers.ts'
import { type Line, openLine } from './line.ts'
import { nameOf, type Sql, sql, textOf } from './sql.ts'
import { type Listed, noteOf, openStream, type RowStream } from './stream.ts'
import { asText } from './wireValues.ts'

/** PostgreSQL's own JSON on its way to the wire, untouched. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export interface Door {
  /** One row with one column of JSON; no row or null is "not found". */
  json(query: Sql): Promise<RawJson>
  row<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row> | null>
  rows<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row>[]>
  /** How many rows an act reached. */
  act(query: Sql): Promise<number>
  /** An act on what the caller sees: no row is "not found". */
  reach(query: Sql): Promise<void>
}

export interface DatabaseOptions {
  /** As the login role that owns nothing. */
  url: string
  /** Prepared statements have names only when no pooler stands between. */
  direct: boolean
  lines?: number
  /** Acts under way at once before new ones are told to come back: a queue that only grows helps nobody. */
  most_waiting?: number
}

/** What was ended as a deadlock is done again by itself: whoever pressed wanted it done, and the other is through by then. */
const most_tries = 3

/** Slow readers hold a connection each; more of them at once are told to come back. */
const most_streams = 3

/** As many long questions run at once; as many more wait for them as are answered before their askers give up. */
const long_lines = 2
const most_long_waiting = 40

interface Outcome {
  rows: Record<string, unknown>[]
  count: number
}

export class Database {
  readonly known = knownCallers()
  private readonly lines: Line[] = []
  /** Apart from the others: on a line everything waits for what was sent before it. */
  private readonly long_lines: Line[] = []
  private readonly pool: pg.Pool
  /** Apart from the others: who downloads must not keep those waiting who decide. */
  private readonly streams: pg.Pool
  private readonly options: DatabaseOptions
  private waiting = 0

  constructor(options: DatabaseOptions) {
    this.options = options
    for (let count = 0; count < (options.lines ?? 4); count++) this.lines.push(openLine(options))
    for (let count = 0; count < long_lines; count++) this.long_lines.push(openLine(options))
    this.pool = openPool(options.url, 4)
    this.streams = openPool(options.url, most_streams)
  }

  door(who: Who): Door {
    return doorThrough((query) => this.act(who, query))
  }

  /** For questions whose answer is counted from many rows. */
  longDoor(who: Who): Door {
    return doorThrough(async (query) => {
      const waiting = this.long_lines.reduce((sum, line) => sum + line.waiting, 0)
      if (waiting >= most_long_waiting) throw new Refusal('busy', 503, { retry_after: 5 })
      return this.act(who, query, this.long_lines)
    })
  }

  /** Whether a token is somebody's now. */
  async recognises(token_hash: Buffer): Promise<boolean> {
    await this.act({ token_hash }, sql`select`)
    return this.known.knows(token_hash)
  }

  /** A transaction that reads before it writes: commits when the work returns, rolls back when it throws. The work may be done again. */
  async think<T>(who: Who, work: (door: Door) => Promise<T>, tries = most_tries): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw refusalOf(error, null)
    })
    const say = async (query: Sql) => client.query({ text: textOf(query), values: sendable(query) })
    let role: string | null = null
    try {
      await client.query('begin')
      role = roleIn(await say(becoming(who)))
      const done = await work(doorThrough(async (query) => outcomeOf(await say(query))))
      const committed = await client.query('commit')
      if (committed.command !== 'COMMIT') throw new Error('not committed')
      client.release()
      return done
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      if (isDeadlock(error) && tries > 1) return this.think(who, work, tries - 1)
      throw refusalOf(error, role)
    }
  }

  /** The rows of a list, however many, as the caller sees them at one moment and for as long as they may. */
  async stream<Row>(who: Who, shape: z.ZodType<Row>, listed: Listed): Promise<RowStream<Row>> {
    const standing = async () => (await this.act(who, own_standing)).rows[0]?.standing
    const began = await standing()
    const client = await this.streams.connect().catch((error: unknown) => {
      throw refusalOf(error, null)
    })
    const mayGoOn = async () => (await standing()) === began
    const note = (total: number) => this.act(who, noteOf(listed, total))
    return openStream({ client, who, shape, listed, mayGoOn, note })
  }

  get queued(): number {
    return this.waiting
  }

  async close(): Promise<void> {
    await Promise.all([
      ...[...this.lines, ...this.long_lines].map((line) => line.close()),
      this.pool.end(),
      this.streams.end(),
    ])
  }

  /** begin, become the caller, the query, commit: sent together, so one round trip; success is a COMMIT and nothing less. */
  private async act(who: Who, query: Sql, lines: readonly Line[] = this.lines, tries = most_tries): Promise<Outcome> {
    if (this.waiting >= (this.options.most_waiting ?? 2_000)) throw new Refusal('busy', 503, { retry_after: 2 })
    const line = lines.reduce((best, next) => (next.waiting < best.waiting ? next : best))
    this.waiting += 1
    try {
      const become = becoming(who)
      const [, became, result, committed] = await line.send([
        { text: 'begin', values: [] },
        this.statement(become),
        this.statement(query),
        { text: 'commit', values: [] },
      ])
      const role = became?.ok ? roleIn(became.result) : null
      this.learn(who, role)
      const failed = [became, result, committed].find((step) => step && !step.ok)
      if (failed && !failed.ok) {
        if (isDeadlock(failed.error) && tries > 1) return await this.act(who, query, lines, tries - 1)
        throw refusalOf(failed.error, role)
      }
      if (!result?.ok || !committed?.ok || committed.result.command !== 'COMMIT') throw new Error('not committed')
      return outcomeOf(result.result)
    } finally {
      this.waiting -= 1
    }
  }

  private learn(who: Who, role: string | null): void {
    if ('system' in who || !who.token_hash || !role) return
    if (role === 'garita_anonymous') this.known.forget(who.token_hash)
    else this.known.learn(who.token_hash)
  }

  private statement(query: Sql) {
    const text = textOf(query)
    const values = sendable(query)
    return this.options.direct ? { text, values, name: nameOf(text) } : { text, values }
  }
}

const own_standing = sql`select concat_ws(' ', current_setting('role'), guard.me(), guard.my_condominiums()) as standing`

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: asText,
  })
  // The pool hears of its idle connections only; one that breaks while it is lent out would end the whole program.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function outcomeOf(result: pg.QueryResult): Outcome {
  return { rows: result.rows, count: result.rowCount ?? 0 }
}

function doorThrough(act: (query: Sql) => Promise<Outcome>): Door {
  return {
    async json(query) {
      const { rows } = await act(query)
      const [text] = Object.values(rows[0] ?? {})
      if (typeof text !== 'string') throw new Refusal('not_found', 404)
      return new RawJson(text)
    },
    async row(shape, query) {
      const { rows } = await act(query)
      return rows[0] === undefined ? null : shape.parse(rows[0])
    },
    async rows(shape, query) {
      const { rows } = await act(query)
      return rows.map((row) => shape.parse(row))
    },
    async act(query) {
      return (await act(query)).count
    },
    async reach(query) {
      if ((await act(query)).count === 0) throw new Refusal('not_found', 404)
    },
  }
}
