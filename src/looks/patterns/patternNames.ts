/** What is worth a look, by name. Without zod: a screen reads them in its address. */

/** Those that stand in the log or among the decisions, each with its rows. */
export const loggedPatterns = ['overrides', 'refusals', 'unasked', 'rules_at_night', 'no_exit'] as const
export const patternNames = [...loggedPatterns, 'silent'] as const
export type PatternName = (typeof patternNames)[number]
