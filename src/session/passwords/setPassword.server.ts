/** Sets a password and ends all other sessions, because others may have known the former one. */
import type { Door } from '../../server/database/door.ts'
import { sql } from '../../server/database/sql.ts'

interface NewPassword {
  profile_id: string
  password_hash: string
  /** Only in the place of this one: somebody else may have set another meanwhile. */
  former?: string
  /** The session that may stay, under the token that it gets now. */
  spared: { token_hash: Buffer | null; fresh_hash: Buffer } | null
  /** The browser that stays known. */
  browser_hash: Buffer | null
}

/** In a transaction, and the password first: a sign-in that is under way with the former one then ends with the rest, or fails. */
export async function setPassword(
  door: Door,
  { profile_id, password_hash, former, spared, browser_hash }: NewPassword,
): Promise<boolean> {
  const set = await door.act(sql`update credentials set password_hash = ${password_hash}, password_changed_at = now()
    where profile_id = ${profile_id} and password_hash = coalesce(${former}, password_hash)`)
  if (set === 0) return false
  await door.act(sql`with dead as (
      delete from one_time_tokens where profile_id = ${profile_id} and purpose <> 'confirm' and used_at is null
    ), strange as (
      delete from known_browsers where profile_id = ${profile_id} and token_hash is distinct from ${browser_hash}::bytea
    )
    delete from sessions where profile_id = ${profile_id} and token_hash is distinct from ${spared?.token_hash ?? null}::bytea`)
  if (spared) {
    // The same session, because this browser's notices hang on it; its former token opens nothing any more.
    await door.act(sql`update sessions set token_hash = ${spared.fresh_hash}::bytea, proved_at = now(),
        last_day = now() + interval '180 days', expires_at = now() + interval '30 days'
      where token_hash = ${spared.token_hash}::bytea`)
  }
  return true
}
