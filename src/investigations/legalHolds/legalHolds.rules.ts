const mostDaysHeld = 31

export type LegalHoldState = 'waiting' | 'held' | 'lapsed' | 'ended' | 'over'

interface LegalHoldDates {
  agreed_at: string | null
  ended_at: string | null
  protects_until: string
}

/** A legal hold lapses without a second person in time, after an early end, and after its date. */
export function legalHoldState({ agreed_at, ended_at, protects_until }: LegalHoldDates, now: number): LegalHoldState {
  if (ended_at) return 'ended'
  if (Date.parse(protects_until) > now) return agreed_at ? 'held' : 'waiting'
  return agreed_at ? 'over' : 'lapsed'
}

const day = 86_400_000

/** A legal hold ends with a day: the text names that day, not the midnight after it. */
export const withinLastDay = (until: string): string => new Date(Date.parse(until) - 1).toISOString()

export const spansTooMuch = ({ from, until }: { from: string; until: string }): boolean =>
  Date.parse(until) - Date.parse(from) > mostDaysHeld * day
