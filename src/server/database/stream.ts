import type pg from 'pg'
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import { becoming, refusalOf, roleIn, sendable, type Who } from './caller.ts'
import { begin } from './connections/deadlines.ts'
import { constant, nothing, type Sql, sql, textOf } from './sql.ts'

/** More rows at once are no faster and take twice the memory. */
const rowsAPiece = 250
const checkRightsMs = 1_000
/** Reading a piece may take longer than this if the database still answers other calls. */
const silenceMs = 15_000

/** A list in three parts, so that its rows can be counted without computing their columns. */
export interface Listed {
  list: string
  filter: object
  columns: Sql
  rows: Sql
  /** Null keeps the order in which PostgreSQL finds them. */
  order: Sql | null
  hidden?: Sql
}

export interface RowStream<Row> {
  readonly total: number
  readonly hidden?: number
  next(): Promise<Row[]>
  close(): Promise<void>
}

interface StreamOptions<Row> {
  client: pg.PoolClient
  who: Who
  shape: z.ZodType<Row>
  listed: Listed
  mayGoOn: () => Promise<boolean>
  /** Writes the audit record before the first row is sent. */
  note: (total: number) => Promise<unknown>
  answers: () => Promise<boolean>
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
    // Without its connection PostgreSQL also rolls back.
    if (broken) return client.release(true)
    await ask({ text: 'rollback' }).then(
      () => client.release(),
      () => client.release(true),
    )
  }
  /** Waits as long as the statement may take, unless the database is unreachable. */
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
  /** The database closed the connection, for example because the client read nothing for a minute. */
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
    role = roleIn((await say(becoming(who))).rows, who)
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
