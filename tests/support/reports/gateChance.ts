/** Random events at a gate over some days: visits, requests, reservations, and a vehicle every half hour. */
import { newId } from '../../../src/shared/ids.ts'
import { instantOf } from '../../../src/shared/time.ts'
import type { Chance } from '../chance.ts'

export interface Week {
  zone: string
  from: string
  until: string
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

type Row = Readonly<Record<string, unknown>>
export type Rows = Record<
  'authorizations' | 'amenity_reservations' | 'reservation_guests' | 'access_logs' | 'access_log_subjects',
  Row[]
>

export interface Place extends Pick<Chance, 'chance' | 'one'> {
  condominium_id: string
  rows: Rows
  home: { profile_id: string; residence_id: string }
  amenities: string[]
  /** Draws a whole second of the days, or of the day before or after, but never of the future. */
  moment: () => number
  last: number
}

/** An end that comes during the test would change a figure between its two counts: it comes an hour later. */
const settledEnd = (at: number) => (at > Date.now() - minute && at < Date.now() + hour ? at + hour + minute : at)

export const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

interface Line {
  /** The columns that link the line to an authorization, a guest or a person. */
  of: Row
  kind: string
  name: string | null
  ahead: boolean
}

function log(place: Place, line: Line, eventType: string, at: number, more: Row = {}): void {
  const { of, kind, name, ahead } = line
  const { condominium_id, home } = place
  if (at > Date.now()) return
  const id = newId()
  const byAgent = place.chance() < 0.9
  place.rows.access_logs.push({
    ...{
      condominium_id,
      id,
      event_type: eventType,
      authorization_id: null,
      // Some entries count a part of a group.
      people: eventType === 'entry' && of.authorization_id && place.rows.access_logs.length % 3 === 0 ? 2 : null,
      reservation_id: null,
      guest_id: null,
      person_id: null,
      ...of,
    },
    ...{ occurred_at: iso(at), resident_id: ahead ? home.profile_id : null, unit_number: '101', gate_name: 'Norte' },
    ...{ actor_role: byAgent ? 'agent' : 'device', actor_name: byAgent ? 'Ramón Vega' : 'Pluma' },
    ...{ override_reason: null, authorized_by: null, corrects: null, ...more },
  })
  place.rows.access_log_subjects.push({ condominium_id, log_id: id, auth_type: kind, name, last_name: null })
  // Some entries are mistakes that the guard corrects at once.
  const opposite = { entry: 'exit', exit: 'entry', visitor_checkout: 'entry' }[eventType]
  if (opposite && more.corrects === undefined && place.chance() < 0.1)
    log(place, line, opposite, at + 5000, { corrects: id })
}

/** Some visits miss their exit, or have not ended. */
function comeAndGo(place: Place, line: Line): void {
  const { chance, moment } = place
  for (let visits = Math.floor(chance() * 4); visits > 0; visits--) {
    const at = moment()
    const word = chance() < 0.15 ? { override_reason: 'Sin código' } : {}
    const phoned = chance() < 0.1 ? { override_reason: 'No contestan', authorized_by: 'Olga Ruiz' } : word
    log(place, line, 'entry', at, phoned)
    if (chance() < 0.2) log(place, line, 'entry', at + hour)
    // Some stays end in the second of their entry.
    const stayed = chance() < 0.1 ? 0 : Math.floor(chance() * 30 * 60) * minute
    if (chance() < 0.8) log(place, line, place.one(['exit', 'visitor_checkout']), at + stayed)
  }
}

/** Every fourth authorization is for a group. */
const groupOf = ({ rows }: Place) => (rows.authorizations.length % 4 === 0 ? { people: 4 } : {})

export function authorize(place: Place): void {
  const { condominium_id, home, chance, moment, one } = place
  const id = newId()
  const authType = one(['co_resident', 'temporary_visitor', 'permanent_visitor', 'worker', 'vehicle'])
  const from = moment() - day
  const ends = authType === 'temporary_visitor' || chance() < 0.5
  const name = chance() < 0.2 ? 'Soon forgotten' : 'Luis'
  place.rows.authorizations.push({
    ...{
      condominium_id,
      id,
      resident_id: home.profile_id,
      residence_id: home.residence_id,
      unit_number: '101',
      auth_type: authType,
    },
    ...{
      status: 'active',
      details: groupOf(place),
      name,
      created_at: iso(from),
      registered_by: null,
      registered_by_name: null,
      decided_at: null,
    },
    ...{
      closed_at: null,
      valid_from: ends ? iso(from) : null,
      valid_until: ends ? iso(settledEnd(from + Math.ceil(chance() * 3 * day))) : null,
    },
  })
  comeAndGo(place, { of: { authorization_id: id }, kind: authType, name: chance() < 0.1 ? null : name, ahead: true })
}

/** The entries and exits of a resident, which no figure counts. */
export function live(place: Place): void {
  const { profile_id } = place.home
  comeAndGo(place, { of: { person_id: profile_id }, kind: 'resident', name: 'Olga Ruiz', ahead: true })
}

export const unanswered = { status: 'pending_approval', decided: false, closed: false }
const fates = [
  unanswered,
  { status: 'approved', decided: true, closed: false },
  { status: 'inactive', decided: true, closed: false },
  { status: 'denied', decided: true, closed: false },
  { status: 'denied', decided: true, closed: true },
  { status: 'inactive', decided: true, closed: true },
  { status: 'pending_approval', decided: false, closed: true },
  { status: 'inactive', decided: false, closed: true },
]

export function ask(place: Place, at = place.moment(), { status, decided, closed } = place.one(fates)): void {
  const { condominium_id, chance, one } = place
  const id = newId()
  const waited = chance() < 0.4 ? one([60, 61, 300, 301, 900, 901, 3600, 3601]) : Math.ceil(chance() * 2 * 3600)
  place.rows.authorizations.push({
    ...{
      condominium_id,
      id,
      resident_id: null,
      residence_id: null,
      unit_number: '101',
      auth_type: 'temporary_visitor',
      status,
      details: groupOf(place),
    },
    ...{ name: 'Inés', created_at: iso(at), registered_by: newId(), registered_by_name: 'Ramón Vega' },
    ...{ decided_at: decided ? iso(at + waited * 1000) : null, closed_at: closed ? iso(at + 2 * hour) : null },
    ...{ valid_from: iso(at), valid_until: iso(settledEnd(at + day)) },
  })
  const line = { of: { authorization_id: id }, kind: 'temporary_visitor', name: 'Inés', ahead: false }
  log(place, line, 'visitor_registered', at)
  if (closed) log(place, line, 'entry', at + 2 * hour, { override_reason: 'No contestan', authorized_by: 'Olga Ruiz' })
  comeAndGo(place, line)
}

export function book(place: Place): void {
  const { condominium_id, home, chance, moment, one } = place
  const [id, at] = [newId(), Math.floor((moment() + chance() * 2 * day) / (30 * minute)) * 30 * minute]
  const ends = settledEnd(at + Math.ceil(chance() * 8) * 30 * minute)
  place.rows.amenity_reservations.push({
    ...{
      condominium_id,
      id,
      amenity_id: one(place.amenities),
      resident_id: home.profile_id,
      residence_id: home.residence_id,
    },
    ...{
      unit_number: '101',
      reservation_date: '2026-01-01',
      start_time: '10:00',
      end_time: '12:00',
      starts_at: iso(at),
    },
    ...{
      ends_at: iso(ends),
      held: `[${iso(at)},${iso(ends)})`,
      exclusive: false,
      status: one(['approved', 'approved', 'cancelled']),
    },
  })
  for (let guests = Math.floor(chance() * 4); guests > 0; guests--) {
    const guestId = newId()
    const guest = {
      condominium_id,
      id: guestId,
      reservation_id: id,
      resident_id: home.profile_id,
      position: guests,
      name: 'Eva',
    }
    place.rows.reservation_guests.push(guest)
    if (chance() < 0.4)
      comeAndGo(place, { of: { reservation_id: id, guest_id: guestId }, kind: 'guest', name: 'Eva', ahead: true })
  }
}

/** Adds a car at every full and half hour and the second before, including midnight and the change of clocks. */
export function tick(place: Place, { zone, from, until }: Week): void {
  const id = newId()
  for (let at = instantOf(from, 0, zone) - 2 * hour; at < instantOf(until, 0, zone) + 27 * hour; at += 30 * minute) {
    for (const moment of [at - 1, at]) {
      log(place, { of: { authorization_id: id }, kind: 'vehicle', name: 'ABC123', ahead: true }, 'entry', moment)
    }
  }
}
