import { expect, test } from 'vitest'
import {
  asksForMore,
  type BookingAct,
  bookingActs,
  namesIn,
  overlaps,
  repeatedNames,
  shownState,
} from './bookingChange.ts'

const start = Date.parse('2026-06-15T22:00:00Z')
const end = Date.parse('2026-06-16T01:00:00Z')
const all: BookingAct[] = ['edit', 'calendar', 'cancel', 'remove']

type Status = 'pending' | 'approved' | 'rejected' | 'cancelled'

test.each<[Status, number, BookingAct[]]>([
  ['pending', start - 1, all],
  ['approved', start - 1, all],
  ['pending', start, ['calendar', 'cancel', 'remove']],
  ['approved', start, ['edit', 'calendar', 'cancel']],
  ['pending', end - 1, ['calendar', 'cancel', 'remove']],
  ['approved', end - 1, ['edit', 'calendar', 'cancel']],
  ['pending', end, ['remove']],
  ['approved', end, []],
  ['rejected', start - 1, ['remove']],
  ['rejected', end, ['remove']],
  ['cancelled', start - 1, ['remove']],
  ['cancelled', end, ['remove']],
])('offers the acts on a reservation that is %s at %i', (status, now, acts) => {
  const [startsAt, endsAt] = [new Date(start).toISOString(), new Date(end).toISOString()]
  expect(bookingActs({ status, starts_at: startsAt, ends_at: endsAt, guests: [{ inside: false }] }, now)).toEqual(acts)
  expect(bookingActs({ status, starts_at: startsAt, ends_at: endsAt, guests: [{ inside: true }] }, now)).toEqual(
    acts.filter((act) => act !== 'remove'),
  )
})

const booked = {
  amenity_id: 'a',
  reservation_date: '2026-06-15',
  start_time: '16:00',
  end_time: '18:00',
  guest_count: 5,
}

test.each([
  [{}, false],
  [{ guest_count: 4 }, false],
  [{ guest_count: 6 }, true],
  [{ amenity_id: 'b' }, true],
  [{ reservation_date: '2026-06-16' }, true],
  [{ start_time: '16:30' }, true],
  [{ end_time: '17:30' }, true],
])('decides whether %j asks for more: %s', (change, more) => {
  expect(asksForMore(booked, { ...booked, ...change })).toBe(more)
})

test.each([
  ['the same hours', {}, true],
  ['some of the hours', { start_time: '17:30', end_time: '20:00' }, true],
  ['the hours after it', { start_time: '18:00', end_time: '20:00' }, false],
  ['another day', { reservation_date: '2026-06-16' }, false],
  ['another amenity', { amenity_id: 'b' }, false],
  [
    'a night before it that ends after it began',
    { reservation_date: '2026-06-14', start_time: '22:00', end_time: '16:30' },
    true,
  ],
  ['hours that are not chosen yet', { end_time: '' }, false],
])('decides whether a booking overlaps %s: %s', (_, wish, common) => {
  const { amenity_id, ...hours } = booked
  const reservation = { ...hours, amenity: { id: amenity_id } }
  expect(overlaps({ ...reservation, status: 'approved' }, { ...booked, ...wish })).toBe(common)
  expect(overlaps({ ...reservation, status: 'cancelled' }, { ...booked, ...wish })).toBe(false)
})

test('reads one guest per line and drops blank lines', () => {
  expect(namesIn('  Eva Luz \n\n \t\nJuan\r\n')).toEqual(['Eva Luz', 'Juan'])
  expect(namesIn('')).toEqual([])
})

test.each([
  ['approved', 1, 'approved'],
  ['pending', 1, 'pending'],
  ['approved', -1, 'over'],
  ['pending', -1, 'over'],
  ['rejected', -1, 'rejected'],
  ['cancelled', -1, 'cancelled'],
] as const)('shows one state: %s, ending in %d hours: %s', (status, hours, shown) => {
  const now = Date.parse('2026-11-30T12:00:00Z')
  expect(shownState({ status, ends_at: new Date(now + hours * 3_600_000).toISOString() }, now)).toBe(shown)
})

test('names the guests that a list has twice, however they are written', () => {
  expect(repeatedNames(['Ana Pérez', 'Luis', 'ana perez', 'LUIS', 'Luis', 'Eva'])).toEqual(['Ana Pérez', 'Luis'])
  expect(repeatedNames(['Ana', 'Eva'])).toEqual([])
})
