/** A station decides offline from the snapshot: the authorizations of the next seven days and the people inside. */
import { z } from 'zod'
import { authorizationStatus, authType } from '../../../authorizations/authorizationSchemas.ts'
import { homeKinds } from '../../../households/rights.rules.ts'
import { type IncidentKind, incidentKinds } from '../../../incidents/incidents.rules.ts'
import { countries } from '../../../shared/countries.ts'
import { moment } from '../../../shared/fields.ts'
import { arrivalRules } from '../../arrivals/arrivalSchemas.ts'
import { answersBeside, arrivalKinds, outcomes } from '../../arrivals/arrivals.ts'
import { ruleLimits, rulesOfUnit } from '../../arrivals/homeRules/ruleSchemas.ts'
import { type LeftItemKind, leftItemKinds } from '../../arrivals/leftItems/leftItems.ts'
import { happenings, hour, type Making, short } from './snapshotEvents.ts'

/** Printable ASCII. */
export const snapshotVersion = z.string().regex(/^[ -~]{1,64}$/)
export const buildName = z.string().regex(/^[\w.-]{1,40}$/)
const long = z.string().max(500)
const passId = z.string().regex(/^[0-9a-f]{32}$/)
const generation = z.int().min(1).max(255)
const accessNumber = z.string().regex(/^[0-9]{5}$/)

const kind = authType.exclude(['pet'])
/** Why a code is dead. Its signature is still valid: without revocations a canceled pass would look like a new one. */
const why = z.enum(['cancelled_by_resident', 'visit_over', 'superseded', 'revoked'])

const incidentKind = z.enum(incidentKinds)
const leftItemKind = z.enum(leftItemKinds)
type Words<Kind extends z.ZodType> = {
  kind: Kind
  status: z.ZodType<Status>
  why: z.ZodType<z.output<typeof why>>
  incident: z.ZodType<IncidentKind>
  left: z.ZodType<LeftItemKind>
}
type Status = z.output<typeof authorizationStatus>

function shaped<Kind extends z.ZodType>(object: Making, words: Words<Kind>) {
  const place = object({ id: z.uuid(), name: short })

  const presence = object({
    since: moment,
    gate: short.nullable(),
    /** The people of a group who are inside; without it, all of them. */
    people: z.int().nullable().catch(null).optional(),
  })

  const entry = object({
    authorization_id: z.uuid(),
    /** Null until the request is approved. */
    pass: object({
      id: passId,
      generation,
      /** Codes from this generation on belong to the same holder, with other dates. */
      same_from: generation.optional().catch(undefined),
    }).nullable(),
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
    /** Days (1 is Monday) and hours of a worker in the condominium's time zone; an empty list means all days. */
    schedule: object({
      days: z.array(z.int().min(1).max(7)).max(7),
      from: hour.nullable(),
      until: hour.nullable(),
    }).nullable(),
    status: words.status,
    suspended: z.boolean(),
    /** True for a worker who no longer works there. */
    dismissed: z.boolean().nullable().optional(),
    /** True while the host lives there and is approved. */
    stands: z.boolean(),
    /** True if the request was settled by phone. */
    closed: z.boolean(),
    created_at: moment,
    /** The time at which a guard registered the visitor; earlier than `created_at` if the station was offline. */
    asked_at: moment.nullable().optional(),
    plates: z.array(z.string().max(15)).max(10),
    vehicle: short.nullable(),
    notes: long.nullable(),
    inside: presence.nullable(),
    left_at: moment.nullable(),
    /** The first name of the host who canceled the visit before the visitor came. */
    called_off_by: short.nullable().optional(),
    /** The gate of the last exit; only visitors have it. */
    left_gate: z.uuid().nullable().optional(),
    /** Only unannounced arrivals have it: the deadline of the request, and the outcome. */
    ask: object({ until: moment, outcome: z.enum(outcomes).nullable().catch('expired') })
      .nullable()
      .optional(),
    /** The home denied the entry with this answer: the item stays at the gate or a resident fetches it. */
    answer: object({ word: z.enum(answersBeside), by: short.nullable() })
      .nullable()
      .catch(null)
      .optional(),
    /** The resident who asked the gate to call, and when; only an open request has it. */
    call_wanted: object({ at: moment, by: short }).nullable().catch(null).optional(),
    /** A rule of the home let this visitor in: the end of the stay, and the resident who later called it wrong. */
    by_rule: object({ stays_until: moment, contested_at: moment.nullable(), contested_by: short.nullable() })
      .nullable()
      .optional(),
    /** All authorizations of one worker of several homes have the same id. */
    worker: z.uuid().nullable().optional(),
    /** Only unannounced arrivals have a kind; null means a visit. */
    arrival_kind: z.enum(arrivalKinds).nullable().catch(null).optional(),
    /** The size of the group with the person on the pass; null means one person. */
    people: z.int().nullable().catch(null).optional(),
    /** The names of the companions, one per line. */
    companions: z.string().max(2000).nullable().catch(null).optional(),
    /** Only people with an account have it: their role in the home, and whether the condominium logs their entries. They have no host. */
    lives: object({ kind: z.enum(homeKinds).nullable().catch(null), logged: z.boolean() })
      .nullable()
      .optional(),
    /** The badge given last. */
    badge: z.string().max(8).nullable().catch(null).optional(),
    /** The id of the photo, which the station loads separately; a changed photo has another id. */
    photo: z.uuid().nullable().catch(null).optional(),
    /** The moment at which a person with an account added the photo to their own pass; other photos have none. */
    photo_since: moment.nullable().catch(null).optional(),
  })

  const revocation = object({
    pass_id: passId,
    /** This and earlier generations are revoked. */
    generation,
    access_number: accessNumber.nullable(),
    why: words.why,
    at: moment,
  })

  /** The authorization was deleted while other homes keep the worker, so its code still opens there. */
  const workerCode = object({ pass_id: passId, generation, worker: z.uuid() })

  const { recent, incident, urgent, left, called, reservation, party } = happenings(object, words)

  const whole = object({
    format: z.literal(1),
    /** Each event names the version that its guard saw; the time is the server's. */
    version: snapshotVersion,
    taken_at: moment,
    condominium: place.extend({
      time_zone: z.string().max(64),
      /** Null if the administration chose none; then the country of the time zone applies. */
      country: z.enum(countries).nullable().catch(null).optional(),
    }),
    /** A snapshot without arrival rules treats every arrival as a visit. */
    arrivals: arrivalRules.optional().catch(undefined),
    /** A snapshot without badge kinds gives no badge. */
    badge_kinds: z.array(z.string().max(20)).max(10).optional().catch(undefined),
    ask_seconds: z.int().optional(),
    /** A tablet of the gate locks itself after so many minutes without a touch; null means never. */
    idle_lock_minutes: z.int().nullable().optional().catch(null),
    /** A snapshot without rules asks the home about every arrival. */
    home_rules: z.array(rulesOfUnit).max(20_000).optional().catch(undefined),
    home_rule_limits: ruleLimits.optional().catch(undefined),
    /** The longest stay of a courier whom a rule let in. */
    courier_minutes: z.int().optional(),
    /** Null if the administration wrote no protocol. */
    authority_protocol: z.string().max(2000).nullable().optional(),
    /** The emergencies and authorities of the last day whose line a guard must still complete. */
    urgent: z.array(urgent).max(50).optional(),
    gate: place,
    /** Maps the key id to the public key in hex. */
    keys: z.record(z.string().regex(/^[0-9]{1,3}$/), z.string().regex(/^[0-9a-f]{64}$/)),
    /** This secret checks the holder of a pass; no code contains it. */
    holder_secret: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    entries: z.array(entry).max(50_000),
    revocations: z.array(revocation).max(100_000),
    worker_codes: z.array(workerCode).max(100_000).optional(),
    units: z.array(z.string().max(20)).max(20_000),
    /** The units whose residents cannot answer: on hold, or never signed in. */
    silent_units: z.array(z.string().max(20)).max(20_000).optional(),
    /** These units are not in `units`: they have no account and no telephone. */
    unreached_units: z.array(z.string().max(20)).max(20_000).optional(),
    /** The administration answers for these of `units`, because no resident can. */
    administered_units: z.array(z.string().max(20)).max(20_000).optional(),
    /** The gate calls these people of a unit in this order; an extension of the intercom is a number too. */
    book: z
      .array(object({ unit: z.string().max(20), who: z.array(called).max(100) }))
      .max(20_000)
      .optional(),
    /** True if the administration prints telephones on the contingency sheet. */
    sheet_telephones: z.boolean().optional(),
    /** The gate calls them in this order when it cannot send an alarm. */
    alarm_contacts: z
      .array(object({ name: short, telephone: z.string().max(30) }))
      .max(20)
      .optional(),
    /** Pairs another spelling of a unit with the unit. */
    spellings: z
      .array(z.tuple([z.string().max(20), z.string().max(20)]))
      .max(20_000)
      .optional(),
    reservations: z.array(reservation).max(2_000),
    parties: z.array(party).max(2_000).optional().catch(undefined),
    recent: z.array(recent).max(200),
    incidents: z.array(incident).max(50).optional(),
    /** The longest waiting item comes first. */
    left_at_gate: z.array(left).max(500).optional(),
    /** Recent unknown numbers of this guard, at any station. */
    misses: z
      .array(object({ id: z.uuid(), agent_id: z.uuid(), at: moment }))
      .max(10)
      .optional(),
  })

  /** A part that is missing did not change. */
  const changes = whole
    .omit({ format: true })
    .partial()
    .extend({
      /** The version that these changes complete. */
      since: snapshotVersion,
      version: snapshotVersion,
      taken_at: moment,
      /** The number of entries after these changes. */
      count: z.int(),
      entries: z.array(entry).max(300),
      removed: z.array(z.uuid()).max(300),
    })

  return { whole, changes }
}

export const { whole: snapshot, changes: snapshotChanges } = shaped(z.strictObject, {
  kind,
  status: authorizationStatus,
  why,
  incident: incidentKind,
  left: leftItemKind,
})

/** An unknown status denies the entry, an unknown cause still revokes, and an unknown incident becomes `other`. */
const understood = shaped(z.object, {
  kind: kind.nullable().catch(null),
  status: authorizationStatus.catch('inactive'),
  why: why.catch('revoked'),
  incident: incidentKind.catch('other'),
  left: leftItemKind.catch('other'),
})

export type Snapshot = z.infer<typeof snapshot>
export type Entry = Snapshot['entries'][number]
export type Presence = NonNullable<Entry['inside']>
export type BookPage = NonNullable<Snapshot['book']>[number]
export type OpenIncident = NonNullable<Snapshot['incidents']>[number]
export type LeftItem = NonNullable<Snapshot['left_at_gate']>[number]
export type Urgent = NonNullable<Snapshot['urgent']>[number]
export type WorkerCode = NonNullable<Snapshot['worker_codes']>[number]
export type Revocation = Snapshot['revocations'][number]

/** Every unit of the condominium that the station knows. */
export const unitsIn = (snapshot: Pick<Snapshot, 'units' | 'unreached_units'> | null): readonly string[] =>
  snapshot ? [...snapshot.units, ...(snapshot.unreached_units ?? [])] : []

/** True if the server hid the telephones, because the guard has not bound this station. */
export const coversTelephones = ({ book }: Pick<Snapshot, 'book'>): boolean =>
  (book ?? []).some(({ who }) => who.some(({ number }) => number.startsWith('•')))

/** Returns null for a damaged snapshot: the station then finds no person, and says so. */
export function readSnapshot(stored: unknown): Snapshot | null {
  const read = understood.whole.safeParse(stored)
  return read.success ? withKnownKinds(read.data) : null
}

/** Completes a snapshot with the changes since it; null if they do not make it whole. */
export function withChanges(have: Snapshot, received: unknown): Snapshot | null {
  const read = understood.changes.safeParse(received)
  if (!read.success || read.data.since !== have.version) return null
  const { since: _, count, entries: changed, removed, ...parts } = read.data
  const entries = new Map(have.entries.map((one) => [one.authorization_id, one]))
  for (const id of removed) entries.delete(id)
  for (const { kind: known, ...one } of changed) {
    if (known === null) return null
    entries.set(one.authorization_id, { ...one, kind: known })
  }
  if (entries.size !== count) return null
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
  return { ...have, ...given, entries: [...entries.values()].sort(byId) }
}

/** Sorts as a whole snapshot is sorted. */
const byId = (one: Entry, other: Entry) => (one.authorization_id < other.authorization_id ? -1 : 1)

/** Leaves out entries of an unknown kind and revokes their passes, which would otherwise look newer than the snapshot. */
function withKnownKinds(read: z.infer<typeof understood.whole>): Snapshot {
  const entries = read.entries.filter((entry): entry is Entry => entry.kind !== null)
  if (entries.length === read.entries.length) return { ...read, entries }
  const leftOut = read.entries.flatMap(({ kind, pass, access_number }): Revocation[] =>
    kind === null && pass
      ? [{ pass_id: pass.id, generation: pass.generation, access_number, why: 'revoked', at: read.taken_at }]
      : [],
  )
  return { ...read, entries, revocations: [...read.revocations, ...leftOut] }
}
