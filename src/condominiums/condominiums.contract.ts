import { z } from 'zod'
import { contract, edit, forAnyone, read, takesLong, write } from '../shared/contract.ts'
import { countries } from '../shared/countries.ts'
import {
  changedPhone,
  cursor,
  id,
  moment,
  optionalLine,
  page,
  requiredLine,
  revision,
  searchText,
} from '../shared/fields.ts'
import { isTimeZone } from '../shared/time.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })

const condominiumForm = z.strictObject({
  id,
  name: requiredLine(120),
  address: optionalLine(300),
  time_zone: z.string().refine(isTimeZone, 'time_zone'),
  /** Null means the country of the time zone. Forms of earlier builds send none and change none. */
  country: z.enum(countries).nullable().optional(),
  listed: z.boolean(),
  retention_days: z.int('number_range').min(7, 'number_range').max(3650, 'number_range'),
  log_resident_entries: z.boolean(),
  /** Forms of earlier builds send none and change none. */
  homes_invite: z.boolean().optional(),
  /** Forms of earlier builds send none and change none. */
  photos_on_passes: z.boolean().optional(),
  /** Residents and owners read these beside their messages to the administration. */
  office_phone: changedPhone,
  office_whatsapp: changedPhone,
})

const condominium = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  address: z.string().nullable(),
  time_zone: z.string(),
  country: z.enum(countries).nullable(),
  listed: z.boolean(),
  retention_days: z.int(),
  log_resident_entries: z.boolean(),
  /** Whether a home may create a code with which others request to join it. */
  homes_invite: z.boolean(),
  /** Whether homes may add the photo of a person to a pass. */
  photos_on_passes: z.boolean(),
  office_phone: z.string().nullable(),
  office_whatsapp: z.string().nullable(),
  /** A shorter retention and its first day; it can be cancelled until then. */
  next_retention: z.strictObject({ days: z.int(), from: moment, by_name: z.string().nullable() }).nullable(),
  revision: z.int(),
  invitation_code: z.string(),
  created_at: moment,
  /** Whether it has an approved administrator of its own. */
  has_admin: z.boolean(),
  /** Residents, staff and administrators, and people who requested to be. */
  people: z.int(),
  last_cleaning: z.strictObject({ at: moment, visits: z.int(), log_lines: z.int(), guests: z.int() }).nullable(),
})
export type Condominium = z.infer<typeof condominium>

export const condominiums = contract('condominiums', {
  join: forAnyone(
    read(
      'The names of condominiums that take open registrations',
      z.strictObject({ search: searchText, id: id.optional() }),
      z.array(place),
    ),
  ),
  invited: forAnyone(
    read('The condominium of an invitation link', z.strictObject({ invitation_code: requiredLine(64) }), place),
  ),
  choose: read(
    'Condominiums that the reader may choose from, by name, and the one with the id if it is named; the address where names are alike',
    z.strictObject({ search: searchText, id: id.optional() }),
    z.array(place.extend({ hint: z.string().nullable(), time_zone: z.string() })),
  ),
  list: read(
    'Condominiums that the reader runs, newest first',
    z.strictObject({ search: searchText, unrun: z.boolean().optional(), after: cursor }),
    page(condominium),
    ['people'],
  ),
  create: write('Make a condominium', condominiumForm),
  foresee: takesLong(
    read(
      'What a shorter retention would remove if it counted today, and what another time zone would concern',
      z.strictObject({ id, retention_days: condominiumForm.shape.retention_days }),
      z.strictObject({ visits: z.int(), log_lines: z.int(), guests: z.int(), bookings: z.int(), passes: z.int() }),
    ),
  ),
  change: edit('Change a condominium and its settings', condominiumForm.extend({ revision })),
  keepRetention: write('Take back a shorter retention before it counts', z.strictObject({ id })),
  renewInvitation: write('Make the old invitation link useless and get a new one', z.strictObject({ id })),
  archive: write('Delete an empty condominium; its log stays until retention', z.strictObject({ id })),
})
