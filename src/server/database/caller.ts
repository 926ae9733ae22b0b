/** Who a statement runs as, how a transaction becomes that caller, and which refusal the caller gets when PostgreSQL reports an error. */
import pg from 'pg'
import { Refusal } from '../../shared/refusal.ts'
import type { Question } from './door.ts'
import { nothing, type Sql, sql } from './sql.ts'

const largestValue = 16 * 1024 * 1024

/** Who a token turned out to be: a person or a device, and what they belong to. */
export interface Became {
  id: string
  condominiums: readonly string[]
}

/** A session token with the home for which it calls, a device key or nobody, and where it is told who that is; or a part of the program itself. */
export type Who =
  | { readonly token_hash: Buffer | null; readonly home?: string | null; readonly became?: (whom: Became) => void }
  | { readonly system: 'keeper' | 'identity' | 'issuer' }

/** Refuses values that PostgreSQL cannot take before they are sent: an error in the protocol would break other transactions too. */
export function sendable(query: Sql): Sql['values'][number][] {
  for (const value of query.values) {
    if (value === null) continue
    if (value.length > largestValue) throw new Refusal('too_large', 413)
    if (typeof value === 'string' && value.includes('\0')) throw new RangeError('PostgreSQL text cannot hold NUL')
  }
  return [...query.values]
}

/** The statement that makes a transaction the caller's: role, user, condominiums, session and home, until the transaction ends. */
export function becoming(who: Who, byIndex: Question['by_index'] = false): Sql {
  if ('system' in who) return sql`select set_config('role', ${`garita_${who.system}`}, true) as role`
  return sql`select set_config('role', coalesce(s.role_name, 'garita_anonymous'), true) as role,
    set_config('app.me', coalesce(s.profile_id::text, ''), true) as me,
    set_config('app.condominiums', coalesce(s.condominium_ids::text, ''), true) as condominiums,
    set_config('app.session', coalesce(s.session_id::text, ''), true),
    set_config('app.home', coalesce(s.home::text, ''), true),
    set_config('app.other_homes', coalesce(s.other_homes::text, ''), true)${byIndex ? sql`, set_config('enable_bitmapscan', 'off', true)` : nothing}
    from (select 1) nobody left join access.caller_of(${who.token_hash}::bytea, ${who.home ?? null}::uuid) s on true`
}

/** The role that `becoming` took; tells the caller who that is. */
export function roleIn(result: pg.QueryResult, who: Who): string | null {
  const { role, me, condominiums }: Record<string, unknown> = result.rows[0] ?? {}
  if ('became' in who && typeof me === 'string' && me && typeof condominiums === 'string') {
    who.became?.({ id: me, condominiums: condominiums.slice(1, -1).split(',').filter(Boolean) })
  }
  return typeof role === 'string' ? role : null
}

const busy = new Set(['55P03', '57014', '40001', '40P01', '53300', '57P01', '57P02', '57P03', '26000', '42P05'])
/** What is wrong with the database itself; whoever runs it must act. */
const faults: Readonly<Record<string, string>> = {
  '25006': 'read_only',
  '53100': 'storage_full',
  '53200': 'database_failing',
  '58030': 'database_failing',
}
const refusedByState = new Set(['23505', '23514', '23P01'])

/** Maps an error of PostgreSQL to a Refusal; returns anything unexpected as it is. */
export function refusalOf(error: unknown, role: string | null): unknown {
  if (error instanceof Refusal) return error
  if (!(error instanceof pg.DatabaseError))
    return isUnreachable(error) ? new Refusal('busy', 503, { retry_after: 2 }, { cause: error }) : error
  const code = error.code ?? ''
  // FATAL: the program itself was not let in.
  const shutOut = error.severity === 'FATAL' && code === '42501'
  if (shutOut || busy.has(code)) return new Refusal('busy', 503, { retry_after: 2 }, { cause: error })
  if (code === '42501') return forbidden(role)
  const fault = faults[code]
  if (fault) return new Refusal(fault, 503, { retry_after: fault === 'read_only' ? 2 : 10 }, { cause: error })
  // The row points at one that does not exist, or was deleted at the same moment.
  if (code === '23503') return new Refusal('not_found', 404)
  // A time zone that the program knows and the database does not: each has its own list.
  if (code === '22023') return new Refusal('invalid', 422)
  if (refusedByState.has(code) && error.constraint) return new Refusal(error.constraint, 409)
  return error
}

/** PostgreSQL rolled this transaction back to resolve a deadlock, so it may run again. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01'
}

function forbidden(role: string | null): Refusal {
  if (role === 'garita_anonymous') return new Refusal('signed_out', 401)
  if (role === 'garita_applicant') return new Refusal('not_approved', 403)
  return new Refusal('forbidden', 403)
}

/** A broken connection: it is unknown whether the act was stored, and repeating it is safe by design. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    (typeof code === 'string' && /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH)/.test(code)) ||
    /connection (terminated|ended|timeout)|not queryable|client was closed|timeout exceeded|timeout expired|read timeout/i.test(
      error.message,
    )
  )
}
