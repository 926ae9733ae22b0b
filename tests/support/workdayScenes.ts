/** What people, a station and a reader do in a working day: each scene is a row of calls, again and again. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { GateEvent } from '../../src/gate/facts/gateEvents.ts'
import { newId } from '../../src/shared/ids.ts'
import { dayIn, mexico, visitor } from './visits.ts'

/** What the day needs; the rows are those of the release that prepared the database. */
export interface Cast {
  readonly home: string
  readonly second_home: string
  readonly gate: string
  readonly pool: string
  /** Each in a unit of their own: 1, 2, 3 … */
  readonly residents: readonly string[]
  readonly guard: string
  readonly guard_id: string
  readonly station_guard: string
  readonly station_guard_id: string
  readonly admin: string
  readonly reader_key: string
  readonly sign_in: { readonly email: string; readonly password: string }
}

export type Told = Record<string, unknown>
/** Throws when there was no answer of success: what comes after it in a scene has no ground. */
export type Send = (call: string, input: object) => Promise<Told | null>
type SendWith = (call: string, input: object, headers: Record<string, string>) => Promise<Response>

/** So that nobody meets the limits of one session. */
export const pauseMs = 1_500

interface Senders {
  as(token: string): Send
  readonly reader: Send
  readonly stranger: SendWith
}

export function scenesOf(cast: Cast, { as, reader, stranger }: Senders): (() => Promise<void>)[] {
  const [owner = '', ...others] = cast.residents
  const [first = '', second = '', third = ''] = others
  return [
    ...others.map((token) => ofResident(as(token))),
    ofDesk(cast, as(cast.guard), as(owner)),
    ofStation(cast, as(cast.station_guard), as(first)),
    ofReader(reader, as(second)),
    ofBooking(cast, as(third), as(cast.admin)),
    ofOffice(cast, as(cast.admin)),
    ofSignIn(cast, stranger),
  ]
}

const firstOf = (told: Told | null, list = 'items'): Told | undefined => {
  const items = told?.[list]
  return Array.isArray(items) ? items[0] : undefined
}

const ofResident = (ask: Send) => async () => {
  await sleep(pauseMs)
  const id = newId()
  await ask('authorizations.create', { id, auth_type: 'temporary_visitor', values: visitor() })
  const made = firstOf(await ask('authorizations.list', { auth_type: 'temporary_visitor' }))
  await ask('authorizations.showPass', { id })
  const values = visitor({ name: 'Marta' })
  await ask('authorizations.change', { id, revision: made?.revision, auth_type: 'temporary_visitor', values })
  await ask('authorizations.summarize', {})
  await ask('notices.list', {})
  await ask('authorizations.checkOut', { id })
  const worker = newId()
  const work = { name: 'Hugo', last_name: 'Lara', work_type: 'limpieza' }
  await ask('authorizations.create', { id: worker, auth_type: 'worker', values: work })
  await ask('authorizations.suspend', { id: worker })
  await ask('authorizations.resume', { id: worker })
  await ask('authorizations.regeneratePass', { id: worker })
  await ask('authorizations.remove', { id: worker })
}

const ofDesk =
  ({ home }: Cast, ask: Send, host: Send) =>
  async () => {
    const id = newId()
    const asked = { id, name: 'Luis', last_name: 'Gómez', id_document: 'INE-12345', phone_number: null, purpose: null }
    const act = () => ({ condominium_id: home, id, event_id: newId() })
    await ask('visits.register', { ...asked, condominium_id: home, unit_number: '1' })
    await host('visits.waiting', {})
    await host('visits.decide', { id, decision: 'approved' })
    await ask('visits.list', {})
    await ask('visits.revealDocument', act())
    await ask('visits.enter', { ...act(), reason: null })
    await ask('visits.leave', act())
    await ask('visits.log', {})
    await ask('visits.log', { search: 'luis' })
    await ask('people.directory', {})
    await ask('amenities.expected', {})
  }

function ofStation({ home, gate, station_guard_id }: Cast, ask: Send, host: Send): () => Promise<void> {
  const station = { condominium_id: home, station_id: newId() }
  let begun = false
  let sequence = 0
  return async () => {
    if (!begun) await ask('gate.bind', { ...station, gate_id: gate })
    begun = true
    const id = newId()
    await host('authorizations.create', { id, auth_type: 'temporary_visitor', values: visitor() })
    await ask('gate.snapshot', { condominium_id: home, gate_id: gate })
    const at = new Date().toISOString()
    const made = { at, doubt: null, snapshot_version: 'v', gate_id: gate, agent_id: station_guard_id }
    const subject = { authorization_id: id }
    const events = [
      { sequence: ++sequence, event: { ...made, id: newId(), kind: 'entry', subject, because: 'may_enter' } },
      { sequence: ++sequence, event: { ...made, id: newId(), kind: 'exit', subject } },
    ] satisfies GateEvent[]
    await ask('gate.record', { ...station, events })
    const seen = { id: newId(), at, gate_id: gate, snapshot_version: 'v', snapshot_taken_at: null }
    const decision = {
      ...seen,
      ...{ code: { kind: 'chosen' }, verdict: 'green', reason: 'may_enter', authorization_id: id },
    }
    await ask('gate.recordDecisions', { ...station, decisions: [decision] })
    await ask('gate.recordOutages', { ...station, outages: [{ id: newId(), from: at, until: at }] })
  }
}

const ofReader = (reader: Send, host: Send) => async () => {
  const id = newId()
  await host('authorizations.create', { id, auth_type: 'temporary_visitor', values: visitor() })
  const code = (await host('authorizations.showPass', { id }))?.token
  await reader('gate.check', { code })
  for (const kind of ['entry', 'exit']) {
    await reader('gate.report', { id: newId(), kind, code, at: new Date().toISOString() })
  }
  await reader('gate.check', { code: 'ABC123' })
}

function ofBooking({ home, pool }: Cast, ask: Send, admin: Send): () => Promise<void> {
  let days = 2
  return async () => {
    const id = newId()
    days = days > 300 ? 2 : days + 1
    const wish = { id, amenity_id: pool, reservation_date: dayIn(mexico, days), start_time: '16:00', end_time: '18:00' }
    await ask('amenities.list', {})
    await ask('amenities.book', wish)
    const made = firstOf(await ask('amenities.mine', {}))
    await ask('amenities.amend', { ...wish, revision: made?.revision, guest_count: 2 })
    await admin('amenities.decide', { condominium_id: home, id, decision: 'approved', reason: null })
    await ask('amenities.cancel', { id })
    await ask('amenities.remove', { id })
  }
}

const ofOffice =
  ({ home, second_home, guard_id }: Cast, ask: Send) =>
  async () => {
    const [tie, gate] = [{ id: guard_id, condominium_id: second_home }, newId()]
    await ask('people.list', {})
    await ask('people.assign', tie)
    await ask('people.unassign', tie)
    await ask('gate.addGate', { condominium_id: home, id: gate, name: `Gate ${gate}` })
    await ask('gate.removeGate', { condominium_id: home, id: gate })
    await ask('panels.admin', {})
    await ask('audit.list', {})
    await ask('amenities.reservations', {})
    await ask('visits.exportLog', { language: 'es' })
    const { person } = (await ask('session.current', {})) ?? {}
    // A page sends what it was told; one of another release was told something else.
    const revision = person && typeof person === 'object' && 'revision' in person ? { revision: person.revision } : {}
    await ask('session.changeCard', { ...revision, full_name: 'Ana Uno', phone_number: null, language: 'es' })
  }

function ofSignIn({ sign_in }: Cast, send: SendWith) {
  let addresses = 0
  return async () => {
    const from = { 'x-forwarded-for': `50.7.${Math.floor(++addresses / 250)}.${addresses % 250}` }
    const answer = await send('session.signIn', sign_in, from)
    const token = /garita_session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
    await send('session.current', {}, { cookie: `garita_session=${token}` })
    await send('session.signOut', {}, { cookie: `garita_session=${token}` })
  }
}
