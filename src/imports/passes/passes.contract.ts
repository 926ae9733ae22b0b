/** The calls about what the administration imports for homes: vehicles, workers and permanent visitors, each for a host. */
import { z } from 'zod'
import { type Field, plateOf } from '../../authorizations/authorizationFields.ts'
import { kinds } from '../../authorizations/kinds.ts'
import { contract, download, read, write } from '../../shared/contract.ts'
import {
  cursor,
  id,
  language,
  moment,
  optionalLine,
  optionalPhone,
  page,
  typedLine,
  unitNumber,
} from '../../shared/fields.ts'
import { mostAtOnce } from '../imports.contract.ts'

export const passKinds = ['vehicle', 'worker', 'permanent_visitor'] as const
export type PassKind = (typeof passKinds)[number]

const choiceIn = ({ options = [''] }: Field) => z.enum(options)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'hour')
const person = {
  name: typedLine(80),
  last_name: optionalLine(80),
  id_document: optionalLine(40),
  phone_number: optionalPhone,
  notes: optionalLine(120),
}

/** What a line says, by its kind. */
export const passFacts = {
  vehicle: z.strictObject({
    auth_type: z.literal('vehicle'),
    unit_number: unitNumber,
    vehicle_plate: z.string().transform(plateOf).pipe(z.string().min(3, 'plate').max(15, 'plate')),
    vehicle_type: choiceIn(kinds.vehicle.fields.vehicle_type),
    brand: typedLine(40),
    model: typedLine(40),
    color: optionalLine(40),
  }),
  worker: z
    .strictObject({
      auth_type: z.literal('worker'),
      unit_number: unitNumber,
      ...person,
      work_type: choiceIn(kinds.worker.fields.work_type),
      weekdays: z.array(z.int().min(1).max(7)).max(7).nullable(),
      hours_from: clock.nullable(),
      hours_until: clock.nullable(),
      /** The last day on which the gate opens for them. */
      until: z.iso.date().nullable(),
    })
    .refine((one) => (one.hours_from === null) === (one.hours_until === null), 'hours_both')
    .refine((one) => one.hours_from === null || one.hours_from !== one.hours_until, 'hours_equal'),
  permanent_visitor: z.strictObject({
    auth_type: z.literal('permanent_visitor'),
    unit_number: unitNumber,
    ...person,
    relationship: choiceIn(kinds.permanent_visitor.fields.relationship),
  }),
} as const
export type PassFacts = z.infer<(typeof passFacts)[PassKind]>

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
  /** Who answers for it. */
  host: z.string(),
  inside: z.boolean(),
})
export type ImportedPass = z.infer<typeof importedPass>

export const passImports = contract('imports', {
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
      .extend({ auth_type: z.enum(passKinds), lines: z.array(passLine).min(1, 'required').max(mostAtOnce, 'too_long') })
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
})
