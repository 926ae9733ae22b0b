/** A substitute guard types this name, and the log shows it. */
import { requiredLine } from '../../../shared/fields.ts'

const shortest = 3
export const longestSubstituteName = 80

/** The log writes the reader of the code in brackets, so the name has none. */
export const substituteName = requiredLine(longestSubstituteName)
  .refine((name) => name.length >= shortest, 'too_short')
  .refine((name) => !/[()]/.test(name), 'invalid')
