/** Who holds this session, proven once more by their password, for the acts that a forgotten open browser must not allow. */
import { z } from 'zod'
import { limit } from '../server/limits.ts'
import type { Asking } from '../server/serve.ts'
import { sql } from '../server/sql.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { passwordMatches } from './passwords.server.ts'
import { sessionRefusals } from './session.refusals.ts'

const selfShape = z.object({
  id: z.string(),
  email: z.string(),
  password_hash: z.string(),
  must_have_factor: z.boolean(),
})

export async function confirmedSelf(asking: Asking, password: string) {
  const self = await asking.identity.row(
    selfShape,
    sql`select p.id, p.email, c.password_hash,
        p.user_role in ('admin', 'super_admin') and (select requires_second_factor from installation) as must_have_factor
      from sessions s join profiles p on p.id = s.profile_id join credentials c on c.profile_id = p.id
      where s.token_hash = ${asking.token_hash}::bytea and s.expires_at > now()`,
  )
  if (!self) throw new Refusal('signed_out', 401)
  await limit(asking, [{ act: 'confirm password of', of: self.id, most: 10, minutes: 5 }])
  if (!(await passwordMatches(self.password_hash, password))) throw refusal(sessionRefusals, 'password_wrong', 422)
  return self
}
