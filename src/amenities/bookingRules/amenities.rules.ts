/** The booking rules, the same for the screen that offers hours and the server that grants them. */
import { dayAfter, instantOf, wallClock } from '../../shared/time.ts'

export interface AmenityRules {
  is_open: boolean
  hours: readonly ({ from: string; until: string } | null)[]
  exclusive: boolean
  capacity: number
  shortest_minutes: number
  longest_minutes: number
  buffer_minutes: number
  days_ahead: number
  hours_notice: number
  weekly_limit: number | null
  closed_days: readonly string[]
  house_rules: string | null
}

export interface Availability {
  amenity: AmenityRules
  time_zone: string
  now: string
  busy: readonly { from: string; until: string; guests: number }[]
  unit_days: readonly string[]
}

export interface Wish {
  reservation_date: string
  start_time: string
  end_time: string
  guest_count: number
}

export type WishProblem =
  | 'reservation_amenity_closed'
  | 'reservation_day_closed'
  | 'reservation_outside_hours'
  | 'reservation_too_short'
  | 'reservation_too_long'
  | 'reservation_past'
  | 'reservation_too_far'
  | 'reservation_too_late'
  | 'reservation_too_many_guests'
  | 'reservation_weekly_limit'
  | 'reservation_slot_taken'
  | 'reservation_full'

const step = 30
const dayMinutes = 24 * 60

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

export function timeOf(minutes: number): string {
  const within = minutes % dayMinutes
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(within / 60)}:${two(within % 60)}`
}

/** Start and end in minutes of the first day; an end that is not after the start is on the next day. */
export function span(from: string, until: string): { from: number; until: number } {
  const [start, end] = [minutesOf(from), minutesOf(until)]
  return { from: start, until: end > start ? end : end + dayMinutes }
}

export const hoursOn = ({ hours }: AmenityRules, day: string) => {
  const opening = hours[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
  return opening ? span(opening.from, opening.until) : null
}

/** The first broken rule; null if the request is allowed. */
export function wishProblem(wish: Wish, known: Availability): WishProblem | null {
  const { amenity } = known
  const day = wish.reservation_date
  const wished = span(wish.start_time, wish.end_time)
  return (
    dayProblem(day, known) ??
    stayProblem(day, wished, known) ??
    (wish.guest_count > amenity.capacity ? 'reservation_too_many_guests' : null) ??
    (weekIsFull(day, known) ? 'reservation_weekly_limit' : null) ??
    meetingProblem(heldFor(day, wished, known), wish.guest_count, known)
  )
}

/** Finds the problems of a whole day, whatever the hour. */
function dayProblem(day: string, { amenity, now, time_zone }: Availability): WishProblem | null {
  const today = wallClock(Date.parse(now), time_zone).day
  if (!amenity.is_open) return 'reservation_amenity_closed'
  if (day < today) return 'reservation_past'
  if (day > dayAfter(today, amenity.days_ahead)) return 'reservation_too_far'
  if (amenity.closed_days.includes(day) || !hoursOn(amenity, day)) return 'reservation_day_closed'
  return null
}

export type Span = ReturnType<typeof span>

function stayProblem(day: string, wished: Span, { amenity, now, time_zone }: Availability): WishProblem | null {
  const open = hoursOn(amenity, day)
  if (!open || wished.from < open.from || wished.until > open.until) return 'reservation_outside_hours'
  const stay = wished.until - wished.from
  if (stay < amenity.shortest_minutes) return 'reservation_too_short'
  if (stay > amenity.longest_minutes) return 'reservation_too_long'
  const startsAt = instantOf(day, wished.from, time_zone)
  // When clocks go forward, half past two may come after three.
  if (instantOf(day, wished.until, time_zone) <= startsAt) return 'reservation_outside_hours'
  const notice = startsAt - Date.parse(now)
  if (notice <= 0) return 'reservation_past'
  if (notice < amenity.hours_notice * 3_600_000) return 'reservation_too_late'
  return null
}

const mondayOf = (day: string) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

function weekIsFull(day: string, { amenity, unit_days }: Availability): boolean {
  const monday = mondayOf(day)
  const booked = unit_days.filter((one) => mondayOf(one) === monday).length
  return amenity.weekly_limit !== null && booked >= amenity.weekly_limit
}

interface Held {
  from: number
  until: number
}

/** Includes the cleaning time that only an exclusive amenity keeps free. */
function heldFor(day: string, wished: Span, { amenity, time_zone }: Availability): Held {
  const buffer = amenity.exclusive ? amenity.buffer_minutes * 60_000 : 0
  return {
    from: instantOf(day, wished.from, time_zone),
    until: instantOf(day, wished.until, time_zone) + buffer,
  }
}

const read = new WeakMap<Availability['busy'], readonly (Held & { guests: number })[]>()

/** Parsed once, because every offered hour of a month is checked against the same bookings. */
function readOnce(busy: Availability['busy']) {
  const known = read.get(busy)
  if (known) return known
  const held = busy.map(({ from, until, guests }) => ({ from: Date.parse(from), until: Date.parse(until), guests }))
  read.set(busy, held)
  return held
}

function meetingProblem(held: Held, guests: number, { amenity, busy }: Availability): WishProblem | null {
  const met = readOnce(busy).filter((other) => other.from < held.until && other.until > held.from)
  if (amenity.exclusive) return met.length > 0 ? 'reservation_slot_taken' : null
  // The number of people is highest at the start of some booking.
  const arrivals = [held.from, ...met.map((other) => other.from).filter((from) => from > held.from)]
  const most = Math.max(
    ...arrivals.map((at) =>
      met.filter((other) => other.from <= at && other.until > at).reduce((sum, other) => sum + other.guests, 0),
    ),
  )
  return most + guests > amenity.capacity ? 'reservation_full' : null
}

/** The start times of a day that leave room for the shortest stay. */
export function startsOn(day: string, guestCount: number, known: Availability): string[] {
  const open = hoursOn(known.amenity, day)
  if (!open || dayProblem(day, known)) return []
  const shortest = Math.ceil(known.amenity.shortest_minutes / step) * step
  const starts: string[] = []
  for (let from = open.from; from < dayMinutes; from += step) {
    const endTime = timeOf(from + shortest)
    const wish = { reservation_date: day, start_time: timeOf(from), end_time: endTime, guest_count: guestCount }
    if (wishProblem(wish, known) === null) starts.push(wish.start_time)
  }
  return starts
}

/** Whole hours, and a half hour if the whole one before it is taken. */
export function wholeHours(starts: readonly string[]): string[] {
  const free = new Set(starts)
  return starts.filter((start) => start.endsWith(':00') || !free.has(`${start.slice(0, 2)}:00`))
}

/** The end times possible from a start. */
export function endsOn(day: string, startTime: string, guestCount: number, known: Availability): string[] {
  const from = minutesOf(startTime)
  const open = hoursOn(known.amenity, day)
  if (!open) return []
  const ends: string[] = []
  for (let until = from + step; until <= Math.min(open.until, from + dayMinutes); until += step) {
    const wish = { reservation_date: day, start_time: startTime, end_time: timeOf(until), guest_count: guestCount }
    if (wishProblem(wish, known) === null) ends.push(timeOf(until))
  }
  return ends
}

/** Why nothing is free on a day; null if something is. */
export function fullProblem(day: string, guestCount: number, known: Availability): WishProblem | null {
  const problem = dayProblem(day, known)
  if (problem) return problem
  if (startsOn(day, guestCount, known).length > 0) return null
  if (guestCount > known.amenity.capacity) return 'reservation_too_many_guests'
  if (startsOn(day, guestCount, untaken(known)).length === 0) return 'reservation_too_late'
  if (weekIsFull(day, known)) return 'reservation_weekly_limit'
  return known.amenity.exclusive ? 'reservation_slot_taken' : 'reservation_full'
}

const untaken = (known: Availability): Availability => ({ ...known, busy: [], unit_days: [] })

export type DayState = 'free' | 'partly' | 'full' | 'week_used' | 'closed' | 'past' | 'too_far'

const states: Partial<Record<WishProblem, DayState>> = {
  reservation_amenity_closed: 'closed',
  reservation_day_closed: 'closed',
  reservation_past: 'past',
  reservation_too_late: 'past',
  reservation_too_far: 'too_far',
  reservation_weekly_limit: 'week_used',
}

export function dayState(day: string, guestCount: number, known: Availability): DayState {
  const problem = fullProblem(day, guestCount, known)
  if (problem) return states[problem] ?? 'full'
  const starts = startsOn(day, guestCount, known)
  return starts.length < startsOn(day, guestCount, untaken(known)).length ? 'partly' : 'free'
}
