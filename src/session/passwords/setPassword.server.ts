/**
 * Sets a password and ends all other sessions, because others may know the old one. The link that stops a change of e-mail stays: otherwise a
 * thief would end it.
 */
import type { CallerDb } from '../../server/database/callerDb.ts'
import { sql } from '../../server/database/sql.ts'

interface NewPassword {
  profile_id: string
  password_hash: string
  /** Replaces only this hash: another call may have changed the password meanwhile. */
  former?: string
  /** The session that stays open, with its new token. */
  spared: { token_hash: Buffer | null; fresh_hash: Buffer } | null
  /** The browser that remains a known one. */
  browser_hash: Buffer | null
}

/** Runs in a transaction that changes the password first: a concurrent sign-in with the old one then ends with the rest, or fails. */
export async function setPassword(
  db: CallerDb,
  { profile_id, password_hash, former, spared, browser_hash }: NewPassword,
): Promise<boolean> {
  const set = await db.execute(sql`update credentials set password_hash = ${password_hash}, password_changed_at = now()
    where profile_id = ${profile_id} and password_hash = coalesce(${former}, password_hash)`)
  if (set === 0) return false
  await db.execute(sql`with dead as (
      delete from one_time_tokens where profile_id = ${profile_id} and purpose not in ('confirm', 'stop_change') and used_at is null
    ), strange as (
      delete from known_browsers where profile_id = ${profile_id} and token_hash is distinct from ${browser_hash}::bytea
    )
    delete from sessions where profile_id = ${profile_id} and token_hash is distinct from ${spared?.token_hash ?? null}::bytea`)
  if (spared) {
    // Keeps the session row, because this browser's notices belong to it; its old token becomes invalid.
    await db.execute(sql`update sessions set token_hash = ${spared.fresh_hash}::bytea, proved_at = now(),
        last_day = now() + interval '180 days', expires_at = now() + interval '30 days'
      where token_hash = ${spared.token_hash}::bytea`)
  }
  return true
}
