/** The same month in which no home says anything beforehand, told beside the other; it runs with `npm run dev:month` alone. */
import { expect, test } from 'vitest'
import { testInstallation } from '../support/installation.ts'
import { longestMs, playMonth, whole } from './month.ts'

test.runIf(whole)(
  'the same people come, and no rule decides',
  async () => {
    const garita = await testInstallation()
    const { played } = await playMonth(garita, { rules: false })
    expect(played.by_rule).toBe(0)
    await garita.close()
  },
  longestMs,
)
