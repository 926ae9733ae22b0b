/** Facts for a requested reservation: a Monday noon in Mexico, and rules that a test makes stricter. */
import type { AmenityRules, Availability, Wish } from '../../src/amenities/bookingRules/amenities.rules.ts'

export const every = (from: string, until: string) => Array.from({ length: 7 }, () => ({ from, until }))

export const butWednesday = every('08:00', '22:00').map((hours, at) => (at === 2 ? null : hours))

const rules = (more: Partial<AmenityRules> = {}): AmenityRules => ({
  is_open: true,
  hours: every('08:00', '22:00'),
  exclusive: true,
  capacity: 20,
  shortest_minutes: 60,
  longest_minutes: 240,
  buffer_minutes: 0,
  days_ahead: 30,
  hours_notice: 0,
  weekly_limit: null,
  closed_days: [],
  house_rules: null,
  ...more,
})

/** Monday noon in Mexico, which is six hours behind UTC all year. */
const now = '2026-06-15T18:00:00Z'
const zone = 'America/Mexico_City'

export const known = (amenity: Partial<AmenityRules> = {}, more: Partial<Availability> = {}): Availability => ({
  amenity: rules(amenity),
  time_zone: zone,
  now,
  busy: [],
  unit_days: [],
  ...more,
})

export const wish = (startTime = '16:00', endTime = '18:00', more: Partial<Wish> = {}): Wish => ({
  reservation_date: '2026-06-17',
  start_time: startTime,
  end_time: endTime,
  guest_count: 5,
  ...more,
})

export const day = (reservationDate: string) => ({ reservation_date: reservationDate })
export const busy = (from: string, until: string, guests = 5) => ({ busy: [{ from, until, guests }] })
/** Books the Wednesday of that week from four to six, local time. */
export const taken = (guests = 5) => busy('2026-06-17T22:00:00Z', '2026-06-18T00:00:00Z', guests)
