/** Days of everything that a report counts, drawn by a chance that is the same each time, and reaching beyond the first and the last of them. */
import { newId } from '../src/shared/ids.ts'
import { instantOf } from '../src/shared/time.ts'
import type { TestInstallation } from './installation.ts'

export interface Week {
  zone: string
  from: string
  until: string
}

const half_minute = 30_000
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Row = Readonly<Record<string, unknown>>
type Rows = Record<
  'authorizations' | 'amenity_reservations' | 'reservation_guests' | 'access_logs' | 'access_log_subjects',
  Row[]
>

interface Place {
  condominium_id: string
  rows: Rows
  home: { profile_id: string; residence_id: string }
  amenities: string[]
  chance: () => number
  one: <T>(list: readonly T[]) => T
  /** Whole seconds, also of the day before and the day after, and never still to come. */
  moment: () => number
}

/** Answers the condominium in which it all happened. */
export async function layDown(garita: TestInstallation, week: Week, seed: number, name: string): Promise<string> {
  const place = await openPlace(garita, week, seed, name)
  for (let number = 0; number < 40; number++) authorize(place)
  for (let number = 0; number < 60; number++) ask(place)
  for (let number = 0; number < 30; number++) book(place)
  tick(place, week)
  await store(garita, place.rows)
  await fallSilent(garita, place)
  // Somebody whose authorization is gone is still in the log.
  const forget = `delete from authorizations where condominium_id = $1 and name = 'Soon forgotten'`
  await past(garita, 'authorizations', forget, [place.condominium_id])
  return place.condominium_id
}

async function openPlace(
  garita: TestInstallation,
  { zone, from, until }: Week,
  seed: number,
  name: string,
): Promise<Place> {
  const condominium_id = await garita.condominium(name)
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [condominium_id, zone])
  const host = await garita.person({ condominium: condominium_id, full_name: 'Olga Ruiz' })
  const homes = await garita.owner.query(
    'select profile_id, id as residence_id from residences where profile_id = $1',
    [host.id],
  )
  const amenities = await garita.owner.query(
    'select id from amenities where condominium_id = $1 order by amenity_type',
    [condominium_id],
  )
  let state = seed
  const chance = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const first = instantOf(from, 0, zone) - day
  const last = Math.min(instantOf(until, 0, zone) + 2 * day, Math.floor(Date.now() / minute - 60) * minute)
  return {
    condominium_id,
    rows: {
      authorizations: [],
      amenity_reservations: [],
      reservation_guests: [],
      access_logs: [],
      access_log_subjects: [],
    },
    home: homes.rows[0],
    amenities: amenities.rows.map(({ id }) => id),
    chance,
    one(list) {
      const [found] = list.slice(Math.floor(chance() * list.length))
      if (found === undefined) throw new Error('there is nothing to choose from')
      return found
    },
    moment: () => first + Math.floor((chance() * (last - first)) / 1000) * 1000,
  }
}

const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

interface Line {
  /** The columns that say whose it is. */
  of: Row
  kind: string
  name: string | null
  ahead: boolean
}

function log(place: Place, { of, kind, name, ahead }: Line, event_type: string, at: number, more: Row = {}): void {
  const { condominium_id, home } = place
  if (at > Date.now()) return
  const id = newId()
  const by_agent = place.chance() < 0.9
  place.rows.access_logs.push({
    ...{ condominium_id, id, event_type, authorization_id: null, reservation_id: null, guest_id: null, ...of },
    ...{ occurred_at: iso(at), resident_id: ahead ? home.profile_id : null, unit_number: '101', gate_name: 'Norte' },
    ...{ actor_role: by_agent ? 'agent' : 'device', actor_name: by_agent ? 'Ramón Vega' : 'Pluma' },
    ...{ override_reason: null, authorized_by: null, ...more },
  })
  place.rows.access_log_subjects.push({ condominium_id, log_id: id, auth_type: kind, name, last_name: null })
}

/** Comes and goes some times: now and then a gate misses an exit, or somebody stays. */
function comeAndGo(place: Place, line: Line): void {
  const { chance, moment } = place
  for (let visits = Math.floor(chance() * 4); visits > 0; visits--) {
    const at = moment()
    const word = chance() < 0.15 ? { override_reason: 'Sin código' } : {}
    const phoned = chance() < 0.1 ? { override_reason: 'No contestan', authorized_by: 'Olga Ruiz' } : word
    log(place, line, 'entry', at, phoned)
    if (chance() < 0.2) log(place, line, 'entry', at + hour)
    // Now and then in the very second of the entry.
    const stayed = chance() < 0.1 ? 0 : Math.floor(chance() * 30 * 60) * minute
    if (chance() < 0.8) log(place, line, place.one(['exit', 'visitor_checkout']), at + stayed)
  }
}

function authorize(place: Place): void {
  const { condominium_id, home, chance, moment, one } = place
  const id = newId()
  const auth_type = one(['co_resident', 'temporary_visitor', 'permanent_visitor', 'worker', 'vehicle'])
  const from = moment() - day
  const ends = auth_type === 'temporary_visitor' || chance() < 0.5
  const name = chance() < 0.2 ? 'Soon forgotten' : 'Luis'
  place.rows.authorizations.push({
    ...{
      condominium_id,
      id,
      resident_id: home.profile_id,
      residence_id: home.residence_id,
      unit_number: '101',
      auth_type,
    },
    ...{
      status: 'active',
      name,
      created_at: iso(from),
      registered_by: null,
      registered_by_name: null,
      decided_at: null,
    },
    ...{
      closed_at: null,
      valid_from: ends ? iso(from) : null,
      valid_until: ends ? iso(from + Math.ceil(chance() * 3 * day)) : null,
    },
  })
  comeAndGo(place, { of: { authorization_id: id }, kind: auth_type, name: chance() < 0.1 ? null : name, ahead: true })
}

const fates = [
  { status: 'approved', decided: true, closed: false },
  { status: 'inactive', decided: true, closed: false },
  { status: 'denied', decided: true, closed: false },
  { status: 'denied', decided: true, closed: true },
  { status: 'inactive', decided: true, closed: true },
  { status: 'pending_approval', decided: false, closed: true },
  { status: 'inactive', decided: false, closed: true },
  { status: 'pending_approval', decided: false, closed: false },
]

function ask(place: Place): void {
  const { condominium_id, chance, moment, one } = place
  const [id, at, { status, decided, closed }] = [newId(), moment(), one(fates)]
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
    },
    ...{ name: 'Inés', created_at: iso(at), registered_by: newId(), registered_by_name: 'Ramón Vega' },
    ...{ decided_at: decided ? iso(at + waited * 1000) : null, closed_at: closed ? iso(at + 2 * hour) : null },
    ...{ valid_from: iso(at), valid_until: iso(at + day) },
  })
  const line = { of: { authorization_id: id }, kind: 'temporary_visitor', name: 'Inés', ahead: false }
  log(place, line, 'visitor_registered', at)
  if (closed) log(place, line, 'entry', at + 2 * hour, { override_reason: 'No contestan', authorized_by: 'Olga Ruiz' })
  comeAndGo(place, line)
}

function book(place: Place): void {
  const { condominium_id, home, chance, moment, one } = place
  const [id, at] = [newId(), Math.floor((moment() + chance() * 2 * day) / (30 * minute)) * 30 * minute]
  const ends = at + Math.ceil(chance() * 8) * 30 * minute
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
    const guest_id = newId()
    const guest = {
      condominium_id,
      id: guest_id,
      reservation_id: id,
      resident_id: home.profile_id,
      position: guests,
      name: 'Eva',
    }
    place.rows.reservation_guests.push(guest)
    if (chance() < 0.4)
      comeAndGo(place, { of: { reservation_id: id, guest_id }, kind: 'guest', name: 'Eva', ahead: true })
  }
}

/** A car at every full and half hour and the second before, however often a clock shows it; midnight and a change of clocks among them. */
function tick(place: Place, { zone, from, until }: Week): void {
  const id = newId()
  for (let at = instantOf(from, 0, zone) - 2 * hour; at < instantOf(until, 0, zone) + 27 * hour; at += 30 * minute) {
    for (const moment of [at - 1, at]) {
      log(place, { of: { authorization_id: id }, kind: 'vehicle', name: 'ABC123', ahead: true }, 'entry', moment)
    }
  }
}

async function store(garita: TestInstallation, rows: Rows): Promise<void> {
  for (const [table, made] of Object.entries(rows)) {
    const columns = Object.keys(made[0] ?? {}).join(', ')
    const insert = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`
    // Presence follows from the log; everything else was judged when it happened.
    if (table.startsWith('access')) await garita.owner.query(insert, [JSON.stringify(made)])
    else await past(garita, table, insert, [JSON.stringify(made)])
  }
}

/** Past what may be done today. */
async function past({ owner }: TestInstallation, table: string, text: string, values: unknown[]): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`begin; alter table ${table} disable trigger user`)
    await client.query(text, values)
    await client.query(`alter table ${table} enable trigger user; commit`)
  } finally {
    client.release()
  }
}

/** One station that is there and one whose gate is gone; their outages overlap, reach beyond the days, and count half minutes. */
async function fallSilent({ owner }: TestInstallation, { condominium_id, chance, moment }: Place): Promise<void> {
  const stations = [newId(), newId()]
  await owner.query(
    `insert into stations (condominium_id, id, gate_id) select condominium_id, $2, id from gates where condominium_id = $1`,
    [condominium_id, stations[0]],
  )
  for (let number = 0; number < 12; number++) {
    const began = Math.floor(moment() / half_minute) * half_minute
    await owner.query(
      'insert into station_outages (condominium_id, id, station_id, began_at, ended_at) values ($1, $2, $3, $4, $5)',
      [
        ...[condominium_id, newId(), stations[number % 2], iso(began)],
        iso(began + Math.floor(chance() * 10 * 120) * half_minute),
      ],
    )
  }
}
