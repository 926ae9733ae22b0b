/** Imports of vehicles, workers and permanent visitors by the administration, each with a host. */
import { z } from 'zod'
import { contract, download, read, write } from '../../shared/contract.ts'
import { cursor, id, language, moment, page } from '../../shared/fields.ts'
import { mostPasses, passFacts, passKinds } from './passFacts.ts'

const passLine = z.strictObject({
  id,
  facts: z.discriminatedUnion('auth_type', [passFacts.vehicle, passFacts.worker, passFacts.permanent_visitor]),
})

export const passOutcomes = [
  'saved',
  'already_there',
  'unit_unknown',
  'no_host',
  'until_wrong',
  'home_full',
  'not_saved',
] as const
export type PassOutcome = (typeof passOutcomes)[number]

const list = z.strictObject({ condominium_id: id, import_id: id })

const importedList = z.strictObject({
  id: z.uuid(),
  auth_type: z.enum(passKinds),
  at: moment,
  by_name: z.string(),
  passes: z.int(),
  time_zone: z.string(),
})
export type ImportedList = z.infer<typeof importedList>

const importedPass = z.strictObject({
  id: z.uuid(),
  unit_number: z.string(),
  name: z.string(),
  vehicle_plate: z.string().nullable(),
  host: z.string(),
  inside: z.boolean(),
})
export type ImportedPass = z.infer<typeof importedPass>

export const passImports = contract(
  { name: 'passImports', topic: 'imports' },
  {
    samplePasses: download(
      'A spreadsheet to fill in, with two vehicles, workers or permanent visitors as examples',
      z.strictObject({ language, auth_type: z.enum(passKinds) }),
    ),
    units: read(
      'The units of a condominium, and whether somebody there can answer for a pass',
      z.strictObject({ condominium_id: id }),
      z.array(z.strictObject({ unit_number: z.string(), has_host: z.boolean() })),
      ['people', 'units'],
    ),
    savePasses: write(
      'Import vehicles, workers or permanent visitors of homes, each for the resident who answers for it; sent again it is the same',
      list
        .extend({
          auth_type: z.enum(passKinds),
          lines: z.array(passLine).min(1, 'required').max(mostPasses, 'too_long'),
        })
        .refine(({ auth_type, lines }) => lines.every(({ facts }) => facts.auth_type === auth_type), 'invalid'),
      z.array(z.strictObject({ id: z.uuid(), outcome: z.enum(passOutcomes) })),
    ),
    lists: read(
      'What was imported for the homes of a condominium and is still there, newest first',
      z.strictObject({ condominium_id: id }),
      z.array(importedList),
      ['authorizations'],
    ),
    passes: read('The passes of a list that are still there', list.extend({ after: cursor }), page(importedPass), [
      'authorizations',
    ]),
    endPasses: write(
      'Take back what was imported: one pass, or all of a list, 200 at a time; who is inside stays until they have left',
      list.extend({ id: id.optional() }),
      z.strictObject({ ended: z.int(), left: z.int(), inside: z.int() }),
    ),
  },
)
