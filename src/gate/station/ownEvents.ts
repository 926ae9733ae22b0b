/** The snapshot completed with the station's own events that it does not include yet. */
import { peopleOf } from '../../authorizations/group.ts'
import { readPass } from '../../authorizations/passes/pass.ts'
import { isInBook, isOfAsk, isOnPaper, isUrgent } from './facts/actKinds.ts'
import type { Entry, Presence, Snapshot, Urgent } from './facts/gate.snapshot.ts'
import type { EventSubject, MadeEvent } from './facts/gateEvents.ts'
import { peopleInside } from './facts/group.ts'
import { withOwnUses } from './facts/homeRulesHere.ts'
import { lookupIn, type Met, type StationSnapshot } from './facts/lookup.ts'
import { isInSnapshot, type Outbox } from './outbox.ts'
import { announced, decided, presenceOf, withOfAsk } from './ownArrivals.ts'
import { withOwnIncidents } from './ownIncidents.ts'
import { withOwnLeftItems } from './ownLeftItems.ts'

export function withOwnEvents(snapshot: Snapshot, { kept }: Outbox): StationSnapshot {
  const entries = new Map(snapshot.entries.map((entry) => [entry.authorization_id, entry]))
  const reservations = new Map(snapshot.reservations.map((one) => [one.reservation_id, one]))
  const met = new Map<string, Met | null>()
  // A number must not count twice while the answer to its event is still on its way.
  const told = new Set(snapshot.recent.map(({ id }) => id))
  const mine = kept.filter(
    (one) => !isInSnapshot(one, snapshot.taken_at) && !(countedIn(one.event) && told.has(one.event.id)),
  )
  if (mine.length === 0) return snapshot
  const own = mine.map(({ event }) => event)
  const before = new Map<string, Before>()
  let urgent = snapshot.urgent ?? []
  for (const event of own) {
    if (isInBook(event) || isOnPaper(event)) continue
    if (isUrgent(event)) {
      urgent = withUrgent(urgent, event, snapshot)
      continue
    }
    if (isOfAsk(event)) {
      const entry = event.authorization_id === null ? undefined : entries.get(event.authorization_id)
      if (entry) entries.set(entry.authorization_id, withOfAsk(entry, event))
      continue
    }
    if (event.kind === 'unannounced') {
      const asked = event.by_rule || event.unasked ? decided(event, snapshot) : announced(event, snapshot.ask_seconds)
      if (entries.has(event.authorization_id)) continue
      entries.set(event.authorization_id, asked)
      const entry = { ...asked, inside: null }
      before.set(event.id, { at: event.at, entry, others: [], guest: undefined, met: undefined, known: false })
      continue
    }
    const mistake = 'corrects' in event && event.corrects ? before.get(event.corrects) : undefined
    if (event.kind === 'guest_entry' || event.kind === 'guest_exit') {
      const reservation = reservations.get(event.reservation_id)
      if (!reservation) continue
      const guest = reservation.guests.find(({ id }) => id === event.guest_id)
      const known = snapshot.reservations.some(({ guests }) => guest && guests.includes(guest))
      before.set(event.id, { at: event.at, guest, entry: undefined, others: [], met: undefined, known })
      const guests = mistake ? withGuestBefore(reservation, event, mistake) : withGuest(reservation, event)
      reservations.set(event.reservation_id, { ...reservation, guests })
      continue
    }
    const who = whoOf(event.subject, snapshot)
    const entry = who.id === null ? undefined : entries.get(who.id)
    const known = entry !== undefined && lookupIn(snapshot).ofId(entry.authorization_id) === entry
    const metBefore = who.pass ? met.get(who.pass.id) : undefined
    const others = entry ? othersOf(entry, entries) : []
    before.set(event.id, { at: event.at, guest: undefined, entry, others, met: metBefore, known })
    if (entry) {
      const next = mistake?.entry
        ? { ...entry, ...whereBefore(mistake.entry, event, mistake, snapshot) }
        : moved(entry, event, snapshot)
      entries.set(entry.authorization_id, next)
      for (const other of withOthers(event, others, mistake, snapshot)) entries.set(other.authorization_id, other)
    } else if (who.pass) {
      const comes = comesIn(event) ? { ...presenceOf(event, snapshot), ...who.pass.met } : null
      met.set(who.pass.id, mistake ? (mistake.met ?? null) : comes)
    }
  }
  const incidents = withOwnIncidents(snapshot, own)
  return {
    ...snapshot,
    urgent,
    incidents,
    left_at_gate: withOwnLeftItems(snapshot, own),
    home_rules: withOwnUses(snapshot, own),
    entries: [...entries.values()],
    reservations: [...reservations.values()],
    met,
  }
}

type UrgentEvent = Extract<MadeEvent, { kind: `emergency${string}` | `authority${string}` }>

/** An own event stays open until it was completed; its guard needs no name at this station. */
function withUrgent(open: readonly Urgent[], event: UrgentEvent, { gate }: Snapshot): Urgent[] {
  if ('of' in event) return open.filter(({ id }) => id !== event.of)
  const { id, kind, at } = event
  return open.some((one) => one.id === id) ? [...open] : [{ id, kind, at, agent_name: '', gate: gate.name }, ...open]
}

type Guest = Snapshot['reservations'][number]['guests'][number]

/** The state before the event; a correction restores it. */
interface Before {
  at: string
  entry: Entry | undefined
  /** The other homes that have the same worker inside. */
  others: readonly Entry[]
  guest: Guest | undefined
  met: Met | null | undefined
  /** True without an own event in between: the snapshot has this state. */
  known: boolean
}

/** The clocks of the station and the server are never exactly equal. */
const aboutMs = 60_000

/** The snapshot may already include the mistake, and then the state before it is the mistake itself. */
const tells = (at: string | null | undefined, mistake: Before) =>
  mistake.known && at != null && Date.parse(at) >= Date.parse(mistake.at) - aboutMs

/** A correction restores the state before the mistake. A correction does not reopen a visit or a request that the mistake ended. */
function whereBefore(before: Entry, event: MadeEvent, mistake: Before, snapshot: Snapshot) {
  const { inside, left_at, left_gate } = before
  const isSaid = comesIn(event) ? tells(left_at, mistake) : tells(inside?.since, mistake)
  const counted = countedIn(event)
  if (counted) {
    const people = peopleInside(before) + (isSaid ? (comesIn(event) ? counted : -counted) : 0)
    return { inside: people > 0 ? { ...(inside ?? presenceOf(event, snapshot)), people } : null, left_at, left_gate }
  }
  return { inside: isSaid ? (comesIn(event) ? presenceOf(event, snapshot) : null) : inside, left_at, left_gate }
}

type GuestEvent = Extract<MadeEvent, { kind: 'guest_entry' | 'guest_exit' }>
type Party = Snapshot['reservations'][number]

function withGuest({ guests }: Party, event: GuestEvent) {
  const come = event.kind === 'guest_entry' ? { entered_at: event.at, left_at: null } : { left_at: event.at }
  const unnamed = event.kind === 'guest_entry' && !guests.some(({ id }) => id === event.guest_id) ? event.name : null
  const all = unnamed ? [...guests, { id: event.guest_id, name: unnamed, entered_at: null, left_at: null }] : guests
  return all.map((guest) => (guest.id === event.guest_id ? { ...guest, ...come } : guest))
}

function withGuestBefore({ guests }: Party, { kind, guest_id }: GuestEvent, mistake: Before) {
  const { entered_at = null, left_at = null } = mistake.guest ?? {}
  const where =
    kind === 'guest_entry'
      ? { entered_at, left_at: tells(left_at, mistake) ? null : left_at }
      : { entered_at: tells(entered_at, mistake) ? null : entered_at, left_at }
  return guests.map((guest) => (guest.id === guest_id ? { ...guest, ...where } : guest))
}

const othersOf = ({ worker, authorization_id }: Entry, entries: ReadonlyMap<string, Entry>) =>
  worker
    ? [...entries.values()].filter(
        (other) => other.worker === worker && other.inside && other.authorization_id !== authorization_id,
      )
    : []

/**
 * A worker who leaves one home of several leaves all of them, and a correction restores all. The server notifies the homes that expect the
 * worker of an entry.
 */
function withOthers(
  event: MadeEvent,
  others: readonly Entry[],
  mistake: Before | undefined,
  snapshot: Snapshot,
): Entry[] {
  if (!comesIn(event)) {
    const were = new Set(mistake?.others.map(({ authorization_id }) => authorization_id))
    const gone = others.filter(({ authorization_id }) => !were.has(authorization_id))
    return gone.map((other) => (mistake ? { ...other, inside: null } : moved(other, event, snapshot)))
  }
  return [...(mistake?.others ?? [])]
}

/** Returns the people of a group whom the guard counted. */
const countedIn = (event: MadeEvent) => ('people' in event && event.kind !== 'unannounced' ? event.people : undefined)

const comesIn = ({ kind }: MadeEvent) => kind === 'entry' || kind === 'override'

/**
 * Another gate may have recorded a later act, and then that act stays. An event made with this very snapshot, or with a doubtful clock, is
 * always the later one. Own events apply in their order, with any clock.
 */
function moved(entry: Entry, event: MadeEvent, snapshot: Snapshot): Entry {
  const before = lookupIn(snapshot).ofId(entry.authorization_id)
  const last = Math.max(...[before?.inside?.since, before?.left_at].map((at) => (at ? Date.parse(at) : 0)))
  const ours = event.snapshot_version === snapshot.version || event.doubt !== null
  const counted = countedIn(event)
  // The number of a group counts in any order.
  if (!ours && !counted && Date.parse(event.at) <= last) return entry
  const whole = peopleOf(entry)
  const there = peopleInside(entry)
  const nowInside = {
    ...presenceOf(event, snapshot),
    ...(whole > 1 && comesIn(event) ? { people: Math.max(there, Math.min(there + (counted ?? whole), whole)) } : {}),
  }
  // An override begins a new stay, as in the log. After a plain second entry the card still shows the first one.
  if (event.kind === 'override') {
    const waited = entry.status === 'pending_approval' || entry.status === 'denied'
    return { ...entry, inside: nowInside, closed: entry.closed || (waited && event.authorized_by !== null) }
  }
  if (event.kind === 'entry') return { ...entry, inside: whole > 1 ? nowInside : (entry.inside ?? nowInside) }
  if (entry.inside && counted && counted < there) {
    return { ...entry, inside: { ...entry.inside, people: there - counted } }
  }
  const over = event.kind === 'checkout' && entry.kind === 'temporary_visitor'
  return {
    ...entry,
    inside: null,
    left_at: event.at,
    left_gate: event.gate_id,
    status: over ? 'inactive' : entry.status,
  }
}

interface Who {
  id: string | null
  pass: { id: string; met: Omit<Met, keyof Presence> } | null
}

function whoOf(subject: EventSubject, snapshot: Snapshot): Who {
  if ('authorization_id' in subject) return { id: subject.authorization_id, pass: null }
  const { token } = subject
  const read = readPass(token)
  if (!read.readable) return { id: null, pass: null }
  const { pass_id: id, kind } = read.pass
  return { id: lookupIn(snapshot).ofPass(id)?.authorization_id ?? null, pass: { id, met: { kind, token } } }
}
