/** Who a statement runs as, and how a transaction becomes that caller. */
import type pg from 'pg'
import { Refusal } from '../../shared/refusal.ts'
import { type Sql, sql } from './sql.ts'

const largestValue = 16 * 1024 * 1024

/** Whoever a statement runs as: the holder of a session token (or nobody), or a part of the product itself. */
export type Who = { readonly token_hash: Buffer | null } | { readonly system: 'keeper' | 'identity' | 'issuer' }

/** What PostgreSQL would choke on is refused here, where it can break nobody else's transaction on the same line. */
export function sendable(query: Sql): Sql['values'][number][] {
  for (const value of query.values) {
    if (value === null) continue
    if (value.length > largestValue) throw new Refusal('too_large', 413)
    if (typeof value === 'string' && value.includes('\0')) throw new RangeError('PostgreSQL text cannot hold NUL')
  }
  return [...query.values]
}

export function becoming(who: Who): Sql {
  if ('system' in who) return sql`select set_config('role', ${`garita_${who.system}`}, true) as role`
  return sql`select set_config('role', coalesce(s.role_name, 'garita_anonymous'), true) as role,
    set_config('app.me', coalesce(s.profile_id::text, ''), true),
    set_config('app.condominiums', coalesce(s.condominium_ids::text, ''), true),
    set_config('app.session', coalesce(s.session_id::text, ''), true)
    from (select 1) nobody left join access.session_of(${who.token_hash}::bytea) s on true`
}

export function roleIn(result: pg.QueryResult): string | null {
  const role: unknown = result.rows[0]?.role
  return typeof role === 'string' ? role : null
}
