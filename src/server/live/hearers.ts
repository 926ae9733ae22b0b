/** Finds the open streams that may hear an announcement; filed by user and condominium, so that nobody searches all streams. */
import pg from 'pg'
import { z } from 'zod'
import type { Audience } from '../../shared/contract.ts'
import { sql, textOf } from '../database/sql.ts'

const rightsShape = z.object({
  key: z.string(),
  role_name: z.string(),
  profile_id: z.string(),
  condominium_ids: z.array(z.string()),
})
export type Rights = z.infer<typeof rightsShape>

/** Reads the rights of many sessions in one query. */
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

export function sameRights(before: Rights, now: Rights | undefined): boolean {
  return (
    now !== undefined &&
    now.role_name === before.role_name &&
    now.profile_id === before.profile_id &&
    now.condominium_ids.length === before.condominium_ids.length &&
    now.condominium_ids.every((id) => before.condominium_ids.includes(id))
  )
}

interface Hearer {
  readonly rights: Rights
}

export interface Hearers<H extends Hearer> {
  add(hearer: H): void
  remove(hearer: H): void
  of(topic: string, condominium: string, person: string): H[]
}

const superAdmin = 'garita_super_admin'

export function openHearers<H extends Hearer>(audience: Audience): Hearers<H> {
  const filed = new Map<string, Set<H>>()
  const roles = Object.fromEntries(
    Object.entries(audience).map(([topic, hearers]) => [topic, new Set(hearers.map((one) => `garita_${one}`))]),
  )
  const under = (place: string) => filed.get(place) ?? []
  const places = ({ rights }: H) => [
    rights.profile_id,
    ...(rights.role_name === superAdmin ? [superAdmin] : rights.condominium_ids),
  ]

  return {
    add(hearer) {
      for (const place of places(hearer)) {
        const there = filed.get(place)
        if (there) there.add(hearer)
        else filed.set(place, new Set([hearer]))
      }
    },
    remove(hearer) {
      for (const place of places(hearer)) {
        const there = filed.get(place)
        there?.delete(hearer)
        if (there?.size === 0) filed.delete(place)
      }
    },
    of(topic, condominium, person) {
      if (person) return [...under(person)]
      // Super admins hear of every condominium; their rights hold no list.
      const reached = [...under(condominium), ...under(superAdmin)]
      return reached.filter(({ rights }) => roles[topic]?.has(rights.role_name))
    },
  }
}
