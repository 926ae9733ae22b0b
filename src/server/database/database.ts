/** The only way to the database: single statements in one round trip, transactions of several statements, and streamed lists. */
import pg from 'pg'
import type { z } from 'zod'
import type { Lane } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { knownCallers } from '../limits/knownCallers.ts'
import { becoming, isDeadlock, refusalOf, roleIn, sendable, type Who } from './caller.ts'
import { asText, type Lanes, openLanes } from './lanes.ts'
import { nameOf, type Sql, sql, textOf } from './sql.ts'
import { type Listed, noteOf, openStream, type RowStream } from './stream.ts'

/** JSON that PostgreSQL built and the server passes on unchanged. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Runs statements as one caller. */
export interface Door {
  /** One row with one column of JSON; no row or null is refused as `not_found`. */
  json(query: Sql): Promise<RawJson>
  row<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row> | null>
  rows<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row>[]>
  /** Returns how many rows the statement changed. */
  act(query: Sql): Promise<number>
  /** Like `act`, but no row is refused as `not_found`. */
  reach(query: Sql): Promise<void>
}

export interface DatabaseOptions {
  /** With the login role, which owns nothing. */
  url: string
  /** False behind a pooler, where prepared statements have no names. */
  direct: boolean
  /** Connections for acts and lists; tests set fewer. */
  lines?: number
  /** How many calls may wait in a lane; tests set fewer. */
  most_waiting?: number
}

/** A transaction that PostgreSQL ended as a deadlock runs again: by then the other one is done. */
const mostTries = 3

/** Each download holds a connection for as long as it is read. */
const mostStreams = 3

interface Outcome {
  rows: Record<string, unknown>[]
  count: number
}

export class Database {
  readonly known = knownCallers()
  private readonly lanes: Lanes
  private readonly pool: pg.Pool
  /** A pool of its own, so that downloads never delay other calls. */
  private readonly streams: pg.Pool
  private readonly options: DatabaseOptions

  constructor(options: DatabaseOptions) {
    this.options = options
    this.lanes = openLanes(options)
    this.pool = openPool(options.url, 4)
    this.streams = openPool(options.url, mostStreams)
  }

  door(who: Who, lane: Lane = 'act'): Door {
    return doorThrough((query) => this.run(who, query, lane))
  }

  /** Whether a token belongs to a session or device now. */
  async recognizes(tokenHash: Buffer): Promise<boolean> {
    await this.run({ token_hash: tokenHash }, sql`select`)
    return this.known.knows(tokenHash)
  }

  /** Commits when the work returns, rolls back when it throws. After a deadlock the work runs again, so it may only use its door. */
  async transaction<T>(who: Who, work: (door: Door) => Promise<T>, tries = mostTries): Promise<T> {
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
      if (isDeadlock(error) && tries > 1) return this.transaction(who, work, tries - 1)
      throw refusalOf(error, role)
    }
  }

  /** The rows of a list of any length, as the caller sees them at one moment. Ends when the caller's rights change. */
  async stream<Row>(who: Who, shape: z.ZodType<Row>, listed: Listed): Promise<RowStream<Row>> {
    const rights = async () => (await this.run(who, ownRights)).rows[0]?.rights
    const began = await rights()
    const client = await this.streams.connect().catch((error: unknown) => {
      throw refusalOf(error, null)
    })
    const mayGoOn = async () => (await rights()) === began
    const note = (total: number) => this.run(who, noteOf(listed, total))
    return openStream({ client, who, shape, listed, mayGoOn, note })
  }

  get queued(): Lanes['waiting'] {
    return this.lanes.waiting
  }

  async close(): Promise<void> {
    await Promise.all([this.lanes.close(), this.pool.end(), this.streams.end()])
  }

  /** Sends begin, becoming the caller, the statement and commit together: one round trip. Only a COMMIT counts as success. */
  private async run(who: Who, query: Sql, lane: Lane = 'act', tries = mostTries): Promise<Outcome> {
    const become = becoming(who)
    const [, became, result, committed] = await this.lanes.take(this.laneOf(who, lane), (pipeline) =>
      pipeline.send([
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
      if (isDeadlock(failed.error) && tries > 1) return await this.run(who, query, lane, tries - 1)
      throw refusalOf(failed.error, role)
    }
    if (!result?.ok || !committed?.ok || committed.result.command !== 'COMMIT') throw new Error('not committed')
    return outcomeOf(result.result)
  }

  /** Made-up keys must not take the connections kept free for gates: an unknown key waits with the other calls. */
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

const ownRights = sql`select concat_ws(' ', current_setting('role'), access.me(), access.my_condominiums()) as rights`

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: asText,
  })
  // The pool listens only to idle connections; an error on one in use would end the program.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function outcomeOf(result: pg.QueryResult): Outcome {
  return { rows: result.rows, count: result.rowCount ?? 0 }
}

function doorThrough(run: (query: Sql) => Promise<Outcome>): Door {
  return {
    async json(query) {
      const { rows } = await run(query)
      const [text] = Object.values(rows[0] ?? {})
      if (typeof text !== 'string') throw new Refusal('not_found', 404)
      return new RawJson(text)
    },
    async row(shape, query) {
      const { rows } = await run(query)
      return rows[0] === undefined ? null : shape.parse(rows[0])
    },
    async rows(shape, query) {
      const { rows } = await run(query)
      return rows.map((row) => shape.parse(row))
    },
    async act(query) {
      return (await run(query)).count
    },
    async reach(query) {
      if ((await run(query)).count === 0) throw new Refusal('not_found', 404)
    },
  }
}
