/** How a line of the table of verdicts is written, and the pieces that many of them share. */

import type { Seen } from '../facts/lookup.ts'
import type { Reason, ReasonCode, Tone } from '../facts/reasons.ts'
import type { StationTime } from '../facts/stationClock.ts'
import type { Code, Verdict } from './verdict.ts'
import { entryFacts, noon, snapshotOf, surely, tokenOf } from './verdictFacts.ts'

export interface VerdictCase {
  called: string
  code: Code
  snapshot: Seen | null
  time: StationTime
  tone: Tone
  reason: ReasonCode
  more: Partial<Omit<Verdict, 'reason'>> & { reason?: Reason }
}

export type Line = [
  called: string,
  tone: Tone,
  reason: ReasonCode,
  code: Code,
  snapshot: Seen | null,
  more?: VerdictCase['more'],
  now?: StationTime | number,
]

export const pass = (token = tokenOf()): Code => ({ kind: 'pass', token })
export const number = (typed = '04711'): Code => ({ kind: 'number', number: typed })
export const plate = (typed = 'ABC1234'): Code => ({ kind: 'plate', plate: typed })
export const chosen: Code = { kind: 'chosen', authorization_id: entryFacts.authorization_id }

export const nobody = snapshotOf({ entries: [] })
export const stop = { act: 'none', exit: 'record', entry: 'with_reason', tells: ['host', 'admin'] } as const
export const stranger = { act: 'none', exit: 'open', entry: 'no', subject: null, tells: [] } as const
export const long = { valid_from: null, valid_until: null } as const
export const inHours = {
  ...long,
  kind: 'worker' as const,
  schedule: { days: [1, 2, 3, 4, 5], from: '08:00', until: '13:00' },
}

export const asCase = ([called, tone, reason, code, snapshot, more = {}, now = noon]: Line): VerdictCase => ({
  called,
  tone,
  reason,
  code,
  snapshot,
  more,
  time: typeof now === 'object' ? now : surely(now),
})
