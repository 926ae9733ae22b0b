/** Every reason that a verdict can have: its colour, what an entry then needs, and which doubts would make it doubtful itself. */
import type { ClockDoubt } from './stationClock.ts'

export type Reason =
  | { code: 'may_enter'; until: string | null }
  /** Co-residents and vehicles come and go without a limit. */
  | { code: 'inside'; since: string; gate: string | null }
  /** Somebody with a standing permission who is said to be inside: the former stay is closed first. */
  | { code: 'stay_open'; since: string; gate: string | null }
  | { code: 'already_inside'; since: string; gate: string | null }
  | { code: 'younger_than_snapshot'; taken_at: string }
  /** Genuine, and the server was asked and knows nothing of it. */
  | { code: 'unknown_pass' }
  | { code: 'holder_differs' }
  /** A code without an end of the first version, which has been replaced. */
  | { code: 'replaced_pass' }
  | { code: 'snapshot_old'; taken_at: string }
  | { code: 'clock_doubtful'; why: ClockDoubt | 'behind_snapshot' }
  | { code: 'not_yet_valid'; from: string }
  | { code: 'expired'; until: string }
  | { code: 'out_of_hours'; days: readonly number[]; from: string | null; until: string | null }
  | { code: 'pending'; since: string }
  | { code: 'request_expired'; since: string }
  | { code: 'denied' }
  | { code: 'suspended' }
  | { code: 'host_gone' }
  | { code: 'cancelled_by_resident'; at: string }
  | { code: 'visit_over'; at: string | null }
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

/** Whether an entry is simply recorded, needs a check, the guard's reason, somebody's word by phone, or is none of this code's. */
export type Entering = 'free' | 'after_check' | 'with_reason' | 'with_word' | 'no'

interface ReasonRule {
  tone: Tone
  entry: Entering
  /** A stop that rests on what is in doubt becomes a check; it needs its reason all the same. */
  rests_on: readonly Doubt[]
}

const rule = (tone: Tone, entry: Entering, ...restsOn: Doubt[]): ReasonRule => ({ tone, entry, rests_on: restsOn })

export const reasonRules: Readonly<Record<ReasonCode, ReasonRule>> = {
  may_enter: rule('green', 'free'),
  inside: rule('green', 'free'),
  stay_open: rule('amber', 'with_reason'),
  already_inside: rule('red', 'with_reason', 'snapshot_old'),
  younger_than_snapshot: rule('amber', 'after_check'),
  unknown_pass: rule('red', 'with_reason'),
  holder_differs: rule('red', 'no'),
  replaced_pass: rule('amber', 'free'),
  snapshot_old: rule('amber', 'free'),
  clock_doubtful: rule('amber', 'free'),
  not_yet_valid: rule('red', 'with_reason', 'snapshot_old', 'clock_doubtful'),
  expired: rule('red', 'with_reason', 'snapshot_old', 'clock_doubtful'),
  out_of_hours: rule('red', 'with_reason', 'snapshot_old', 'clock_doubtful'),
  pending: rule('amber', 'with_word'),
  request_expired: rule('red', 'with_word', 'snapshot_old', 'clock_doubtful'),
  denied: rule('red', 'with_word'),
  suspended: rule('red', 'with_reason', 'snapshot_old'),
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
