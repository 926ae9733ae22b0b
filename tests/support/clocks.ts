/** Gives tests of today the local hour, and a change to or from summer time this morning. */

import { expect } from 'vitest'
import type { TestInstallation } from './installation.ts'

interface Change {
  to: 'forward' | 'back'
  at: number
}

/** Returns a zone in which it is that hour now, for PostgreSQL, Node and browsers. Etc zones have the opposite sign. */
export function zoneAt(hour: number, now = new Date()): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Makes it noon in the condominium, for tests of local hours or of one day, and returns the zone. */
export async function beNoon({ owner }: Pick<TestInstallation, 'owner'>, condominium: string): Promise<string> {
  const zone = zoneAt(12)
  await owner.query('update condominiums set time_zone = $2 where id = $1', [condominium, zone])
  return zone
}

/** Returns a zone where it is about noon, with a change of clocks today if asked for. */
export function clockNow(change: Change | null = null, now = new Date()): string {
  if (!change) return zoneAt(12, now)
  const behind = now.getUTCHours() - 12
  const local = new Date(now.getTime() - behind * 3_600_000)
  const day = Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / 86_400_000)
  const other = (day + 150) % 365
  // Summer time begins today if the clocks go forward, and ends today if they go back.
  const [starts, ends] =
    change.to === 'forward' ? [`${day}/${change.at}`, `${other}/2`] : [`${other}/2`, `${day}/${change.at}`]
  return `TST${behind}TDT${behind - 1},${starts},${ends}`
}

/** Expects that another process has the time of the tests, to the second. */
export async function expectNow(show: () => Promise<string | number | Date | null>): Promise<void> {
  const before = Date.now()
  const shown = new Date((await show()) ?? Number.NaN).getTime()
  expect(shown).toBeGreaterThan(before - 1_000)
  expect(shown).toBeLessThan(Date.now() + 1_000)
}
