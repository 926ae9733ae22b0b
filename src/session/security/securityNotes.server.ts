/** Records security events in the statement of the act, and reports them to metrics and log afterwards. */
import type { Asking } from '../../server/calls/serve.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import type { SecurityEventKind } from '../../shared/securityEvents.ts'
import { deviceName } from '../session.rules.ts'

export const only = (person: string | null): Sql => sql`(select ${person}::uuid as profile_id) one`

type Seen = Pick<Asking, 'identity' | 'request' | 'watch'>

/** For the end of a statement: a row for each account that the act has reached, which `accounts` names by `profile_id`. */
export const noting = ({ request }: Pick<Asking, 'request'>, kind: SecurityEventKind, accounts: Sql): Sql =>
  sql`select access.note_security(profile_id, ${kind}, ${request.network}, ${deviceName(request.device)}) from ${accounts}`

/** A failed attempt is recorded by a statement of its own; at an address without an account it belongs to nobody. */
export async function note(asking: Seen, kind: SecurityEventKind, person: string | null): Promise<void> {
  await asking.identity.act(noting(asking, kind, only(person)))
  asking.watch.see(kind, person, asking.request.network)
}
