/** The links sent by e-mail: asked for alike by known and unknown people, spent once. */

import { z } from 'zod'
import { limit } from '../server/limits.ts'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import { hashOf } from '../server/tokens.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { refusal } from '../shared/refusal.ts'
import { hashPassword } from './passwords.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'
import { setPassword } from './setPassword.server.ts'

const ofPerson = z.object({ profile_id: z.string() })

/** The link is made when the letter is written, so that a link in clear never lies in a table. */
export async function requestReset({ email }: Parsed<typeof session.requestReset>, asking: Asking) {
  await limit(asking, [
    { act: 'ask reset from', of: asking.request.address, most: 20, minutes: 60 },
    { act: 'ask reset of', of: email, most: 3, minutes: 15 },
  ])
  // Nobody's id for an unknown address: what is stored takes longer than what is not, and would tell who has an account.
  await asking.identity.act(sql`select guard.enqueue('session.reset', json_build_object('profile_id',
    coalesce((select id from profiles where email = ${email}), ${newId()}::uuid)))`)
}

export async function requestConfirmation(_: unknown, asking: Asking) {
  await limit(asking, [{ act: 'ask confirmation from', of: asking.request.address, most: 5, minutes: 15 }])
  await asking.identity.act(sql`select guard.enqueue('session.confirm', json_build_object('profile_id', p.id))
    from profiles p join sessions s on s.profile_id = p.id
    where s.token_hash = ${asking.token_hash}::bytea and s.expires_at > now() and p.email_confirmed_at is null`)
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
}

/** Whoever sets a new password is alone with it: every open session ends, every other link dies. */
export async function reset({ link, password }: Parsed<typeof session.reset>, asking: Asking) {
  await limit(asking, [{ act: 'reset from', of: asking.request.address, most: 20, minutes: 60 }])
  const password_hash = await hashPassword(password)
  await asking.thinkAsIdentity(async (door) => {
    const spent = await door.row(
      ofPerson,
      sql`update one_time_tokens t set used_at = now() from profiles p
        where t.token_hash = ${hashOf(link)}::bytea and t.purpose = 'reset' and t.used_at is null and t.expires_at > now()
          and p.id = t.profile_id and p.email = t.email
        returning t.profile_id`,
    )
    if (!spent) throw refusal(sessionRefusals, 'link_dead')
    // Whoever was invited has none yet.
    await door.act(sql`insert into credentials (profile_id, password_hash) values (${spent.profile_id}, ${password_hash})
      on conflict (profile_id) do nothing`)
    await setPassword(door, { ...spent, password_hash, spared: null })
    // The link came by e-mail, which is what a confirmation asks.
    await door.act(
      sql`update profiles set email_confirmed_at = now() where id = ${spent.profile_id} and email_confirmed_at is null`,
    )
  })
}
