/** The snapshot: what a gate needs for the next seven days and who is inside, so that a station can decide offline. */
import { z } from 'zod'
import { authorizationStatus, authType } from '../../authorizations/authorizationSchemas.ts'
import { homeKinds } from '../../households/rights.rules.ts'
import { type IncidentKind, incidentKinds } from '../../incidents/incidents.rules.ts'
import { countries } from '../../shared/countries.ts'
import { moment } from '../../shared/fields.ts'
import { arrivalRules } from '../../visits/arrivals/arrivalSchemas.ts'
import { answersBeside, arrivalKinds, outcomes } from '../../visits/arrivals/arrivals.ts'
import { type LeftKind, leftKinds } from '../../visits/left/left.ts'
import { ruleLimits, rulesOfUnit } from '../../visits/rules/ruleSchemas.ts'
import { happenings, hour, type Making, short } from './snapshotHappenings.ts'

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
const leftKind = z.enum(leftKinds)
type Words<Kind extends z.ZodType> = {
  kind: Kind
  status: z.ZodType<Status>
  why: z.ZodType<z.output<typeof why>>
  incident: z.ZodType<IncidentKind>
  left: z.ZodType<LeftKind>
}
type Status = z.output<typeof authorizationStatus>

function shaped<Kind extends z.ZodType>(object: Making, words: Words<Kind>) {
  const place = object({ id: z.uuid(), name: short })

  /** Since when, and through which gate. */
  const presence = object({ since: moment, gate: short.nullable() })

  const entry = object({
    authorization_id: z.uuid(),
    /** Null for a request that is not approved yet. */
    pass: object({
      id: passId,
      generation,
      /** Codes from this generation on are of the same holder, with other dates. */
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
    /** A worker who no longer works there. */
    dismissed: z.boolean().nullable().optional(),
    /** Whether the host still lives there and is approved. */
    stands: z.boolean(),
    /** A request that was settled by phone. */
    closed: z.boolean(),
    created_at: moment,
    /** When a guard registered the visitor; earlier than `created_at` if the station was offline. */
    asked_at: moment.nullable().optional(),
    plates: z.array(z.string().max(15)).max(10),
    vehicle: short.nullable(),
    notes: long.nullable(),
    inside: presence.nullable(),
    left_at: moment.nullable(),
    /** The first name of the host who called the visit off before anybody came. */
    called_off_by: short.nullable().optional(),
    /** The gate of that exit, for visitors. */
    left_gate: z.uuid().nullable().optional(),
    /** Of an arrival: until when the gate waits for the answer, and its outcome. */
    ask: object({ until: moment, outcome: z.enum(outcomes).nullable().catch('expired') })
      .nullable()
      .optional(),
    /** What the home answered beside a no: nobody enters, and it stays or is fetched. */
    answer: object({ word: z.enum(answersBeside), by: short.nullable() })
      .nullable()
      .catch(null)
      .optional(),
    /** Of an open ask: when and who of the home asked for a call of the gate. */
    call_wanted: object({ at: moment, by: short }).nullable().catch(null).optional(),
    /** Let in by a rule of the home: until when, and whether the home said since that this was wrong. */
    by_rule: object({ stays_until: moment, contested_at: moment.nullable(), contested_by: short.nullable() })
      .nullable()
      .optional(),
    /** The same for all authorizations of one worker of several homes. */
    worker: z.uuid().nullable().optional(),
    /** Of what arrived unannounced: what, if it was no visit, and how many came; nothing is one. */
    arrival_kind: z.enum(arrivalKinds).nullable().catch(null).optional(),
    people: z.int().nullable().catch(null).optional(),
    /** Of a person with an account: what they are in the home, and whether the condominium logs their entries. They have no host. */
    lives: object({ kind: z.enum(homeKinds).nullable().catch(null), logged: z.boolean() })
      .nullable()
      .optional(),
    /** The badge that was given last. */
    badge: z.string().max(8).nullable().catch(null).optional(),
  })

  const revocation = object({
    pass_id: passId,
    /** This and earlier generations are revoked. */
    generation,
    access_number: accessNumber.nullable(),
    why: words.why,
    at: moment,
  })

  /** The code of a deleted authorization of a worker whom other homes still have: it opens where their codes do. */
  const workerCode = object({ pass_id: passId, generation, worker: z.uuid() })

  const { recent, incident, urgent, left, called, reservation } = happenings(object, words)

  return object({
    format: z.literal(1),
    /** Each event names the version that its guard saw; the time is the server's. */
    version: snapshotVersion,
    taken_at: moment,
    condominium: place.extend({
      time_zone: z.string().max(64),
      /** Null where nobody chose one: the country of the time zone. */
      country: z.enum(countries).nullable().catch(null).optional(),
    }),
    /** What is asked of unannounced arrivals; without it they are visits. */
    arrivals: arrivalRules.optional().catch(undefined),
    /** What is given a badge; without it nothing. */
    badge_kinds: z.array(z.string().max(20)).max(10).optional().catch(undefined),
    ask_seconds: z.int().optional(),
    /** After how long alone a tablet of the gate locks itself; null: never. */
    idle_lock_minutes: z.int().nullable().optional().catch(null),
    /** What homes say beforehand of who arrives; without it everybody is asked. */
    home_rules: z.array(rulesOfUnit).max(20_000).optional().catch(undefined),
    home_rule_limits: ruleLimits.optional().catch(undefined),
    /** How long somebody stays whom a rule let in. */
    courier_minutes: z.int().optional(),
    /** Null where the administration wrote none. */
    authority_protocol: z.string().max(2000).nullable().optional(),
    /** Emergencies and authorities of a day that somebody must still write down. */
    urgent: z.array(urgent).max(50).optional(),
    gate: place,
    /** Public keys in hex, by key id. */
    keys: z.record(z.string().regex(/^[0-9]{1,3}$/), z.string().regex(/^[0-9a-f]{64}$/)),
    /** Checks the holder of a pass; no code contains it. */
    holder_secret: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    entries: z.array(entry).max(50_000),
    revocations: z.array(revocation).max(100_000),
    worker_codes: z.array(workerCode).max(100_000).optional(),
    units: z.array(z.string().max(20)).max(20_000),
    /** Those of them where nobody can answer: on hold, or never signed in. */
    silent_units: z.array(z.string().max(20)).max(20_000).optional(),
    /** Beside `units`: nobody there has an account or a telephone, so nobody can be asked. */
    unreached_units: z.array(z.string().max(20)).max(20_000).optional(),
    /** Those of `units` for which the administration answers, because nobody there can. */
    administered_units: z.array(z.string().max(20)).max(20_000).optional(),
    /** Whom the gate calls for a unit, in this order; an extension of the intercom is a number too. */
    book: z
      .array(object({ unit: z.string().max(20), who: z.array(called).max(100) }))
      .max(20_000)
      .optional(),
    /** Whether the administration lets telephones stand on the contingency sheet. */
    sheet_telephones: z.boolean().optional(),
    /** Whom the gate calls in an alarm that it cannot tell, in this order. */
    alarm_contacts: z
      .array(object({ name: short, telephone: z.string().max(30) }))
      .max(20)
      .optional(),
    /** Other spellings of a unit, each with the unit. */
    spellings: z
      .array(z.tuple([z.string().max(20), z.string().max(20)]))
      .max(20_000)
      .optional(),
    reservations: z.array(reservation).max(2_000),
    recent: z.array(recent).max(200),
    /** The open ones, the newest first. */
    incidents: z.array(incident).max(50).optional(),
    /** What waits at the gate for units, the longest first. */
    left_at_gate: z.array(left).max(500).optional(),
    /** Recent unknown numbers of this guard, at any station. */
    misses: z
      .array(object({ id: z.uuid(), agent_id: z.uuid(), at: moment }))
      .max(10)
      .optional(),
  })
}

export const snapshot = shaped(z.strictObject, {
  kind,
  status: authorizationStatus,
  why,
  incident: incidentKind,
  left: leftKind,
})

/** An unknown status lets nobody in, an unknown cause still revokes, and an unknown incident is one too. */
const understood = shaped(z.object, {
  kind: kind.nullable().catch(null),
  status: authorizationStatus.catch('inactive'),
  why: why.catch('revoked'),
  incident: incidentKind.catch('other'),
  left: leftKind.catch('other'),
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

/** Whether the server did not hand out the telephones: the guard has not bound this station. */
export const coversTelephones = ({ book }: Pick<Snapshot, 'book'>): boolean =>
  (book ?? []).some(({ who }) => who.some(({ number }) => number.startsWith('•')))

/** Null if it is damaged: the station then knows nobody, and says so. */
export function readSnapshot(stored: unknown): Snapshot | null {
  const read = understood.safeParse(stored)
  return read.success ? withKnownKinds(read.data) : null
}

/** Leaves out entries of an unknown kind and revokes their passes, which would otherwise look newer than the snapshot. */
function withKnownKinds(read: z.infer<typeof understood>): Snapshot {
  const entries = read.entries.filter((entry): entry is Entry => entry.kind !== null)
  if (entries.length === read.entries.length) return { ...read, entries }
  const leftOut = read.entries.flatMap(({ kind, pass, access_number }): Revocation[] =>
    kind === null && pass
      ? [{ pass_id: pass.id, generation: pass.generation, access_number, why: 'revoked', at: read.taken_at }]
      : [],
  )
  return { ...read, entries, revocations: [...read.revocations, ...leftOut] }
}
