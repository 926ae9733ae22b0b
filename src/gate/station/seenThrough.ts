/** The snapshot as this station knows better: what it did itself counts at once, also when the server has not heard of it. */
import { readPass } from '../../authorizations/pass.ts'
import type { Entry, Presence, Snapshot } from '../facts/gate.snapshot.ts'
import type { EventSubject, MadeEvent } from '../facts/gateEvents.ts'
import { lookupIn, type Met, type Seen } from '../facts/lookup.ts'
import { isHeldBy, type Outbox } from './outbox.ts'

export function seenThrough(snapshot: Snapshot, { kept }: Outbox): Seen {
  const entries = new Map(snapshot.entries.map((entry) => [entry.authorization_id, entry]))
  const reservations = new Map(snapshot.reservations.map((one) => [one.reservation_id, one]))
  const met = new Map<string, Met | null>()
  const mine = kept.filter((one) => !isHeldBy(one, snapshot.taken_at))
  if (mine.length === 0) return snapshot
  for (const { event } of mine) {
    if (event.kind === 'unannounced') {
      if (!entries.has(event.authorization_id)) entries.set(event.authorization_id, announced(event))
      continue
    }
    if (event.kind === 'guest_entry' || event.kind === 'guest_exit') {
      const reservation = reservations.get(event.reservation_id)
      if (reservation) reservations.set(event.reservation_id, { ...reservation, guests: withGuest(reservation, event) })
      continue
    }
    const who = whoOf(event.subject, snapshot)
    const entry = who.id === null ? undefined : entries.get(who.id)
    if (entry) entries.set(entry.authorization_id, moved(entry, event, snapshot))
    else if (who.pass)
      met.set(who.pass.id, comesIn(event) ? { ...presenceOf(event, snapshot), ...who.pass.says } : null)
  }
  return { ...snapshot, entries: [...entries.values()], reservations: [...reservations.values()], met }
}

type GuestEvent = Extract<MadeEvent, { kind: 'guest_entry' | 'guest_exit' }>

function withGuest({ guests }: Snapshot['reservations'][number], event: GuestEvent) {
  const come = event.kind === 'guest_entry' ? { entered_at: event.at, left_at: null } : { left_at: event.at }
  const unnamed = event.kind === 'guest_entry' && !guests.some(({ id }) => id === event.guest_id) ? event.name : null
  const all = unnamed ? [...guests, { id: event.guest_id, name: unnamed, entered_at: null, left_at: null }] : guests
  return all.map((guest) => (guest.id === event.guest_id ? { ...guest, ...come } : guest))
}

const comesIn = ({ kind }: MadeEvent) => kind === 'entry' || kind === 'override'

const presenceOf = ({ at, gate_id }: MadeEvent, { gate }: Snapshot): Presence => ({
  since: at,
  gate: gate.id === gate_id ? gate.name : null,
})

/** Another gate may know of something later, as the log does; upon this very snapshot, or with a doubtful clock, ours is later.
 *  Among our own it is the order that counts, not what the clock said. */
function moved(entry: Entry, event: MadeEvent, snapshot: Snapshot): Entry {
  const said = lookupIn(snapshot).ofId(entry.authorization_id)
  const last = Math.max(...[said?.inside?.since, said?.left_at].map((at) => (at ? Date.parse(at) : 0)))
  const ours = event.snapshot_version === snapshot.version || event.doubt !== null
  if (!ours && Date.parse(event.at) <= last) return entry
  const nowInside = presenceOf(event, snapshot)
  // With a reason it is a stay of its own, as the log will say; without, the first entry is the one that a second scan names.
  if (event.kind === 'override') {
    return { ...entry, inside: nowInside, closed: entry.closed || event.authorized_by !== null }
  }
  if (event.kind === 'entry') return { ...entry, inside: entry.inside ?? nowInside }
  const over = event.kind === 'checkout' && entry.kind === 'temporary_visitor'
  return { ...entry, inside: null, left_at: event.at, status: over ? 'inactive' : entry.status }
}

interface Who {
  id: string | null
  pass: { id: string; says: Omit<Met, keyof Presence> } | null
}

function whoOf(subject: EventSubject, snapshot: Snapshot): Who {
  if ('authorization_id' in subject) return { id: subject.authorization_id, pass: null }
  const { token } = subject
  const read = readPass(token)
  if (!read.readable) return { id: null, pass: null }
  const { pass_id: id, kind } = read.pass
  return { id: lookupIn(snapshot).ofPass(id)?.authorization_id ?? null, pass: { id, says: { kind, token } } }
}

/** Until the unit answers they are a request like any other, found by name. */
function announced(event: Extract<MadeEvent, { kind: 'unannounced' }>): Entry {
  return {
    authorization_id: event.authorization_id,
    pass: null,
    access_number: null,
    kind: 'temporary_visitor',
    name: event.name,
    last_name: event.last_name,
    document: masked(event.id_document),
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
    plates: [],
    vehicle: null,
    notes: event.purpose,
    inside: null,
    left_at: null,
  }
}

/** As the database masks it. */
const masked = (document: string) => document.replace(document.length > 3 ? /.(?=...)/gsu : /./gsu, '•')
