import { z } from 'zod'
import type { CallContext } from '../server/calls/serve.ts'
import { countryThere } from '../server/database/fragments/condominiumCountry.ts'
import { wallText } from '../server/database/fragments/days.ts'
import { sql } from '../server/database/sql.ts'
import { tableFile } from '../server/database/tableFile.ts'
import { amenityName, amenityTypeNames, amenityTypes } from '../shared/amenityTypes.ts'
import type { Parsed } from '../shared/contract.ts'
import { speakThere } from '../shared/countryWords.ts'
import { messages } from '../shared/messages.ts'
import { reservationStatuses } from '../shared/reservationStatuses.ts'
import type { amenities } from './amenities.contract.ts'
import { reservationFactTexts, reservationStateTexts } from './amenities.messages.ts'
import { reservationsThere, reservationsWanted } from './amenities.queries.server.ts'

const reservation = z.object({
  amenity_type: z.enum(amenityTypes),
  name: z.string().nullable(),
  reservation_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  resident: z.string().nullable(),
  unit_number: z.string(),
  guest_count: z.int(),
  purpose: z.string().nullable(),
  status: z.enum(reservationStatuses),
  condominium: z.string(),
  asked_at: z.string(),
})

export async function exportReservations(
  input: Parsed<typeof amenities.exportReservations>,
  { stream, db }: CallContext,
) {
  const country = await countryThere(db, input.condominium_id)
  const facts = speakThere(reservationFactTexts, input.language, country)
  const text = speakThere(reservationFileTexts, input.language, country)
  const states = speakThere(reservationStateTexts, input.language, country)
  const names = speakThere(amenityTypeNames, input.language, country)
  const rows = await stream(reservation, {
    list: 'reservations',
    filter: input,
    columns: sql`m.amenity_type, m.name, b.reservation_date, to_char(b.start_time, 'HH24:MI') as start_time,
      to_char(b.end_time, 'HH24:MI') as end_time, (select p.full_name from profiles p where p.id = b.resident_id) as resident,
      b.unit_number, b.guest_count, b.purpose, b.status, c.name as condominium,
      ${wallText(sql`b.created_at`, sql`c.time_zone`)} as asked_at`,
    rows: sql`from ${reservationsThere} where ${reservationsWanted(input)}`,
    order: sql`b.reservation_date desc, b.starts_at desc, b.id desc`,
  })
  return tableFile(input.format, {
    file_name: 'reservas_export',
    rows,
    columns: [
      { header: facts.amenity, cell: (row) => amenityName(row, names) },
      { header: facts.date, cell: (row) => row.reservation_date },
      { header: text.begins, cell: (row) => row.start_time },
      { header: text.ends, cell: (row) => row.end_time },
      { header: facts.resident, cell: (row) => row.resident ?? facts.unknown_resident },
      { header: text.unit, cell: (row) => row.unit_number },
      { header: facts.guests, cell: (row) => row.guest_count },
      { header: facts.purpose, cell: (row) => row.purpose },
      { header: facts.state, cell: (row) => states[row.status] },
      { header: facts.condominium, cell: (row) => row.condominium },
      { header: facts.requested, cell: (row) => row.asked_at },
    ],
  })
}

const reservationFileTexts = messages({
  begins: { es: 'Hora de inicio', en: 'Start time' },
  ends: { es: 'Hora de fin', en: 'End time' },
  unit: { es: 'Unidad', en: 'Unit' },
})
