/**
 * The only access to the database: single statements in one round trip, transactions of several statements, and streamed lists.
 */
import type { z } from 'zod'
import type { Lane } from '../../shared/contract.ts'
import { knownCallers } from '../limits/knownCallers.ts'
import { becoming, isDeadlock, isUnreachable, refusalOf, roleIn, sendable, type Who } from './caller.ts'
import { type CallerDb, callerDbThrough, type Executor, type Outcome, type Question } from './callerDb.ts'
import { asWritten, objectsIn } from './connections/columnTypes.ts'
import { begin, type Deadlines, limited } from './connections/deadlines.ts'
import { deadlinesOf, dividedBy, type Lanes, laneConnections, openLanes } from './connections/lanes.ts'
import { answersAnew, openPool, type Pool } from './connections/pools.ts'
import type { Result, Statement } from './connections/transaction.ts'
import type { Columns } from './shape.ts'
import { nameOf, nothing, type Sql, sql, textOf } from './sql.ts'
import { type Listed, noteOf, openStream, type RowStream } from './stream.ts'

export interface DatabaseOptions {
  url: string
  /** False behind a pooler, where prepared statements have no names. */
  direct: boolean
  lines?: number
  /** The number of workers that divide the connections. */
  share?: number
  most_waiting?: number
  /** The wait for a silent connection, and for a new one; tests set less. */
  silence_ms?: number
  connect_ms?: number
  /** The limits of every lane; by default each lane has its own. */
  deadlines?: Deadlines
}

/** A transaction that PostgreSQL ended as a deadlock runs again: by then the other one is done. */
const mostTries = 3

const mostTransactions = 4
/** Each download holds a connection until it has been read. */
const mostStreams = 3
const transactionsOf = (share: number) => dividedBy(share, mostTransactions)
const streamsOf = (share: number) => Math.ceil(mostStreams / share)
export const databaseConnections = (share: number): number =>
  laneConnections(share) + transactionsOf(share) + streamsOf(share)
/** An outage makes many connections fail; the pools renew theirs at most this often. */
const renewMs = 1_000

export class Database {
  readonly known = knownCallers()
  private readonly lanes: Lanes
  private readonly pool: Pool
  /** A separate pool, so that downloads never delay other calls. */
  private readonly streams: Pool
  private readonly options: DatabaseOptions
  private readonly doubters = new Set<() => void>()
  private renewedAt = 0
  private repeated = 0

  constructor(options: DatabaseOptions) {
    this.options = options
    const { url, connect_ms, share = 1 } = options
    this.lanes = openLanes({ ...options, silent: () => this.doubt() })
    this.pool = openPool({
      url,
      most: transactionsOf(share),
      connect_ms,
      silence_ms: options.silence_ms ?? this.limits().silence_ms,
    })
    this.streams = openPool({ url, most: streamsOf(share), connect_ms })
  }

  onSilence(doubt: () => void): void {
    this.doubters.add(doubt)
  }

  callerDb(who: Who, lane: Lane = 'act'): CallerDb {
    return callerDbThrough({
      run: (query) => this.run(who, query, lane),
      read: async ({ statements, by_index }) =>
        (await this.send(who, statements, { lane, by_index })).map(({ rows, fields }) => columnsIn(rows, fields)),
    })
  }

  async recognizes(tokenHash: Buffer): Promise<boolean> {
    await this.run({ token_hash: tokenHash }, sql`select`)
    return this.known.knows(tokenHash)
  }

  /**
   * Commits when the work returns, rolls back when it throws. After a deadlock the work runs again, so it may only use its `db`.
   */
  async transaction<T>(who: Who, work: (db: CallerDb) => Promise<T>, tries = mostTries): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw refusalOf(error, null)
    })
    const say = async (query: Sql) => client.query({ text: textOf(query), values: sendable(query) })
    const read = async (query: Sql) => client.query({ text: textOf(query), values: sendable(query), ...asWritten })
    let role: string | null = null
    try {
      await client.query(begin(this.limits()))
      role = roleIn((await say(becoming(who))).rows, who)
      const executor: Executor = {
        async run(query) {
          const { rows, rowCount } = await say(query)
          return { rows, count: rowCount ?? 0 }
        },
        async read({ statements }) {
          const results: Columns[] = []
          for (const query of statements) {
            const { rows, fields } = await read(query)
            results.push(columnsIn(rows, fields))
          }
          return results
        },
      }
      const done = await work(callerDbThrough(executor))
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

  /** Streams the rows of a list of any length, as the caller sees them at one moment. Ends when the caller's rights change. */
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

  get figures() {
    const { oldest, connections } = this.lanes
    return { oldest, connections, deadlocks_repeated: this.repeated }
  }

  async close(): Promise<void> {
    await Promise.all([this.lanes.close(), this.pool.end(), this.streams.end()])
  }

  private async run(who: Who, query: Sql, lane: Lane = 'act'): Promise<Outcome> {
    const [result] = await this.send(who, [query], { lane })
    return result ? { rows: objectsIn(result), count: countIn(result) } : { rows: [], count: 0 }
  }

  /** Sends the statement that makes PostgreSQL act as the caller, and the statements after it, in one round trip. */
  private async send(who: Who, sent: readonly Sql[], how: How, tries = mostTries): Promise<Result[]> {
    const own = this.laneOf(who, how.lane)
    const { direct } = this.options
    const become = becoming(
      who,
      sql`${how.by_index ? byIndex : nothing}${direct ? nothing : limited(this.limits(own))}`,
    )
    const { results, failed } = await this.lanes.take(own, (pipeline) =>
      pipeline.send([this.statement(become), ...sent.map((query) => this.statement(query, this.roleOf(who)))]),
    )
    const [became, ...answers] = results
    const role = became ? roleIn(objectsIn(became), who) : null
    this.learn(who, role)
    if (failed) {
      if (this.mayRepeat(failed.error, tries)) return await this.send(who, sent, how, tries - 1)
      throw refusalOf(failed.error, role)
    }
    return answers
  }

  private limits(lane: Lane = 'act'): Deadlines {
    return this.options.deadlines ?? deadlinesOf(lane)
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

  /** Made-up keys must not take the connections reserved for gates: an unknown key waits with the other calls. */
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
   * Prepares statements per role: a plan contains the policies, so PostgreSQL plans again when the role of a prepared statement changes.
   * For the list of notices, planning takes longer than running.
   */
  private statement(query: Sql, role = ''): Statement {
    const text = textOf(query)
    return { text, values: sendable(query), name: this.options.direct ? `${nameOf(text)}${role}` : '' }
  }

  private roleOf(who: Who): string | undefined {
    if ('system' in who) return who.system
    return who.token_hash ? this.known.roleOf(who.token_hash) : undefined
  }
}

const ownRights = sql`select concat_ws(' ', current_setting('role'), access.caller_id(), access.caller_condominiums()) as rights`

const byIndex = sql`, set_config('enable_bitmapscan', 'off', true)`

/** `INSERT 0 3` and `SELECT 3` both end with the number of rows. */
const countIn = ({ tag }: Result): number => Number(/\d+$/.exec(tag)?.[0] ?? 0)

const columnsIn = (rows: Columns['rows'], fields: Result['fields']): Columns => ({
  rows,
  types: fields.map(({ dataTypeID }) => dataTypeID),
})

interface How {
  lane: Lane
  by_index?: Question['by_index']
}
