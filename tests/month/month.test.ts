/** A month of a condominium, short by default: what the log says, and the goals. `npm run dev:month` plays all of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../support/installation.ts'
import { amberOf } from './figures.ts'
import { longestMs, playMonth, whole } from './month.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

test(
  'couriers are decided within ten seconds, nearly nothing is in doubt, and the log has everything that was played',
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
