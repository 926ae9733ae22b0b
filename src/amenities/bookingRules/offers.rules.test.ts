/** Every offered time is granted and every other is refused, for any rules, zone, day and bookings. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, instantOf } from '../../shared/time.ts'
import {
  type AmenityRules,
  type Availability,
  dayState,
  endsOn,
  minutesOf,
  startsOn,
  timeOf,
  wholeHours,
  wishProblem,
} from './amenities.rules.ts'

const zones = [
  'America/Mexico_City',
  'America/New_York',
  'Europe/Madrid',
  'America/Santiago',
  'Australia/Lord_Howe',
  'UTC',
]
/** Includes daylight saving changes and month ends. */
const days = [
  '2026-10-04',
  '2026-10-25',
  '2026-10-31',
  '2026-11-01',
  '2026-09-06',
  '2026-09-30',
  '2026-12-31',
  '2026-11-11',
]
const halfHours = Array.from({ length: 48 }, (_, at) => timeOf(at * 30))

const hours = fc.option(fc.record({ from: fc.constantFrom(...halfHours), until: fc.constantFrom(...halfHours) }), {
  freq: 6,
})

const amenity: fc.Arbitrary<AmenityRules> = fc.record({
  is_open: fc.constant(true),
  hours: fc.array(hours, { minLength: 7, maxLength: 7 }),
  exclusive: fc.boolean(),
  capacity: fc.integer({ min: 1, max: 12 }),
  shortest_minutes: fc.constantFrom(30, 45, 60, 120),
  longest_minutes: fc.constantFrom(120, 240, 1440),
  buffer_minutes: fc.constantFrom(0, 30, 45, 120),
  days_ahead: fc.constantFrom(1, 30, 365),
  hours_notice: fc.constantFrom(0, 1, 48),
  weekly_limit: fc.constantFrom(null, null, 1, 3),
  closed_days: fc.subarray(days, { maxLength: 2 }),
  house_rules: fc.constant(null),
})

const situation = fc
  .record({
    amenity,
    time_zone: fc.constantFrom(...zones),
    day: fc.constantFrom(...days),
    hours_before: fc.integer({ min: -20, max: 24 * 20 }),
    guest_count: fc.integer({ min: 1, max: 6 }),
    booked: fc.array(
      fc.tuple(fc.integer({ min: -48, max: 96 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6 })),
      { maxLength: 6 },
    ),
    unit_days: fc.subarray(days, { maxLength: 2 }),
  })
  .map(({ booked, hours_before, ...so }) => {
    const midnight = instantOf(so.day, 0, so.time_zone)
    const written = (halfHoursOn: number) => new Date(midnight + halfHoursOn * 1_800_000).toISOString()
    const known: Availability = {
      ...so,
      now: new Date(midnight - hours_before * 3_600_000).toISOString(),
      busy: booked.map(([from, long, guests]) => ({ from: written(from), until: written(from + long), guests })),
    }
    return { known, day: so.day, guest_count: so.guest_count }
  })

const may = { numRuns: 60 }

test('accepts exactly the offered hours, each with its end after its start', () => {
  let daysWithOffers = 0
  fc.assert(
    fc.property(situation, ({ known, day, guest_count }) => {
      const starts = startsOn(day, guest_count, known)
      const at = (minutes: number) => instantOf(day, minutes, known.time_zone)
      const wrong: string[] = []
      for (const startTime of halfHours) {
        const ends = endsOn(day, startTime, guest_count, known)
        if (starts.includes(startTime) && ends.length === 0) wrong.push(`${startTime} leads nowhere`)
        for (const endTime of halfHours) {
          const problem = wishProblem(
            { reservation_date: day, start_time: startTime, end_time: endTime, guest_count },
            known,
          )
          const told = `${startTime} to ${endTime}: ${problem}`
          if ((problem === null) !== ends.includes(endTime)) wrong.push(told)
          const until = minutesOf(endTime) + (endTime > startTime ? 0 : 1440)
          if (problem === null && at(until) <= at(minutesOf(startTime))) wrong.push(`${told} ends before it starts`)
        }
      }
      expect(wrong).toEqual([])
      if (starts.length > 0) daysWithOffers++
      expect(['free', 'partly'].includes(dayState(day, guest_count, known))).toBe(starts.length > 0)
    }),
    may,
  )
  // About every third day has offers, so fewer than four of sixty happen in one run of ten million.
  expect(daysWithOffers, 'it was not about nothing').toBeGreaterThan(3)
})

test('keeps an amenity within its capacity when one offered hour after another is booked', () => {
  fc.assert(
    fc.property(
      situation,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 6 })), { maxLength: 25 }),
      (so, wishes) => {
        let known: Availability = {
          ...so.known,
          busy: [],
          unit_days: [],
          amenity: { ...so.known.amenity, weekly_limit: null },
        }
        for (const [start, end, guests] of wishes) {
          const starts = startsOn(so.day, guests, known)
          const startTime = starts[start % starts.length]
          if (!startTime) continue
          const ends = endsOn(so.day, startTime, guests, known)
          const endTime = ends[end % ends.length] ?? ''
          const until = minutesOf(endTime) + (endTime > startTime ? 0 : 1440)
          const cleaning = known.amenity.exclusive ? known.amenity.buffer_minutes * 60_000 : 0
          const booked = {
            from: new Date(instantOf(so.day, minutesOf(startTime), known.time_zone)).toISOString(),
            until: new Date(instantOf(so.day, until, known.time_zone) + cleaning).toISOString(),
            guests,
          }
          known = { ...known, busy: [...known.busy, booked] }
        }
        const first = instantOf(dayAfter(so.day, -1), 0, known.time_zone)
        for (let at = first; at < first + 4 * 86_400_000; at += 900_000) {
          const there = known.busy.filter(({ from, until }) => Date.parse(from) <= at && Date.parse(until) > at)
          expect(there.reduce((sum, { guests }) => sum + guests, 0)).toBeLessThanOrEqual(known.amenity.capacity)
          if (known.amenity.exclusive) expect(there.length).toBeLessThanOrEqual(1)
        }
      },
    ),
    may,
  )
})

test('offers whole free hours first, and half hours only in an hour that is partly taken', () => {
  expect(wholeHours(['09:00', '09:30', '10:00', '10:30', '11:30', '12:00'])).toEqual([
    '09:00',
    '10:00',
    '11:30',
    '12:00',
  ])
  expect(wholeHours([])).toEqual([])
})
