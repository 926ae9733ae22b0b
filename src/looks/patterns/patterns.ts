/** What is worth a look at a gate: kinds of acts, counted in a time and in the time before. Never of persons. */
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import { patternNames } from './patternNames.ts'

export const patternDays = [7, 30] as const

/** By the clock of the condominium: from 22:00 until 6:00. */
export const night = { from: 22, until: 6 }
/** Who is inside for so long without an exit went out unseen. */
export const insideHours = 24
/** A tablet asks every minute; a reader only when somebody comes. */
export const silentMinutes = { tablet: 15, device: 24 * 60 }

export const patternCount = z.strictObject({
  pattern: z.enum(patternNames),
  count: z.int(),
  /** Null where what it is counted from is not kept so long. */
  before: z.int().nullable(),
})
export type PatternCount = z.infer<typeof patternCount>

export const silence = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['tablet', 'device']),
  name: z.string().nullable(),
  gate_name: z.string(),
  since: moment,
  /** Null where it lasts. */
  until: moment.nullable(),
})
