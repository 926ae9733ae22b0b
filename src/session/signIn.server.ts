/** Signing in and out: the same answer and the same work for known and unknown people, a fresh token each time. */
import { z } from 'zod'
import { forgive, limit } from '../server/limits.ts'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import { hashOf, newToken } from '../server/tokens.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { refusal } from '../shared/refusal.ts'
import { passwordMatches } from './passwords.server.ts'
import { factorOf, spendCode } from './secondFactor.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'
import { deviceName } from './session.rules.ts'

/** What a session may do in a minute is limited, so their number is: signing in again would be a way around it. */
const most_sessions = 20

const found = z.object({ id: z.string(), password_hash: z.string() }).extend(factorOf.shape)

export async function signIn(input: Parsed<typeof session.signIn>, asking: Asking) {
  const account = { act: 'sign in to', of: input.email }
  await limit(asking, [
    { act: 'sign in from', of: asking.request.address, most: 60, minutes: 5 },
    { ...account, most: 10, minutes: 5 },
  ])
  const person = await asking.identity.row(
    found,
    sql`select p.id, c.password_hash, c.totp_secret, c.totp_confirmed_at is not null as confirmed
      from profiles p join credentials c on c.profile_id = p.id where p.email = ${input.email}`,
  )
  const matches = await passwordMatches(person?.password_hash ?? null, input.password)
  if (!person || !matches) throw refusal(sessionRefusals, 'credentials_wrong', 422)
  if (person.confirmed) {
    if (!input.code) throw refusal(sessionRefusals, 'code_needed')
    if (!(await spendCode(asking, person, input.code))) throw refusal(sessionRefusals, 'code_wrong', 422)
  }
  await openSession(asking, person)
  await forgive(asking, account)
}

/**
 * The old token of this browser dies with the new one's birth. Checking a password takes a while: the one that was checked must
 * still be the account's, and the lock makes whoever changes it wait, and then end this session with the others.
 */
export async function openSession(asking: Asking, person: { id: string; password_hash: string }): Promise<void> {
  const token = newToken()
  const opened = await asking.identity.act(sql`with former as (
      delete from sessions where token_hash = ${asking.token_hash}::bytea
    ), oldest as (
      delete from sessions where id in (select id from sessions where profile_id = ${person.id}
        order by last_seen_at desc, id desc offset ${most_sessions - 1}::int)
    ), proven as (
      select profile_id from credentials
      where profile_id = ${person.id} and password_hash = ${person.password_hash} for share
    )
    insert into sessions (id, token_hash, profile_id, device, expires_at)
    select ${newId()}, ${hashOf(token)}, profile_id, ${deviceName(asking.request.device)}, now() + interval '30 days'
    from proven`)
  if (opened === 0) throw refusal(sessionRefusals, 'credentials_wrong', 422)
  asking.keepToken(token)
}

export async function signOut(_: unknown, asking: Asking) {
  await asking.identity.act(sql`delete from sessions where token_hash = ${asking.token_hash}::bytea`)
  asking.keepToken(null)
}
