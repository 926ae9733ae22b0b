/** Who stands at the gate and was asked about, as the station knows it. */
import { stillMs } from '../../../visits/arrivals/arrivals.ts'
import type { Entry } from '../../facts/gate.snapshot.ts'
import { askedAt } from '../lists/gateLists.ts'

/** Asked within minutes and not settled: the home may still be called. A wish for a call counts as a new ask. */
export const isOpenAsk = (entry: Entry, now: number): boolean =>
  Boolean(entry.ask && !entry.ask.outcome && !entry.closed && !entry.inside && !entry.left_at) &&
  entry.status === 'pending_approval' &&
  now - Math.max(Date.parse(askedAt(entry)), Date.parse(entry.call_wanted?.at ?? askedAt(entry))) < stillMs

/** Of each unit, the newest. */
export function openAsks(entries: readonly Entry[], now: number): ReadonlyMap<string, Entry> {
  const open = entries.filter((entry) => isOpenAsk(entry, now))
  return new Map(open.toSorted((a, b) => askedAt(a).localeCompare(askedAt(b))).map((entry) => [entry.unit, entry]))
}
