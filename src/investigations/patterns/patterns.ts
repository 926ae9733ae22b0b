/** Kinds of notable acts at a gate, counted in a period and the one before; never by person. */
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import { patternNames } from './patternNames.ts'

export const patternDays = [7, 30] as const

/** The clock of the condominium counts: from 22:00 until 6:00. */
export const night = { from: 22, until: 6 }
/** A visitor who is inside for so long without an exit went out unseen. */
export const insideHours = 24
/** A tablet calls every minute; a reader calls only when a visitor comes. */
export const silentMinutes = { tablet: 15, device: 24 * 60 }

export const patternCount = z.strictObject({
  pattern: z.enum(patternNames),
  count: z.int(),
  /** Null if the rows behind the figure are not kept that long. */
  before: z.int().nullable(),
})
export type PatternCount = z.infer<typeof patternCount>

export const silence = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['tablet', 'device']),
  name: z.string().nullable(),
  gate_name: z.string(),
  since: moment,
  /** Null while the silence lasts. */
  until: moment.nullable(),
})
