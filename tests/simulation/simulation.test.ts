/**
 * Plays a month of a condominium, by default a short one, and compares the log with the goals. `npm run dev:simulation` plays the whole
 * month.
 */
import { expect, test } from 'vitest'
import { testInstallation } from '../support/installation.ts'
import { openForFile } from '../support/openForFile.ts'
import { amberOf } from './figures.ts'
import { longestMs, playMonth, whole } from './simulatedMonth.ts'

const garita = openForFile(testInstallation)

test(
  'decides about couriers within ten seconds, flags nearly no event, and logs everything that was played',
  async () => {
    const { played, figures } = await playMonth(garita, { rules: true })
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
    const ended = figures.ends.filter(({ how }) => how !== '')
    expect(sum(ended.map(({ count }) => count))).toBe(played.asked + played.by_rule)
    expect(sum(figures.decided.map(({ couriers }) => couriers))).toBe(played.couriers)
    expect(figures.ends.find(({ how }) => how === 'admitted rule')?.count ?? 0).toBe(played.by_rule)
    if (!whole) return
    for (const { time, couriers, couriers_in_10, median } of figures.decided) {
      expect(couriers_in_10 / couriers, time).toBeGreaterThanOrEqual(0.6)
      expect(median, time).toBeLessThanOrEqual(25)
    }
    expect(amberOf(figures)).toBeLessThanOrEqual(0.05)
  },
  longestMs,
)
