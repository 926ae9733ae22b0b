/** The jobs of all slices, and the regular deletion of expired rows. */
import { alarmJobs } from '../../alarms/alarms.jobs.server.ts'
import { condominiumLetterJobs } from '../../condominiums/condominiums.letters.server.ts'
import { evidenceLetterJobs } from '../../evidence/evidence.letters.server.ts'
import { sealLogs } from '../../evidence/sealing.server.ts'
import { householdLetterJobs } from '../../households/households.letters.server.ts'
import { noticeJobs } from '../../notices/notices.jobs.server.ts'
import { moveJobs } from '../../people/move/moves.jobs.server.ts'
import { peopleLetterJobs } from '../../people/people.letters.server.ts'
import { forgetDecisions, forgetVisitors, refreshHolds } from '../../privacy/retention.server.ts'
import type { Door } from '../../server/database/door.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
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
    ...moveJobs,
    ...householdLetterJobs(post, publicUrl),
    ...condominiumLetterJobs(post, publicUrl),
    ...evidenceLetterJobs(post),
    ...noticeJobs(post, push, publicUrl),
    ...alarmJobs(push),
  }
}

/** Nothing depends on when these run: expired rows are refused by their time, whether or not they are still there. */
const cleanings: readonly Sql[] = [
  sql`delete from sessions where expires_at < now()`,
  sql`delete from one_time_tokens where expires_at < now()`,
  sql`delete from unit_codes where least(ended_at, expires_at) < now() - interval '30 days'`,
  sql`delete from notice_marks where read_at < now() - interval '31 days'`,
  sql`delete from deliveries where created_at < now() - interval '31 days'`,
  sql`delete from audit_entries where at < now() - interval '2 years'`,
  sql`delete from installation_audit_entries where at < now() - interval '2 years'`,
  // The number of locks is kept for two more days, because it makes the next pause longer.
  sql`delete from attempts where resets_at < now() - case when locks > 0 then interval '2 days' else interval '0' end`,
  sql`delete from known_browsers where last_used_at < now() - interval '400 days'`,
  sql`delete from own_endings where at < now() - interval '1 day'`,
  sql`delete from security_events where last_at < now() - interval '1 year'`,
  sql`select access.forget_abandoned_accounts()`,
  sql`delete from revoked_passes where valid_until < now() - interval '31 days'`,
  sql`select access.settle_pass_keys()`,
  sql`select access.forget_unsigned_codes()`,
  sql`delete from station_outages where ended_at < now() - interval '1 year'`,
  sql`delete from shifts where started_at < now() - interval '1 year'`,
  sql`delete from number_misses where at < now() - interval '31 days'`,
  sql`select access.end_reliefs()`,
  sql`delete from former_agents where until < now() - interval '62 days'`,
  sql`delete from station_keys where ended_at < now() - interval '62 days'`,
  sql`delete from stray_acts where arrived_at < now() - interval '30 days'`,
  sql`delete from stray_counts where day < current_date - 31`,
  sql`select access.forget_incidents()`,
  sql`select access.forget_looks()`,
  sql`select access.forget_second_asks()`,
  sql`select access.forget_alarms()`,
  sql`select access.forget_channel_messages()`,
  sql`select access.forget_home_rules()`,
  sql`select access.forget_left_items()`,
  sql`select access.forget_permission_asks()`,
  sql`select access.forget_resident_imports()`,
  sql`delete from unsent_messages where created_at < now() - interval '30 days'`,
  // A late push message is useless. A failed letter stays for a month, in which the super administrator can retry it.
  sql`delete from jobs where access.given_up(attempts)
    and created_at < now() - case when name in ('notices.push', 'alarms.push') then interval '1 day' else interval '30 days' end`,
]

/** Each on its own: one that fails stops no other, retention least of all. The time of the last whole sweep stands in the metrics. */
export async function sweep(keeper: Door): Promise<void> {
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error))
  await attempt(refreshHolds(keeper))
  await attempt(forgetVisitors(keeper))
  await attempt(forgetDecisions(keeper))
  await attempt(sealLogs(keeper))
  for (const cleaning of cleanings) await attempt(keeper.act(cleaning))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the sweep's steps failed`)
  await keeper.act(sql`update installation set swept_at = now()`)
}
