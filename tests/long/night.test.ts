/** Plays `tests/flows/nightScenes.ts` with two hundred arrivals. */
import { expect, test } from 'vitest'
import { expectWholeNight, playNight } from '../flows/nightScenes.ts'
import { tell } from '../support/tell.ts'

test('logs two hundred arrivals of a night with every failure once, in order and with the right guard', async () => {
  const crowd = { online: 50, cut: 25, gone: 40, after_power: 30, relief: 30, unsent: 10, replaced: 15, paper: 12 }
  const began = performance.now()
  const played = await playNight(crowd)
  expect(played.all).toBe(200)
  await expectWholeNight(played)
  tell(
    `a night of ${played.all} arrivals and ${crowd.paper} lines on paper: ${Math.round((performance.now() - began) / 1_000)} s, 0 lost, 0 twice`,
  )
})
