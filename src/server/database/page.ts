/** Lists in pages: one statement answers a page as JSON, with the cursor of the next one where there is more. */
import { z } from 'zod'
import { mostCounted } from '../../shared/fields.ts'
import { Refusal } from '../../shared/refusal.ts'
import { constant, nothing, type Sql, sql } from './sql.ts'

export const pageSize = 50

/** What a list that shows its number counts by: the rows of all pages, and whether this page is the first of them. */
interface Counted {
  rows: Sql
  after: string | undefined
}

/**
 * The query answers `item` (JSON, built field by field) and `cursor` (text), already in order and after the cursor asked for.
 * One row more than a page is read, which is how a page knows that another follows. Only lists that show their number count all
 * pages, and only where there is more than this one.
 */
export function pageOf(query: Sql, counted?: Counted): Sql {
  const here = sql`(select count(*) from numbered)`
  const more = sql`${here} > ${constant(pageSize)}`
  return sql`with found as materialized (${query} limit ${constant(pageSize + 1)}),
      numbered as (select item, cursor, row_number() over () as place from found)
    select json_build_object(
      'items', coalesce((select json_agg(item order by place) from numbered where place <= ${constant(pageSize)}), '[]'),
      'next', (select cursor from numbered where place = ${constant(pageSize)} and ${more})${counted ? sql`, 'total', ${totalOf(counted, here, more)}` : nothing})`
}

function totalOf({ rows, after }: Counted, here: Sql, more: Sql): Sql {
  const whole = sql`(select count(*) from (${rows} limit ${constant(mostCounted + 1)}) together)`
  return after ? whole : sql`case when ${more} then ${whole} else ${here} end`
}

/** "Newest first" continued: the cursor is the last row's time and ids, as PostgreSQL wrote them for a page before. */
export function before([time, ...ids]: readonly [Sql, ...Sql[]], cursor: string | undefined): Sql {
  if (!cursor) return sql`true`
  const [lastTime = '', ...lastIds] = cursor.split('|')
  if (!isMoment(lastTime) || lastIds.length !== ids.length || !lastIds.every((id) => z.uuid().safeParse(id).success)) {
    throw new Refusal('invalid', 422, { fields: [{ field: 'after', problem: 'invalid' }] })
  }
  const row = (first: Sql, rest: readonly Sql[]) => rest.reduce((columns, next) => sql`${columns}, ${next}`, first)
  return sql`(${row(time, ids)}) < (${row(
    sql`${lastTime}::timestamptz`,
    lastIds.map((id) => sql`${id}::uuid`),
  )})`
}

// The year 0 is one of the calendar of dates that programs know, not of PostgreSQL's.
const isMoment = (written: string) =>
  !written.startsWith('0000') && z.iso.datetime().safeParse(written.replace(' ', 'T').replace(/\+00$/, 'Z')).success

/**
 * The newest page across condominiums: `rows` are those of the condominium `c`, newest first, with `at` and `id` among their columns.
 * Each condominium's own index gives its newest in order; across several at once, all that there are would be read and sorted.
 * What costs work to tell of a row is told outside, of one page and not of every row that was looked at.
 */
export const newestOfEach = (rows: Sql, most = pageSize + 1) => sql`select newest.*
  from condominiums c cross join lateral (${rows} limit ${constant(most)}) newest
  order by newest.at desc, newest.id desc limit ${constant(most)}`

/** What a person typed, as names are stored to be compared: worked out once a statement, not once a row. */
export const plainly = (typed: string) => sql`(select plain(${containing(typed)}))`

/** A LIKE pattern for text that contains what a person typed, signs and all. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`
}
