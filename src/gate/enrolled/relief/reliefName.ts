/** The name that a relief types: what the log says of them. */
import { requiredLine } from '../../../shared/fields.ts'

const shortest = 3
export const longestReliefName = 80

/** No brackets: in them the log says whose code it was. */
export const reliefName = requiredLine(longestReliefName)
  .refine((name) => name.length >= shortest, 'too_short')
  .refine((name) => !/[()]/.test(name), 'invalid')
