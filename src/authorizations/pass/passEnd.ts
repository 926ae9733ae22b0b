/** How a pass stands at its end: the one rule of the gate's verdict and of the visitor's page. `access.tolerance` is its twin in SQL. */

/** Clocks and people may be five minutes early or late. */
export const toleranceMs = 5 * 60_000

/** `late`: over by its date, and the gate still opens. */
export type PassEnd = 'before' | 'late' | 'over'

export function endOf(validUntil: string | null, now: number): PassEnd {
  const [end, last] = changesOf(validUntil)
  if (last !== undefined && last <= now) return 'over'
  return end !== undefined && end <= now ? 'late' : 'before'
}

/** The moments at which the word changes. */
export const changesOf = (validUntil: string | null): readonly number[] =>
  validUntil === null ? [] : [Date.parse(validUntil), Date.parse(validUntil) + toleranceMs]
