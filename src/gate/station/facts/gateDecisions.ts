/** A kept decision contains enough to recognize the code, and too little to use it. */

import { z } from 'zod'
import { id, moment } from '../../../shared/fields.ts'
import { snapshotVersion } from './gate.snapshot.ts'
import { readerReasons } from './readerReasons.ts'

export const verdictTones = ['green', 'amber', 'red'] as const
export const codeKinds = ['pass', 'number', 'plate', 'chosen', 'unreadable'] as const

/** A pass leaves its id, which opens nothing; an unreadable code leaves nothing. `chosen` means chosen from a list, without a code. */
export const shownCode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pass'), code: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ kind: z.literal('number'), code: z.string().regex(/^[0-9]{5}$/) }),
  z.strictObject({ kind: z.literal('plate'), code: z.string().min(1).max(15) }),
  z.strictObject({ kind: z.literal('chosen') }),
  z.strictObject({ kind: z.literal('unreadable') }),
])
export type ShownCode = z.infer<typeof shownCode>

const decided = {
  code: shownCode,
  verdict: z.enum(verdictTones),
  reason: z.enum(readerReasons),
  authorization_id: id.nullable(),
}
const decision = z.strictObject(decided)
export type Decision = z.infer<typeof decision>

export const stationDecision = z.strictObject({
  ...decided,
  id,
  /** The station's time. */
  at: moment,
  gate_id: id,
  /** The version and the server time of the snapshot that the guard saw. */
  snapshot_version: snapshotVersion.nullable(),
  snapshot_taken_at: moment.nullable(),
})
export type StationDecision = z.infer<typeof stationDecision>

export const mostDecisionsInCall = 50
