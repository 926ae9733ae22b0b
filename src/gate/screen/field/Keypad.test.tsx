// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { useFingersOnly } from './Keypad.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Pad = () => <p>{useFingersOnly() ? 'keypad' : 'keyboard'}</p>

/** Presses the keys with this pause after each. */
function press(keys: readonly string[], pauseMs: number, code = 'KeyA') {
  let at = 1000
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, code })
    Object.defineProperty(event, 'timeStamp', { value: at })
    dispatchEvent(event)
    at += pauseMs
    act(() => vi.advanceTimersByTime(pauseMs))
  }
  act(() => vi.advanceTimersByTime(1000))
}

test('keeps the keypad after a reader sent a code, also one that pauses between its keys', () => {
  show(<Pad />)
  press(['4', '8', '1', '5', '1', '6', 'Enter'], 10)
  press([...'G1:ABCDEFGH', 'Enter'], 90)
  expect(screen.getByText('keypad')).toBeDefined()
})

test('gives the place of the keypad to the lists after a person typed on a keyboard', () => {
  show(<Pad />)
  press(['a'], 150, '')
  expect(screen.getByText('keypad')).toBeDefined()
  press(['a', 'n', 'a'], 150)
  expect(screen.getByText('keyboard')).toBeDefined()
})
