/** What handlers may ask of the database, whatever carries it there: a single round trip, or a transaction that thinks. */
import type { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import type { Columns, Question } from './answer.ts'
import type { Sql } from './sql.ts'

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
  /** Plain columns, which the program writes as JSON; several statements still take one round trip. */
  answer(question: Question): Promise<RawJson>
  row<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row> | null>
  rows<Row extends z.ZodType>(shape: Row, query: Sql): Promise<z.output<Row>[]>
  /** Returns how many rows the statement changed. */
  act(query: Sql): Promise<number>
  /** Like `act`, but no row is refused as `not_found`. */
  reach(query: Sql): Promise<void>
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
