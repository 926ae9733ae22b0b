/** Each booking rule at its limit, and the order of the rules. */
import { describe, expect, test } from 'vitest'
import { busy, butWednesday, day, every, known, taken, wish } from '../../../tests/support/hours.ts'
import { type Availability, minutesOf, timeOf, type Wish, type WishProblem, wishProblem } from './amenities.rules.ts'

type Case = [what: string, wish: Wish, known: Availability, problem: WishProblem | null]

describe('a single booking', () => {
  test.each<Case>([
    ['all is well', wish(), known(), null],
    ['closed', wish(), known({ is_open: false }), 'reservation_amenity_closed'],
    ['a blackout day', wish(), known({ closed_days: ['2026-06-17'] }), 'reservation_day_closed'],
    ['the day after one', wish(), known({ closed_days: ['2026-06-16'] }), null],
    ['a weekday without hours', wish(), known({ hours: butWednesday }), 'reservation_day_closed'],
    ['from the first minute', wish('08:00', '09:00'), known(), null],
    ['before it opens', wish('07:30', '09:00'), known(), 'reservation_outside_hours'],
    ['until the last minute', wish('21:00', '22:00'), known(), null],
    ['after it closes', wish('21:00', '22:30'), known(), 'reservation_outside_hours'],
    ['an end before the start is the next day’s', wish('18:00', '16:00'), known(), 'reservation_outside_hours'],
    ['the shortest stay', wish('16:00', '17:00'), known(), null],
    ['shorter', wish('16:00', '16:30'), known(), 'reservation_too_short'],
    ['the longest stay', wish('16:00', '20:00'), known(), null],
    ['longer', wish('16:00', '20:30'), known(), 'reservation_too_long'],
    ['yesterday', wish('16:00', '18:00', day('2026-06-14')), known(), 'reservation_past'],
    ['earlier today', wish('11:30', '13:00', day('2026-06-15')), known(), 'reservation_past'],
    ['this very minute', wish('12:00', '13:00', day('2026-06-15')), known(), 'reservation_past'],
    ['in half an hour', wish('12:30', '13:30', day('2026-06-15')), known(), null],
    [
      'in a thousandth of a second',
      wish('12:30', '13:30', day('2026-06-15')),
      known({}, { now: '2026-06-15T18:29:59.999Z' }),
      null,
    ],
    ['the last day ahead', wish('16:00', '18:00', day('2026-07-15')), known(), null],
    ['one day further', wish('16:00', '18:00', day('2026-07-16')), known(), 'reservation_too_far'],
    ['just enough notice', wish('16:00', '18:00'), known({ hours_notice: 52 }), null],
    ['half an hour less', wish('15:30', '18:00'), known({ hours_notice: 52 }), 'reservation_too_late'],
    ['as many as fit', wish('16:00', '18:00', { guest_count: 20 }), known(), null],
    ['one more', wish('16:00', '18:00', { guest_count: 21 }), known(), 'reservation_too_many_guests'],
  ])('%s', (_, wished, so, problem) => {
    expect(wishProblem(wished, so)).toBe(problem)
  })
})

describe('existing bookings', () => {
  test.each<Case>([
    ['the same hours', wish(), known({}, taken()), 'reservation_slot_taken'],
    ['half an hour of them', wish('17:30', '19:00'), known({}, taken()), 'reservation_slot_taken'],
    ['around them', wish('15:00', '19:00'), known({}, taken()), 'reservation_slot_taken'],
    ['right after', wish('18:00', '19:00'), known({}, taken()), null],
    ['right before', wish('15:00', '16:00'), known({}, taken()), null],
    // A taken span already includes its own cleaning time; the new booking adds its own before it.
    [
      'too little time to clean',
      wish('15:00', '16:00'),
      known({ buffer_minutes: 30 }, taken()),
      'reservation_slot_taken',
    ],
    ['just enough', wish('14:30', '15:30'), known({ buffer_minutes: 30 }, taken()), null],
    [
      'a shared one needs none',
      wish('15:00', '16:00'),
      known({ exclusive: false, capacity: 5, buffer_minutes: 30 }, taken()),
      null,
    ],
    ['room for all', wish(), known({ exclusive: false, capacity: 10 }, taken()), null],
    [
      'one too many',
      wish('16:00', '18:00', { guest_count: 6 }),
      known({ exclusive: false, capacity: 10 }, taken()),
      'reservation_full',
    ],
    [
      'one too many when the second arrives',
      wish('15:00', '17:00', { guest_count: 6 }),
      known({ exclusive: false, capacity: 10 }, taken()),
      'reservation_full',
    ],
    [
      'those who are never there together',
      wish('16:00', '18:00', { guest_count: 4 }),
      known(
        { exclusive: false, capacity: 10 },
        {
          busy: [
            { from: '2026-06-17T22:00:00Z', until: '2026-06-17T23:00:00Z', guests: 6 },
            { from: '2026-06-17T23:00:00Z', until: '2026-06-18T00:00:00Z', guests: 6 },
          ],
        },
      ),
      null,
    ],
    [
      'the night before reaches over midnight',
      wish('00:00', '01:00'),
      known({ hours: every('00:00', '00:00') }, busy('2026-06-17T03:00:00Z', '2026-06-17T07:00:00Z')),
      'reservation_slot_taken',
    ],
    [
      'and not beyond its end',
      wish('01:00', '02:00'),
      known({ hours: every('00:00', '00:00') }, busy('2026-06-17T03:00:00Z', '2026-06-17T07:00:00Z')),
      null,
    ],
  ])('%s', (_, wished, so, problem) => {
    expect(wishProblem(wished, so)).toBe(problem)
  })
})

describe('a unit’s week, from Monday to Sunday', () => {
  const once = { weekly_limit: 1 }
  test.each<Case>([
    [
      'Monday counts for Sunday',
      wish('16:00', '18:00', day('2026-06-21')),
      known(once, { unit_days: ['2026-06-15'] }),
      'reservation_weekly_limit',
    ],
    [
      'Sunday does not for Monday',
      wish('16:00', '18:00', day('2026-06-22')),
      known(once, { unit_days: ['2026-06-21'] }),
      null,
    ],
    ['two of three', wish(), known({ weekly_limit: 3 }, { unit_days: ['2026-06-15', '2026-06-15'] }), null],
    [
      'three of three',
      wish(),
      known({ weekly_limit: 3 }, { unit_days: ['2026-06-15', '2026-06-15', '2026-06-19'] }),
      'reservation_weekly_limit',
    ],
    [
      'a week over the end of a month',
      wish('16:00', '18:00', day('2026-07-01')),
      known(once, { unit_days: ['2026-06-29'] }),
      'reservation_weekly_limit',
    ],
    ['no limit', wish(), known({}, { unit_days: ['2026-06-15', '2026-06-16', '2026-06-17'] }), null],
  ])('%s', (_, wished, so, problem) => {
    expect(wishProblem(wished, so)).toBe(problem)
  })
})

test('converts minutes and times both ways', () => {
  for (let minutes = 0; minutes < 1440; minutes += 30) expect(minutesOf(timeOf(minutes))).toBe(minutes)
  expect([timeOf(0), timeOf(570), timeOf(1440), timeOf(1590)]).toEqual(['00:00', '09:30', '00:00', '02:30'])
})
