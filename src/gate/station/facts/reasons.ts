/** Each reason has a color, a condition of entry, and the doubts that weaken it. */
import type { Answered } from '../../arrivals/arrivals.ts'
import type { ClockDoubt } from './stationClock.ts'

export type Reason =
  | { code: 'may_enter'; until: string | null }
  /** Co-residents and vehicles may enter again without an exit. */
  | { code: 'inside'; since: string; gate: string | null }
  /** A permanent visitor or worker who is inside already: the guard closes the earlier stay first. */
  | { code: 'stay_open'; since: string; gate: string | null }
  | { code: 'already_inside'; since: string; gate: string | null }
  /** A visitor who left through this gate a few minutes ago. */
  | { code: 'back_soon'; left_at: string }
  | { code: 'younger_than_snapshot'; taken_at: string }
  /** The pass is genuine, but the server does not know it. */
  | { code: 'unknown_pass' }
  | { code: 'holder_differs' }
  /** A version 1 code without an end date, for which a newer code exists. */
  /**
   * The code is older than a change of dates, and of the same holder. It accompanies a red reason and explains the old dates of the code.
   */
  | { code: 'dates_changed' }
  | { code: 'snapshot_old'; taken_at: string }
  | { code: 'clock_doubtful'; why: ClockDoubt | 'behind_snapshot' }
  | { code: 'not_yet_valid'; from: string }
  | { code: 'expired'; until: string }
  | { code: 'out_of_hours'; days: readonly number[]; from: string | null; until: string | null }
  | { code: 'pending'; since: string }
  | { code: 'request_expired'; since: string }
  /** The home may have given another answer: a resident comes to the gate, or the item stays there. */
  | { code: 'denied'; answer?: Answered }
  | { code: 'suspended' }
  | { code: 'dismissed' }
  | { code: 'host_gone' }
  | { code: 'cancelled_by_resident'; at: string }
  /** The visit is over, or its host canceled it before the visitor came. */
  | { code: 'visit_over'; at: string | null; called_off_by?: string }
  | { code: 'revoked'; at: string }
  | { code: 'superseded' }
  | { code: 'unreadable'; why: string }
  | { code: 'unknown_key' }
  | { code: 'bad_signature' }
  | { code: 'wrong_condominium' }
  | { code: 'unknown_number' }
  | { code: 'unknown_plate' }
  | { code: 'unknown_person' }
  | { code: 'several'; count: number }
  | { code: 'no_snapshot' }
  | { code: 'unknown_error' }

export type ReasonCode = Reason['code']
export type Tone = 'green' | 'amber' | 'red'
type Doubt = 'snapshot_old' | 'clock_doubtful'

/** The condition of an entry; `no` means that the code cannot be recorded. */
export type Entering = 'free' | 'after_check' | 'with_reason' | 'with_word' | 'no'

interface ReasonRule {
  tone: Tone
  entry: Entering
  /** With one of these doubts a red verdict becomes amber; the entry still needs a reason. */
  rests_on: readonly Doubt[]
}

const rule = (tone: Tone, entry: Entering, ...restsOn: Doubt[]): ReasonRule => ({ tone, entry, rests_on: restsOn })

export const reasonRules: Readonly<Record<ReasonCode, ReasonRule>> = {
  may_enter: rule('green', 'free'),
  inside: rule('green', 'free'),
  stay_open: rule('amber', 'with_reason'),
  already_inside: rule('red', 'with_reason', 'snapshot_old'),
  back_soon: rule('amber', 'free'),
  younger_than_snapshot: rule('amber', 'after_check'),
  unknown_pass: rule('red', 'with_reason'),
  holder_differs: rule('red', 'no'),
  dates_changed: rule('amber', 'free'),
  snapshot_old: rule('amber', 'free'),
  clock_doubtful: rule('amber', 'free'),
  not_yet_valid: rule('red', 'with_reason', 'snapshot_old', 'clock_doubtful'),
  expired: rule('red', 'with_reason', 'snapshot_old', 'clock_doubtful'),
  out_of_hours: rule('red', 'with_reason', 'snapshot_old', 'clock_doubtful'),
  pending: rule('amber', 'with_word'),
  request_expired: rule('red', 'with_word', 'snapshot_old', 'clock_doubtful'),
  denied: rule('red', 'with_word'),
  suspended: rule('red', 'with_reason', 'snapshot_old'),
  dismissed: rule('red', 'with_reason'),
  host_gone: rule('red', 'with_reason', 'snapshot_old'),
  cancelled_by_resident: rule('red', 'with_reason'),
  visit_over: rule('red', 'with_reason'),
  revoked: rule('red', 'with_reason'),
  superseded: rule('red', 'with_reason'),
  unreadable: rule('red', 'no'),
  unknown_key: rule('red', 'no'),
  bad_signature: rule('red', 'no'),
  wrong_condominium: rule('red', 'no'),
  unknown_number: rule('red', 'no', 'snapshot_old'),
  unknown_plate: rule('red', 'no', 'snapshot_old'),
  unknown_person: rule('red', 'no', 'snapshot_old'),
  several: rule('amber', 'no'),
  no_snapshot: rule('red', 'no'),
  unknown_error: rule('red', 'no'),
}

export const reasonCodes = Object.keys(reasonRules) as [ReasonCode, ...ReasonCode[]]
