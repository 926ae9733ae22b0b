import type pg from 'pg'
import type { AmenityType } from '../../../src/shared/amenityTypes.ts'

export interface Logged {
  id: string
  event_type: string
  authorization_id: string | null
  guest_id: string | null
  person_id: string | null
  reservation_id: string | null
  resident_id: string | null
  override_reason: string | null
  authorized_by: string | null
  people: number | null
  auth_type: string
  occurred_at: Date
}

export interface Authorized {
  id: string
  auth_type: string
  status: string
  details: { people?: number }
  resident_id: string | null
  registered_by: string | null
  created_at: Date
  decided_at: Date | null
  closed_at: Date | null
  valid_until: Date | null
}

export interface Booked {
  id: string
  amenity_id: string
  status: string
  starts_at: Date
  ends_at: Date
}

export interface Kept {
  log: Logged[]
  authorizations: Authorized[]
  bookings: Booked[]
  guests: { reservation_id: string; entered_at: Date | null }[]
  amenities: { id: string; amenity_type: AmenityType; name: string | null }[]
  outages: { station_id: string; began_at: Date; ended_at: Date }[]
  stations: { id: string; gate_name: string }[]
}

export async function keptIn(owner: pg.Pool, condominiumId: string): Promise<Kept> {
  const all = async (text: string) => (await owner.query(text, [condominiumId])).rows
  return {
    log: await all(`select l.*, s.auth_type from access_logs l join access_log_subjects s on s.log_id = l.id
      where l.condominium_id = $1 and l.corrects is null
        and l.id not in (select k.corrects from access_logs k where k.corrects is not null)`),
    authorizations: await all('select * from authorizations where condominium_id = $1'),
    bookings: await all('select * from amenity_reservations where condominium_id = $1'),
    guests: await all('select * from reservation_guests where condominium_id = $1'),
    amenities: await all('select * from amenities where condominium_id = $1'),
    outages: await all('select * from station_outages where condominium_id = $1'),
    stations: await all(`select s.id, g.name as gate_name from stations s join gates g on g.id = s.gate_id
      where s.condominium_id = $1`),
  }
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function wallOf(zone: string) {
  const clock = new Intl.DateTimeFormat('en-CA', {
    ...{
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      weekday: 'short',
    },
  })
  return (at: Date) => {
    const { year, month, day, hour, weekday } = Object.fromEntries(
      clock.formatToParts(at).map(({ type, value }) => [type, value]),
    )
    const number = weekdays.findIndex((name) => weekday?.startsWith(name)) + 1
    return { day: `${year}-${month}-${day}`, hour: Number(hour), weekday: number }
  }
}

export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
