/** The same as schemas: what calls and signed events of stations may hold. Screens that only name kinds load none of it. */
import { z } from 'zod'
import { beginsLikePass, id, optionalLine, optionalPhone, requiredLine, unitNumber } from '../../shared/fields.ts'
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

/** Beside a visitor's own fields. No default values: an event is signed as it was made. */
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

/** Who arrives, as a guard registers them, at a desk or a station. Which of it is needed is the condominium's choice for its kind. */
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

/** An arrival without a kind is a visit with its whole form. */
const wholeForm = ['name', 'last_name', 'id_document'] as const
export const registration = z
  .strictObject({ id, condominium_id: id, ...arrival, unasked: unasked.optional() })
  .superRefine((input, context) => {
    for (const field of input.arrival_kind ? [] : wholeForm) {
      if (input[field] === null) context.addIssue({ code: 'custom', path: [field], message: 'required' })
    }
  })
