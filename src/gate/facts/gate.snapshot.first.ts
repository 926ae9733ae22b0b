/** The first format of the snapshot, frozen: for pages built before stations reported which format they read. */
import { z } from 'zod'

// Those pages refuse a snapshot with one field more; for them the server takes away what they do not know.
const short = z.string().max(120)
const moment = z.iso.datetime({ offset: true })
const passId = z.string().regex(/^[0-9a-f]{32}$/)
const generation = z.int().min(1).max(255)
const accessNumber = z.string().regex(/^[0-9]{5}$/)
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const place = z.object({ id: z.uuid(), name: short })

const kinds = ['temporary_visitor', 'co_resident', 'vehicle', 'worker', 'permanent_visitor'] as const
const statuses = ['active', 'pending_approval', 'approved', 'denied', 'inactive'] as const
const reasons = ['cancelled_by_resident', 'visit_over', 'superseded', 'revoked'] as const
const troubles = [
  'cancelled_meanwhile',
  'already_inside_elsewhere',
  'revoked_meanwhile',
  'not_allowed',
  'unknown',
  'not_taken',
] as const

const entry = z.object({
  authorization_id: z.uuid(),
  pass: z.object({ id: passId, generation }).nullable(),
  access_number: accessNumber.nullable(),
  kind: z.enum(kinds).nullable().catch(null),
  name: short,
  last_name: short.nullable(),
  document: short.nullable(),
  unit: z.string().max(20),
  host: short.nullable(),
  valid_from: moment.nullable(),
  valid_until: moment.nullable(),
  schedule: z
    .object({ days: z.array(z.int().min(1).max(7)).max(7), from: hour.nullable(), until: hour.nullable() })
    .nullable(),
  // A state that a page does not know must not let anybody in.
  status: z.enum(statuses).catch('inactive'),
  suspended: z.boolean(),
  stands: z.boolean(),
  closed: z.boolean(),
  created_at: moment,
  plates: z.array(z.string().max(15)).max(10),
  vehicle: short.nullable(),
  notes: z.string().max(500).nullable(),
  inside: z.object({ since: moment, gate: short.nullable() }).nullable(),
  left_at: moment.nullable(),
})

const first = z.object({
  format: z.literal(1),
  version: z.string().regex(/^[ -~]{1,64}$/),
  taken_at: moment,
  condominium: place.extend({ time_zone: z.string().max(64) }),
  gate: place,
  keys: z.record(z.string().regex(/^[0-9]{1,3}$/), z.string().regex(/^[0-9a-f]{64}$/)),
  entries: z.array(entry).max(50_000),
  revocations: z
    .array(
      z.object({
        pass_id: passId,
        generation,
        access_number: accessNumber.nullable(),
        why: z.enum(reasons).catch('revoked'),
        at: moment,
      }),
    )
    .max(100_000),
  units: z.array(z.string().max(20)).max(20_000),
  reservations: z
    .array(
      z.object({
        reservation_id: z.uuid(),
        amenity: short,
        unit: z.string().max(20),
        host: short,
        from: moment,
        until: moment,
        guest_count: z.int(),
        guests: z
          .array(z.object({ id: z.uuid(), name: short, entered_at: moment.nullable(), left_at: moment.nullable() }))
          .max(1000),
      }),
    )
    .max(2_000),
  recent: z
    .array(
      z.object({
        id: z.uuid(),
        at: moment,
        event_type: z.string().max(40),
        name: short,
        unit: z.string().max(20),
        gate: short.nullable(),
      }),
    )
    .max(200),
})

type First = z.infer<typeof first>
type FirstEntry = First['entries'][number]
const isKnown = (one: FirstEntry): one is FirstEntry & { kind: (typeof kinds)[number] } => one.kind !== null

/** Of a newer snapshot what a page of the first shape reads, and nothing else. */
export function firstSnapshot(newer: unknown) {
  const { entries, revocations, ...rest } = first.parse(newer)
  const at = rest.taken_at
  const unknown = entries.flatMap(({ kind, pass, access_number }): First['revocations'] =>
    kind === null && pass ? [{ pass_id: pass.id, generation: pass.generation, access_number, why: 'revoked', at }] : [],
  )
  return { ...rest, entries: entries.filter(isKnown), revocations: [...revocations, ...unknown] }
}

const firstTrouble = z.enum(troubles).nullable().catch('not_allowed')

/** A page of the first shape keeps an answer with another word as a damaged act. */
export const firstAnswers = z.object({
  at: moment,
  answers: z.array(z.object({ id: z.uuid(), conflict: firstTrouble })),
})
