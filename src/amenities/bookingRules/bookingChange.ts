/** The acts of a resident on a reservation, and whether a change asks for more than was granted. */

import { plain } from '../../shared/lookAlikes.ts'
import type { Reservation } from '../amenities.contract.ts'
import type { Wish } from './amenities.rules.ts'

export type BookingAct = 'edit' | 'calendar' | 'cancel' | 'remove'

type Facts = Pick<Reservation, 'status' | 'starts_at' | 'ends_at'> & { guests: readonly { inside: boolean }[] }

export function bookingActs({ status, starts_at, ends_at, guests }: Facts, now: number): BookingAct[] {
  const stands = status === 'pending' || status === 'approved'
  const begun = Date.parse(starts_at) <= now
  const over = Date.parse(ends_at) <= now
  const used = (status === 'approved' && begun) || guests.some((guest) => guest.inside)
  return [
    // While an approved booking runs, its guest list may still change.
    ...(stands && (!begun || (status === 'approved' && !over)) ? (['edit'] as const) : []),
    ...(stands && !over ? (['calendar', 'cancel'] as const) : []),
    ...(used ? [] : (['remove'] as const)),
  ]
}

/** A booking shows one state: after its end, neither "approved" nor "pending" says anything more. */
export const shownState = ({ status, ends_at }: Pick<Facts, 'status' | 'ends_at'>, now: number) =>
  Date.parse(ends_at) <= now && (status === 'pending' || status === 'approved') ? ('over' as const) : status

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

type Hours = Pick<Reservation, 'status' | 'reservation_date' | 'start_time' | 'end_time'> & { amenity: { id: string } }

/** A night's hours end on the next day. */
export function overlaps({ status, amenity, ...booked }: Hours, { amenity_id, ...wish }: BookedHours): boolean {
  if (status !== 'pending' && status !== 'approved') return false
  if (amenity.id !== amenity_id || !wish.reservation_date || !wish.start_time || !wish.end_time) return false
  const [from, until] = periodOf(booked)
  const [wishedFrom, wishedUntil] = periodOf(wish)
  return from < wishedUntil && wishedFrom < until
}

function periodOf({ reservation_date, start_time, end_time }: Omit<Wish, 'guest_count'>): [number, number] {
  const from = Date.parse(`${reservation_date}T${start_time}Z`)
  const until = Date.parse(`${reservation_date}T${end_time}Z`)
  return [from, until > from ? until : until + 86_400_000]
}

/** One guest per line; blank lines are dropped. */
export const namesIn = (written: string) =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The names that a list has more than once, each as it is written first. */
export function repeatedNames(names: readonly string[]): string[] {
  const first = (name: string) => names.find((one) => plain(one) === plain(name))
  return [
    ...new Set(names.filter((name, at) => names.slice(0, at).some((one) => plain(one) === plain(name))).map(first)),
  ].filter((name) => name !== undefined)
}
