import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { fullName, id, moment, unitNumber } from '../../shared/fields.ts'
import { mostAtOnce, mostRows } from '../imports.contract.ts'

const one = z.strictObject({ condominium_id: id, import_id: id })

/** The numbers of people and units that undoing deletes, and of those that stay because they were used since. */
const weighed = z.strictObject({ people: z.int(), people_stay: z.int(), units: z.int(), units_stay: z.int() })
export type WeighedImport = z.infer<typeof weighed>

const made = z.strictObject({
  id: z.uuid(),
  at: moment,
  by_name: z.string(),
  people: z.int(),
  time_zone: z.string(),
  undone_at: moment.nullable(),
  undone_by_name: z.string().nullable(),
})
export type MadeImport = z.infer<typeof made>

const seenUnit = z.strictObject({
  written: z.string(),
  /** The existing unit; null if the import would create it. */
  unit_number: z.string().nullable(),
  /** Matches several units: the row cannot be imported. */
  unclear: z.boolean(),
})
export type SeenUnit = z.infer<typeof seenUnit>

// Undoing thousands of rows takes longer than an act may.
export const residentImports = contract(
  { name: 'residentImports', topic: 'imports', lanes: { undo: 'long' } },
  {
    look: read(
      'Before an import: the units of these rows, and which rows are people who are there already',
      z.strictObject({
        condominium_id: id,
        lines: z
          .array(
            z.strictObject({
              place: z.int().min(0).max(mostRows),
              unit_number: unitNumber,
              full_name: fullName,
              has_email: z.boolean(),
            }),
          )
          .min(1)
          .max(mostAtOnce, 'too_long'),
      }),
      z.strictObject({ units: z.array(seenUnit), there: z.array(z.int()) }),
      ['units', 'people'],
    ),
    made: read(
      'The imports of residents of the last thirty days',
      z.strictObject({ condominium_id: id }),
      z.array(made),
      ['people'],
    ),
    weigh: read('What undoing an import would remove, and what stays because it was used since', one, weighed),
    undo: write(
      'Undo an import of residents: removes the accounts that nobody used and the units that it made and that have no other life',
      one,
      weighed,
    ),
  },
)
