import { z } from 'zod'
import { mostCounted } from '../../shared/limits.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type Question, withTables } from './callerDb.ts'
import { type Columns, readerOf, type Shape, writtenRows } from './shape.ts'
import { constant, nothing, type Sql, sql } from './sql.ts'

export const pageSize = 50

interface Paged {
  /** Tables that `from` reads: `named as (…)`. */
  tables?: Sql
  shape: Shape
  /** The rest of the statement after the columns, sorted and after the given cursor. */
  from: Sql
  /** The next page begins after these columns: a time or text, and ids. */
  cursor: readonly [Sql, ...Sql[]]
  counted?: Counted | undefined
  by_index?: Question['by_index']
}

/** For lists that show a total: the rows of all pages. */
interface Counted {
  rows: Sql
  /** A full first page carries the total in its rows, which is cheaper than a statement; a later page may have no row. */
  after: string | undefined
  searched?: Searched | undefined
}

/**
 * A search that examines a limited number of rows, so that it costs the same in a list of any length; the next page continues
 * there.
 */
interface Searched {
  /**
   * Tables for both statements. One is `searched`: `at`, `id` and `time_zone` of the last examined row, or no row if all were
   * examined.
   */
  tables: Sql
  /** Whether the search examines all rows from the newest on, so that their number is known. */
  whole: Sql
}

/** Reads one row more than a page, to know whether another page follows. Only lists that show a total count all pages. */
export function pageOf({ tables: own, shape, from, cursor, counted, by_index }: Paged): Question {
  const { columns, write, placeOf } = readerOf(shape)
  const searched = counted?.searched
  const tables = searched?.tables ?? own
  const further = cursor.filter((column) => placeOf(column) === undefined)
  const selected = further.reduce((before, column) => sql`${before}, ${column}`, columns)
  const rows = sql`select ${selected} ${from} limit ${constant(pageSize + 1)}`
  const numbered = counted && !searched && counted.after === undefined ? withNumber(rows, tables, counted.rows) : null
  const cursorOf = (row: Columns['rows'][number]) => {
    const end = numbered ? row.length - 1 : row.length
    const places = cursor.map((column) => placeOf(column) ?? end - further.length + further.indexOf(column))
    return places.map((at) => row[at]).join('|')
  }
  return {
    by_index,
    statements: [
      numbered ?? sql`${withTables(tables)}${rows}`,
      ...(counted && !numbered ? [sql`${withTables(tables)}${besideOf(counted)}`] : []),
    ],
    write([found, beside]) {
      const rows = found?.rows ?? []
      const shown = rows.slice(0, pageSize)
      const last = rows.length > pageSize ? shown.at(-1) : undefined
      const [number, lookedAt, searchedTo, searchedZone] = beside?.rows[0] ?? []
      const total = numbered ? (last ? rows[0]?.at(-1) : rows.length) : number
      const facts = [
        `"items":[${writtenRows({ rows: shown, types: found?.types ?? [] }, write).join(',')}]`,
        `"next":${JSON.stringify(last ? cursorOf(last) : (lookedAt ?? null))}`,
        ...(counted ? [`"total":${total ?? 'null'}`] : []),
        ...(searched
          ? [
              `"searched_to":${last ? 'null' : (searchedTo ?? 'null')}`,
              `"searched_zone":${last ? 'null' : (searchedZone ?? 'null')}`,
            ]
          : []),
      ]
      return `{${facts.join(',')}}`
    },
  }
}

const numberOf = (rows: Sql) => sql`(select count(*) from (${rows} limit ${constant(mostCounted + 1)}) together)`

/** Counts only if the page does not contain all rows: most searches find fewer, and would run twice. */
const withNumber = (rows: Sql, tables: Sql | undefined, all: Sql) =>
  sql`with ${tables ? sql`${tables}, ` : nothing}page as materialized (${rows})
    select page.*, case when (select count(*) from page) > ${constant(pageSize)} then ${numberOf(all)} end from page`

/** Returns the total, null if the search stopped early; and the end of the search: as a cursor, as JSON, and its time zone. */
function besideOf({ rows, searched }: Counted): Sql {
  const whole = numberOf(rows)
  if (!searched) return sql`select ${whole}`
  return sql`select case when ${searched.whole} then ${whole} end, s.at || '|' || s.id, to_json(s.at), to_json(s.time_zone)
    from (select) one left join searched s on true`
}

/**
 * Returns the condition for the page after a cursor, newest first. A cursor contains the last row's time and ids in PostgreSQL's
 * notation.
 */
export function before([time, ...ids]: readonly [Sql, ...Sql[]], cursor: string | undefined): Sql {
  if (!cursor) return sql`true`
  const [lastTime = '', ...lastIds] = cursor.split('|')
  if (!isMoment(lastTime) || lastIds.length !== ids.length || !lastIds.every(isId)) throw invalidCursor()
  const row = (first: Sql, rest: readonly Sql[]) => rest.reduce((columns, next) => sql`${columns}, ${next}`, first)
  return sql`(${row(time, ids)}) < (${row(
    sql`${lastTime}::timestamptz`,
    lastIds.map((id) => sql`${id}::uuid`),
  )})`
}

/** Returns the condition for the page after a cursor, in ascending order of a text and an id. */
export function pastText([text, id]: readonly [Sql, Sql], cursor: string | undefined): Sql {
  if (!cursor) return sql`true`
  // The text may contain any character, the id does not.
  const end = cursor.lastIndexOf('|')
  const lastId = cursor.slice(end + 1)
  if (end < 0 || !isId(lastId)) throw invalidCursor()
  return sql`(${text}, ${id}) > (${cursor.slice(0, end)}::text, ${lastId}::uuid)`
}

const isId = (written: string) => z.uuid().safeParse(written).success
export const invalidCursor = () => new Refusal('invalid', 422, { fields: [{ field: 'after', problem: 'invalid' }] })

// JavaScript has a year 0, PostgreSQL does not.
const isMoment = (written: string) =>
  !written.startsWith('0000') && z.iso.datetime().safeParse(written.replace(' ', 'T').replace(/\+00$/, 'Z')).success

/**
 * The newest page of several condominiums: `rows` are those of the condominium `c`, newest first, with the columns `at` and `id`. Each
 * condominium's index returns its newest rows in order; one query over all condominiums would read and sort every row. Select expensive
 * columns outside, so that they are computed only for the rows of the page.
 */
export const newestOfEach = (rows: Sql, most = pageSize + 1) => sql`select newest.*
  from condominiums c cross join lateral (${rows} limit ${constant(most)}) newest
  order by newest.at desc, newest.id desc limit ${constant(most)}`

/** Normalizes the search text like stored names; the subquery computes it once per statement. */
export const plainly = (typed: string) => sql`(select plain(${containing(typed)}))`

/** A LIKE pattern for text that contains the search text literally. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`
}
