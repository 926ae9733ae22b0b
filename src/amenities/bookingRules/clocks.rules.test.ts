/** Booking rules and the condominium's clock: midnight, month ends and daylight saving changes. */
import { describe, expect, test } from 'vitest'
import { busy, day, every, known, taken, wish } from '../../../tests/support/hours.ts'
import {
  type Availability,
  dayState,
  endsOn,
  fullProblem,
  startsOn,
  type Wish,
  type WishProblem,
  wishProblem,
} from './amenities.rules.ts'

type Case = [what: string, wish: Wish, known: Availability, problem: WishProblem | null]

describe('midnight', () => {
  const late = { hours: every('18:00', '02:00') }
  test.each<Case>([
    ['until one in the night', wish('22:00', '01:00'), known(late), null],
    ['until it closes', wish('23:00', '02:00'), known(late), null],
    ['past it', wish('23:00', '02:30'), known(late), 'reservation_outside_hours'],
    ['until midnight', wish('22:00', '00:00'), known({ hours: every('08:00', '00:00') }), null],
    ['into the next month', wish('23:00', '01:00', day('2026-06-30')), known(late), null],
    [
      'a closed day is not entered by its own hours',
      wish('22:00', '01:00', day('2026-06-30')),
      known({ ...late, closed_days: ['2026-07-01'] }),
      null,
    ],
    [
      'what begins after midnight belongs to the day before',
      wish('00:30', '01:30'),
      known(late),
      'reservation_outside_hours',
    ],
  ])('%s', (_, wished, so, problem) => {
    expect(wishProblem(wished, so)).toBe(problem)
  })

  test('offers hours past midnight until the amenity closes', () => {
    expect(startsOn('2026-06-17', 5, known(late)).at(-1)).toBe('23:30')
    expect(endsOn('2026-06-17', '23:30', 5, known(late))).toEqual(['00:30', '01:00', '01:30', '02:00'])
    const wholeDay = known({ hours: every('00:00', '00:00'), longest_minutes: 1440 })
    expect(startsOn('2026-06-17', 5, wholeDay)).toHaveLength(47)
    expect(endsOn('2026-06-17', '00:00', 5, wholeDay).at(-1)).toBe('00:00')
    expect(endsOn('2026-06-17', '00:00', 5, wholeDay)).toHaveLength(47)
  })
})

describe('daylight saving changes', () => {
  const allDay = { hours: every('00:00', '00:00'), days_ahead: 365, shortest_minutes: 30, longest_minutes: 1440 }
  const there = (timeZone: string, more: Partial<Availability> = {}) => known(allDay, { time_zone: timeZone, ...more })

  test.each<Case>([
    // Clocks jump from two to three: half past two comes after three, and an end before its start is refused.
    ['New York, over the lost hour', wish('01:00', '04:00', day('2027-03-14')), there('America/New_York'), null],
    [
      'New York, within it',
      wish('02:30', '03:00', day('2027-03-14')),
      there('America/New_York'),
      'reservation_outside_hours',
    ],
    [
      'Madrid, within it',
      wish('02:30', '03:00', day('2027-03-28')),
      there('Europe/Madrid'),
      'reservation_outside_hours',
    ],
    [
      'Santiago, within it',
      wish('00:30', '01:00', day('2026-09-06')),
      there('America/Santiago'),
      'reservation_outside_hours',
    ],
    [
      'Lord Howe, where half an hour is lost',
      wish('02:00', '02:30', day('2026-10-04')),
      there('Australia/Lord_Howe'),
      'reservation_outside_hours',
    ],
    ['Lord Howe, right after', wish('02:30', '03:00', day('2026-10-04')), there('Australia/Lord_Howe'), null],
    // In autumn the repeated hour is one offer, and a booking in it takes both.
    [
      'New York, over the double hour',
      wish('00:30', '03:00', day('2026-11-01')),
      there('America/New_York', busy('2026-11-01T05:30:00Z', '2026-11-01T06:00:00Z')),
      'reservation_slot_taken',
    ],
    [
      'Madrid, until the double hour',
      wish('01:00', '02:00', day('2026-10-25')),
      there('Europe/Madrid', busy('2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z')),
      null,
    ],
  ])('%s', (_, wished, so, problem) => {
    expect(wishProblem(wished, so)).toBe(problem)
  })
})

describe('today is the current date of the condominium', () => {
  // Half past five in the morning of the 16th in London is still the evening of the 15th in Mexico.
  const night = { now: '2026-06-16T04:30:00Z' }
  const open = { hours: every('00:00', '00:00') }
  test.each<Case>([
    ['Mexico: still the 15th', wish('23:00', '00:00', day('2026-06-15')), known(open, night), null],
    [
      'London: the 15th is over',
      wish('23:00', '00:00', day('2026-06-15')),
      known(open, { ...night, time_zone: 'Europe/London' }),
      'reservation_past',
    ],
    [
      'Mexico: thirty days from the 15th',
      wish('16:00', '18:00', day('2026-07-16')),
      known(open, night),
      'reservation_too_far',
    ],
    [
      'London: thirty days from the 16th',
      wish('16:00', '18:00', day('2026-07-16')),
      known(open, { ...night, time_zone: 'Europe/London' }),
      null,
    ],
  ])('%s', (_, wished, so, problem) => {
    expect(wishProblem(wished, so)).toBe(problem)
  })
})

test.each([
  ['free', '2026-06-17', known(), null],
  ['partly', '2026-06-17', known({}, taken()), null],
  ['full', '2026-06-17', known({}, busy('2026-06-17T14:00:00Z', '2026-06-18T04:00:00Z')), 'reservation_slot_taken'],
  [
    'full',
    '2026-06-17',
    known({ exclusive: false, capacity: 5 }, busy('2026-06-17T14:00:00Z', '2026-06-18T04:00:00Z')),
    'reservation_full',
  ],
  ['week_used', '2026-06-17', known({ weekly_limit: 1 }, { unit_days: ['2026-06-19'] }), 'reservation_weekly_limit'],
  ['full', '2026-06-17', known({ capacity: 4 }), 'reservation_too_many_guests'],
  ['closed', '2026-06-17', known({ closed_days: ['2026-06-17'] }), 'reservation_day_closed'],
  ['closed', '2026-06-17', known({ is_open: false }), 'reservation_amenity_closed'],
  ['past', '2026-06-14', known(), 'reservation_past'],
  ['past', '2026-06-16', known({ hours_notice: 48 }), 'reservation_too_late'],
  ['too_far', '2026-07-16', known(), 'reservation_too_far'],
])('answers a day that is %s with %s', (state, asked, so, problem) => {
  expect(fullProblem(asked, 5, so)).toBe(problem)
  expect(dayState(asked, 5, so)).toBe(state)
})
