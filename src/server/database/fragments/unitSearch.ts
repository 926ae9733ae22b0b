import { containing } from '../page.ts'
import { type Sql, sql } from '../sql.ts'

export function unitLike(row: { place: Sql; unit: Sql }, search: string): Sql {
  const wanted = containing(search.toUpperCase())
  return sql`(${row.unit} like ${wanted} or (${row.place}, ${row.unit}) in (
    select s.condominium_id, s.unit_number from access.spellings_like(${wanted}, ${search}) s))`
}
