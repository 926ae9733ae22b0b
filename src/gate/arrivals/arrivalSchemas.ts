/** The schemas of arrivals, for calls and for signed events of stations. Screens that only name kinds load none of it. */
import { z } from 'zod'
import { beginsLikePass, optionalLine, optionalPhone, requiredLine, unitNumber } from '../../shared/fields.ts'
import { afterRules, arrivalKinds, documentRules, unaskedOutcomes } from './arrivals.ts'

const arrivalRule = z.strictObject({
  document: z.enum(documentRules),
  name: z.boolean(),
  company: z.boolean(),
  plate: z.boolean(),
  after: z.enum(afterRules),
})

export const arrivalRules = z.strictObject({
  visit: arrivalRule.refine(({ after }) => after !== 'offer', { path: ['after'], message: 'invalid' }),
  delivery: arrivalRule,
  taxi: arrivalRule,
  service: arrivalRule,
})

/** These fields complete the visitor's own fields. The schema adds no default values, because a station signs the event as it was made. */
const arrivalFields = {
  arrival_kind: z.enum(arrivalKinds).optional(),
  company: requiredLine(60).nullable().optional(),
  people: z.int('number_range').min(1, 'number_range').max(60, 'number_range').nullable().optional(),
  vehicle_plate: z
    .string()
    .transform((written) => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .pipe(z.string().regex(/^.{3,15}$/u, 'plate'))
    .nullable()
    .optional(),
  document_seen: z.boolean().optional(),
  no_document: z.boolean().optional(),
}

const optionalTyped = (longest: number) =>
  optionalLine(longest).refine((text) => text === null || !beginsLikePass(text), 'pass_like')

/**
 * The fields of an unannounced arrival that a guard enters at a desk or a station. The condominium chooses the needed ones for each kind.
 */
export const arrival = {
  unit_number: unitNumber,
  name: optionalTyped(120),
  last_name: optionalTyped(80),
  id_document: optionalTyped(40),
  phone_number: optionalPhone,
  purpose: optionalLine(300),
  ...arrivalFields,
}

export const unasked = z.strictObject({ outcome: z.enum(unaskedOutcomes), reason: optionalLine(300) })
