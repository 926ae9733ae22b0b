/** The kinds of notable acts. Without zod: a screen reads them in its address. */

/** These have rows in the log or among the decisions. */
export const loggedPatterns = ['overrides', 'refusals', 'unasked', 'rules_at_night', 'no_exit'] as const
export const patternNames = [...loggedPatterns, 'silent'] as const
export type PatternName = (typeof patternNames)[number]
