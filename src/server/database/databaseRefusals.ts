/** Turns what the database says no with into the refusal that the reader hears. */
import pg from 'pg'
import { Refusal } from '../../shared/refusal.ts'

const busy = new Set(['55P03', '57014', '40001', '40P01', '53300', '57P01', '57P02', '57P03', '26000', '42P05'])
const refusedByState = new Set(['23505', '23514', '23P01'])

/** The role tells a stranger from somebody whose account may not do this. */
export function refusalOf(error: unknown, role: string | null): unknown {
  if (error instanceof Refusal) return error
  if (!(error instanceof pg.DatabaseError))
    return isUnreachable(error) ? new Refusal('busy', 503, { retry_after: 2 }) : error
  const code = error.code ?? ''
  if (code === '42501') return forbidden(role)
  if (busy.has(code)) return new Refusal('busy', 503, { retry_after: 2 })
  // What a row points at is not there, or went away in this very moment.
  if (code === '23503') return new Refusal('not_found', 404)
  // A time zone that the program knows and the database does not: each keeps a list of its own.
  if (code === '22023') return new Refusal('invalid', 422)
  if (refusedByState.has(code) && error.constraint) return new Refusal(error.constraint, 409)
  return error
}

/** Of those who wait for each other in a circle PostgreSQL ends one, whole: nothing of it is left, and it may be done again. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01'
}

function forbidden(role: string | null): Refusal {
  if (role === 'garita_anonymous') return new Refusal('signed_out', 401)
  if (role === 'garita_applicant') return new Refusal('not_approved', 403)
  return new Refusal('forbidden', 403)
}

/** A connection that broke in the middle: whether the act was stored is unknown, and repeating it is safe by design. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    (typeof code === 'string' && /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH)/.test(code)) ||
    /connection (terminated|ended|timeout)|not queryable|client was closed|timeout exceeded/i.test(error.message)
  )
}
