/** Pages of lists: one statement answers a page as JSON, with the cursor of the next page. */
import { z } from 'zod'
import { mostCounted } from '../../shared/limits.ts'
import { Refusal } from '../../shared/refusal.ts'
import { constant, nothing, type Sql, sql } from './sql.ts'

export const pageSize = 50

/** For lists that show a number: the rows of all pages, and the cursor of this page. */
interface Counted {
  rows: Sql
  after: string | undefined
  searched?: Searched | undefined
}

/** A search that looks at a limited number of rows, so that it costs the same in a list of any length; the next page goes on there. */
interface Searched {
  /** Tables for the query, among them `searched`: `at`, `id` and `time_zone` of the last row that is looked at, or no row where all are. */
  tables: Sql
  /** Whether all rows are looked at from the newest on, so that their number is known. */
  whole: Sql
}

/**
 * The query selects `item` (JSON) and `cursor` (text), in order and after the given cursor. It reads one row more than a page, to know
 * whether another page follows. Only lists that show a number count all pages, and only if there is more than one.
 */
export function pageOf(query: Sql, counted?: Counted): Sql {
  const here = sql`(select count(*) from numbered)`
  const more = sql`${here} > ${constant(pageSize)}`
  const searched = counted?.searched
  const next = sql`(select cursor from numbered where place = ${constant(pageSize)} and ${more})`
  return sql`with ${searched ? sql`${searched.tables},` : nothing} found as materialized (${query} limit ${constant(pageSize + 1)}),
      numbered as (select item, cursor, row_number() over () as place from found)
    select json_build_object(
      'items', coalesce((select json_agg(item order by place) from numbered where place <= ${constant(pageSize)}), '[]'),
      'next', ${searched ? sql`coalesce(${next}, (select s.at || '|' || s.id from searched s))` : next}${
        counted ? sql`, 'total', ${totalOf(counted, here, more)}` : nothing
      }${
        searched
          ? sql`, 'searched_to', (select s.at from searched s where not ${more}),
        'searched_zone', (select s.time_zone from searched s where not ${more})`
          : nothing
      })`
}

/** Null where the search did not look at all rows. */
function totalOf({ rows, after, searched }: Counted, here: Sql, more: Sql): Sql {
  const whole = sql`(select count(*) from (${rows} limit ${constant(mostCounted + 1)}) together)`
  const total = after ? whole : sql`case when ${more} then ${whole} else ${here} end`
  return searched ? sql`case when ${searched.whole} then ${total} end` : total
}

/** The condition for the page after a cursor, newest first. A cursor is the last row's time and ids, as PostgreSQL wrote them. */
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

/** The condition for the page after a cursor in rising order of a text and an id. */
export function pastText([text, id]: readonly [Sql, Sql], cursor: string | undefined): Sql {
  if (!cursor) return sql`true`
  // The text may hold anything, the id does not.
  const end = cursor.lastIndexOf('|')
  const lastId = cursor.slice(end + 1)
  if (end < 0 || !isId(lastId)) throw invalidCursor()
  return sql`(${text}, ${id}) > (${cursor.slice(0, end)}::text, ${lastId}::uuid)`
}

const isId = (written: string) => z.uuid().safeParse(written).success
export const invalidCursor = () => new Refusal('invalid', 422, { fields: [{ field: 'after', problem: 'invalid' }] })

// JavaScript has a year 0, PostgreSQL has none.
const isMoment = (written: string) =>
  !written.startsWith('0000') && z.iso.datetime().safeParse(written.replace(' ', 'T').replace(/\+00$/, 'Z')).success

/**
 * The newest page across condominiums: `rows` are those of the condominium `c`, newest first, with the columns `at` and `id`.
 * Each condominium's index gives its newest rows in order; one query over all of them would read and sort every row.
 * Select expensive columns outside, for the rows of the page only.
 */
export const newestOfEach = (rows: Sql, most = pageSize + 1) => sql`select newest.*
  from condominiums c cross join lateral (${rows} limit ${constant(most)}) newest
  order by newest.at desc, newest.id desc limit ${constant(most)}`

/** The search text in the normal form of stored names; the subquery computes it once per statement. */
export const plainly = (typed: string) => sql`(select plain(${containing(typed)}))`

/** A LIKE pattern for text that contains the search text literally. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`
}
