/** However answers come, lost, late, twice, on several channels, an ask has exactly one outcome, and none later than its time. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forAsks, runAsks } from '../../../tests/support/asks.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation({ environment: forAsks })
})
afterAll(() => garita.close())

test('360 asks have one outcome each', async () => {
  const { ended } = await runAsks(garita, { asks: 360, seed: 24 })
  const kinds = [
    'admitted app',
    'refused app',
    'admitted webhook',
    'refused webhook',
    'admitted phone',
    'left guard',
    'refused guard',
    'expired clock',
  ]
  const called = ['admitted call', 'refused call', 'expired call', 'comes_down call', 'left_at_gate call']
  const beside = ['comes_down app', 'left_at_gate app']
  expect(Object.keys(ended).sort()).toEqual([...kinds, ...called, ...beside].sort())
})
