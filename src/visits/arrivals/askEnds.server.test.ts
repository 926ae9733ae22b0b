/** However answers come, lost, late, twice, on several channels, an ask has exactly one outcome, and none later than its time. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forAsks, runAsks } from '../../../tests/support/asks.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { draws, everything } from '../../../tests/support/scope.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation({ environment: forAsks })
})
afterAll(() => garita.close())

const asks = draws(60, 360)

test(`gives each of ${asks} asks one outcome`, async () => {
  const { ended } = await runAsks(garita, { asks, seed: 24 })
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
  const known = [...kinds, ...called, ...beside].sort()
  if (everything) expect(Object.keys(ended).sort()).toEqual(known)
  expect(known).toEqual(expect.arrayContaining(Object.keys(ended)))
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(asks)
})
