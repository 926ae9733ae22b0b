// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { DigitPad } from './DigitPad.tsx'

test('takes every digit of a quick typist, and none after the last', () => {
  const open = vi.fn(async () => true)
  show(<DigitPad length={6} label="PIN" keys="Keys" shut={false} wrong="Wrong" hint="Type" open={open} />)
  // Without `act`, React draws after the last key, as a browser may.
  for (const key of '48151623') dispatchEvent(new KeyboardEvent('keydown', { key }))
  expect(open.mock.calls).toEqual([['481516']])
})
