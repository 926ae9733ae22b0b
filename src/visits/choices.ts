/** Why a guard lets somebody in: a choice of a short list, which stays, and words, which go with the names. */
export const reasonChoices = ['by_phone', 'no_answer', 'no_exit', 'administration', 'emergency', 'other'] as const
export type ReasonChoice = (typeof reasonChoices)[number]

/** The choices that a guard may press: a call without an answer is no reason to let in. */
export const offeredReasons = reasonChoices.filter((choice) => choice !== 'no_answer')

/** The words of a line, or those of its choice once retention took them. */
export const saidOr = (said: string, words: Readonly<Record<string, string>>): string => words[said] ?? said

/** Of a badge its number, of all else a reason. */
export const saidOfLine = (eventType: string, said: string, reason: (said: string) => string): string =>
  eventType === 'badge_given' ? said : reason(said)
