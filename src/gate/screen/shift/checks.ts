/** Decides for each check at the start of a shift whether it works or fails. */
import type { Station } from '../../station/station.ts'

export type CheckState = 'waits' | 'asks' | 'works' | 'fails' | 'unknown'

export interface Battery {
  level: number
  charging: boolean
}

const lowest = 0.3
const freshMs = 5 * 60_000

export const batteryState = (battery: Battery | null): CheckState =>
  battery === null ? 'unknown' : battery.charging || battery.level >= lowest ? 'works' : 'fails'

/** Returns minutes, or null without a snapshot. */
export function ageOf({ snapshot }: Pick<Station, 'snapshot'>, now: number): number | null {
  return snapshot ? Math.max(0, Math.floor((now - Date.parse(snapshot.taken_at)) / 60_000)) : null
}

export const dataState = (minutes: number | null): CheckState =>
  minutes !== null && minutes * 60_000 < freshMs ? 'works' : 'fails'

/** The key names a guard and half a day, so that the check is offered once per duty. */
export const dutyOf = (agentId: string, now: number) => `${agentId} ${Math.floor(now / (12 * 60 * 60_000))}`
