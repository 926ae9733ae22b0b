/** The only way to the database: single statements in one round trip, transactions of several statements, and streamed lists. */
import type pg from 'pg'
import type { z } from 'zod'
import type { Lane } from '../../shared/contract.ts'
import { knownCallers } from '../limits/knownCallers.ts'
import { becoming, isDeadlock, isUnreachable, refusalOf, roleIn, sendable, type Who } from './caller.ts'
import { begin, short } from './connections/deadlines.ts'
import { deadlinesOf, type Lanes, openLanes } from './connections/lanes.ts'
import { asWritten, type Statement } from './connections/pipeline.ts'
import { answersAnew, openPool, type Pool } from './connections/pools.ts'
import { type Door, doorThrough, type Outcome, type Question, type Ways } from './door.ts'
import type { Columns } from './shape.ts'
import { nameOf, type Sql, sql, textOf } from './sql.ts'
import { type Listed, noteOf, openStream, type RowStream } from './stream.ts'

export interface DatabaseOptions {
  /** With the login role, which owns nothing. */
  url: string
  /** False behind a pooler, where prepared statements have no names. */
  direct: boolean
  /** Connections for acts and lists; tests set fewer. */
  lines?: number
  /** How many calls may wait in a lane; tests set fewer. */
  most_waiting?: number
  /** How long the program waits for a connection that says nothing, and for a new one; tests wait for a shorter time. */
  silence_ms?: number
  connect_ms?: number
}

/** A transaction that PostgreSQL ended as a deadlock runs again: by then the other one is done. */
const mostTries = 3

/** Each download holds a connection for as long as it is read. */
const mostStreams = 3
/** An outage makes many connections fail; the pools leave theirs once in a while. */
const renewMs = 1_000

export class Database {
  readonly known = knownCallers()
  private readonly lanes: Lanes
  private readonly pool: Pool
  /** A pool of its own, so that downloads never delay other calls. */
  private readonly streams: Pool
  private readonly options: DatabaseOptions
  private readonly doubters = new Set<() => void>()
  private renewedAt = 0
  private repeated = 0

  constructor(options: DatabaseOptions) {
    this.options = options
    const { url, connect_ms } = options
    this.lanes = openLanes({ ...options, silent: () => this.doubt() })
    this.pool = openPool({ url, most: 4, connect_ms, silence_ms: options.silence_ms ?? short.silence_ms })
    this.streams = openPool({ url, most: mostStreams, connect_ms })
  }

  /** Called when the database did not answer in time: what else is connected to it should ask whether it still is. */
  onSilence(doubt: () => void): void {
    this.doubters.add(doubt)
  }

  door(who: Who, lane: Lane = 'act'): Door {
    return doorThrough({
      run: (query) => this.run(who, query, lane),
      read: async ({ statements, by_index }) =>
        (await this.send(who, statements.map(asRead), { lane, by_index })).map(columnsIn),
    })
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
    const read = async (query: Sql) => client.query({ text: textOf(query), values: sendable(query), ...asWritten })
    let role: string | null = null
    try {
      await client.query(begin(short))
      role = roleIn(await say(becoming(who)), who)
      const ways: Ways = {
        run: async (query) => outcomeOf(await say(query)),
        async read({ statements }) {
          const results: Columns[] = []
          for (const query of statements) results.push(columnsIn(await read(query)))
          return results
        },
      }
      const done = await work(doorThrough(ways))
      const committed = await client.query('commit')
      if (committed.command !== 'COMMIT') throw new Error('not committed')
      client.release()
      return done
    } catch (error) {
      if (isUnreachable(error)) {
        client.release(true)
        this.doubt()
      } else {
        await client.query('rollback').then(
          () => client.release(),
          () => client.release(true),
        )
      }
      if (this.mayRepeat(error, tries)) return this.transaction(who, work, tries - 1)
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
    const { url, connect_ms, silence_ms } = this.options
    const answers = () => answersAnew(url, connect_ms)
    return openStream({ client, who, shape, listed, mayGoOn, note, answers, silence_ms })
  }

  get queued(): Lanes['waiting'] {
    return this.lanes.waiting
  }

  /** For the metrics. */
  get figures() {
    const { oldest, connections } = this.lanes
    return { oldest, connections, deadlocks_repeated: this.repeated }
  }

  async close(): Promise<void> {
    await Promise.all([this.lanes.close(), this.pool.end(), this.streams.end()])
  }

  private async run(who: Who, query: Sql, lane: Lane = 'act'): Promise<Outcome> {
    const [result] = await this.send(who, [{ query }], { lane })
    return outcomeOf(result)
  }

  /** Sends begin, becoming the caller, the statements and commit together: one round trip. Only a COMMIT counts as success. */
  private async send(who: Who, sent: readonly Sent[], how: How, tries = mostTries): Promise<pg.QueryResult[]> {
    const become = becoming(who, how.by_index)
    const own = this.laneOf(who, how.lane)
    const [, became, ...steps] = await this.lanes.take(own, (pipeline) =>
      pipeline.send([
        { text: begin(deadlinesOf(own)), values: [] },
        this.statement({ query: become }),
        ...sent.map((one) => this.statement(one, this.roleOf(who))),
        { text: 'commit', values: [] },
      ]),
    )
    const role = became?.ok ? roleIn(became.result, who) : null
    this.learn(who, role)
    const failed = [became, ...steps].find((step) => step && !step.ok)
    if (failed && !failed.ok) {
      if (this.mayRepeat(failed.error, tries)) return await this.send(who, sent, how, tries - 1)
      throw refusalOf(failed.error, role)
    }
    const results = steps.flatMap((step) => (step.ok ? [step.result] : []))
    const committed = results.pop()
    if (results.length !== sent.length || committed?.command !== 'COMMIT') throw new Error('not committed')
    return results
  }

  private mayRepeat(error: unknown, tries: number): boolean {
    if (!isDeadlock(error) || tries <= 1) return false
    this.repeated += 1
    return true
  }

  private doubt(): void {
    if (performance.now() - this.renewedAt < renewMs) return
    this.renewedAt = performance.now()
    this.pool.renew()
    this.streams.renew()
    for (const doubt of this.doubters) doubt()
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
    else this.known.learn(who.token_hash, role)
  }

  /**
   * Prepared for each role: policies are a part of a plan, so PostgreSQL makes it anew whenever the role of a prepared statement changes. For
   * the bell that takes longer than running it.
   */
  private statement({ query, as }: Sent, role = ''): Statement {
    const text = textOf(query)
    const statement = { text, values: sendable(query), ...as }
    return this.options.direct ? { ...statement, name: `${nameOf(text)}${role}` } : statement
  }

  private roleOf(who: Who): string | undefined {
    if ('system' in who) return who.system
    return who.token_hash ? this.known.roleOf(who.token_hash) : undefined
  }
}

const ownRights = sql`select concat_ws(' ', current_setting('role'), access.me(), access.my_condominiums()) as rights`

function outcomeOf(result: pg.QueryResult | undefined): Outcome {
  return { rows: result?.rows ?? [], count: result?.rowCount ?? 0 }
}

/** A statement, and how the driver gives its rows. */
interface Sent {
  query: Sql
  as?: typeof asWritten
}
const asRead = (query: Sql): Sent => ({ query, as: asWritten })
const columnsIn = ({ rows, fields }: pg.QueryResult): Columns => ({
  rows,
  types: fields.map(({ dataTypeID }) => dataTypeID),
})

interface How {
  lane: Lane
  by_index?: Question['by_index']
}
