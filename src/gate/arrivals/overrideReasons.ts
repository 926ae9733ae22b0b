/** The reason for an entry against the verdict: a choice, which stays, and words, which are deleted with the names. */
export const overrideReasons = ['by_phone', 'no_answer', 'no_exit', 'administration', 'emergency', 'other'] as const
export type OverrideReason = (typeof overrideReasons)[number]

/** The guard presses one of these; a call without an answer is no reason to let in. */
export const offeredOverrideReasons = overrideReasons.filter((choice) => choice !== 'no_answer')

/** Returns the written words, or the text of the choice once retention deleted the words. */
export const saidOr = (said: string, words: Readonly<Record<string, string>>): string => words[said] ?? said

/** The badge line has the number, every other line a reason. */
export const saidOfLine = (eventType: string, said: string, reason: (said: string) => string): string =>
  eventType === 'badge_given' ? said : reason(said)
