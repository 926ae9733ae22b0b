/**
 * The snapshot of a station: stored with a checksum, then completed with the server's answers about single passes and with the
 * station's own events that it does not include yet.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { readPass } from '../../authorizations/pass.ts'
import { moment } from '../../shared/fields.ts'
import { type Entry, type Presence, readSnapshot, type Snapshot, snapshotReads } from '../facts/gate.snapshot.ts'
import type { EventSubject, MadeEvent } from '../facts/gateEvents.ts'
import { lookupIn, type Met, type StationSnapshot } from '../facts/lookup.ts'
import { gate } from '../gate.contract.ts'
import { isInSnapshot, type Outbox } from './outbox.ts'
import type { Duty, SteadyStore, Surroundings } from './station.ts'

const oldestMs = 72 * 60 * 60_000

const confirmed = z.object({ version: z.string(), taken_at: moment })

/** Reads the stored snapshot; null if it is damaged or of another gate. */
export async function readStored(store: SteadyStore, { binding }: Duty): Promise<Snapshot | null> {
  const snapshot = openSnapshot(await store.read('snapshot'))
  if (snapshot?.condominium.id !== binding.condominium.id || snapshot.gate.id !== binding.gate.id) return null
  const { data } = confirmed.safeParse(await store.read('confirmed'))
  const newer = data && data.version === snapshot.version && data.taken_at > snapshot.taken_at
  return newer ? { ...snapshot, taken_at: data.taken_at } : snapshot
}

/** Asks the server; null if its answer cannot be read. */
export async function pullSnapshot(
  { ask, store, build }: Surroundings,
  { binding, station_id }: Duty,
  have: Snapshot | null,
): Promise<Snapshot | null> {
  const place = { condominium_id: binding.condominium.id, gate_id: binding.gate.id }
  const running = { station_id, build, reads: snapshotReads }
  const answer = await ask(gate.snapshot, { ...place, ...running, have: have?.version ?? null })
  if ('unchanged' in answer) {
    if (answer.version !== have?.version) return null
    // Unchanged: only the time is stored, not thousands of entries again.
    await store.update('confirmed', () => ({ version: answer.version, taken_at: answer.taken_at }))
    return { ...have, taken_at: answer.taken_at }
  }
  const snapshot = readSnapshot(answer)
  if (snapshot) await store.update('snapshot', () => keptSnapshot(snapshot))
  return snapshot
}

export const tooOld = ({ taken_at }: Snapshot, now: number): boolean => now - Date.parse(taken_at) > oldestMs

export async function wipe(store: Pick<SteadyStore, 'update'>): Promise<void> {
  await store.update('snapshot', () => undefined)
  await store.update('confirmed', () => undefined)
}

const kept = z.strictObject({ text: z.string(), sum: z.string() })

/** With a checksum: a damaged snapshot must let nobody in. */
export function keptSnapshot(snapshot: Snapshot): z.infer<typeof kept> {
  const text = JSON.stringify(snapshot)
  return { text, sum: sumOf(text) }
}

export function openSnapshot(stored: unknown): Snapshot | null {
  const read = kept.safeParse(stored)
  if (!read.success || sumOf(read.data.text) !== read.data.sum) return null
  try {
    return readSnapshot(JSON.parse(read.data.text))
  } catch {
    return null
  }
}

const sumOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

/** Applies the events of this station that the snapshot does not include yet. */
export function withOwnEvents(snapshot: Snapshot, { kept }: Outbox): StationSnapshot {
  const entries = new Map(snapshot.entries.map((entry) => [entry.authorization_id, entry]))
  const reservations = new Map(snapshot.reservations.map((one) => [one.reservation_id, one]))
  const met = new Map<string, Met | null>()
  const mine = kept.filter((one) => !isInSnapshot(one, snapshot.taken_at))
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
    else if (who.pass) met.set(who.pass.id, comesIn(event) ? { ...presenceOf(event, snapshot), ...who.pass.met } : null)
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

/**
 * Another gate may have recorded something later; then its entry stays. An event made with this very snapshot, or with a
 * doubtful clock, is always the later one. Own events apply in their order, whatever the clock said.
 */
function moved(entry: Entry, event: MadeEvent, snapshot: Snapshot): Entry {
  const before = lookupIn(snapshot).ofId(entry.authorization_id)
  const last = Math.max(...[before?.inside?.since, before?.left_at].map((at) => (at ? Date.parse(at) : 0)))
  const ours = event.snapshot_version === snapshot.version || event.doubt !== null
  if (!ours && Date.parse(event.at) <= last) return entry
  const nowInside = presenceOf(event, snapshot)
  // An override begins a new stay, as in the log. After a plain second entry the card still shows the first one.
  if (event.kind === 'override') {
    return { ...entry, inside: nowInside, closed: entry.closed || event.authorized_by !== null }
  }
  if (event.kind === 'entry') return { ...entry, inside: entry.inside ?? nowInside }
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

/** Until the resident answers, an unannounced visitor is a request like any other. */
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

/** The same as in the database. */
const masked = (document: string) => document.replace(document.length > 3 ? /.(?=...)/gsu : /./gsu, '•')

export interface AskedPass extends Pick<Snapshot, 'entries' | 'revocations'> {
  /** The server's time when it answered. */
  taken_at: string
}
type AskedPasses = ReadonlyMap<string, AskedPass>

/** Adds what the server said about single passes, unless a newer snapshot includes the pass. */
export function withAskedPasses(snapshot: Snapshot, asked: AskedPasses): StationSnapshot {
  if (asked.size === 0) return snapshot
  const known = new Set([
    ...snapshot.entries.map(({ pass }) => pass?.id),
    ...snapshot.revocations.map(({ pass_id }) => pass_id),
  ])
  const taken = Date.parse(snapshot.taken_at)
  const valid = [...asked].filter(([id, { taken_at }]) => !known.has(id) || Date.parse(taken_at) > taken)
  const entries = valid.flatMap(([, one]) => one.entries)
  const replaced = new Set(entries.map(({ authorization_id }) => authorization_id))
  return {
    ...snapshot,
    entries: [...snapshot.entries.filter(({ authorization_id }) => !replaced.has(authorization_id)), ...entries],
    revocations: [...snapshot.revocations, ...valid.flatMap(([, one]) => one.revocations)],
    strangers: new Set(valid.flatMap(([id, one]) => (one.entries.length + one.revocations.length === 0 ? [id] : []))),
  }
}

/** A guard with a visitor at the window cannot wait longer. */
const askMs = 2000

/** Without an answer the verdict stays as it is; a late answer is still used. */
export async function askPass(
  { ask, later }: Pick<Surroundings, 'ask' | 'later'>,
  condominiumId: string,
  passId: string,
  learn: (answer: AskedPass) => void,
): Promise<void> {
  const learned = ask(gate.askPass, { condominium_id: condominiumId, pass_id: passId }).then(learn, () => undefined)
  await Promise.race([learned, new Promise<void>((over) => later(askMs, over))])
}
