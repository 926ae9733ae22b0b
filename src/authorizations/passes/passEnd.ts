/**
 * Decides the state of a pass around its end, for the gate's verdict and the visitor's page. `access.tolerance` has the same minutes in
 * SQL.
 */

/** Clocks and people may be five minutes early or late. */
export const toleranceMs = 5 * 60_000

/** `late` means that the date is over, but the gate still opens. */
export type PassEnd = 'before' | 'late' | 'over'

export function endOf(validUntil: string | null, now: number): PassEnd {
  const [end, last] = changesOf(validUntil)
  if (last !== undefined && last <= now) return 'over'
  return end !== undefined && end <= now ? 'late' : 'before'
}

/** The moments at which the result changes. */
export const changesOf = (validUntil: string | null): readonly number[] =>
  validUntil === null ? [] : [Date.parse(validUntil), Date.parse(validUntil) + toleranceMs]
