/** Determines the role of a transaction, and maps PostgreSQL's errors to refusals. */
import pg from 'pg'
import { Refusal } from '../../shared/refusal.ts'
import { nothing, type Sql, sql } from './sql.ts'

const largestValue = 16 * 1024 * 1024

export interface Became {
  id: string
  condominiums: readonly string[]
}

/**
 * The caller is a session token with its home, a device key, an anonymous user, or a part of the program itself. `became`
 * receives the identity.
 */
export type Who =
  | { readonly token_hash: Buffer | null; readonly home?: string | null; readonly became?: (whom: Became) => void }
  | { readonly system: 'keeper' | 'identity' | 'issuer' }

/** Refuses values that PostgreSQL cannot accept before they are sent: a protocol error would break other transactions too. */
export function sendable(query: Sql): Sql['values'][number][] {
  for (const value of query.values) {
    if (value === null) continue
    if (value.length > largestValue) throw new Refusal('too_large', 413)
    if (typeof value === 'string' && value.includes('\0')) throw new RangeError('PostgreSQL text cannot hold NUL')
  }
  return [...query.values]
}

/** `more` are further columns, which change settings of the transaction. */
export function becoming(who: Who, more: Sql = nothing): Sql {
  if ('system' in who) return sql`select set_config('role', ${`garita_${who.system}`}, true) as role${more}`
  return sql`select set_config('role', coalesce(s.role_name, 'garita_anonymous'), true) as role,
    set_config('app.me', coalesce(s.profile_id::text, ''), true) as me,
    set_config('app.condominiums', coalesce(s.condominium_ids::text, ''), true) as condominiums,
    set_config('app.session', coalesce(s.session_id::text, ''), true),
    set_config('app.home', coalesce(s.home::text, ''), true),
    set_config('app.other_homes', coalesce(s.other_homes::text, ''), true)${more}
    from (select 1) nobody left join access.caller_of(${who.token_hash}::bytea, ${who.home ?? null}::uuid) s on true`
}

/** Reads the role that `becoming` set, and reports the identity. */
export function roleIn([row]: readonly Record<string, unknown>[], who: Who): string | null {
  const { role, me, condominiums } = row ?? {}
  if ('became' in who && typeof me === 'string' && me && typeof condominiums === 'string') {
    who.became?.({ id: me, condominiums: condominiums.slice(1, -1).split(',').filter(Boolean) })
  }
  return typeof role === 'string' ? role : null
}

const busy = new Set(['55P03', '57014', '40001', '40P01', '53300', '57P01', '57P02', '57P03', '26000', '42P05'])
/** Faults of the database itself, which the operator must fix. */
const faults: Readonly<Record<string, string>> = {
  '25006': 'read_only',
  '53100': 'storage_full',
  '53200': 'database_failing',
  '58030': 'database_failing',
}
const refusedByState = new Set(['23505', '23514', '23P01'])

export function refusalOf(error: unknown, role: string | null): unknown {
  if (error instanceof Refusal) return error
  if (!(error instanceof pg.DatabaseError))
    return isUnreachable(error) ? new Refusal('busy', 503, { retry_after: 2 }, { cause: error }) : error
  const code = error.code ?? ''
  // FATAL: PostgreSQL refused the program's connection.
  const shutOut = error.severity === 'FATAL' && code === '42501'
  if (shutOut || busy.has(code)) return new Refusal('busy', 503, { retry_after: 2 }, { cause: error })
  if (code === '42501') return forbidden(role)
  const fault = faults[code]
  if (fault) return new Refusal(fault, 503, { retry_after: fault === 'read_only' ? 2 : 10 }, { cause: error })
  // The referenced row does not exist, or was deleted at the same moment.
  if (code === '23503') return new Refusal('not_found', 404)
  // The program knows a time zone that the database does not: each has its own list.
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

/** A broken connection: the write may or may not be stored, and repeating it is safe by design. */
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
