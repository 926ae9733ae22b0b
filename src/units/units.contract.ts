import { z } from 'zod'
import { authTypes } from '../authorizations/kinds.ts'
import { askModes, homeKinds } from '../households/rights.rules.ts'
import { contract, edit, read, write } from '../shared/contract.ts'
import {
  cursor,
  id,
  moment,
  optionalLine,
  page,
  requiredLine,
  revision,
  searchText,
  telephone,
  typedLine,
  unitNumber,
} from '../shared/fields.ts'
import { phoneKinds } from '../shared/phoneKinds.ts'
import { mostPhones, mostUnitsAtOnce, unitChoices, unitKinds, unitStates } from './units.rules.ts'

const place = z.strictObject({ condominium_id: id, id })
const facts = {
  tower: optionalLine(60),
  floor: optionalLine(20),
  kind: z.enum(unitKinds),
  state: z.enum(unitStates),
  bays: optionalLine(120),
}

const hour = z
  .string()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'time')
  .nullable()
  .transform((text) => text || null)
/** An intercom has an extension instead of a number. */
const phone = z
  .strictObject({ name: typedLine(60), kind: z.enum(phoneKinds), number: requiredLine(30), from: hour, until: hour })
  .superRefine(({ kind, number, from, until }, context) => {
    if (kind !== 'intercom' && !telephone.safeParse(number).success)
      context.addIssue({ code: 'custom', path: ['number'], message: 'phone' })
    if ((from === null) !== (until === null))
      context.addIssue({ code: 'custom', path: [from === null ? 'from' : 'until'], message: 'required' })
  })
const phones = z.array(phone).max(mostPhones)

const unit = z.strictObject({
  id: z.uuid(),
  unit_number: z.string(),
  tower: z.string().nullable(),
  floor: z.string().nullable(),
  kind: z.enum(unitKinds),
  state: z.enum(unitStates),
  bays: z.string().nullable(),
  /** In the order in which the gate calls them. */
  phones: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(phoneKinds),
      number: z.string(),
      from: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
  /** Counts residents, unopened accounts among them, and requests. */
  people: z.int(),
  unopened: z.int(),
  asking: z.int(),
  revision: z.int(),
})
export type Unit = z.infer<typeof unit>

const dweller = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  /** Null while they wait for approval. */
  since: moment.nullable(),
  started: z.boolean(),
  residence_id: z.uuid(),
  kind: z.enum(homeKinds).nullable(),
  may_authorize: z.boolean(),
  asked: z.enum(askModes),
  quiet_from: z.string().nullable(),
  quiet_until: z.string().nullable(),
})
export type Dweller = z.infer<typeof dweller>

const permits = z.strictObject({
  id: z.uuid(),
  auth_type: z.enum(authTypes),
  name: z.string(),
  plate: z.string().nullable(),
  until: moment.nullable(),
})

const whole = unit.extend({
  dwellers: z.array(dweller),
  authorized: z.strictObject({ people: z.int(), vehicles: z.int(), pets: z.int() }),
  /** Only the first ones. */
  permits: z.array(permits),
  waiting: z.int(),
  /** Other spellings of the unit; the spelling of a merged unit stays. */
  aliases: z.array(z.strictObject({ alias: z.string(), merged: z.boolean() })),
  /** Since when the administration answers for it, and whether a resident could, which prevents that. */
  administration_since: moment.nullable(),
  answers_itself: z.boolean(),
  time_zone: z.string(),
})
export type WholeUnit = z.infer<typeof whole>

export const units = contract('units', {
  list: read(
    'The units of a condominium, as people count them',
    z.strictObject({ condominium_id: id, search: searchText, only: z.enum(unitChoices).optional(), after: cursor }),
    page(unit),
    ['people'],
  ),
  count: read(
    'How many units a condominium has, and how many of them each choice of the list shows',
    z.strictObject({ condominium_id: id }),
    z.strictObject({
      total: z.int(),
      asking: z.int(),
      with_account: z.int(),
      unopened: z.int(),
      empty: z.int(),
      rented_out: z.int(),
    }),
    ['people'],
  ),
  show: read('One unit: who lives there and what is authorized', place, whole, ['people', 'authorizations', 'units']),
  make: write(
    'Make units; those that exist already stay as they are, and one that is written alike is that unit unless it is said to be another home',
    z.strictObject({
      condominium_id: id,
      units: z
        .array(
          z.strictObject({
            id,
            unit_number: unitNumber,
            tower: facts.tower,
            floor: facts.floor,
            kind: facts.kind,
            /** Confirms that the new unit differs from an equivalent one. */
            apart: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(mostUnitsAtOnce),
    }),
    z.strictObject({
      made: z.int(),
      /** Names a unit that was not created, with the existing equivalent unit. */
      alike: z.array(z.strictObject({ unit_number: z.string(), is: z.string() })),
    }),
  ),
  change: edit(
    'Change what is known of a unit',
    z.strictObject({ condominium_id: id, id, ...facts, phones, revision }),
  ),
  answerFor: write(
    'Say that the administration answers for a unit in which nobody may, or that it does not any more',
    place.extend({ answers: z.boolean() }),
  ),
  remove: write('Delete a unit in which nobody lives', place),
})
