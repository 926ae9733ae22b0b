/** The same month in which no home has rules, for comparison; only `npm run dev:simulation` runs it. */
import { expect, test } from 'vitest'
import { testInstallation } from '../support/installation.ts'
import { longestMs, playMonth, whole } from './simulatedMonth.ts'

test.runIf(whole)(
  'plays the same arrivals without rules of homes, and decides none of them by a rule',
  async () => {
    const garita = await testInstallation()
    const { played } = await playMonth(garita, { rules: false })
    expect(played.by_rule).toBe(0)
    await garita.close()
  },
  longestMs,
)
