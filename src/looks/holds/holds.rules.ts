/** How a hold stands. */

const mostDaysHeld = 31

export type HoldState = 'waiting' | 'held' | 'lapsed' | 'ended' | 'over'

interface Standing {
  agreed_at: string | null
  ended_at: string | null
  protects_until: string
}

/** It lapsed where nobody agreed in time, was ended by somebody, or its date is over. */
export function holdState({ agreed_at, ended_at, protects_until }: Standing, now: number): HoldState {
  if (ended_at) return 'ended'
  if (Date.parse(protects_until) > now) return agreed_at ? 'held' : 'waiting'
  return agreed_at ? 'over' : 'lapsed'
}

const day = 86_400_000

/** A hold ends with a day: what is said is that day, not the midnight after it. */
export const withinLastDay = (until: string): string => new Date(Date.parse(until) - 1).toISOString()

export const spansTooMuch = ({ from, until }: { from: string; until: string }): boolean =>
  Date.parse(until) - Date.parse(from) > mostDaysHeld * day
