/** The calls of an import: the rows of a file, and part by part which addresses are known already, and the residents to create. */
import { z } from 'zod'
import { homeKinds } from '../households/rights.rules.ts'
import { optionalEmail } from '../shared/accountNames.ts'
import { contract, download, read, upload, write } from '../shared/contract.ts'
import { email, fullName, id, language, optionalPhone, unitNumber } from '../shared/fields.ts'

export const mostAtOnce = 200

/** Of a file: its bytes, its rows with the headers and what stands above them, and the cells of a row. */
export const mostBytes = 2 * 1024 * 1024
export const mostRows = 5_020
export const mostCells = 40

/** A row of a file, numbered as a spreadsheet numbers it. */
export const fileRow = z.strictObject({ number: z.int(), cells: z.array(z.string()) })
export type FileRow = z.infer<typeof fileRow>

/** What a line says of a person. */
export const residentLine = z.strictObject({
  full_name: fullName,
  email: optionalEmail,
  phone_number: optionalPhone,
  unit_number: unitNumber,
  /** What they are in that home; null: not said. */
  kind: z.enum(homeKinds).nullable().default(null),
})

/** The last two are of the day: such a line may be sent again tomorrow. */
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
      /** Drawn with the file. Without it the import cannot be undone whole. */
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
