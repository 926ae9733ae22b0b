import { plain } from '../../shared/lookAlikes.ts'
import { wallClock } from '../../shared/time.ts'
import type { Guest, Reservation } from '../amenities.contract.ts'

type Booked = Pick<Reservation, 'status' | 'ends_at' | 'reservation_date' | 'time_zone'>

/** The same check as the database makes at an entry, except for the host's own state. */
export const expectsGuests = ({ status, ends_at, reservation_date, time_zone }: Booked, now: number) =>
  status === 'approved' && Date.parse(ends_at) > now && reservation_date <= wallClock(now, time_zone).day

type Attended = Pick<Reservation, 'guest_count' | 'guests'>

export const insideOf = ({ guests }: Pick<Reservation, 'guests'>) => guests.filter(({ inside }) => inside).length

/** Guests who came still count after they left. */
export const roomLeft = ({ guest_count, guests }: Attended) =>
  Math.max(0, guest_count - guests.filter(({ entered_at }) => entered_at !== null).length)

export function guestsNamed(guests: readonly Guest[], search: string): Guest[] {
  const wanted = plain(search.trim())
  return wanted === '' ? [] : guests.filter(({ name }) => plain(name).includes(wanted))
}
