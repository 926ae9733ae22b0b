import pg from 'pg'
import { z } from 'zod'
import { refusalOf } from '../database/caller.ts'
import { connectMs, short } from '../database/connections/deadlines.ts'
import { sql, textOf } from '../database/sql.ts'

const rightsShape = z.object({
  key: z.string(),
  role_name: z.string(),
  profile_id: z.string(),
  condominium_ids: z.array(z.string()),
  home_condominium_ids: z.array(z.string()),
})
export type Rights = z.infer<typeof rightsShape>

/** A late answer refuses all keys of its query, so a query has few enough that a slow database answers in time. */
const mostTogether = 250

interface Batch {
  keys: Set<string>
  answer: Promise<Map<string, Rights>>
}

export function rightsReader(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: connectMs,
    query_timeout: short.silence_ms,
    keepAlive: true,
  })
  pool.on('error', () => undefined)
  let next: Batch | null = null
  let underWay: Promise<unknown> = Promise.resolve()

  async function read(keys: readonly string[]): Promise<Map<string, Rights>> {
    const query = sql`select encode(token_hash, 'hex') as key, role_name, profile_id, condominium_ids, home_condominium_ids
      from access.rights_of((select array_agg(decode(k, 'hex')) from unnest(${keys}::text[]) k))`
    const { rows } = await pool.query(textOf(query), [...query.values]).catch((error: unknown) => {
      throw refusalOf(error, null)
    })
    return new Map(rows.map((row) => rightsShape.parse(row)).map((rights) => [rights.key, rights]))
  }
  function startBatch(): Batch {
    const keys = new Set<string>()
    const answer = underWay.then(() => {
      if (next?.keys === keys) next = null
      return read([...keys])
    })
    underWay = answer.catch(() => undefined)
    return { keys, answer }
  }
  return {
    read,
    /** Requests during a query are batched into the next one: a thousand that return at once are a few queries. */
    async of(key: string): Promise<Rights | undefined> {
      const batch = next && next.keys.size < mostTogether ? next : startBatch()
      next = batch
      batch.keys.add(key)
      return (await batch.answer).get(key)
    },
    close: () => pool.end(),
  }
}

export function sameRights(before: Rights, now: Rights | undefined): boolean {
  return (
    now !== undefined &&
    now.role_name === before.role_name &&
    now.profile_id === before.profile_id &&
    sameIds(before.condominium_ids, now.condominium_ids) &&
    sameIds(before.home_condominium_ids, now.home_condominium_ids)
  )
}

const sameIds = (before: readonly string[], now: readonly string[]) =>
  now.length === before.length && now.every((id) => before.includes(id))
