import { z } from 'zod'
import { homeKinds } from '../households/rights.rules.ts'
import { optionalEmail } from '../shared/accountNames.ts'
import { contract, download, read, upload, write } from '../shared/contract.ts'
import { email, fullName, id, language, optionalPhone, unitNumber } from '../shared/fields.ts'

export const mostAtOnce = 200

/** Limits of a file: its bytes, its rows including headers and titles, and the cells of a row. */
export const mostBytes = 2 * 1024 * 1024
export const mostRows = 5_020
export const mostCells = 40

/** A row of a file, numbered as a spreadsheet numbers it. */
export const fileRow = z.strictObject({ number: z.int(), cells: z.array(z.string()) })
export type FileRow = z.infer<typeof fileRow>

export const residentLine = z.strictObject({
  full_name: fullName,
  email: optionalEmail,
  phone_number: optionalPhone,
  unit_number: unitNumber,
  /** The kind of resident; null if the list does not name one. */
  kind: z.enum(homeKinds).nullable().default(null),
})

/** The last two depend on the day: the same line may succeed tomorrow. */
export const importOutcomes = [
  'saved',
  'already_there',
  'email_known',
  'not_saved',
  'known_too_often',
  'letters_too_many',
  'unit_unclear',
] as const

export type ImportOutcome = (typeof importOutcomes)[number]

export const imports = contract('imports', {
  open: upload(
    'The rows of a spreadsheet: XLSX, ODS, XLS or CSV. Rows with nothing in them are left out',
    mostBytes,
    z.array(fileRow),
  ),
  sample: download('A spreadsheet to fill in, with two residents as examples', z.strictObject({ language })),
  known: read(
    'Which of these addresses have an account already, among the people of the reader’s condominiums',
    z.strictObject({ emails: z.array(email).max(mostAtOnce, 'too_long') }),
    z.array(z.string()),
  ),
  save: write(
    'Bring residents into a condominium, approved, and invited by e-mail where they have one and mail is sent; sent again it is the same',
    z.strictObject({
      condominium_id: id,
      /** Created with the file. Without it the import cannot be undone as a whole. */
      import_id: id.optional(),
      language,
      lines: z
        .array(residentLine.extend({ id, residence_id: id }))
        .min(1, 'required')
        .max(mostAtOnce, 'too_long'),
    }),
    z.array(z.strictObject({ id: z.uuid(), outcome: z.enum(importOutcomes) })),
  ),
})
