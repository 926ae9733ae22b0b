/** A list of any length, read in pieces by a cursor: what is not asked for yet stays in the database. */
import type pg from 'pg'
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import { becoming, roleIn, sendable, type Who } from './caller.ts'
import { refusalOf } from './databaseRefusals.ts'
import { constant, type Sql, sql, textOf } from './sql.ts'

/** Few enough that what was sent is gone before the next is kept for long: more at once is no faster and holds twice the memory. */
const rowsAPiece = 250
const checkRightsMs = 1_000

/** A list in three parts, so that its number can be asked for without working out its rows. */
export interface Listed {
  /** As it is written down who took it, and narrowed by what; the audit has its words. */
  list: string
  filter: object
  /** What is told of each row. */
  columns: Sql
  /** From where, and which: `from … where …`. */
  rows: Sql
  order: Sql
}

export interface RowStream<Row> {
  readonly total: number
  /** The next rows; none are left when there are none. */
  next(): Promise<Row[]>
  close(): Promise<void>
}

interface StreamOptions<Row> {
  client: pg.PoolClient
  who: Who
  shape: z.ZodType<Row>
  listed: Listed
  /** Whether the caller is still who they were when it began. */
  mayGoOn: () => Promise<boolean>
  /** Written down before the first row is sent, and whether or not the last one arrives. */
  note: (total: number) => Promise<unknown>
}

export const noteOf = ({ list, filter }: Pick<Listed, 'list' | 'filter'>, total: number): Sql =>
  sql`select access.note_export(${list}, ${JSON.stringify(filter)}::jsonb, ${total}::int)`

const counted = z.object({ total: z.int() })

/** The number and the rows are of one moment, because the transaction keeps its first sight of the world. */
export async function openStream<Row>(options: StreamOptions<Row>): Promise<RowStream<Row>> {
  const { client, who, shape, listed, mayGoOn, note } = options
  const say = async (query: Sql) => client.query({ text: textOf(query), values: sendable(query) })
  let role: string | null = null
  let open = true
  let checked = Date.now()

  async function end(broken: boolean): Promise<void> {
    if (!open) return
    open = false
    client.off('end', forget)
    await client.query('rollback').then(
      () => client.release(broken),
      () => client.release(true),
    )
  }
  /** The database hung up, perhaps because nobody read for a minute: the connection is not held until somebody does. */
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

  const total = await orEnd(async () => {
    await client.query('begin isolation level repeatable read')
    role = roleIn(await say(becoming(who)))
    await client.query(`set local statement_timeout = '60s'; set local idle_in_transaction_session_timeout = '60s'`)
    await client.query('select access.begin_export()')
    const { rows } = await say(sql`select count(*) as total ${listed.rows}`)
    const { total } = counted.parse(rows[0])
    await note(total)
    await say(sql`declare piece no scroll cursor for select ${listed.columns} ${listed.rows} order by ${listed.order}`)
    return total
  })

  return {
    total,
    next: () =>
      orEnd(async () => {
        if (!open) throw new Refusal('busy', 503)
        if (Date.now() - checked >= checkRightsMs) {
          if (!(await mayGoOn())) throw new Refusal('forbidden', 403)
          checked = Date.now()
        }
        const { rows } = await say(sql`fetch ${constant(rowsAPiece)} from piece`)
        // An answer of the driver's is reached from the one before it for as long as that one lies there, and with it all its rows.
        return rows.splice(0).map((row) => shape.parse(row))
      }),
    close: () => end(false),
  }
}
