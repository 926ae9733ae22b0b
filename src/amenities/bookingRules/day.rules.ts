/** The layout of an amenity's day: visible hours, closed hours, and the place of each booking. */
import { dayAfter } from '../../shared/time.ts'
import type { Amenity, Reservation } from '../amenities.contract.ts'
import { hoursOn, type Span, span } from './amenities.rules.ts'

const dayMinutes = 24 * 60

/** The width that a text needs, however short the booking. */
const leastRoom = 240

export interface Bar extends Span {
  reservation: Reservation
}

export interface Placed extends Bar {
  /** The text needs at least this width, which may exceed the bar. */
  room: Span
  /** Overlapping bars get separate lanes. */
  lane: number
}

const within = ({ from, until }: Span): Span => ({ from: Math.max(0, from), until: Math.min(dayMinutes, until) })

const isClosed = ({ is_open, closed_days }: Amenity, day: string) => !is_open || closed_days.includes(day)

/** Returns the opening hours of the day and the rest of the evening before; in minutes, in order. */
function openSpans(amenity: Amenity, day: string): Span[] {
  const before = dayAfter(day, -1)
  const [late, own] = [hoursOn(amenity, before), hoursOn(amenity, day)]
  const spans = [
    late && !isClosed(amenity, before) ? { from: late.from - dayMinutes, until: late.until - dayMinutes } : null,
    own && !isClosed(amenity, day) ? own : null,
  ]
  return spans.flatMap((one) => (one ? [within(one)] : [])).filter(({ from, until }) => until > from)
}

export function closedSpans(amenity: Amenity, day: string): Span[] {
  const closed: Span[] = []
  let from = 0
  for (const open of openSpans(amenity, day)) {
    if (open.from > from) closed.push({ from, until: open.from })
    from = Math.max(from, open.until)
  }
  return from < dayMinutes ? [...closed, { from, until: dayMinutes }] : closed
}

/** In local time: a booking from the evening before starts at the day's edge. */
export function barsOf(reservations: readonly Reservation[], amenityId: string, day: string): Bar[] {
  return reservations
    .filter(({ amenity }) => amenity.id === amenityId)
    .map((reservation) => {
      const shift = reservation.reservation_date === day ? 0 : -dayMinutes
      const { from, until } = span(reservation.start_time, reservation.end_time)
      return { reservation, ...within({ from: from + shift, until: until + shift }) }
    })
    .filter(({ from, until }) => until > from)
    .sort((one, other) => one.from - other.from)
}

export function placed(bars: readonly Bar[], shown: Span): Placed[] {
  const ends: number[] = []
  return bars.map((bar) => {
    const from = Math.max(shown.from, Math.min(bar.from, shown.until - leastRoom))
    const room = { from, until: Math.max(bar.until, from + leastRoom) }
    const free = ends.findIndex((end) => end <= room.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = room.until
    return { ...bar, room, lane }
  })
}

/** The hours in which an amenity opens, closes or is booked. */
export function shownHours(amenities: readonly Amenity[], bars: readonly Bar[], day: string): Span {
  const open = amenities.flatMap((amenity) => openSpans(amenity, day).slice(-1))
  const all = [...open, ...bars].filter(({ from, until }) => until - from < dayMinutes)
  if (all.length === 0) return { from: 0, until: dayMinutes }
  const hour = (minutes: number) => minutes / 60
  return {
    from: Math.floor(hour(Math.min(...all.map(({ from }) => from)))) * 60,
    until: Math.ceil(hour(Math.max(...all.map(({ until }) => until)))) * 60,
  }
}

/** `07:00–21:00`; null if it stays closed. */
export function openingOf(amenity: Amenity, day: string): { from: string; until: string } | null {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return isClosed(amenity, day) ? null : (amenity.hours[weekday] ?? null)
}

/** Counts half hours since the first visible one. */
export const columnOf = (minutes: number, shown: Span) =>
  Math.round((Math.min(Math.max(minutes, shown.from), shown.until) - shown.from) / 30)
