/** A guard or a home raises an alarm, which reaches more people until one of them accepts it by name. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { condominiumThere, id, moment, optionalLine, optionalPhone, requiredLine } from '../shared/fields.ts'
import { alarmRaisers, lastStep, mostNote } from './alarms.rules.ts'

const alarm = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  pressed_at: moment,
  raised_at: moment,
  raised_as: z.enum(alarmRaisers),
  raised_by_name: z.string(),
  gate_name: z.string().nullable(),
  unit_number: z.string().nullable(),
  is_test: z.boolean(),
  is_one_of_many: z.boolean(),
  /** How often people were notified. */
  attempts: z.int(),
  taken_at: moment.nullable(),
  taken_by_name: z.string().nullable(),
  ended_at: moment.nullable(),
  ended_by_name: z.string().nullable(),
  note: z.string().nullable(),
  mine: z.boolean(),
  may_take: z.boolean(),
})
export type Alarm = z.infer<typeof alarm>

const contact = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  telephone: z.string().nullable(),
  has_account: z.boolean(),
  step: z.int(),
})
export type AlarmContact = z.infer<typeof contact>

const office = z.strictObject({
  condominium: condominiumThere,
  contacts: z.array(contact),
  tested_at: moment.nullable(),
  /** True a month after the last test, or after the condominium began. */
  test_is_due: z.boolean(),
  latest: z.array(alarm),
})
export type AlarmOffice = z.infer<typeof office>

const one = { condominium_id: id, id }

export const alarms = contract('alarms', {
  open: read(
    'The alarms that nobody has ended yet, the newest first: a resident reads their own and those of whose list they are',
    z.strictObject({}),
    z.array(alarm),
  ),
  office: read(
    'For each condominium of the caller: whom its alarms are told, its last test and its latest alarms',
    z.strictObject({}),
    z.array(office),
  ),
  raise: write(
    'Raise an alarm, once however often it is sent. A home raises it for its unit, a guard at a gate, the administration only as a test',
    z.strictObject({
      ...one,
      gate_id: id.nullable().default(null),
      pressed_at: moment,
      is_test: z.boolean().default(false),
    }),
    z.strictObject({ one_of_many: z.boolean(), pressed_at: moment }),
  ),
  take: write('Take an alarm by name: it is told to nobody else', z.strictObject(one)),
  end: write(
    'End an alarm that was taken, and say what it was',
    z.strictObject({ ...one, note: requiredLine(mostNote) }),
  ),
  addContact: write(
    'Put somebody on the list of whom alarms are told: with a telephone, the account of a person of the condominium, or both',
    z
      .strictObject({
        ...one,
        name: requiredLine(120),
        telephone: optionalPhone,
        account: optionalLine(254),
        step: z.int().min(1).max(lastStep),
      })
      .refine(({ telephone, account }) => telephone !== null || account !== null, {
        path: ['telephone'],
        message: 'required',
      }),
  ),
  removeContact: write('Take somebody off the list of whom alarms are told', z.strictObject(one)),
})
