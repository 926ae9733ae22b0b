/** What a resident can do with a reservation now, and whether a change asks for more than was granted. */
import type { Reservation } from '../amenities.contract.ts'
import type { Wish } from './amenities.rules.ts'

export type BookingAct = 'edit' | 'calendar' | 'cancel' | 'remove'

type Facts = Pick<Reservation, 'status' | 'starts_at' | 'ends_at'> & { guests: readonly { inside: boolean }[] }

/** In the order of the buttons. */
export function bookingActs({ status, starts_at, ends_at, guests }: Facts, now: number): BookingAct[] {
  const stands = status === 'pending' || status === 'approved'
  const begun = Date.parse(starts_at) <= now
  const over = Date.parse(ends_at) <= now
  const used = (status === 'approved' && begun) || guests.some((guest) => guest.inside)
  return [
    ...(stands && !begun ? (['edit'] as const) : []),
    ...(stands && !over ? (['calendar', 'cancel'] as const) : []),
    ...(used ? [] : (['remove'] as const)),
  ]
}

export type BookedHours = Wish & { amenity_id: string }

/** Other hours, another amenity or more people need a new check and approval; other changes do not. */
export function asksForMore(booked: BookedHours, wished: BookedHours): boolean {
  return (
    booked.amenity_id !== wished.amenity_id ||
    booked.reservation_date !== wished.reservation_date ||
    booked.start_time !== wished.start_time ||
    booked.end_time !== wished.end_time ||
    wished.guest_count > booked.guest_count
  )
}

/** One guest per line; blank lines are dropped. */
export const namesIn = (written: string) =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
