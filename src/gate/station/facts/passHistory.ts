import { z } from 'zod'
import { corrections } from '../../../access-log/corrections.ts'
import { moment } from '../../../shared/fields.ts'
import { codeKinds, verdictTones } from './gateDecisions.ts'

const changes = [
  'issued',
  'edited',
  'renewed',
  'suspended',
  'resumed',
  'approved',
  'denied',
  /** The home answered by phone. */
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
  /** It is null for an unknown code. */
  authorization_id: z.uuid().nullable(),
  verdict: z.enum(verdictTones).nullable(),
  /** Verdicts, entries and revocations have a reason; that of an entry is the reason of the verdict before it. */
  reason: z.string().nullable(),
  /** A device reported this event about an unknown person. */
  told: z.string().nullable(),
  conflict: z.string().nullable(),
  override_reason: z.string().nullable(),
  authorized_by: z.string().nullable(),
  correction: z.enum(corrections).nullable(),
  /** The people of a group whom an entry or exit counts. */
  people: z.int().nullable(),
  /** Only the last characters of the code are stored. */
  code: z.strictObject({ kind: z.enum(codeKinds), end: z.string().nullable() }).nullable(),
  /** The name is null for the product itself and for accounts that were deleted. */
  by: z.strictObject({ role: z.string(), name: z.string().nullable() }),
  station_id: z.uuid().nullable(),
  gate_name: z.string().nullable(),
  /** The station decided from this snapshot; a device asks the server. */
  snapshot: z.strictObject({ version: z.string().nullable(), taken_at: moment.nullable() }).nullable(),
  /** The time at which the server received it from a station. */
  arrived_at: moment.nullable(),
})
export type PassMoment = z.infer<typeof passMoment>
