/** Records security events in the statement of the act, and reports them to metrics and log afterwards. */
import type { CallContext } from '../../server/calls/serve.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import type { SecurityEventKind } from '../../shared/securityEvents.ts'
import { deviceName } from '../session.rules.ts'

export const only = (person: string | null): Sql => sql`(select ${person}::uuid as profile_id) one`

type Seen = Pick<CallContext, 'identity' | 'request' | 'watch'>

/** Appends a row for each affected account, which `accounts` names by `profile_id`. */
export const noting = ({ request }: Pick<CallContext, 'request'>, kind: SecurityEventKind, accounts: Sql): Sql =>
  sql`select access.note_security(profile_id, ${kind}, ${request.network}, ${deviceName(request.device)}) from ${accounts}`

/** A failed attempt has its own statement; an unknown address has no account. */
export async function note(context: Seen, kind: SecurityEventKind, person: string | null): Promise<void> {
  await context.identity.execute(noting(context, kind, only(person)))
  context.watch.see(kind, person, context.request.network)
}
