/** The jobs of all slices, and the regular deletion of expired rows. */
import { condominiumLetterJobs } from '../../condominiums/condominiums.letters.server.ts'
import { householdLetterJobs } from '../../households/households.letters.server.ts'
import { noticeJobs } from '../../notices/notices.jobs.server.ts'
import { peopleLetterJobs } from '../../people/people.letters.server.ts'
import { forgetVisitors } from '../../privacy/retention.server.ts'
import type { Door } from '../../server/database/database.ts'
import { sql } from '../../server/database/sql.ts'
import type { JobHandler } from '../../server/outgoing/jobs.ts'
import type { Post } from '../../server/outgoing/mail.ts'
import type { Push } from '../../server/outgoing/push.ts'
import { securityLetterJobs } from '../../session/security/security.letters.server.ts'
import { sessionLetterJobs } from '../../session/session.letters.server.ts'

export function jobs(post: Post, push: Push, publicUrl: string): Readonly<Record<string, JobHandler>> {
  return {
    ...sessionLetterJobs(post, publicUrl),
    ...securityLetterJobs(post, publicUrl),
    ...peopleLetterJobs(post, publicUrl),
    ...householdLetterJobs(post, publicUrl),
    ...condominiumLetterJobs(post, publicUrl),
    ...noticeJobs(post, push, publicUrl),
  }
}

/** Nothing depends on when this runs: expired rows are refused by their time, whether or not they are still there. */
export async function sweep(keeper: Door): Promise<void> {
  await keeper.act(sql`select access.begin_keyed_passes()`)
  await keeper.act(sql`delete from sessions where expires_at < now()`)
  await keeper.act(sql`delete from one_time_tokens where expires_at < now()`)
  await keeper.act(sql`delete from notice_marks where read_at < now() - interval '31 days'`)
  await keeper.act(sql`delete from deliveries where created_at < now() - interval '31 days'`)
  await keeper.act(sql`delete from audit_entries where at < now() - interval '2 years'`)
  await keeper.act(sql`delete from installation_audit_entries where at < now() - interval '2 years'`)
  // The number of locks is kept for two more days, because it makes the next pause longer.
  await keeper.act(
    sql`delete from attempts where resets_at < now() - case when locks > 0 then interval '2 days' else interval '0' end`,
  )
  await keeper.act(sql`delete from known_browsers where last_used_at < now() - interval '400 days'`)
  await keeper.act(sql`delete from security_events where last_at < now() - interval '1 year'`)
  await keeper.act(sql`select access.forget_abandoned_accounts()`)
  await keeper.act(sql`delete from revoked_passes where valid_until < now() - interval '31 days'`)
  await keeper.act(sql`select access.settle_pass_keys()`)
  await keeper.act(sql`select access.forget_unsigned_codes()`)
  await keeper.act(sql`delete from station_outages where ended_at < now() - interval '1 year'`)
  await keeper.act(sql`delete from number_misses where at < now() - interval '31 days'`)
  await keeper.act(sql`delete from former_agents where until < now() - interval '62 days'`)
  await keeper.act(sql`delete from station_keys where ended_at < now() - interval '62 days'`)
  await keeper.act(sql`delete from stray_acts where arrived_at < now() - interval '30 days'`)
  await keeper.act(sql`delete from stray_counts where day < current_date - 31`)
  await keeper.act(sql`delete from unsent_messages where created_at < now() - interval '30 days'`)
  // A late push message is useless. A failed letter stays for a month, in which the super administrator can retry it.
  await keeper.act(sql`delete from jobs where access.given_up(attempts)
    and created_at < now() - case name when 'notices.push' then interval '1 day' else interval '30 days' end`)
  await forgetVisitors(keeper)
  await keeper.act(sql`update installation set swept_at = now()`)
}
