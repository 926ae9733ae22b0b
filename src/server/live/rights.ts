/** The rights of all open streams, read in one query. */
import pg from 'pg'
import { z } from 'zod'
import { sql, textOf } from '../database/sql.ts'

const rightsShape = z.object({
  key: z.string(),
  role_name: z.string(),
  profile_id: z.string(),
  condominium_ids: z.array(z.string()),
})
export type Rights = z.infer<typeof rightsShape>

export function rightsReader(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  return {
    async read(keys: readonly string[]): Promise<Map<string, Rights>> {
      const query = sql`select encode(token_hash, 'hex') as key, role_name, profile_id, condominium_ids
        from access.rights_of((select array_agg(decode(k, 'hex')) from unnest(${keys}::text[]) k))`
      const { rows } = await pool.query(textOf(query), [...query.values])
      return new Map(rows.map((row) => rightsShape.parse(row)).map((rights) => [rights.key, rights]))
    },
    close: () => pool.end(),
  }
}
