/** Separate from the calls, because a browser has only their names. */
import { z } from 'zod'
import { type Field, plateOf } from '../../authorizations/authorizationFields.ts'
import { kinds } from '../../authorizations/kinds.ts'
import { calendarDay, optionalLine, optionalPhone, typedLine, unitNumber } from '../../shared/fields.ts'

/** One call accepts this many. */
export const mostPasses = 200

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
      /** The gate opens until the end of this day. */
      until: calendarDay.nullable(),
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
