/** The jobs of all slices, and the regular deletion of expired rows. */
import { sealLogs } from '../../logIntegrity/sealing.server.ts'
import { forgetDecisions, forgetVisitors, refreshLegalHolds } from '../../privacy/retention.server.ts'
import type { Senders } from '../../server/calls/slice.ts'
import type { CallerDb } from '../../server/database/callerDb.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import type { JobHandler } from '../../server/outgoing/jobs.ts'
import { slices } from '../slices.server.ts'

export function jobs(senders: Senders): Readonly<Record<string, JobHandler>> {
  return Object.assign({}, ...slices.map((slice) => slice.jobs?.(senders)))
}

export const due = slices.flatMap((slice) => slice.due ?? [])

const sweeps: readonly Sql[] = [
  ...slices.flatMap((slice) => slice.sweeps ?? []),
  // The number of locks is kept for two more days, because it makes the next pause longer.
  sql`delete from attempts where resets_at < now() - case when locks > 0 then interval '2 days' else interval '0' end`,
  // A late push message is useless. A failed letter stays for a month, in which the super administrator can retry it.
  sql`delete from jobs where access.given_up(attempts)
    and created_at < now() - case when name in ('notices.push', 'alarms.push', 'announcements.push') then interval '1 day' else interval '30 days' end`,
]

/**
 * Each step runs on its own: a step that fails does not stop the others, least of all retention. The metrics show the time of the last
 * whole sweep.
 */
export async function sweep(keeper: CallerDb): Promise<void> {
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error))
  await attempt(refreshLegalHolds(keeper))
  await attempt(forgetVisitors(keeper))
  await attempt(forgetDecisions(keeper))
  await attempt(sealLogs(keeper))
  for (const one of sweeps) await attempt(keeper.execute(one))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the sweep's steps failed`)
  await keeper.execute(sql`update installation set swept_at = now()`)
}
