/** Events of a station: an act of a guard as it is stored, signed and sent. An event never changes after it was made. */
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { mostText } from '../../incidents/incidents.rules.ts'
import { id, moment, requiredLine, unitNumber } from '../../shared/fields.ts'
import { arrival, unasked } from '../../visits/arrivals/arrivalSchemas.ts'
import { callAnswers } from '../../visits/arrivals/arrivals.ts'
import { badgeGiven } from '../../visits/badges/badges.ts'
import { reasonChoices } from '../../visits/choices.ts'
import { handing, leaving } from '../../visits/left/leftSchemas.ts'
import { byRule } from '../../visits/rules/ruleSchemas.ts'
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
  /** The station's time. */
  at: moment,
  /** Why that time may be wrong. */
  doubt: z.enum([...clockDoubts, 'behind_snapshot']).nullable(),
  /** The snapshot that the guard saw. */
  snapshot_version: snapshotVersion.nullable(),
  gate_id: id,
  /** The guard who was signed in; another guard may send the event later. */
  agent_id: id,
}
/** Also what earlier builds let a reader write: an event that happened is kept. The forms refuse it. */
const name = requiredLine(120)
const because = z.enum(reasonCodes)
const guest = { reservation_id: id, guest_id: id }
/** The event of this station that was a mistake, made moments before; this one is its opposite. Earlier builds never send it. */
const corrects = id.optional()

const shapes = {
  /** Allowed by the verdict; `because` is its reason. */
  entry: z.strictObject({ ...made, kind: z.literal('entry'), subject, because, corrects }),
  /** Against the verdict: the guard's reason, and who authorized it by phone. */
  override: z.strictObject({
    ...made,
    kind: z.literal('override'),
    subject,
    because,
    reason: requiredLine(300),
    authorized_by: name.nullable(),
    /** Of the short list. */
    choice: z.enum(reasonChoices).optional(),
  }),
  /** The visitor may come back while the pass is valid. */
  exit: z.strictObject({ ...made, kind: z.literal('exit'), subject, corrects }),
  /** Ends a temporary visit. */
  checkout: z.strictObject({ ...made, kind: z.literal('checkout'), subject }),
  unannounced: z.strictObject({
    ...made,
    kind: z.literal('unannounced'),
    authorization_id: id,
    ...arrival,
    name: name.nullable().optional(),
    last_name: requiredLine(80).nullable().optional(),
    id_document: requiredLine(40).nullable().optional(),
    /** A rule of the home had the word, and nobody was asked. */
    by_rule: byRule.optional(),
    /** Nobody of the unit could be asked: what became of it. */
    unasked: unasked.optional(),
  }),
  /** `name` is given for guests whom the host did not name. */
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
  /** The guard sent them away, or they left: the outcome, unless there is one. */
  arrival_closed: z.strictObject({
    ...made,
    kind: z.literal('arrival_closed'),
    authorization_id: id,
    outcome: z.enum(['refused', 'left']),
  }),
  /** The guard looked at the telephones of a home: for an ask, or after its pass. They are covered again after a minute. */
  phones_shown: z.strictObject({
    ...made,
    kind: z.literal('phones_shown'),
    authorization_id: id,
    unit_number: unitNumber,
  }),
  /** What somebody of the home said on the telephone. An entry on their word is an event of its own. */
  call_answer: z.strictObject({
    ...made,
    kind: z.literal('call_answer'),
    authorization_id: id,
    answer: z.enum(callAnswers),
  }),
  /** To who goes inside; a later one replaces it. */
  badge: z.strictObject({ ...made, kind: z.literal('badge'), ...badgeGiven }),
  /** What was left at the gate for a unit, and to whom it was handed over. */
  item_left: z.strictObject({ ...made, kind: z.literal('item_left'), ...leaving }),
  item_handed: z.strictObject({ ...made, kind: z.literal('item_handed'), ...handing }),
  /** Opened first, written down later by a note. */
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
  /** The contingency sheet left the tablet on paper. */
  sheet_printed: z.strictObject({ ...made, kind: z.literal('sheet_printed') }),
  /** A line of what was written on paper meanwhile. */
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
/** Why somebody was let in against the verdict, and whose word it was. */
export type Said = Pick<Extract<MadeEvent, { kind: 'override' }>, 'reason' | 'authorized_by' | 'choice'>

/** A signature by the key of the guard's session on this station; missing while the station has no key. */
export const actProof = z.strictObject({ key: id, signature: z.string().regex(/^[0-9a-f]{128}$/) })
export type ActProof = z.infer<typeof actProof>

/** An event with its sequence number at its station. */
export const gateEvent = z.strictObject({ sequence: z.int().min(1), event: madeEvent, proof: actProof.optional() })
export type GateEvent = z.infer<typeof gateEvent>

/** Everything about an event that the guard decides; the station adds id, time, gate and author. */
export type Act = WithoutMade<MadeEvent>
type WithoutMade<Event> = Event extends MadeEvent
  ? Omit<Event, 'id' | 'at' | 'doubt' | 'snapshot_version' | 'gate_id' | 'agent_id'>
  : never

type UrgentKind = 'emergency' | 'emergency_note' | 'authority' | 'authority_outcome'
type BookKind = 'incident' | 'incident_note' | 'item_left' | 'item_handed'
type PaperKind = 'sheet_printed' | 'paper_line'
type AskKind = 'arrival_closed' | 'phones_shown' | 'call_answer' | 'badge'

/** About nobody who was registered. */
export const isUrgent = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: UrgentKind }> =>
  act.kind.startsWith('emergency') || act.kind.startsWith('authority')
export const isOfAsk = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: AskKind }> =>
  ['arrival_closed', 'phones_shown', 'call_answer', 'badge'].includes(act.kind)
export const isInBook = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: BookKind }> =>
  act.kind.startsWith('incident') || act.kind.startsWith('item_')

export const isOnPaper = <Any extends { kind: string }>(act: Any): act is Extract<Any, { kind: PaperKind }> =>
  act.kind === 'sheet_printed' || act.kind === 'paper_line'

/**
 * The act that says that this event of the station was a mistake; null for a request, which its unit answers, and what is said of it, for an emergency or authority,
 * which a later line completes, and for the books of the gate, where another line says so.
 */
export function correctionOf(act: Act, corrects: string): Act | null {
  if (act.kind === 'unannounced' || isOfAsk(act) || isUrgent(act) || isInBook(act) || isOnPaper(act)) return null
  if (act.kind === 'guest_entry' || act.kind === 'guest_exit') {
    const { reservation_id, guest_id } = act
    const same = { reservation_id, guest_id, corrects }
    return act.kind === 'guest_entry' ? { kind: 'guest_exit', ...same } : { kind: 'guest_entry', name: null, ...same }
  }
  const { subject } = act
  if (act.kind === 'entry' || act.kind === 'override') return { kind: 'exit', subject, corrects }
  return { kind: 'entry', subject, because: 'inside', corrects }
}

/** Even the longest events fit into one call. */
export const mostInBatch = 25

/** Why the server would have refused an event. It stores the event all the same. */
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

/** Signed together with the event, so that the signature is worthless at another station. */
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
