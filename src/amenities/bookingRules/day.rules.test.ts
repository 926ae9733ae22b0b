import { describe, expect, test } from 'vitest'
import type { Amenity, Reservation } from '../amenities.contract.ts'
import { barsOf, closedSpans, columnOf, openingOf, placed, shownHours } from './day.rules.ts'

const monday = '2026-06-15'
const hour = 60

const amenity = (more: Partial<Amenity> = {}): Amenity => ({
  id: 'm1',
  condominium: { id: 'c1', name: 'Los Encinos' },
  amenity_type: 'pool',
  name: null,
  is_open: true,
  hours: Array.from({ length: 7 }, () => ({ from: '08:00', until: '22:00' })),
  exclusive: false,
  capacity: 10,
  needs_approval: false,
  shortest_minutes: 30,
  longest_minutes: 60,
  buffer_minutes: 0,
  days_ahead: 7,
  hours_notice: 0,
  weekly_limit: null,
  closed_days: [],
  house_rules: null,
  revision: 1,
  ...more,
})
const hoursOf = (sunday: string | null, ofMonday: string | null) => {
  const read = (written: string | null) => {
    const [from = '', until = ''] = written?.split('-') ?? []
    return written ? { from, until } : null
  }
  return amenity({ hours: [read(ofMonday), null, null, null, null, null, read(sunday)] })
}
const booking = (reservationDate: string, hours: string, of = 'm1'): Reservation => {
  const [startTime = '', endTime = ''] = hours.split('-')
  return {
    ...{ id: hours, condominium: { id: 'c1', name: 'Los Encinos' }, time_zone: 'America/Mexico_City' },
    amenity: { id: of, amenity_type: 'pool', name: null },
    ...{
      unit_number: '101',
      resident_name: null,
      reservation_date: reservationDate,
      start_time: startTime,
      end_time: endTime,
    },
    ...{ starts_at: '', ends_at: '', purpose: null, guest_count: 1, guests: [], status: 'approved' },
    ...{ rejection_reason: null, decided_at: null, decided_by_name: null, revision: 1, created_at: '' },
  }
}

describe('closed hours', () => {
  test.each<[string, Amenity, [number, number][]]>([
    [
      'before and after its hours',
      amenity(),
      [
        [0, 8],
        [22, 24],
      ],
    ],
    ['never, when it is open all day', hoursOf(null, '00:00-00:00'), []],
    ['not before its hours when they begin with the day', hoursOf(null, '00:00-08:00'), [[8, 24]]],
    ['all day without hours', hoursOf(null, null), [[0, 24]]],
    ['all day when it is shut', amenity({ is_open: false }), [[0, 24]]],
    ['all day on a closed one', amenity({ closed_days: [monday] }), [[0, 24]]],
    [
      'between what is left of the evening before and its own hours',
      hoursOf('10:00-02:00', '10:00-22:00'),
      [
        [2, 10],
        [22, 24],
      ],
    ],
    ['not between two that meet', hoursOf('10:00-02:00', '02:00-22:00'), [[22, 24]]],
    ['before what ended at midnight', hoursOf('10:00-00:00', null), [[0, 24]]],
    [
      'when the evening before was a closed day',
      { ...hoursOf('10:00-02:00', null), closed_days: ['2026-06-14'] },
      [[0, 24]],
    ],
  ])('%s', (_, one, spans) => {
    const closed = spans.map(([from, until]) => ({ from: from * hour, until: until * hour }))
    expect(closedSpans(one, monday)).toEqual(closed)
  })
})

test('draws the bookings of a day as bars in order, and a booking from the evening before at the edge', () => {
  const drawn = barsOf(
    [
      booking(monday, '18:00-20:00'),
      booking(monday, '10:00-11:00', 'm2'),
      booking(monday, '22:00-02:00'),
      booking('2026-06-14', '22:00-03:00'),
      booking('2026-06-14', '10:00-12:00'),
      booking('2026-06-14', '21:00-00:00'),
      booking(monday, '09:00-10:00'),
    ],
    'm1',
    monday,
  )
  expect(drawn.map(({ reservation, from, until }) => [reservation.id, from / hour, until / hour])).toEqual([
    ['22:00-03:00', 0, 3],
    ['09:00-10:00', 9, 10],
    ['18:00-20:00', 18, 20],
    ['22:00-02:00', 22, 24],
  ])
})

test('puts overlapping texts below each other', () => {
  const bars = barsOf(
    [
      booking(monday, '08:00-09:00'),
      booking(monday, '09:00-10:00'),
      booking(monday, '10:30-14:00'),
      booking(monday, '13:30-14:00'),
      booking(monday, '21:30-22:00'),
    ],
    'm1',
    monday,
  )
  const shown = { from: 8 * hour, until: 22 * hour }
  expect(placed(bars, shown).map(({ room, lane }) => [room.from, room.until, lane])).toEqual([
    [480, 720, 0],
    [540, 780, 1],
    [630, 870, 2],
    [810, 1050, 0],
    [1080, 1320, 0],
  ])
  // A booking from before the first visible hour is at its edge.
  const [early] = placed(barsOf([booking(monday, '06:00-12:00')], 'm1', monday), shown)
  expect(early?.room).toEqual({ from: 480, until: 720 })
})

describe('the hours shown', () => {
  test.each<[string, Amenity[], string[], [number, number]]>([
    ['are those that something is open', [amenity(), hoursOf(null, '10:00-23:00')], [], [8, 23]],
    ['are whole', [hoursOf(null, '08:30-21:30')], [], [8, 22]],
    ['widen with what is booked', [amenity()], ['06:30-07:00', '22:30-23:30'], [6, 24]],
    ['do not widen with what is open all day', [amenity(), hoursOf(null, '00:00-00:00')], [], [8, 22]],
    ['nor with what is left of the evening before', [hoursOf('10:00-02:00', '10:00-22:00')], [], [10, 22]],
    ['nor with what ended at midnight', [hoursOf('10:00-00:00', null), amenity()], [], [8, 22]],
    ['are all where nothing is but what ended at midnight', [hoursOf('10:00-00:00', null)], [], [0, 24]],
    ['are all where nothing is', [hoursOf(null, null)], [], [0, 24]],
    ['are all where only that is open', [hoursOf(null, '00:00-00:00')], [], [0, 24]],
  ])('%s', (_, amenities, booked, [from, until]) => {
    const bars = barsOf(
      booked.map((hours) => booking(monday, hours)),
      'm1',
      monday,
    )
    expect(shownHours(amenities, bars, monday)).toEqual({ from: from * hour, until: until * hour })
  })
})

test('shows the opening hours of the day, or that the amenity is closed', () => {
  expect(openingOf(hoursOf('10:00-02:00', '08:00-22:00'), monday)).toEqual({ from: '08:00', until: '22:00' })
  expect(openingOf(hoursOf('10:00-02:00', '08:00-22:00'), '2026-06-14')).toEqual({ from: '10:00', until: '02:00' })
  expect(openingOf(hoursOf(null, null), monday)).toBeNull()
  expect(openingOf(amenity({ closed_days: [monday] }), monday)).toBeNull()
  expect(openingOf(amenity({ is_open: false }), monday)).toBeNull()
})

test.each([
  [8 * hour, 0],
  [8 * hour + 30, 1],
  [8 * hour + 44, 1],
  [7 * hour, 0],
  [22 * hour, 28],
  [23 * hour, 28],
])('puts %i minutes into column %i', (minutes, column) => {
  expect(columnOf(minutes, { from: 8 * hour, until: 22 * hour })).toBe(column)
})
