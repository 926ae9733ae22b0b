import { z } from 'zod'
import { contract, read, write } from '../../../shared/contract.ts'
import { calendarDay, id, moment, optionalLine, unitNumber } from '../../../shared/fields.ts'
import { arrival } from '../arrivalSchemas.ts'
import { arrivalKinds } from '../arrivals.ts'
import { ruleActions } from './homeRules.ts'
import { homeRule, ruleFacts, ruleLimits } from './ruleSchemas.ts'

const hour = z
  .string()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'time')
  .nullable()
  .transform((text) => text || null)

const written = {
  kind: z.enum(arrivalKinds),
  company: optionalLine(60),
  name: optionalLine(120).transform((name) => name?.replace(/\s+/g, ' ') ?? null),
  plate: arrival.vehicle_plate.transform((plate) => plate ?? null),
  action: z.enum(ruleActions),
  days: z.array(z.int().min(1).max(7)).max(7),
  from: hour,
  until: hour,
  daily_most: z.int('number_range').min(1, 'number_range').max(50, 'number_range').nullable(),
  until_day: calendarDay.nullable(),
}

/** The table has the same limits. */
const rule = z.strictObject({ id, replaces: id.nullable(), ...written }).superRefine((one, context) => {
  const say = (field: keyof typeof one, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if ((one.from === null) !== (one.until === null)) say(one.from === null ? 'from' : 'until', 'required')
  if (one.from !== null && one.from === one.until) say('until', 'invalid')
  if (one.kind === 'visit' && one.name === null && one.plate === null) say('name', 'required')
  if (one.kind === 'visit' && one.action !== 'refuse') say('action', 'invalid')
  if (one.action === 'leave_at_gate' && one.kind !== 'delivery') say('action', 'invalid')
  if (one.action === 'let_in' && !one.company && !one.name && !one.plate && one.daily_most === null)
    say('daily_most', 'required')
  if (one.daily_most !== null && one.action !== 'let_in' && one.action !== 'leave_at_gate') say('daily_most', 'invalid')
})

const mine = homeRule.extend({ made_by_name: z.string() })
export type MyRule = z.infer<typeof mine>

export const homeRules = contract('homeRules', {
  mine: read(
    'The rules of the caller’s home about unannounced arrivals, the delivery that it expects, and the condominium’s word above them',
    z.strictObject({}),
    z.strictObject({
      rules: z.array(mine),
      expecting: z.strictObject({ id: z.uuid(), company: z.string().nullable(), until: moment }).nullable(),
      limits: ruleLimits,
      /** True if the caller may decide for the home. */
      may_write: z.boolean(),
      /** True if the caller may read and write refusals of persons: guests by days may not. */
      may_refuse: z.boolean(),
      time_zone: z.string(),
    }),
    ['authorizations', 'condominiums', 'session'],
  ),
  save: write('Make a rule of the caller’s home, or one in the place of another', rule),
  end: write('End a rule of the caller’s home, or stop expecting a delivery', z.strictObject({ id })),
  expect: write(
    'Expect a delivery for two hours: the next one, of the company if one is named, is let in without asking',
    z.strictObject({ id, company: optionalLine(60).optional() }),
  ),
  contest: write(
    'Say that somebody should not have been let in by a rule of the caller’s home: the gate and the administration are told',
    z.strictObject({ id }),
  ),
  atDesk: read(
    'For a guard: what a home says beforehand of who arrives, as stations have it in their snapshot',
    z.strictObject({ condominium_id: id, unit_number: unitNumber }),
    ruleFacts.extend({ time_zone: z.string() }),
    ['authorizations', 'condominiums', 'people'],
  ),
})
