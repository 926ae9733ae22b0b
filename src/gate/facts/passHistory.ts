/** What happened to a pass, one moment after another. */
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import { corrections } from '../../visits/log/corrections.ts'
import { codeKinds, verdictTones } from './gateDecisions.ts'

/** What became of the authorization itself. */
const changes = [
  'issued',
  'edited',
  'renewed',
  'suspended',
  'resumed',
  'approved',
  'denied',
  /** Answered by phone. */
  'settled',
  'ended',
] as const
const logged = [
  'visitor_registered',
  'visitor_checkout',
  'entry',
  'exit',
  'authorization_deleted',
  'document_revealed',
] as const

export const passMoment = z.strictObject({
  id: z.uuid(),
  at: moment,
  what: z.enum(['verdict', 'revoked', ...changes, ...logged]),
  /** Null for a code of nobody. */
  authorization_id: z.uuid().nullable(),
  verdict: z.enum(verdictTones).nullable(),
  /** Of a verdict, of the verdict before an entry, or of a revocation. */
  reason: z.string().nullable(),
  /** What a device reported that could be recorded for nobody. */
  told: z.string().nullable(),
  conflict: z.string().nullable(),
  override_reason: z.string().nullable(),
  authorized_by: z.string().nullable(),
  correction: z.enum(corrections).nullable(),
  /** Only the last characters. */
  code: z.strictObject({ kind: z.enum(codeKinds), end: z.string().nullable() }).nullable(),
  /** The name is null for the product itself and for accounts that were deleted. */
  by: z.strictObject({ role: z.string(), name: z.string().nullable() }),
  station_id: z.uuid().nullable(),
  gate_name: z.string().nullable(),
  /** The snapshot that a station decided from; a device asks the server. */
  snapshot: z.strictObject({ version: z.string().nullable(), taken_at: moment.nullable() }).nullable(),
  /** When the server heard of it, if a station told it. */
  arrived_at: moment.nullable(),
})
export type PassMoment = z.infer<typeof passMoment>
