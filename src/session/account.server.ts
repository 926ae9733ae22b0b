/** One's own card, password and sessions. */
import { z } from 'zod'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { refusal } from '../shared/refusal.ts'
import { hashPassword } from './passwords.server.ts'
import { confirmedSelf } from './self.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'
import { setPassword } from './setPassword.server.ts'

const sessionId = z.object({ id: z.string() })

export async function changeCard(input: Parsed<typeof session.changeCard>, { door }: Asking) {
  await door.reach(sql`update profiles
    set full_name = ${input.full_name}, phone_number = ${input.phone_number}, language = ${input.language}
    where id = guard.me()`)
}

/** A changed password ends every other session and every link to set one: somebody may have changed it because of them. */
export async function changePassword(input: Parsed<typeof session.changePassword>, asking: Asking) {
  const self = await confirmedSelf(asking, input.current)
  const password_hash = await hashPassword(input.password)
  const changed = await asking.thinkAsIdentity((door) =>
    setPassword(door, {
      profile_id: self.id,
      password_hash,
      former: self.password_hash,
      spared: asking.token_hash,
    }),
  )
  if (!changed) throw refusal(sessionRefusals, 'password_wrong', 422)
}

export async function listSessions(_: unknown, { door, identity, token_hash }: Asking) {
  const here = await identity.row(sessionId, sql`select id from sessions where token_hash = ${token_hash}::bytea`)
  return door.json(sql`select coalesce(json_agg(json_build_object(
      'id', id, 'device', device, 'created_at', created_at, 'last_seen_at', last_seen_at,
      'here', id = ${here?.id ?? null}::uuid) order by last_seen_at desc), '[]')
    from sessions where expires_at > now()`)
}

export async function endSession({ id }: Parsed<typeof session.end>, { door }: Asking) {
  await door.reach(sql`delete from sessions where id = ${id}`)
}

export async function endOtherSessions(_: unknown, { door, identity, token_hash }: Asking) {
  const here = await identity.row(sessionId, sql`select id from sessions where token_hash = ${token_hash}::bytea`)
  await door.act(sql`delete from sessions where id is distinct from ${here?.id ?? null}::uuid`)
}
