/** An old snapshot or a doubtful clock makes a verdict doubtful. */
import { toleranceMs } from '../../../authorizations/passes/passEnd.ts'
import type { StationSnapshot } from '../facts/lookup.ts'
import type { Reason } from '../facts/reasons.ts'
import type { StationTime } from '../facts/stationClock.ts'

const hourMs = 60 * 60_000
const oldestSnapshotMs = 24 * hourMs
const oldestWithoutCallMs = 72 * hourMs

/** From then on the station only knows the residents; the home decides by phone. */
export const asksForCalls = ({ taken_at }: Pick<StationSnapshot, 'taken_at'>, now: number): boolean =>
  !(now - Date.parse(taken_at) <= oldestWithoutCallMs)

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
