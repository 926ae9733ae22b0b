/** A request has exactly one outcome, never after its deadline, even if answers are lost, late, repeated or on several channels. */
import { expect, test } from 'vitest'
import { forAsks, runAsks } from '../../../tests/support/asks.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws, everything } from '../../../tests/support/scope.ts'

const garita = openForFile(() => testInstallation({ environment: forAsks }))

const asks = draws(60, 360)

test(`gives each of ${asks} requests one outcome`, async () => {
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
