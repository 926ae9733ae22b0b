/** What makes a verdict doubtful: an old snapshot, or a clock that may be wrong. */
import type { StationSnapshot } from '../facts/lookup.ts'
import type { Reason } from '../facts/reasons.ts'
import type { StationTime } from '../facts/stationClock.ts'
import { toleranceMs } from './standing.ts'

const oldestSnapshotMs = 24 * 60 * 60_000

export function doubtsOf(snapshot: StationSnapshot | null, { now, doubtful, why }: StationTime): Reason[] {
  const doubts: Reason[] = []
  const age = now - Date.parse(snapshot?.taken_at ?? '')
  // Negated, so that NaN is a doubt too.
  if (snapshot && !(age <= oldestSnapshotMs)) doubts.push({ code: 'snapshot_old', taken_at: snapshot.taken_at })
  if (doubtful) doubts.push({ code: 'clock_doubtful', why })
  else if (!Number.isFinite(now)) doubts.push({ code: 'clock_doubtful', why: 'unreadable' })
  else if (age < -toleranceMs) doubts.push({ code: 'clock_doubtful', why: 'behind_snapshot' })
  return doubts
}
