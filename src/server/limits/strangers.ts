/** Who asks, as far as it is known before the database is asked: callers with a token that it recognised lately, and strangers, who are paced by network. */
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../calls/env.ts'
import { sessionTokenOf } from '../http/cookies.ts'
import { hashOf } from '../keys/tokens.ts'
import type { KnownCallers } from './knownCallers.ts'
import { paceOf, strangersAMinute } from './pace.ts'

interface StrangersOptions {
  database: { known: KnownCallers }
  strangers_a_minute?: number | undefined
}

/** A token that nobody recognised lately counts as none here: making one up is free. */
export function paceStrangers(options: StrangersOptions): MiddlewareHandler<Env> {
  const { known } = options.database
  const pace = paceOf(options.strangers_a_minute ?? strangersAMinute)
  return (context, next) => {
    const token = tokenOf(context)
    const tokenHash = token ? hashOf(token) : null
    context.set('token_hash', tokenHash)
    if (!tokenHash || !known.knows(tokenHash)) pace.count(context.get('request').address)
    return next()
  }
}

/** A device has a key of its own and no cookie; whoever shows a key is asked for nothing else. */
function tokenOf(context: Context<Env>): string | undefined {
  return context.req.header('authorization')?.match(/^Bearer (\S{20,200})$/)?.[1] ?? sessionTokenOf(context)
}
