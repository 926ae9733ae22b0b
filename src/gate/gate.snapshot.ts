/** What a station knows by itself: what a gate needs of the next 24 hours, whoever is inside, and nothing more. */
import { z } from 'zod'
import { authorizationStatus, authType } from '../authorizations/kinds.ts'
import { moment } from '../shared/fields.ts'

/** Of signs that every machine keeps as they are. */
export const snapshotVersion = z.string().regex(/^[ -~]{1,64}$/)
const short = z.string().max(120)
const long = z.string().max(500)
const pass_id = z.string().regex(/^[0-9a-f]{32}$/)
const generation = z.int().min(1).max(255)
const access_number = z.string().regex(/^[0-9]{5}$/)
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const place = z.strictObject({ id: z.uuid(), name: short })

/** Since when somebody is inside, and through which gate they came. */
const presence = z.strictObject({ since: moment, gate: short.nullable() })

const entry = z.strictObject({
  authorization_id: z.uuid(),
  /** None for a request that nobody has approved yet: no code is in anybody's hands. */
  pass: z.strictObject({ id: pass_id, generation }).nullable(),
  access_number: access_number.nullable(),
  kind: authType.exclude(['pet']),
  name: short,
  last_name: short.nullable(),
  /** All but its last three characters are hidden. */
  document: short.nullable(),
  unit: z.string().max(20),
  host: short.nullable(),
  valid_from: moment.nullable(),
  valid_until: moment.nullable(),
  /** The agreed days (1 is Monday) and hours of a worker, by the condominium's clock; no days are all days. */
  schedule: z
    .strictObject({ days: z.array(z.int().min(1).max(7)).max(7), from: hour.nullable(), until: hour.nullable() })
    .nullable(),
  status: authorizationStatus,
  suspended: z.boolean(),
  /** Whether the host still lives there, approved. */
  stands: z.boolean(),
  /** A request that was settled by phone. */
  closed: z.boolean(),
  created_at: moment,
  plates: z.array(z.string().max(15)).max(10),
  vehicle: short.nullable(),
  notes: long.nullable(),
  inside: presence.nullable(),
  left_at: moment.nullable(),
})

/** Codes that died although their signature still holds: without these a cancelled pass would pass for a new one. */
const revocation = z.strictObject({
  pass_id,
  /** This generation and those before it. */
  generation,
  access_number: access_number.nullable(),
  why: z.enum(['cancelled_by_resident', 'visit_over', 'superseded', 'revoked']),
  at: moment,
})

const reservation = z.strictObject({
  reservation_id: z.uuid(),
  amenity: short,
  unit: z.string().max(20),
  host: short,
  from: moment,
  until: moment,
  /** How many were booked, named or not. */
  guest_count: z.int(),
  guests: z
    .array(z.strictObject({ id: z.uuid(), name: short, entered_at: moment.nullable(), left_at: moment.nullable() }))
    .max(1000),
})

const recent = z.strictObject({
  id: z.uuid(),
  at: moment,
  event_type: z.string().max(40),
  name: short,
  unit: z.string().max(20),
  gate: short.nullable(),
})

export const snapshot = z.strictObject({
  format: z.literal(1),
  /** Names this state of things; each event says upon which it was decided. */
  version: snapshotVersion,
  /** The server's time. */
  taken_at: moment,
  condominium: place.extend({ time_zone: z.string().max(64) }),
  gate: place,
  /** Public keys in hex, by key id. */
  keys: z.record(z.string().regex(/^[0-9]{1,3}$/), z.string().regex(/^[0-9a-f]{64}$/)),
  entries: z.array(entry).max(50_000),
  revocations: z.array(revocation).max(100_000),
  units: z.array(z.string().max(20)).max(20_000),
  reservations: z.array(reservation).max(2_000),
  recent: z.array(recent).max(200),
})

export type Snapshot = z.infer<typeof snapshot>
export type Entry = z.infer<typeof entry>
export type Presence = z.infer<typeof presence>
export type Revocation = z.infer<typeof revocation>

/** Null for whatever is not whole: a station with a damaged snapshot knows nobody, and says so. */
export function readSnapshot(stored: unknown): Snapshot | null {
  const read = snapshot.safeParse(stored)
  return read.success ? read.data : null
}
