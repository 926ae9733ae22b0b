import type pg from 'pg'
import { expect } from 'vitest'

export async function placesOf(owner: pg.Pool, text: RegExp): Promise<string[]> {
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )
  const tables = Map.groupBy(columns, ({ table }) => table)
  const places: string[] = []
  for (const [table, of] of tables) {
    const { rows } = await owner.query<{ column: string }>(
      `select distinct one.key as column from ${table} whole cross join lateral jsonb_each_text(to_jsonb(whole)) one
        where one.value ~* $1`,
      [text.source],
    )
    expect(of.length).toBeGreaterThan(0)
    places.push(...rows.map(({ column }) => `${table}.${column}`))
  }
  return places.sort()
}

export async function makeOlder(owner: pg.Pool, days: number): Promise<void> {
  const { rows } = await owner.query<{ table: string; sets: string }>(
    `select c.table_name as table, string_agg(case data_type
        when 'tstzrange' then format('%1$I = tstzrange(lower(%1$I) - interval ''${days} days'', upper(%1$I) - interval ''${days} days'')', column_name)
        else format('%1$I = %1$I - interval ''${days} days''', column_name) end, ', ') as sets
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
        and c.table_name not in ('installation', 'migrations', 'profiles', 'sessions', 'assignments')
        and c.data_type in ('timestamp with time zone', 'date', 'tstzrange')
      group by c.table_name`,
  )
  for (const { table, sets } of rows) {
    await owner.query(
      `alter table ${table} disable trigger user; update ${table} set ${sets}; alter table ${table} enable trigger user`,
    )
  }
}
