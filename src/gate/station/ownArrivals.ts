/** Applies the station's own events to unannounced arrivals. */
import { nobodyNamed } from '../arrivals/arrivals.ts'
import type { Entry, Presence, Snapshot } from './facts/gate.snapshot.ts'
import type { MadeEvent } from './facts/gateEvents.ts'

export const presenceOf = ({ at, gate_id }: MadeEvent, { gate }: Snapshot): Presence => ({
  since: at,
  gate: gate.id === gate_id ? gate.name : null,
})

/** Until the resident answers, an unannounced visitor is a request like any other. */
export function announced(event: Extract<MadeEvent, { kind: 'unannounced' }>, askSeconds = 90): Entry {
  return {
    authorization_id: event.authorization_id,
    pass: null,
    access_number: null,
    kind: 'temporary_visitor',
    // The database has the same rule in `access.request_of`.
    name: event.name ?? event.company ?? nobodyNamed,
    last_name: event.last_name ?? null,
    document: event.id_document ? masked(event.id_document) : null,
    unit: event.unit_number,
    host: null,
    valid_from: null,
    valid_until: null,
    schedule: null,
    status: 'pending_approval',
    suspended: false,
    stands: true,
    closed: false,
    created_at: event.at,
    ask: { until: new Date(Date.parse(event.at) + askSeconds * 1000).toISOString(), outcome: null },
    plates: event.vehicle_plate ? [event.vehicle_plate] : [],
    vehicle: null,
    notes: event.purpose,
    arrival_kind: event.arrival_kind === 'visit' ? null : (event.arrival_kind ?? null),
    people: event.people ?? null,
    inside: null,
    left_at: null,
  }
}

/** True if a rule of the home decided, or the guard for a unit that cannot be asked. */
export function decided(event: Extract<MadeEvent, { kind: 'unannounced' }>, snapshot: Snapshot): Entry {
  const hours = (count: number) => new Date(Date.parse(event.at) + count * 3_600_000).toISOString()
  const entry = { ...announced(event), ask: null, valid_from: event.at, valid_until: hours(4) }
  if (event.unasked?.outcome === 'let_in') return { ...entry, status: 'approved', inside: presenceOf(event, snapshot) }
  if (event.by_rule?.action !== 'let_in') return { ...entry, status: 'denied' }
  const stays = hours((snapshot.courier_minutes ?? 30) / 60)
  return {
    ...entry,
    status: 'approved',
    inside: presenceOf(event, snapshot),
    by_rule: { stays_until: stays, contested_at: null, contested_by: null },
  }
}

/** The database has the same mask for documents. */
const masked = (document: string) => document.replace(document.length > 3 ? /.(?=...)/gsu : /./gsu, '•')

type OfAsk = Extract<MadeEvent, { kind: 'arrival_closed' | 'phones_shown' | 'call_answer' | 'badge' }>

/** The first outcome of an arrival counts, but the last badge. */
export function withOfAsk(entry: Entry, event: OfAsk): Entry {
  if (event.kind === 'badge') return { ...entry, badge: event.badge }
  const outcome = outcomeOf(event)
  return outcome && entry.ask && !entry.ask.outcome ? { ...entry, ask: { ...entry.ask, outcome } } : entry
}

function outcomeOf(event: Exclude<OfAsk, { kind: 'badge' }>) {
  if (event.kind === 'phones_shown') return null
  if (event.kind === 'arrival_closed') return event.outcome
  // After this answer the arrival is still open, and the guard continues with it.
  return event.answer === 'no_answer' ? null : event.answer
}
