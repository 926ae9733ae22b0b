/** The only doors to the database: a fast one that costs one round trip, a slower one for the few acts that must think, and one for lists that are streamed. */
import pg from 'pg'
import type { z } from 'zod'
import type { Lane } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { knownCallers } from '../limits/knownCallers.ts'
import { becoming, roleIn, sendable, type Who } from './caller.ts'
import { isDeadlock, refusalOf } from './databaseRefusals.ts'
import { type Lanes, openLanes } from './lanes.ts'
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
  /** For acts and lists; where tests ask for fewer. */
  lines?: number
  /** How many of a lane may wait; where tests ask for fewer. */
  most_waiting?: number
}

/** What was ended as a deadlock is done again by itself: whoever pressed wanted it done, and the other is through by then. */
const mostTries = 3

/** Slow readers hold a connection each; more of them at once are told to come back. */
const mostStreams = 3

interface Outcome {
  rows: Record<string, unknown>[]
  count: number
}

export class Database {
  readonly known = knownCallers()
  private readonly lanes: Lanes
  private readonly pool: pg.Pool
  /** Apart from the others: who downloads must not keep those waiting who decide. */
  private readonly streams: pg.Pool
  private readonly options: DatabaseOptions

  constructor(options: DatabaseOptions) {
    this.options = options
    this.lanes = openLanes(options)
    this.pool = openPool(options.url, 4)
    this.streams = openPool(options.url, mostStreams)
  }

  door(who: Who, lane: Lane = 'act'): Door {
    return doorThrough((query) => this.act(who, query, lane))
  }

  /** Whether a token is somebody's now. */
  async recognises(tokenHash: Buffer): Promise<boolean> {
    await this.act({ token_hash: tokenHash }, sql`select`)
    return this.known.knows(tokenHash)
  }

  /** A transaction that reads before it writes: commits when the work returns, rolls back when it throws. The work may be done again. */
  async think<T>(who: Who, work: (door: Door) => Promise<T>, tries = mostTries): Promise<T> {
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
    const standing = async () => (await this.act(who, ownStanding)).rows[0]?.standing
    const began = await standing()
    const client = await this.streams.connect().catch((error: unknown) => {
      throw refusalOf(error, null)
    })
    const mayGoOn = async () => (await standing()) === began
    const note = (total: number) => this.act(who, noteOf(listed, total))
    return openStream({ client, who, shape, listed, mayGoOn, note })
  }

  get queued(): Lanes['waiting'] {
    return this.lanes.waiting
  }

  async close(): Promise<void> {
    await Promise.all([this.lanes.close(), this.pool.end(), this.streams.end()])
  }

  /** begin, become the caller, the query, commit: sent together, so one round trip; success is a COMMIT and nothing less. */
  private async act(who: Who, query: Sql, lane: Lane = 'act', tries = mostTries): Promise<Outcome> {
    const become = becoming(who)
    const [, became, result, committed] = await this.lanes.take(this.laneOf(who, lane), (line) =>
      line.send([
        { text: 'begin', values: [] },
        this.statement(become),
        this.statement(query),
        { text: 'commit', values: [] },
      ]),
    )
    const role = became?.ok ? roleIn(became.result) : null
    this.learn(who, role)
    const failed = [became, result, committed].find((step) => step && !step.ok)
    if (failed && !failed.ok) {
      if (isDeadlock(failed.error) && tries > 1) return await this.act(who, query, lane, tries - 1)
      throw refusalOf(failed.error, role)
    }
    if (!result?.ok || !committed?.ok || committed.result.command !== 'COMMIT') throw new Error('not committed')
    return outcomeOf(result.result)
  }

  /** What is kept free for the gate is not taken by keys that somebody made up: each goes with the others until it was recognised. */
  private laneOf(who: Who, lane: Lane): Lane {
    if (lane !== 'gate' && lane !== 'snapshot') return lane
    const known = 'token_hash' in who && who.token_hash !== null && this.known.knows(who.token_hash)
    return known ? lane : 'act'
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

const ownStanding = sql`select concat_ws(' ', current_setting('role'), access.me(), access.my_condominiums()) as standing`

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
