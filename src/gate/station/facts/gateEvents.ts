/** An event is an act of a guard, stored, signed and sent by a station, or sent by a desk. An event never changes after it was made. */
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { mostPeople } from '../../../authorizations/group.ts'
import { mostText } from '../../../incidents/incidents.rules.ts'
import { beginsLikePass, id, moment, requiredLine, unitNumber } from '../../../shared/fields.ts'
import { arrival, unasked } from '../../arrivals/arrivalSchemas.ts'
import { callAnswers } from '../../arrivals/arrivals.ts'
import { badgeGiven } from '../../arrivals/badges/badgeSchema.ts'
import { byRule } from '../../arrivals/homeRules/ruleSchemas.ts'
import { handing, leaving } from '../../arrivals/leftItems/leftItemSchemas.ts'
import { overrideReasons } from '../../arrivals/overrideReasons.ts'
import { snapshotVersion } from './gate.snapshot.ts'
import { reasonCodes } from './reasons.ts'
import { clockDoubts } from './stationClock.ts'
import { incidentFacts, paperLine } from './writtenFacts.ts'

/** The person of the act: from the snapshot, or known only by a genuine pass that is newer than the snapshot. */
const subject = z.union([
  z.strictObject({ authorization_id: id }),
  z.strictObject({ token: z.string().startsWith('G1:').max(154) }),
])
export type EventSubject = z.infer<typeof subject>

const made = {
  id,
  /** The station's time; for a desk the server takes its own. */
  at: moment,
  /** The reason why that time may be wrong. */
  doubt: z.enum([...clockDoubts, 'behind_snapshot']).nullable(),
  /** The snapshot that the guard saw. */
  snapshot_version: snapshotVersion.nullable(),
  /** Null at a desk. */
  gate_id: id.nullable(),
  /** The guard who was signed in; another guard may send the event of a station later. */
  agent_id: id,
}
/** The schema also accepts text that a reader typed in earlier builds, because the event happened. The forms refuse it. */
const name = requiredLine(120)
/** The reason of the verdict; a desk has none. */
const because = z.enum(reasonCodes).optional()
const guest = { reservation_id: id, guest_id: id }
/** The id of the mistaken event of this station or desk, made moments before; this event is its opposite. Earlier builds never send it. */
const corrects = id.optional()
/** The number of people of the group who come or leave; without it, all of them. Earlier builds never send it. */
const people = z.int().min(1).max(mostPeople).optional()

const shapes = {
  entry: z.strictObject({ ...made, kind: z.literal('entry'), subject, because, corrects, people }),
  /** An entry against the verdict has the guard's reason and the name of the person who authorized it by phone. */
  override: z.strictObject({
    ...made,
    kind: z.literal('override'),
    subject,
    because,
    reason: requiredLine(300),
    authorized_by: name.nullable(),
    choice: z.enum(overrideReasons).optional(),
    people,
  }),
  /** The visitor may come back while the pass is valid. At a desk the server decides. */
  exit: z.strictObject({ ...made, kind: z.literal('exit'), subject, corrects, people }),
  /** Ends a temporary visit. */
  checkout: z.strictObject({ ...made, kind: z.literal('checkout'), subject, people }),
  unannounced: z.strictObject({
    ...made,
    kind: z.literal('unannounced'),
    authorization_id: id,
    ...arrival,
    name: name.nullable().optional(),
    last_name: requiredLine(80).nullable().optional(),
    id_document: requiredLine(40).nullable().optional(),
    /** A rule of the home decided, so the home was not asked. */
    by_rule: byRule.optional(),
    /** The outcome that the guard recorded for a unit that cannot be asked. */
    unasked: unasked.optional(),
  }),
  /** `name` is only for guests without a name in the booking. */
  guest_entry: z.strictObject({
    ...made,
    kind: z.literal('guest_entry'),
    ...guest,
    name: name.nullable().default(null),
    corrects,
  }),
  guest_exit: z.strictObject({ ...made, kind: z.literal('guest_exit'), ...guest, corrects }),
  incident: z.strictObject({ ...made, kind: z.literal('incident'), ...incidentFacts }),
  incident_note: z.strictObject({
    ...made,
    kind: z.literal('incident_note'),
    incident_id: id,
    said: requiredLine(mostText),
    closes: z.boolean(),
  }),
  /** The guard sent them away, or they left: this is the outcome if the arrival has none yet. */
  arrival_closed: z.strictObject({
    ...made,
    kind: z.literal('arrival_closed'),
    authorization_id: id,
    outcome: z.enum(['refused', 'left']),
  }),
  /** The guard opened the telephones of a home, for a request or after a pass. They are covered again after a minute. */
  phones_shown: z.strictObject({
    ...made,
    kind: z.literal('phones_shown'),
    /** Null at a desk: the server finds the person. */
    authorization_id: id.nullable(),
    unit_number: unitNumber,
    /** A desk gives it when no visitor waits. */
    reason: requiredLine(120).nullable().optional(),
  }),
  /** The resident's answer by phone. If the resident allows the entry, the entry is another event. */
  call_answer: z.strictObject({
    ...made,
    kind: z.literal('call_answer'),
    authorization_id: id,
    answer: z.enum(callAnswers),
  }),
  /** The person inside gets this badge; a later one replaces it. */
  badge: z.strictObject({ ...made, kind: z.literal('badge'), ...badgeGiven }),
  item_left: z.strictObject({ ...made, kind: z.literal('item_left'), ...leaving }),
  item_handed: z.strictObject({ ...made, kind: z.literal('item_handed'), ...handing }),
  /** The gate opened first; a later note completes the line. */
  emergency: z.strictObject({ ...made, kind: z.literal('emergency') }),
  emergency_note: z.strictObject({
    ...made,
    kind: z.literal('emergency_note'),
    of: id,
    unit_number: unitNumber.nullable(),
    reason: requiredLine(300),
  }),
  authority: z.strictObject({ ...made, kind: z.literal('authority') }),
  authority_outcome: z.strictObject({
    ...made,
    kind: z.literal('authority_outcome'),
    of: id,
    admitted: z.boolean(),
    reason: requiredLine(300),
  }),
  /** The guard printed the contingency sheet. */
  sheet_printed: z.strictObject({ ...made, kind: z.literal('sheet_printed') }),
  paper_line: z.strictObject({ ...made, kind: z.literal('paper_line'), ...paperLine }),
}

const kinds = [
  shapes.entry,
  shapes.override,
  shapes.exit,
  shapes.checkout,
  shapes.unannounced,
  shapes.guest_entry,
  shapes.guest_exit,
  shapes.incident,
  shapes.incident_note,
  shapes.arrival_closed,
  shapes.phones_shown,
  shapes.call_answer,
  shapes.badge,
  shapes.item_left,
  shapes.item_handed,
  shapes.emergency,
  shapes.emergency_note,
  shapes.authority,
  shapes.authority_outcome,
  shapes.sheet_printed,
  shapes.paper_line,
] as const

/** An event before the outbox gives it a sequence number. */
export const madeEvent = z.discriminatedUnion('kind', kinds)
export type MadeEvent = z.infer<typeof madeEvent>
export type Said = Pick<Extract<MadeEvent, { kind: 'override' }>, 'reason' | 'authorized_by' | 'choice'>

/** A signature by the key of the guard's session on this station; missing while the station has no key. */
export const actProof = z.strictObject({ key: id, signature: z.string().regex(/^[0-9a-f]{128}$/) })
export type ActProof = z.infer<typeof actProof>

export const gateEvent = z.strictObject({ sequence: z.int().min(1), event: madeEvent, proof: actProof.optional() })
export type GateEvent = z.infer<typeof gateEvent>

/** A desk sends no sequence number. */
export const sentEvent = gateEvent.partial({ sequence: true })
type SentEvent = z.infer<typeof sentEvent>

const ofStationsAlone: readonly MadeEvent['kind'][] = ['incident', 'incident_note', 'sheet_printed', 'paper_line']
/** An arrival without a kind is a visit with its whole form. */
const wholeForm = ['name', 'last_name', 'id_document'] as const
const typed = ['name', 'last_name', 'id_document', 'reason', 'authorized_by', 'handed_to'] as const

interface EventProblem {
  path: (string | number)[]
  message: string
}

/** Finds the fields that a station's event lacks, and those that a guard at a desk can still correct: a desk has the rules of a form. */
export function problemsOf(events: readonly SentEvent[], stationId: string | null): EventProblem[] {
  if (stationId !== null) {
    return events.flatMap(({ sequence, event }, at) => [
      ...(sequence === undefined ? [{ path: ['events', at, 'sequence'], message: 'required' }] : []),
      ...(event.gate_id === null ? [{ path: ['events', at, 'event', 'gate_id'], message: 'required' }] : []),
    ])
  }
  const [first, ...others] = events
  if (!first || others.length > 0 || first.proof) return [{ path: ['events'], message: 'invalid' }]
  const fields: Readonly<Record<string, unknown>> = first.event
  const { kind } = first.event
  const problem = (field: string, message: string) => ({ path: ['events', 0, 'event', field], message })
  return [
    ...(ofStationsAlone.includes(kind) ? [problem('kind', 'invalid')] : []),
    ...('subject' in first.event && 'token' in first.event.subject ? [problem('subject', 'invalid')] : []),
    ...wholeForm
      .filter((field) => kind === 'unannounced' && !fields.arrival_kind && !fields[field])
      .map((field) => problem(field, 'required')),
    ...typed
      .filter((field) => typeof fields[field] === 'string' && beginsLikePass(fields[field]))
      .map((field) => problem(field, 'pass_like')),
  ]
}

/** Everything about an event that the guard decides; the station adds id, time, gate and author. */
export type Act = WithoutMade<MadeEvent>
type WithoutMade<Event> = Event extends MadeEvent
  ? Omit<Event, 'id' | 'at' | 'doubt' | 'snapshot_version' | 'gate_id' | 'agent_id'>
  : never

/** Even the longest events fit into one call. */
export const mostInBatch = 25

/** The reason why the server would have refused an event. The server stores the event all the same. */
export const conflicts = [
  'cancelled_meanwhile',
  'already_inside_elsewhere',
  'revoked_meanwhile',
  'not_allowed',
  'back_soon',
  'no_outage',
  'unknown',
] as const
/** `not_taken`: the server could not store the event at all, so the station keeps it. */
export const keptConflicts = [...conflicts, 'not_taken'] as const
export type KeptConflict = (typeof keptConflicts)[number]

/** The place is signed together with the event, so that the signature is worthless at another station. */
export interface ActPlace {
  condominium_id: string
  station_id: string
}

/** The bytes that are signed: JSON with sorted keys, so that both sides write the same event the same way. */
export const signedText = (event: MadeEvent, place: ActPlace) => textToSign('act', event, place)

export function textToSign(
  what: 'act' | 'decision',
  said: object,
  { condominium_id, station_id }: ActPlace,
): Uint8Array {
  return utf8ToBytes(`garita ${what} 1\n${condominium_id}\n${station_id}\n${sortedJson(said)}`)
}

function sortedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${sortedJson(part)}`).join(',')}}`
}
