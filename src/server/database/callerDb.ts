import type { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import { type Columns, readerOf, type Shape, writtenRows } from './shape.ts'
import { nothing, type Sql, sql } from './sql.ts'

/** JSON text that the server sends unchanged. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export interface CallerDb {
  /** Expects one row with one JSON column; refuses no row or null as `not_found`. */
  json(query: Sql): Promise<RawJson>
  /** Reads plain columns, which the program writes as JSON; several statements take one round trip. */
  answer(question: Question): Promise<RawJson>
  row<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row> | null>
  rows<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row>[]>
  execute(query: Sql): Promise<number>
  /** Like `execute`, but refuses no row as `not_found`. */
  executeOrNotFound(query: Sql): Promise<void>
}

/** Statements for one round trip, and the function that writes their rows as JSON. Null is refused as `not_found`. */
export interface Question {
  readonly statements: readonly Sql[]
  /**
   * Makes PostgreSQL follow an index row by row instead of collecting all rows first (`enable_bitmapscan`). For a page in index
   * order whose condition a policy repeats: PostgreSQL would count the condition twice, expect one row, and sort them all.
   */
  readonly by_index?: boolean | undefined
  write(read: readonly Columns[]): string | null
}

export function listOf(shape: Shape, from: Sql, tables?: Sql): Question {
  const { columns, write } = readerOf(shape)
  return {
    statements: [sql`${withTables(tables)}select ${columns} ${from}`],
    write: ([read]) => `[${read ? writtenRows(read, write).join(',') : ''}]`,
  }
}

export function itemOf(shape: Shape, from: Sql, tables?: Sql): Question {
  const { columns, write } = readerOf(shape)
  return {
    statements: [sql`${withTables(tables)}select ${columns} ${from}`],
    write: ([read]) => (read && writtenRows(read, write)[0]) ?? null,
  }
}

export const withTables = (tables: Sql | undefined) => (tables ? sql`with ${tables} ` : nothing)

export const jsonFrom = (query: Sql): Question => ({
  statements: [query],
  write: ([read]) => read?.rows[0]?.[0] ?? null,
})

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

export interface Executor {
  run(query: Sql): Promise<Outcome>
  read(question: Pick<Question, 'statements' | 'by_index'>): Promise<readonly Columns[]>
}

export function callerDbThrough({ run, read }: Executor): CallerDb {
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
    async execute(query) {
      return (await run(query)).count
    },
    async executeOrNotFound(query) {
      if ((await run(query)).count === 0) throw new Refusal('not_found', 404)
    },
  }
}
