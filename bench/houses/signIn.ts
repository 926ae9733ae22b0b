/** A session of somebody of the demo, straight in its table. */
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import type { UserRole } from '../../src/shared/roles.ts'
import type { House } from './house.ts'

export async function signIn({ owner }: House, who: UserRole): Promise<string> {
  const token = newToken()
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      select $1, $2, id, 'bench', now() + interval '1 day' from profiles
      where user_role = $3 and approval_status = 'approved' order by created_at limit 1`,
    [newId(), hashOf(token), who],
  )
  return token
}
