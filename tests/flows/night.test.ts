/** The night of `nightScenes.ts` with few people; `tests/long/night.test.ts` has two hundred. */
import { expect, test } from 'vitest'
import { expectWholeNight, playNight } from './nightScenes.ts'

test('a night with everything that can fail: the log has everybody once, in order and under the right name', async () => {
  const crowd = { online: 6, cut: 3, gone: 5, after_power: 4, relief: 2, unsent: 1, replaced: 3, paper: 3 }
  const played = await playNight(crowd)
  expect(played.all).toBe(24)
  await expectWholeNight(played)
})
