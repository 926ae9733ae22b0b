/** A home's rules as the server sends them to stations, desks and the home itself. */
import { z } from 'zod'
import { moment } from '../../../shared/fields.ts'
import { arrivalKinds } from '../arrivals.ts'
import { ruleActions } from './homeRules.ts'

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const homeRule = z.strictObject({
  id: z.uuid(),
  kind: z.enum(arrivalKinds),
  company: z.string().nullable(),
  name: z.string().nullable(),
  plate: z.string().nullable(),
  action: z.enum(ruleActions),
  days: z.array(z.int().min(1).max(7)).max(7),
  from: hour.nullable(),
  until: hour.nullable(),
  daily_most: z.int().nullable(),
  until_day: z.iso.date().nullable(),
  expected_until: moment.nullable(),
})

const ruleUse = z.strictObject({ rule_id: z.uuid(), kind: z.enum(arrivalKinds), at: moment })

const limit = z.strictObject({
  let_in: z.boolean(),
  daily_most: z.int('number_range').min(1, 'number_range').max(50, 'number_range').nullable(),
})
export const ruleLimits = z.strictObject({ delivery: limit, taxi: limit, service: limit })

export const ruleFacts = z.strictObject({
  rules: z.array(homeRule).max(60),
  uses: z.array(ruleUse).max(5_000),
  limits: ruleLimits,
})

/** One home in a snapshot, with its rules and their recent uses. */
export const rulesOfUnit = z.strictObject({
  unit: z.string().max(20),
  ...ruleFacts.omit({ limits: true }).shape,
})

/** The guard's act by a rule; the server checks it again. */
export const byRule = z.strictObject({
  rule_id: z.uuid(),
  action: z.enum(['let_in', 'leave_at_gate', 'refuse']),
})

/** Log lines and visit details store this and never a name, which may be private. */
export const ruleOfArrival = z.strictObject({
  kind: z.enum(arrivalKinds).optional(),
  company: z.string().optional(),
  until: hour.optional(),
  expected: z.boolean().optional(),
})
