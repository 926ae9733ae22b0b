/** The night of `nightScenes.ts` with few people; `tests/long/night.test.ts` has two hundred. */
import { expect, test } from 'vitest'
import { expectWholeNight, playNight } from './nightScenes.ts'

test('logs everybody once, in order and under the right name, in a night with everything that can fail', async () => {
  const crowd = { online: 1, cut: 1, gone: 1, after_power: 1, relief: 1, unsent: 1, replaced: 1, paper: 1 }
  const played = await playNight(crowd)
  expect(played.all).toBe(7)
  await expectWholeNight(played)
})
