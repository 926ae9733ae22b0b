/** The six amenity types of a new condominium, and their spellings in older systems. */
import { z } from 'zod'
import { messages } from './messages.ts'

export const amenityTypes = ['pool', 'clubhouse', 'event_hall', 'gym', 'playground', 'parking'] as const
export type AmenityType = (typeof amenityTypes)[number]

export const amenityTypeNames = messages({
  pool: { es: 'Alberca', en: 'Pool' },
  clubhouse: { es: 'Casa club', en: 'Clubhouse' },
  event_hall: { es: 'Salón de eventos', en: 'Event hall' },
  gym: { es: 'Gimnasio', en: 'Gym' },
  playground: { es: 'Área de juegos', en: 'Playground' },
  parking: { es: 'Estacionamiento de visitas', en: 'Visitor parking' },
})

/** The name set by the admin, or else the type in the user's language. */
export const amenityName = (
  { name, amenity_type }: { name: string | null; amenity_type: AmenityType },
  names: Readonly<Record<AmenityType, string>>,
) => name ?? names[amenity_type]

/** Translates the text if it is a type of amenity, and returns any other name unchanged. */
export function amenityWord(written: string, names: Readonly<Record<AmenityType, string>>): string {
  const type = amenityTypes.find((one) => one === written)
  return type ? names[type] : written
}

const lastSegment = (written: string) => written.slice(written.lastIndexOf('.') + 1)

/** Older systems wrote `eventHall` and `reservations.amenities.pool` for `event_hall` and `pool`. */
function knownAmenity(written: string): string {
  const name = written.startsWith('reservations.amenities.') ? lastSegment(written) : written
  return name === 'eventHall' ? 'event_hall' : name
}

/** Reads values from outside: a call, an address, a file. */
export const amenityType = z.string().max(80).transform(knownAmenity).pipe(z.enum(amenityTypes))
