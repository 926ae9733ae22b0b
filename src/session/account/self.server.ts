/** Asks for the password again, for acts that an unattended browser must not allow. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { forgive, limit, longerEachTime } from '../../server/limits/limits.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { passwordMatches } from '../passwords/passwords.server.ts'
import { note } from '../security/securityNotes.server.ts'
import { accountRefusals } from './account.refusals.ts'

const selfShape = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  password_hash: z.string(),
  must_have_factor: z.boolean(),
  totp_secret: z.instanceof(Buffer).nullable(),
  confirmed: z.boolean(),
})

export async function confirmedSelf(context: CallContext, password: string) {
  const self = await context.identity.row(
    selfShape,
    sql`select p.id, p.full_name, p.email, p.username, c.password_hash, c.totp_secret, c.totp_confirmed_at is not null as confirmed,
        p.user_role in ('admin', 'super_admin') and (select requires_second_factor from installation) as must_have_factor
      from sessions s join profiles p on p.id = s.profile_id join credentials c on c.profile_id = p.id
      where s.token_hash = ${context.token_hash}::bytea and s.expires_at > now()`,
  )
  if (!self) throw new Refusal('signed_out', 401)
  const tries = { act: 'confirm password of', of: self.id, most: 10, minutes: 5, pauses: longerEachTime }
  await limit(context, [tries], () => note(context, 'locked', self.id))
  if (!(await passwordMatches(self.password_hash, password, { rank: 'known', of: self.id }))) {
    await note(context, 'password_wrong', self.id)
    throw refusal(accountRefusals, 'password_wrong', 422)
  }
  await forgive(context, [tries])
  return self
}
