import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { id, revision, searchText, unitNumber } from '../../shared/fields.ts'

/** The count of log lines ends at this number. */
export const mostLinesCounted = 1_000
export const mostPairs = 10

const side = z.strictObject({
  id: z.uuid(),
  unit_number: z.string(),
  revision: z.int(),
  tower: z.string().nullable(),
  floor: z.string().nullable(),
  /** The residents' names. */
  people: z.array(z.string()),
  asking: z.int(),
  /** Valid authorizations, and pending visits at the gate. */
  authorized: z.int(),
  waiting: z.int(),
  phones: z.int(),
  has_code: z.boolean(),
  /** Counts log lines up to the limit, and one more. */
  lines: z.int(),
})
export type UnitSide = z.infer<typeof side>

const pair = z.strictObject({ one: side, other: side })
export type UnitPair = z.infer<typeof pair>

const found = z.strictObject({
  id: z.uuid(),
  condominium_id: z.uuid(),
  condominium: z.string(),
  unit_number: z.string(),
  people: z.int(),
})
export type FoundUnit = z.infer<typeof found>

const meant = z.strictObject({
  unit: z.string().nullable(),
  people: z.array(z.string()),
  likely: z.array(z.string()),
  /** Whether there are equivalent units. */
  alike: z.boolean(),
})
export type MeantUnit = z.infer<typeof meant>

export const spellings = contract(
  { name: 'spellings', topic: 'units' },
  {
    alike: read(
      'Units of a condominium that seem to be one, by the way in which they are written, and of which nobody has said that they are not',
      z.strictObject({ condominium_id: id }),
      z.strictObject({ pairs: z.array(pair), more: z.boolean() }),
      ['units', 'people'],
    ),
    differ: write(
      'Say that two units that are written alike are not the same',
      z.strictObject({ condominium_id: id, one_id: id, other_id: id }),
    ),
    merge: write(
      'Merge a unit into another: what is now moves there, what was stays, and its number stays as a spelling',
      z.strictObject({
        condominium_id: id,
        kept_id: id,
        kept_revision: revision,
        gone_id: id,
        gone_revision: revision,
      }),
    ),
    addAlias: write('Add another spelling to a unit', z.strictObject({ condominium_id: id, id, alias: unitNumber })),
    removeAlias: write(
      'Remove a spelling that was added by hand',
      z.strictObject({ condominium_id: id, id, alias: unitNumber }),
    ),
    spelled: read(
      'Other spellings of the units of a condominium, each with its unit',
      z.strictObject({ condominium_id: id }),
      z.array(z.tuple([z.string(), z.string()])),
      ['units'],
    ),
    meant: read(
      'The unit that is written so, and who lives there; where it means none or several, the likely ones',
      z.strictObject({ condominium_id: id, written: unitNumber }),
      meant,
      ['units', 'people'],
    ),
    find: read(
      'Units by their number or another spelling, with an account or without',
      z.strictObject({ search: searchText, condominium_id: id.optional() }),
      z.array(found),
      ['units', 'people'],
    ),
  },
)
