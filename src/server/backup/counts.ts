import pg, { type Client } from 'pg'

export async function countRows(client: Client, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::float8 as count from public.${pg.escapeIdentifier(table)}`,
    )
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}
