/** Reads a list of any length in pieces, by a cursor: rows stay in the database until somebody asks for them. */
import type pg from 'pg'
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import { becoming, refusalOf, roleIn, sendable, type Who } from './caller.ts'
import { begin } from './connections/deadlines.ts'
import { constant, nothing, type Sql, sql, textOf } from './sql.ts'

/** More rows at once are no faster and take twice the memory. */
const rowsAPiece = 250
const checkRightsMs = 1_000
/** A piece may take longer, as long as the database answers others. */
const silenceMs = 15_000

/** A list in three parts, so that its rows can be counted without computing their columns. */
export interface Listed {
  /** The name and filter that the audit records. */
  list: string
  filter: object
  columns: Sql
  /** `from … where …` */
  rows: Sql
  /** Null: as PostgreSQL finds them, without sorting. */
  order: Sql | null
  /** Which of the rows have a name that the caller may not read. */
  hidden?: Sql
}

export interface RowStream<Row> {
  readonly total: number
  /** How many names in them the caller may not read. */
  readonly hidden?: number
  /** The next rows; empty at the end. */
  next(): Promise<Row[]>
  close(): Promise<void>
}

interface StreamOptions<Row> {
  client: pg.PoolClient
  who: Who
  shape: z.ZodType<Row>
  listed: Listed
  /** Whether the caller still has the rights that they had at the start. */
  mayGoOn: () => Promise<boolean>
  /** Writes the audit record, before the first row is sent. */
  note: (total: number) => Promise<unknown>
  /** Whether the database answers a new connection. */
  answers: () => Promise<boolean>
  /** Tests wait for a shorter time. */
  silence_ms?: number | undefined
}

export const noteOf = ({ list, filter }: Pick<Listed, 'list' | 'filter'>, total: number): Sql =>
  sql`select access.note_export(${list}, ${JSON.stringify(filter)}::jsonb, ${total}::int)`

const counted = z.object({ total: z.int(), hidden: z.int() })

/** Repeatable read, so the count and the rows come from the same snapshot. */
export async function openStream<Row>(options: StreamOptions<Row>): Promise<RowStream<Row>> {
  const { client, who, shape, listed, mayGoOn, note } = options
  const say = (query: Sql) => ask({ text: textOf(query), values: sendable(query) })
  let role: string | null = null
  let open = true
  let checked = Date.now()

  async function end(broken: boolean): Promise<void> {
    if (!open) return
    open = false
    client.off('end', forget)
    // Without its connection PostgreSQL rolls back too.
    if (broken) return client.release(true)
    await ask({ text: 'rollback' }).then(
      () => client.release(),
      () => client.release(true),
    )
  }
  /** Waits for as long as the statement may take, unless the database is gone. */
  async function ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const silence = setInterval(
      () =>
        void options.answers().then((does) => {
          if (!does) void client.end().catch(() => undefined)
        }),
      options.silence_ms ?? silenceMs,
    )
    try {
      return await client.query(query)
    } finally {
      clearInterval(silence)
    }
  }
  /** The database closed the connection, for example because nobody read for a minute. */
  const forget = () => void end(true)
  client.once('end', forget)

  async function orEnd<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      await end(true)
      throw refusalOf(error, role)
    }
  }

  const { total, hidden } = await orEnd(async () => {
    await ask({ text: begin({ statement_ms: 60_000, lock_ms: 5_000 }, ' isolation level repeatable read') })
    role = roleIn(await say(becoming(who)), who)
    await ask({ text: `set local idle_in_transaction_session_timeout = '60s'` })
    await ask({ text: 'select access.begin_export()' })
    const { rows } = await say(
      sql`select count(*) as total, ${listed.hidden ? sql`count(*) filter (where ${listed.hidden})` : sql`0`} as hidden ${listed.rows}`,
    )
    const { total, hidden } = counted.parse(rows[0])
    await note(total)
    await say(
      sql`declare piece no scroll cursor for select ${listed.columns} ${listed.rows}${listed.order ? sql` order by ${listed.order}` : nothing}`,
    )
    return { total, hidden }
  })

  return {
    total,
    hidden,
    next: () =>
      orEnd(async () => {
        if (!open) throw new Refusal('busy', 503)
        if (Date.now() - checked >= checkRightsMs) {
          if (!(await mayGoOn())) throw new Refusal('forbidden', 403)
          checked = Date.now()
        }
        const { rows } = await say(sql`fetch ${constant(rowsAPiece)} from piece`)
        // The driver keeps a result reachable from the one before it; emptying the array frees the rows.
        return rows.splice(0).map((row) => shape.parse(row))
      }),
    close: () => end(false),
  }
}
