/** A party with guests, and what happened lately, in the condominium to practise in. */
import type { Snapshot } from '../../facts/gate.snapshot.ts'

const guests =
  `Alma Duarte, Bruno Ochoa, Celia Ramos, Darío Peña, Ester Vela, Fabián Mora, Gina Solís, Hugo Arce, Inés Bravo,
  Julián Toro, Karla Nava, León Tapia, Mónica Reyes, Nadia Ponce, Óscar Leal, Paula Cano`
    .split(',')
    .map((name) => name.trim())

const idOf = (kind: string, at: number) => `01980000-0000-7000-8000-0000000${kind}${at.toString().padStart(3, '0')}`

export const practiceParty = (at: (fromNow: number) => string, hour: number): Snapshot['reservations'][number] => ({
  reservation_id: idOf('fe', 1),
  amenity: 'Salón de eventos',
  unit: 'A-101',
  host: 'Carolina Ríos',
  from: at(-hour),
  until: at(5 * hour),
  guest_count: 40,
  guests: guests.map((name, place) => ({
    id: idOf('9e', place),
    name,
    entered_at: place < 12 ? at((-50 + place * 3) * (hour / 60)) : null,
    left_at: null,
  })),
})

const lately = [
  ['entry', 'Diego Salas', 'B-202', 60],
  ['exit', 'Rosa Luna', 'A-101', 75],
  ['entry', 'Sofía Cruz', 'B-201', 90],
  ['visitor_registered', 'Raúl Mena', 'B-201', 4],
  ['entry', 'Pedro Ríos', 'A-101', 180],
  ['visitor_checkout', 'Julio Prado', 'A-102', 200],
] as const

export const practiceRecent = (at: (fromNow: number) => string, minute: number): Snapshot['recent'] =>
  lately.map(([eventType, name, unit, ago], place) => ({
    id: idOf('ac', place),
    at: at(-ago * minute),
    event_type: eventType,
    name,
    unit,
    gate: 'Acceso principal',
  }))
