/** What a gate decided about a code, as it is kept: enough to recognize the code, never enough to use it. */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'
import { snapshotVersion } from './gate.snapshot.ts'
import { readerReasons } from './readerChoices.ts'

export const verdictTones = ['green', 'amber', 'red'] as const
export const codeKinds = ['pass', 'number', 'plate', 'chosen', 'unreadable'] as const

/** Of a pass only its id, which opens nothing; of what cannot be read, nothing. `chosen`: from a list, without a code. */
export const shownCode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pass'), code: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ kind: z.literal('number'), code: z.string().regex(/^[0-9]{5}$/) }),
  z.strictObject({ kind: z.literal('plate'), code: z.string().min(1).max(15) }),
  z.strictObject({ kind: z.literal('chosen') }),
  z.strictObject({ kind: z.literal('unreadable') }),
])
export type ShownCode = z.infer<typeof shownCode>

/** What was decided, whoever did. */
const decided = {
  code: shownCode,
  verdict: z.enum(verdictTones),
  reason: z.enum(readerReasons),
  authorization_id: id.nullable(),
}
const decision = z.strictObject(decided)
export type Decision = z.infer<typeof decision>

/** As a station stores and tells it. */
export const stationDecision = z.strictObject({
  ...decided,
  id,
  /** The station's time. */
  at: moment,
  gate_id: id,
  /** The snapshot that the guard saw, and when the server made it. */
  snapshot_version: snapshotVersion.nullable(),
  snapshot_taken_at: moment.nullable(),
})
export type StationDecision = z.infer<typeof stationDecision>

/** So many fit into one call. */
export const mostDecisionsInCall = 50
