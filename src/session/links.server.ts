/** Each link sent by e-mail works once, and a request gives the same answer for known and unknown addresses. */

import { z } from 'zod'
import type { CallContext } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { refusal } from '../shared/refusal.ts'
import { takeEmail } from './account/ownEmail.server.ts'
import { refuseGuessable } from './passwords/guessable.server.ts'
import { hashPassword, passwordMatches } from './passwords/passwords.server.ts'
import { setPassword } from './passwords/setPassword.server.ts'
import { noting, only } from './security/securityNotes.server.ts'
import type { session } from './session.contract.ts'
import { sessionRefusals } from './session.refusals.ts'

/** The link is created when the letter is written, so that no table contains it in clear. */
export async function requestReset({ email }: Parsed<typeof session.requestReset>, context: CallContext) {
  await limit(context, [
    { act: 'ask reset from', of: context.request.address, most: 20, minutes: 60 },
    { act: 'ask reset of', of: email, most: 3, minutes: 15 },
  ])
  // An unknown address gets a nonexistent id: without the insert a faster answer would reveal which addresses have an account.
  await context.identity.execute(sql`select access.enqueue('session.reset', json_build_object('profile_id',
    coalesce((select id from profiles where email = ${email}), ${newId()}::uuid)))`)
}

export async function requestConfirmation(_: unknown, context: CallContext) {
  await limit(context, [{ act: 'ask confirmation from', of: context.request.address, most: 5, minutes: 15 }])
  await context.identity.execute(sql`select access.enqueue('session.confirm', json_build_object('profile_id', p.id))
    from profiles p join sessions s on s.profile_id = p.id
    where s.token_hash = ${context.token_hash}::bytea and s.expires_at > now() and p.email_confirmed_at is null`)
}

const ofLink = z.object({
  profile_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  password_hash: z.string().nullable(),
})

/** Returns the person of a valid link that still matches its address; a link for a new own address matches none yet. */
function personOfLink(link: string, purpose: 'confirm' | 'reset' | 'address', { identity }: CallContext) {
  return identity.row(
    ofLink,
    sql`select p.id as profile_id, p.full_name, t.email, k.password_hash
      from one_time_tokens t join profiles p on p.id = t.profile_id
        and p.email is not distinct from case when t.purpose <> 'address' then t.email end
      left join credentials k on k.profile_id = p.id
      where t.token_hash = ${hashOf(link)}::bytea and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()`,
  )
}

/**
 * A link confirms only the address it was sent to. It also requires the password: another person may have registered with this address,
 * and a careless click would give them the account. An owner who does not know the password has the mailbox, and sets another.
 */
export async function confirmEmail(input: Parsed<typeof session.confirmEmail>, context: CallContext) {
  await limit(context, [
    { act: 'confirm from', of: context.request.address, most: 20, minutes: 60 },
    { act: 'confirm with', of: input.link, most: 10, minutes: 60 },
  ])
  const confirming = await personOfLink(input.link, 'confirm', context)
  const person = confirming ?? (await personOfLink(input.link, 'address', context))
  if (!person || (input.new_password && !confirming)) throw refusal(sessionRefusals, 'link_dead')
  if (input.new_password) return setByLink({ ...input, password: input.new_password }, 'confirm', person, context)
  // An imported resident has no password yet and sets it by another link.
  if (person.password_hash) {
    if (!input.password) throw refusal(sessionRefusals, 'confirm_password_needed')
    const waiter = { rank: 'familiar', of: person.profile_id } as const
    if (!(await passwordMatches(person.password_hash, input.password, waiter))) {
      throw refusal(sessionRefusals, 'confirm_password_wrong', 422)
    }
  }
  if (!confirming) {
    if (!(await takeEmail(input.link, context))) throw refusal(sessionRefusals, 'link_dead')
    return
  }
  const confirmed = await context.identity.execute(sql`with spent as (
      update one_time_tokens set used_at = now()
      where token_hash = ${hashOf(input.link)}::bytea and purpose = 'confirm' and used_at is null and expires_at > now()
      returning profile_id, email
    ), confirmed as (
      update profiles p set email_confirmed_at = now() from spent s
      where p.id = s.profile_id and p.email = s.email and p.email_confirmed_at is null returning p.id
    )
    select from spent s join profiles p on p.id = s.profile_id and p.email = s.email`)
  if (confirmed === 0) throw refusal(sessionRefusals, 'link_dead')
}

/** A new password ends every open session and every other link. */
export async function reset(input: Parsed<typeof session.reset>, context: CallContext) {
  await limit(context, [{ act: 'reset from', of: context.request.address, most: 20, minutes: 60 }])
  const person = await personOfLink(input.link, 'reset', context)
  if (!person) throw refusal(sessionRefusals, 'link_dead')
  await setByLink(input, 'reset', person, context)
}

async function setByLink(
  { link, password }: { link: string; password: string },
  purpose: 'confirm' | 'reset',
  person: z.infer<typeof ofLink>,
  context: CallContext,
) {
  refuseGuessable(password, person, purpose === 'confirm' ? 'new_password' : 'password')
  const { profile_id } = person
  // A valid link was sent to the owner's mailbox, so its holder has priority over attackers with the old password.
  const passwordHash = await hashPassword(password, { rank: 'known', of: profile_id })
  const token = newToken()
  const replaced = await context.identityTransaction(async (db) => {
    const spent = await db.execute(
      sql`update one_time_tokens t set used_at = now() from profiles p
        where t.token_hash = ${hashOf(link)}::bytea and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()
          and p.id = t.profile_id and p.email = t.email`,
    )
    if (spent === 0) throw refusal(sessionRefusals, 'link_dead')
    // An invited person has no password yet.
    const first =
      await db.execute(sql`insert into credentials (profile_id, password_hash) values (${profile_id}, ${passwordHash})
      on conflict (profile_id) do nothing`)
    await setPassword(db, { profile_id, password_hash: passwordHash, spared: null, browser_hash: null })
    // The link came by e-mail, so it also confirms the address.
    await db.execute(
      sql`update profiles set email_confirmed_at = now() where id = ${profile_id} and email_confirmed_at is null`,
    )
    // The user has just proved access to the account's mail: their browser gets in even during an attack.
    await db.execute(sql`insert into known_browsers (profile_id, token_hash) values (${profile_id}, ${hashOf(token)})`)
    if (first === 0) await db.execute(noting(context, 'password_reset', only(profile_id)))
    return first === 0
  })
  if (replaced) context.watch.see('password_reset', profile_id)
  context.keepBrowser(token)
}
