import type { Reservation } from '../amenities.contract.ts'

type Booked = Pick<Reservation, 'id' | 'status' | 'starts_at' | 'ends_at' | 'purpose' | 'revision'>

export interface CalendarEntry {
  reservation: Booked
  amenity: string
  condominium: string
  now: number
}

const states: Record<Reservation['status'], string> = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  rejected: 'CANCELLED',
  cancelled: 'CANCELLED',
}

export function calendarFile({ reservation, amenity, condominium, now }: CalendarEntry): string {
  const { id, status, starts_at, ends_at, purpose, revision } = reservation
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Garita//Garita//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same id in every file of a reservation, so that a newer revision replaces the older one.
    `UID:${id}@garita`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(starts_at))}`,
    `DTEND:${utc(Date.parse(ends_at))}`,
    `STATUS:${states[status]}`,
    `SUMMARY:${escaped(amenity)}`,
    `LOCATION:${escaped(`${amenity}, ${condominium}`)}`,
    ...(purpose ? [`DESCRIPTION:${escaped(purpose)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const mostOctets = 75

function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** Lines are limited in bytes and must not split a character; a continued line starts with a space, which counts. */
function folded(line: string): string {
  let written = ''
  let octets = 0
  for (const sign of line) {
    if (octets + octetsOf(sign) > mostOctets) {
      written += '\r\n '
      octets = 1
    }
    written += sign
    octets += octetsOf(sign)
  }
  return written
}
