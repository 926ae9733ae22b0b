/** Adds an e-mail to an account without one: the e-mail counts once its owner opened the letter and typed the account's password. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import type { ownEmail } from './ownEmail.contract.ts'
import { ownEmailRefusals } from './ownEmail.refusals.ts'

const asked = z.object({ id: z.string(), may_add: z.boolean() })

/** A known address gives the same answer: only its owner gets a letter. */
export async function addEmail({ email }: Parsed<typeof ownEmail.addEmail>, context: CallContext): Promise<void> {
  const person = await context.identity.row(
    asked,
    sql`select p.id, p.email is null and (select sends_mail from installation) as may_add
      from profiles p join sessions s on s.profile_id = p.id
      where s.token_hash = ${context.token_hash}::bytea and s.expires_at > now()`,
  )
  if (!person) throw new Refusal('signed_out', 401)
  if (!person.may_add) throw refusal(ownEmailRefusals, 'email_not_added')
  await limit(context, [{ act: 'add email of', of: person.id, most: 5, minutes: 24 * 60 }])
  await context.identity.execute(
    sql`select access.enqueue('session.own_email', json_build_object('profile_id', ${person.id}::uuid, 'email', ${email}::text))`,
  )
}

/** False if another account has taken the address or the link since. */
export async function takeEmail(link: string, { identity }: Pick<CallContext, 'identity'>): Promise<boolean> {
  const taken = await identity.execute(sql`with spent as (
      update one_time_tokens set used_at = now()
      where token_hash = ${hashOf(link)}::bytea and purpose = 'address' and used_at is null and expires_at > now()
      returning profile_id, email
    )
    update profiles p set email = s.email, email_confirmed_at = now() from spent s where p.id = s.profile_id and p.email is null`)
  return taken > 0
}
