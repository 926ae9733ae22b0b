/** The guests that the gate expects now, the remaining places, and the search. */
import { expect, test } from 'vitest'
import type { Guest } from '../amenities.contract.ts'
import { expectsGuests, guestsNamed, insideOf, roomLeft } from './gate.rules.ts'

/** Monday noon in Mexico. */
const now = Date.parse('2026-06-15T18:00:00Z')
const booked = {
  status: 'approved',
  ends_at: '2026-06-16T00:00:00Z',
  reservation_date: '2026-06-15',
  time_zone: 'America/Mexico_City',
} as const

test.each([
  ['of today', booked, true],
  ['that began yesterday', { ...booked, reservation_date: '2026-06-14' }, true],
  ['of tomorrow', { ...booked, reservation_date: '2026-06-16', ends_at: '2026-06-17T00:00:00Z' }, false],
  ['that just ended', { ...booked, ends_at: '2026-06-15T18:00:00Z' }, false],
  ['that ends right now', { ...booked, ends_at: '2026-06-15T18:00:00.001Z' }, true],
  ['that waits', { ...booked, status: 'pending' as const }, false],
  ['that was given up', { ...booked, status: 'cancelled' as const }, false],
  // It is already tomorrow in this zone.
  ['of tomorrow, where that has begun', { ...booked, reservation_date: '2026-06-16', time_zone: 'Asia/Tokyo' }, true],
])('decides whether the gate expects the guests of a booking %s: %o, %s', (_, booking, expected) => {
  expect(expectsGuests(booking, now)).toBe(expected)
})

const guest = (name: string, entered = false, inside = false): Guest => ({
  id: name,
  name,
  entered_at: entered ? '2026-06-15T17:00:00Z' : null,
  left_at: entered && !inside ? '2026-06-15T17:30:00Z' : null,
  inside,
})

test('counts guests of a booking who have come, also those who left again', () => {
  const guests = [guest('Eva', true, true), guest('Luis', true), guest('Ana')]
  expect(insideOf({ guests })).toBe(1)
  expect([3, 2, 1].map((guestCount) => roomLeft({ guest_count: guestCount, guests }))).toEqual([1, 0, 0])
  expect(roomLeft({ guest_count: 2, guests: [] })).toBe(2)
})

test('finds a guest of a booking by any part of the name in any spelling', () => {
  const guests = [guest('Eva Núñez'), guest('Luis Peña'), guest('ANA Ruiz')]
  const found = (search: string) => guestsNamed(guests, search).map(({ name }) => name)
  expect(found('NUN')).toEqual(['Eva Núñez'])
  expect(found(' eña ')).toEqual(['Luis Peña'])
  expect(found('ana')).toEqual(['ANA Ruiz'])
  expect(found('zoe')).toEqual([])
  expect(found(' ')).toEqual([])
})
