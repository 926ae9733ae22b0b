/** Finds the open requests about visitors at the gate in the data of the station. */
import { stillMs } from '../../arrivals/arrivals.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { askedAt } from '../lists/gateLists.ts'

/** The guard may still call the home about an unsettled request of the last minutes. A wish for a call counts as a new request. */
export const isOpenAsk = (entry: Entry, now: number): boolean =>
  Boolean(entry.ask && !entry.ask.outcome && !entry.closed && !entry.inside && !entry.left_at) &&
  entry.status === 'pending_approval' &&
  now - Math.max(Date.parse(askedAt(entry)), Date.parse(entry.call_wanted?.at ?? askedAt(entry))) < stillMs

/** Returns the newest open request of each unit. */
export function openAsks(entries: readonly Entry[], now: number): ReadonlyMap<string, Entry> {
  const open = entries.filter((entry) => isOpenAsk(entry, now))
  return new Map(open.toSorted((a, b) => askedAt(a).localeCompare(askedAt(b))).map((entry) => [entry.unit, entry]))
}
