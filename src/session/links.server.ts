/** The links sent by e-mail: asked for alike by known and unknown people, spent once. */

import { limit } from '../server/limits.ts'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import { hashOf } from '../server/tokens.ts'
import type { Parsed } from '../shared/contract.ts'
import { refusal } from '../shared/refusal.ts'
import { hashPassword } from './passwords.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'

/** The link is made when the letter is written, so that a link in clear never lies in a table. */
export async function requestReset({ email }: Parsed<typeof session.requestReset>, asking: Asking) {
  await limit(asking, [
    { act: 'ask reset from', of: asking.request.address, most: 20, minutes: 60 },
    { act: 'ask reset of', of: email, most: 3, minutes: 15 },
  ])
  await asking.identity.act(sql`select guard.enqueue('session.reset', json_build_object('profile_id', id))
    from profiles where email = ${email}`)
  return {}
}

export async function requestConfirmation(_: unknown, asking: Asking) {
  await limit(asking, [{ act: 'ask confirmation from', of: asking.request.address, most: 5, minutes: 15 }])
  await asking.identity.act(sql`select guard.enqueue('session.confirm', json_build_object('profile_id', p.id))
    from profiles p join sessions s on s.profile_id = p.id
    where s.token_hash = ${asking.token_hash}::bytea and s.expires_at > now() and p.email_confirmed_at is null`)
  return {}
}

/** A link confirms the address it was sent to, not one that the account has been given since. */
export async function confirmEmail({ link }: Parsed<typeof session.confirmEmail>, asking: Asking) {
  const confirmed = await asking.identity.act(sql`with spent as (
      update one_time_tokens set used_at = now()
      where token_hash = ${hashOf(link)}::bytea and purpose = 'confirm' and used_at is null and expires_at > now()
      returning profile_id, email
    ), confirmed as (
      update profiles p set email_confirmed_at = now() from spent s
      where p.id = s.profile_id and p.email = s.email and p.email_confirmed_at is null returning p.id
    )
    select from spent s join profiles p on p.id = s.profile_id and p.email = s.email`)
  if (confirmed === 0) throw refusal(sessionRefusals, 'link_dead')
  return {}
}

/** Whoever sets a new password is alone with it: every open session ends, every other link dies. */
export async function reset({ link, password }: Parsed<typeof session.reset>, asking: Asking) {
  await limit(asking, [{ act: 'reset from', of: asking.request.address, most: 20, minutes: 60 }])
  const password_hash = await hashPassword(password)
  const done = await asking.identity.act(sql`with spent as (
      update one_time_tokens t set used_at = now() from profiles p
      where t.token_hash = ${hashOf(link)}::bytea and t.purpose = 'reset' and t.used_at is null and t.expires_at > now()
        and p.id = t.profile_id and p.email = t.email
      returning t.profile_id
    ), changed as (
      update credentials c set password_hash = ${password_hash}, password_changed_at = now()
      from spent where c.profile_id = spent.profile_id
    ), ended as (
      delete from sessions s using spent where s.profile_id = spent.profile_id
    ), dead as (
      delete from one_time_tokens t using spent
      where t.profile_id = spent.profile_id and t.purpose = 'reset' and t.used_at is null and t.token_hash <> ${hashOf(link)}::bytea
    ), confirmed as (
      update profiles p set email_confirmed_at = now() from spent where p.id = spent.profile_id and p.email_confirmed_at is null
    )
    select from spent`)
  if (done === 0) throw refusal(sessionRefusals, 'link_dead')
  return {}
}
