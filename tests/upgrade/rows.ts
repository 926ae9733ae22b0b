/** Every row of a database as JSON, and back into empty tables. */
import type pg from 'pg'

async function tablesOf(owner: pg.ClientBase): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'migrations' order by 1`,
  )
  return rows.map(({ name }) => name)
}

export async function countRows(owner: pg.ClientBase, tables: readonly string[]): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
    counted[table] = rows[0]?.count ?? 0
  }
  return counted
}

export async function readRows(owner: pg.ClientBase): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const table of await tablesOf(owner)) {
    const { rows } = await owner.query<{ text: string | null }>(`select json_agg(t)::text as text from "${table}" t`)
    if (rows[0]?.text) read[table] = rows[0].text
  }
  return read
}

export async function writeRows(owner: pg.ClientBase, kept: Readonly<Record<string, string>>): Promise<void> {
  await owner.query(`truncate ${(await tablesOf(owner)).map((table) => `"${table}"`).join(', ')}`)
  for (const table of await inOrder(owner, Object.keys(kept))) {
    // PostgreSQL computes generated columns, so they are left out.
    const { rows: names } = await owner.query<{ columns: string; counted: string[] }>(
      `select string_agg(format('%I', attname), ', ') as columns,
          coalesce(array_agg(attname::text) filter (where attidentity <> ''), '{}') as counted
        from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const { columns = '', counted = [] } = names[0] ?? {}
    await owner.query(
      `insert into "${table}" (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::"${table}", $1)`,
      [kept[table]],
    )
    for (const name of counted) {
      await owner.query(`select setval(pg_get_serial_sequence($1, $2), max("${name}")) from "${table}"`, [table, name])
    }
  }
}

/** Each table after the tables that its rows refer to. */
async function inOrder(owner: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows: references } = await owner.query<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`,
  )
  const ordered = new Set<string>()
  const add = (table: string) => {
    if (ordered.has(table) || !tables.includes(table)) return
    for (const { from, to } of references) if (from === table) add(to)
    ordered.add(table)
  }
  for (const table of tables) add(table)
  return [...ordered]
}
