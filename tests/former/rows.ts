/** Every row of a database, by its table, as PostgreSQL writes it as JSON. */
import type pg from 'pg'

export async function rowsOf(owner: pg.Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('migrations', 'guard_applied') order by 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows: columns } = await owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`public.${name}`],
    )
    const list = columns.map((column) => `"${column.name}"`).join(', ')
    const { rows: found } = await owner.query(`select ${list} from public."${name}"`)
    if (found.length > 0) {
      const { rows: whole } = await owner.query(
        `select json_agg(t)::text as text from (select ${list} from public."${name}") t`,
      )
      rows[name] = JSON.parse(whole[0].text)
    }
  }
  return rows
}
