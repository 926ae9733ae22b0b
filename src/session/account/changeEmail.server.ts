/** A person changes their own e-mail: the links of two letters change it and stop it. database/access/people/email_changes.sql spends them. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf, newToken } from '../../server/keys/tokens.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { refusal } from '../../shared/refusal.ts'
import { refuseGuessable } from '../passwords/guessable.server.ts'
import { hashPassword, passwordMatches } from '../passwords/passwords.server.ts'
import { setPassword } from '../passwords/setPassword.server.ts'
import { noting, only } from '../security/securityNotes.server.ts'
import { sessionRefusals } from '../session.refusals.ts'
import type { ownEmail } from './ownEmail.contract.ts'
import { ownEmailRefusals } from './ownEmail.refusals.ts'
import { confirmedSelf } from './self.server.ts'

const dead = () => refusal(sessionRefusals, 'link_dead')
const installation = z.object({ sends_mail: z.boolean() })

/** The address of another account gets the same answer and the same letter to the former address; only its owner gets another letter. */
export async function changeEmail({ email, password }: Parsed<typeof ownEmail.changeEmail>, context: CallContext) {
  const self = await confirmedSelf(context, password)
  const mail = await context.identity.row(installation, sql`select sends_mail from installation`)
  if (!self.email || !mail?.sends_mail) throw refusal(ownEmailRefusals, 'email_not_changed')
  if (email === self.email) throw refusal(ownEmailRefusals, 'email_same')
  await limit(context, [{ act: 'change email of', of: self.id, most: 5, minutes: 24 * 60 }])
  // The link of an earlier wish ends.
  await context.identity.execute(sql`with former as (
      delete from one_time_tokens where profile_id = ${self.id} and purpose = 'change' and used_at is null
    )
    select access.enqueue('session.change_email',
      json_build_object('profile_id', ${self.id}::uuid, 'email', ${email}::text, 'former', ${self.email}::text))`)
}

const ofLink = z.object({
  profile_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  password_hash: z.string(),
})

async function personOf(link: string, purpose: 'change' | 'stop_change', context: CallContext) {
  await limit(context, [
    { act: 'change email from', of: context.request.address, most: 20, minutes: 60 },
    { act: 'change email with', of: link, most: 10, minutes: 60 },
  ])
  const person = await context.identity.row(
    ofLink,
    sql`select p.id as profile_id, p.full_name, t.email, p.username, k.password_hash
      from one_time_tokens t join profiles p on p.id = t.profile_id join credentials k on k.profile_id = p.id
      where t.token_hash = ${hashOf(link)}::bytea and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()`,
  )
  if (!person) throw dead()
  return person
}

/** The link alone proves the mailbox, not the account. */
export async function takeChange({ link, password }: Parsed<typeof ownEmail.takeChange>, context: CallContext) {
  const { profile_id, password_hash } = await personOf(link, 'change', context)
  if (!(await passwordMatches(password_hash, password, { rank: 'familiar', of: profile_id })))
    throw refusal(sessionRefusals, 'confirm_password_wrong', 422)
  const changed = await context.identity.execute(
    sql`select from access.change_email(${hashOf(link)}::bytea, ${context.token_hash}::bytea) done where done`,
  )
  if (changed === 0) throw dead()
  context.watch.see('email_changed', profile_id)
}

/** Another person may know the password, so the owner of the former address chooses a new one. */
export async function stopChange({ link, password }: Parsed<typeof ownEmail.stopChange>, context: CallContext) {
  const { profile_id, ...person } = await personOf(link, 'stop_change', context)
  refuseGuessable(password, person)
  const passwordHash = await hashPassword(password, { rank: 'known', of: profile_id })
  const token = newToken()
  await context.identityTransaction(async (db) => {
    const stopped = await db.execute(
      sql`select from access.stop_email_change(${hashOf(link)}::bytea) person where person is not null`,
    )
    if (stopped === 0) throw dead()
    await setPassword(db, { profile_id, password_hash: passwordHash, spared: null, browser_hash: null })
    // The owner has just proved access to the mailbox: their browser gets in even during an attack.
    await db.execute(sql`insert into known_browsers (profile_id, token_hash) values (${profile_id}, ${hashOf(token)})`)
    await db.execute(noting(context, 'password_reset', only(profile_id)))
  })
  context.watch.see('password_reset', profile_id)
  context.keepBrowser(token)
}
