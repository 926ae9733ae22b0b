/** What a station did, as it keeps and sends it: made on the device, with an id of its own, and never changed after. */
import { z } from 'zod'
import { fullName, id, moment, requiredLine } from '../../shared/fields.ts'
import { arrival } from '../../visits/visits.contract.ts'
import { snapshotVersion } from './gate.snapshot.ts'
import { reasonCodes } from './reasons.ts'
import { clockDoubts } from './stationClock.ts'

/** Whom it is about: somebody whom the snapshot knew, or the genuine pass of somebody younger than it. */
const subject = z.union([
  z.strictObject({ authorization_id: id }),
  z.strictObject({ token: z.string().startsWith('G1:').max(154) }),
])
export type EventSubject = z.infer<typeof subject>

const made = {
  id,
  /** The station's time, and whether it doubted it. */
  at: moment,
  doubt: z.enum([...clockDoubts, 'behind_snapshot']).nullable(),
  /** Upon which state of things it was decided. */
  snapshot_version: snapshotVersion.nullable(),
  gate_id: id,
  /** Whoever was signed in: another guard may be the one who sends it. */
  agent_id: id,
}
const because = z.enum(reasonCodes)
const guest = { reservation_id: id, guest_id: id }

const shapes = {
  /** Freely, with what the verdict said. */
  entry: z.strictObject({ ...made, kind: z.literal('entry'), subject, because }),
  /** With the guard's reason, and where somebody said so by phone, who. */
  override: z.strictObject({
    ...made,
    kind: z.literal('override'),
    subject,
    because,
    reason: requiredLine(300),
    authorized_by: fullName.nullable(),
  }),
  /** May come back while valid. */
  exit: z.strictObject({ ...made, kind: z.literal('exit'), subject }),
  /** Ends a temporary visit. */
  checkout: z.strictObject({ ...made, kind: z.literal('checkout'), subject }),
  unannounced: z.strictObject({
    ...made,
    kind: z.literal('unannounced'),
    authorization_id: id,
    ...arrival,
  }),
  /** A guest whom the host did not name is written down with the name they give. */
  guest_entry: z.strictObject({
    ...made,
    kind: z.literal('guest_entry'),
    ...guest,
    name: fullName.nullable().default(null),
  }),
  guest_exit: z.strictObject({ ...made, kind: z.literal('guest_exit'), ...guest }),
}

const kinds = [
  shapes.entry,
  shapes.override,
  shapes.exit,
  shapes.checkout,
  shapes.unannounced,
  shapes.guest_entry,
  shapes.guest_exit,
] as const

/** Before it is in the outbox it has no place in the order. */
export const madeEvent = z.discriminatedUnion('kind', kinds)
export type MadeEvent = z.infer<typeof madeEvent>

/** What only their own sign-in on this station gives to whoever made it; none of a station that has no key yet. */
const actProof = z.strictObject({ key: id, signature: z.string().regex(/^[0-9a-f]{128}$/) })
export type ActProof = z.infer<typeof actProof>

/** The place in the order of its station. */
export const gateEvent = z.strictObject({ sequence: z.int().min(1), event: madeEvent, proof: actProof.optional() })
export type GateEvent = z.infer<typeof gateEvent>
