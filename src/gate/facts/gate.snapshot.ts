/** What a station knows by itself: what a gate needs of the next 24 hours, whoever is inside, and nothing more. */
import { z } from 'zod'
import { authorizationStatus, authType } from '../../authorizations/kinds.ts'
import { moment } from '../../shared/fields.ts'

/** The newest shape that this page reads. A station that says nothing reads the first (`gate.snapshot.first.ts`). */
export const snapshotReads = 2

/** Of signs that every machine keeps as they are. */
export const snapshotVersion = z.string().regex(/^[ -~]{1,64}$/)
/** Names a build of the page. */
export const buildName = z.string().regex(/^[\w.-]{1,40}$/)
const short = z.string().max(120)
const long = z.string().max(500)
const passId = z.string().regex(/^[0-9a-f]{32}$/)
const generation = z.int().min(1).max(255)
const accessNumber = z.string().regex(/^[0-9]{5}$/)
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const kind = authType.exclude(['pet'])
/** Codes that died although their signature still holds: without these a cancelled pass would pass for a new one. */
const why = z.enum(['cancelled_by_resident', 'visit_over', 'superseded', 'revoked'])

type Words<Kind extends z.ZodType> = { kind: Kind; status: z.ZodType<Status>; why: z.ZodType<z.output<typeof why>> }
type Status = z.output<typeof authorizationStatus>

/** Strict as the server promises it, or as a station reads it, which ignores what it does not know: servers learn sooner than gates. */
type Making = <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<{ -readonly [K in keyof Shape]: Shape[K] }>

function shaped<Kind extends z.ZodType>(object: Making, words: Words<Kind>) {
  const place = object({ id: z.uuid(), name: short })

  /** Since when somebody is inside, and through which gate they came. */
  const presence = object({ since: moment, gate: short.nullable() })

  const entry = object({
    authorization_id: z.uuid(),
    /** None for a request that nobody has approved yet: no code is in anybody's hands. */
    pass: object({ id: passId, generation }).nullable(),
    access_number: accessNumber.nullable(),
    kind: words.kind,
    name: short,
    last_name: short.nullable(),
    /** All but its last three characters are hidden. */
    document: short.nullable(),
    unit: z.string().max(20),
    host: short.nullable(),
    valid_from: moment.nullable(),
    valid_until: moment.nullable(),
    /** The agreed days (1 is Monday) and hours of a worker, by the condominium's clock; no days are all days. */
    schedule: object({
      days: z.array(z.int().min(1).max(7)).max(7),
      from: hour.nullable(),
      until: hour.nullable(),
    }).nullable(),
    status: words.status,
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

  const revocation = object({
    pass_id: passId,
    /** This generation and those before it. */
    generation,
    access_number: accessNumber.nullable(),
    why: words.why,
    at: moment,
  })

  const reservation = object({
    reservation_id: z.uuid(),
    amenity: short,
    unit: z.string().max(20),
    host: short,
    from: moment,
    until: moment,
    /** How many were booked, named or not. */
    guest_count: z.int(),
    guests: z
      .array(object({ id: z.uuid(), name: short, entered_at: moment.nullable(), left_at: moment.nullable() }))
      .max(1000),
  })

  const recent = object({
    id: z.uuid(),
    at: moment,
    event_type: z.string().max(40),
    name: short,
    unit: z.string().max(20),
    gate: short.nullable(),
    /** Whom the line names, who sent it and when it arrived, where that differs or something is in doubt. */
    told: object({
      agent_name: z.string(),
      sent_by: z.string().nullable(),
      arrived_at: moment.nullable(),
      unproven: z.boolean(),
      in_other_name: z.boolean(),
      doubt: z.string().nullable(),
      conflict: z.string().nullable(),
    })
      .nullable()
      .optional(),
  })

  return object({
    format: z.literal(1),
    /** Names this state of things; each event says upon which it was decided. */
    version: snapshotVersion,
    /** The server's time. */
    taken_at: moment,
    condominium: place.extend({ time_zone: z.string().max(64) }),
    gate: place,
    /** Public keys in hex, by key id. */
    keys: z.record(z.string().regex(/^[0-9]{1,3}$/), z.string().regex(/^[0-9a-f]{64}$/)),
    /** With it the binding of a version 2 pass is checked; no code carries it. */
    holder_secret: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** From then on a version 1 pass without an end asks for its replacement. */
    replaced_from: moment.nullable().optional(),
    entries: z.array(entry).max(50_000),
    revocations: z.array(revocation).max(100_000),
    units: z.array(z.string().max(20)).max(20_000),
    reservations: z.array(reservation).max(2_000),
    recent: z.array(recent).max(200),
    /** What whoever asks has lately missed among the numbers, here or at another station. */
    misses: z
      .array(object({ id: z.uuid(), agent_id: z.uuid(), at: moment }))
      .max(10)
      .optional(),
  })
}

export const snapshot = shaped(z.strictObject, { kind, status: authorizationStatus, why })

/** A state that is not known lets nobody in, and whatever ended a code ended it. */
const understood = shaped(z.object, {
  kind: kind.nullable().catch(null),
  status: authorizationStatus.catch('inactive'),
  why: why.catch('revoked'),
})

export type Snapshot = z.infer<typeof snapshot>
export type Entry = Snapshot['entries'][number]
export type Presence = NonNullable<Entry['inside']>
export type Revocation = Snapshot['revocations'][number]

/** Null for whatever is not whole: a station with a damaged snapshot knows nobody, and says so. */
export function readSnapshot(stored: unknown): Snapshot | null {
  const read = understood.safeParse(stored)
  return read.success ? withKnownKinds(read.data) : null
}

/** Who is of a kind that this page does not know is left out; what they carry is revoked, or it would count as a pass too young to be known. */
function withKnownKinds(read: z.infer<typeof understood>): Snapshot {
  const entries = read.entries.filter(isKnown)
  if (entries.length === read.entries.length) return { ...read, entries }
  const leftOut = read.entries.flatMap(({ kind, pass, access_number }): Revocation[] =>
    kind === null && pass
      ? [{ pass_id: pass.id, generation: pass.generation, access_number, why: 'revoked', at: read.taken_at }]
      : [],
  )
  return { ...read, entries, revocations: [...read.revocations, ...leftOut] }
}

const isKnown = (entry: z.infer<typeof understood>['entries'][number]): entry is Entry => entry.kind !== null
