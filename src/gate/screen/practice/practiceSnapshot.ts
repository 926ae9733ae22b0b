/** The practice shows an invented condominium with one person per case. Its key signs no real pass. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { audienceOf, holderOf, type Pass, unbound, writePass } from '../../../authorizations/passes/pass.ts'
import { arrivalPresets } from '../../arrivals/arrivals.ts'
import type { Entry, Snapshot } from '../../station/facts/gate.snapshot.ts'
import { localTime } from '../../station/verdict/eligibility.ts'
import type { PracticePlace } from './practicePlace.messages.ts'

const minute = 60_000
const hour = 60 * minute
const condominiumId = '01980000-0000-7000-8000-00000000fade'
const timeZone = 'America/Mexico_City'
const privateKey = sha256(utf8ToBytes('Garita, practice only'))
const holderSecret = bytesToHex(sha256(utf8ToBytes('Garita, practice only, holders')))
const newcomerDocument = 'INE 123456'

const passId = (at: number) => at.toString(16).padStart(32, '0')
const personId = (at: number) => `01980000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
/** This visit is canceled while the station is offline. */
export const cancelledMeanwhile = personId(11)

export function practiceSnapshot(now: number, place: PracticePlace): Snapshot {
  const at = (fromNow: number) => new Date(now + fromNow).toISOString()
  const today = localTime(now, timeZone).day
  const window = { valid_from: at(-2 * hour), valid_until: at(4 * hour) }
  const none = { valid_from: null, valid_until: null, status: 'active' } as const
  const person = (id: number, name: string, lastName: string, unit: string, more: Partial<Entry> = {}): Entry => ({
    authorization_id: personId(id),
    pass: { id: passId(id), generation: 1 },
    access_number: null,
    kind: 'temporary_visitor',
    name,
    last_name: lastName,
    document: '•••••••412',
    unit,
    host: unit === 'A-101' ? 'Carolina Ríos' : 'Jorge Meza',
    ...window,
    schedule: null,
    status: 'approved',
    suspended: false,
    stands: true,
    closed: false,
    created_at: at(-5 * hour),
    plates: [],
    vehicle: null,
    notes: null,
    inside: null,
    left_at: null,
    ...more,
  })
  const came = (ago: number) => ({ since: at(-ago), gate: place.gate })
  const otherDays = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== today && day !== (today % 7) + 1)
  const hours = { from: '08:00', until: '13:00' }
  return {
    format: 1,
    version: 'practice',
    taken_at: at(0),
    condominium: { id: condominiumId, name: place.condominium, time_zone: timeZone },
    arrivals: arrivalPresets.specification,
    urgent: [],
    left_at_gate: [
      {
        ...{ id: personId(901), unit: 'A-101', kind: 'package', said: null, company: 'Amazon', at: at(-3 * hour) },
        people: ['Carolina Ríos'],
      },
    ],
    gate: { id: personId(0xaa), name: place.gate },
    holder_secret: holderSecret,
    keys: { '1': bytesToHex(ed25519.getPublicKey(privateKey)) },
    entries: [
      person(1, 'Lucía', 'Núñez', 'A-101', {
        access_number: '04711',
        plates: ['PRK4821'],
        vehicle: place.gray_car,
        notes: place.cake,
      }),
      person(2, 'Diego', 'Salas', 'B-202', { access_number: '20222', inside: came(hour) }),
      person(3, 'Elena', 'Paz', 'A-102', {
        ...none,
        access_number: '33444',
        kind: 'worker',
        schedule: { days: otherDays, ...hours },
      }),
      person(4, 'Marta', 'Gil', 'B-201', {
        ...none,
        access_number: '44555',
        kind: 'permanent_visitor',
        inside: came(20 * hour),
      }),
      person(5, 'Efraín', 'Ríos', 'A-101', {
        ...none,
        access_number: '55666',
        kind: 'co_resident',
        plates: ['RIO5501'],
        inside: came(3 * hour),
      }),
      person(6, 'Nissan Versa', '', 'B-202', {
        ...none,
        last_name: null,
        kind: 'vehicle',
        document: null,
        plates: ['XYZ9876'],
        vehicle: place.red_car,
      }),
      person(7, 'Sofía', 'Cruz', 'B-201', {
        access_number: '66777',
        valid_until: at(-hour),
        inside: came(90 * minute),
      }),
      person(8, 'Raúl', 'Mena', 'B-201', {
        ...none,
        status: 'pending_approval',
        pass: null,
        host: null,
        created_at: at(-4 * minute),
        notes: place.furniture,
      }),
      person(9, 'Nora', 'Vidal', 'B-202', { ...none, status: 'denied', pass: null, host: null }),
      person(10, 'Iván', 'Soto', 'A-102', { ...none, access_number: '77888', kind: 'worker', suspended: true }),
      person(11, 'Tomás', 'Vega', 'A-102', { access_number: '88999' }),
      person(13, 'Teresa', 'León', 'A-101', {
        access_number: '12121',
        valid_from: at(20 * hour),
        valid_until: at(26 * hour),
      }),
      person(14, 'Rosa', 'Luna', 'A-101', {
        ...none,
        access_number: '34343',
        kind: 'worker',
        schedule: { days: [], from: null, until: null },
        left_at: at(-26 * hour),
      }),
      person(15, 'Pablo', 'Ibarra', 'A-102', {
        access_number: '56565',
        people: 5,
        companions: practiceCompanions,
        inside: { ...came(40 * minute), people: 3 },
      }),
    ],
    revocations: [
      { pass_id: passId(12), generation: 1, access_number: '90909', why: 'cancelled_by_resident', at: at(-hour) },
    ],
    units: ['A-101', 'A-102', 'B-201', 'B-202'],
    book: [
      {
        unit: 'A-102',
        who: [
          { name: 'Jorge Meza', kind: 'mobile', number: '55 0000 0102', from: null, until: null },
          { name: 'A-102', kind: 'intercom', number: '102', from: null, until: null },
        ],
      },
    ],
    reservations: [practiceParty(at, hour, place)],
    recent: practiceRecent(at, minute, place),
  }
}

/** The code opens no real condominium. */
function passOf(id: number, now: number, more: Partial<Pass> = {}): string {
  const pass: Pass = {
    pass_id: passId(id),
    kind: 'temporary_visitor',
    key_id: 1,
    audience: audienceOf(condominiumId),
    generation: 1,
    not_before: Math.floor((now - 2 * hour) / minute),
    minutes: 6 * 60,
    holder: holderOf(passId(id), newcomerDocument, holderSecret) ?? unbound,
    ...more,
  }
  return writePass(pass, privateKey)
}

export const practiceCodes = (now: number) => ({
  visitor: passOf(1, now),
  inside: passOf(2, now),
  cancelled: passOf(12, now),
  newcomer: passOf(99, now),
  torn: passOf(1, now).slice(0, -4),
  number: '04711',
  out_of_hours: '33444',
  stay_open: '44555',
  overstay: '66777',
  plate: 'XYZ9876',
  group: '56565',
})
export type PracticeCode = keyof ReturnType<typeof practiceCodes>

const guests =
  `Alma Duarte, Bruno Ochoa, Celia Ramos, Darío Peña, Ester Vela, Fabián Mora, Gina Solís, Hugo Arce, Inés Bravo,
  Julián Toro, Karla Nava, León Tapia, Mónica Reyes, Nadia Ponce, Óscar Leal, Paula Cano`
    .split(',')
    .map((name) => name.trim())

const practiceCompanions = 'Rocío Ibarra\nMateo Ibarra\nAbril Conde\nTadeo Conde'

const idOf = (kind: string, at: number) => `01980000-0000-7000-8000-0000000${kind}${at.toString().padStart(3, '0')}`

const practiceParty = (
  at: (fromNow: number) => string,
  hour: number,
  place: PracticePlace,
): Snapshot['reservations'][number] => ({
  reservation_id: idOf('fe', 1),
  amenity: place.hall,
  unit: 'A-101',
  host: 'Carolina Ríos',
  from: at(-hour),
  until: at(5 * hour),
  guest_count: 40,
  guests: guests.map((name, turn) => ({
    id: idOf('9e', turn),
    name,
    entered_at: turn < 12 ? at((-50 + turn * 3) * (hour / 60)) : null,
    left_at: null,
  })),
})

const lately: readonly (readonly [event: string, name: string, unit: string, minutes: number, people?: number])[] = [
  ['entry', 'Pablo Ibarra', 'A-102', 40, 3],
  ['entry', 'Diego Salas', 'B-202', 60],
  ['exit', 'Rosa Luna', 'A-101', 75],
  ['entry', 'Sofía Cruz', 'B-201', 90],
  ['visitor_registered', 'Raúl Mena', 'B-201', 4],
  ['entry', 'Efraín Ríos', 'A-101', 180],
  ['visitor_checkout', 'Ramiro Prado', 'A-102', 200],
]

const practiceRecent = (at: (fromNow: number) => string, minute: number, place: PracticePlace): Snapshot['recent'] =>
  lately.map(([eventType, name, unit, ago, people], turn) => ({
    id: idOf('ac', turn),
    at: at(-ago * minute),
    event_type: eventType,
    name,
    unit,
    gate: place.gate,
    ...(people ? { people } : {}),
  }))
