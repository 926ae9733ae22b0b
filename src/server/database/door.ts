/** What handlers may ask of the database, whatever carries it there: a single round trip, or a transaction that thinks. */
import type { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import { type Columns, readerOf, type Shape, writtenRows } from './shape.ts'
import { nothing, type Sql, sql } from './sql.ts'

/** JSON that is ready; the server passes it on unchanged. */
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
  /** Plain columns, which the program writes as JSON; several statements still take one round trip. */
  answer(question: Question): Promise<RawJson>
  row<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row> | null>
  rows<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row>[]>
  /** Returns how many rows the statement changed. */
  act(query: Sql): Promise<number>
  /** Like `act`, but no row is refused as `not_found`. */
  reach(query: Sql): Promise<void>
}

/** What a handler asks: statements for one round trip, and the JSON of their rows. Null is refused as `not_found`. */
export interface Question {
  readonly statements: readonly Sql[]
  /**
   * PostgreSQL follows an index row by row, and does not collect all rows first (`enable_bitmapscan`). For a page that an index has in order
   * and whose condition a policy repeats: PostgreSQL counts it twice, expects one row, and would read and sort all.
   */
  readonly by_index?: boolean | undefined
  write(read: readonly Columns[]): string | null
}

/** All rows, as a list. `from` is all that follows the columns, and reads the tables. */
export function listOf(shape: Shape, from: Sql, tables?: Sql): Question {
  const { columns, write } = readerOf(shape)
  return {
    statements: [sql`${withTables(tables)}select ${columns} ${from}`],
    write: ([read]) => `[${read ? writtenRows(read, write).join(',') : ''}]`,
  }
}

/** The first row. */
export function itemOf(shape: Shape, from: Sql, tables?: Sql): Question {
  const { columns, write } = readerOf(shape)
  return {
    statements: [sql`${withTables(tables)}select ${columns} ${from}`],
    write: ([read]) => (read && writtenRows(read, write)[0]) ?? null,
  }
}

export const withTables = (tables: Sql | undefined) => (tables ? sql`with ${tables} ` : nothing)

/** One value of JSON that PostgreSQL builds. */
export const jsonFrom = (query: Sql): Question => ({
  statements: [query],
  write: ([read]) => read?.rows[0]?.[0] ?? null,
})

/** Several questions in one round trip, answered as one object. */
export function together(parts: Readonly<Record<string, Question>>): Question {
  return {
    statements: Object.values(parts).flatMap(({ statements }) => statements),
    write(read) {
      let at = 0
      const written = Object.entries(parts).map(([name, { statements, write }]) => {
        const end = at + statements.length
        const text = write(read.slice(at, end))
        at = end
        return text === null ? null : `"${name}":${text}`
      })
      return written.includes(null) ? null : `{${written.join(',')}}`
    },
  }
}

export interface Outcome {
  rows: Record<string, unknown>[]
  count: number
}

export interface Ways {
  run(query: Sql): Promise<Outcome>
  read(question: Pick<Question, 'statements' | 'by_index'>): Promise<readonly Columns[]>
}

export function doorThrough({ run, read }: Ways): Door {
  return {
    async answer(question) {
      const text = question.write(await read(question))
      if (text === null) throw new Refusal('not_found', 404)
      return new RawJson(text)
    },
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
