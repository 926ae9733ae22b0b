/** Anyone reads the notice, and the administration writes it. */
import { z } from 'zod'
import { contract, edit, forAnyone, read } from '../../shared/contract.ts'
import { countries } from '../../shared/countries.ts'
import { email, id, optionalText, revision } from '../../shared/fields.ts'

export const mostNotice = 8000

const facts = {
  condominium: z.string(),
  address: z.string().nullable(),
  country: z.enum(countries).nullable(),
  time_zone: z.string(),
  days: z.int(),
  /** How long daily backups are kept. */
  backup_days: z.int(),
  es: z.string().nullable(),
  en: z.string().nullable(),
}

const page = z.strictObject({ ...facts, contact: z.string() })
export type NoticePage = z.infer<typeof page>

const notice = z.strictObject({ ...facts, id: z.uuid(), contact: z.string().nullable(), revision: z.int() })
export type Notice = z.infer<typeof notice>

export const privacyNotice = contract('privacyNotice', {
  page: forAnyone(
    read(
      'The privacy notice of a condominium, for everybody who has its address',
      z.strictObject({ condominium_id: id }),
      page,
    ),
  ),
  list: read(
    'The notices of the condominiums that the reader runs; without a contact none is written',
    z.strictObject({}),
    z.array(notice),
    ['condominiums'],
  ),
  write: edit(
    'Write the privacy notice of a condominium',
    z
      .strictObject({ id, revision, contact: email, es: optionalText(mostNotice), en: optionalText(mostNotice) })
      .refine(({ es, en }) => es !== null || en !== null, { path: ['es'], message: 'required' }),
  ),
})
