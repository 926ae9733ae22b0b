/** Lists in pages: one statement answers a page as JSON, with the cursor of the next one where there is more. */
import { nothing, type Sql, sql } from './sql.ts'

export const page_size = 50

/**
 * The query answers `item` (JSON, built field by field) and `cursor` (text), already in order and after the cursor asked for.
 * One row more than a page is read, which is how a page knows that another follows.
 */
export function pageOf(query: Sql, size: number = page_size): Sql {
  return sql`with found as materialized (${query} limit ${size + 1}::int),
      numbered as (select item, cursor, row_number() over () as place from found)
    select json_build_object(
      'items', coalesce((select json_agg(item order by place) from numbered where place <= ${size}::int), '[]'),
      'next', (select cursor from numbered where place = ${size}::int and (select count(*) from numbered) > ${size}::int))`
}

/** "Newest first" continued: the cursor is the last row's time and ids, as PostgreSQL wrote them. */
export function before(columns: Sql, cursor: string | undefined): Sql {
  const [time, ...ids] = (cursor ?? '').split('|')
  if (!time || time.length > 40 || !ids.every((id) => /^[0-9a-f-]{36}$/.test(id))) return sql`true`
  return sql`${columns} < (${time}::timestamptz${ids.map((id) => sql`, ${id}::uuid`).reduce((all, next) => sql`${all}${next}`, nothing)})`
}

/** A LIKE pattern for text that contains what a person typed, signs and all. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`
}
