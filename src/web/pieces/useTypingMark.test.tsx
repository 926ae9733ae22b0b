// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { useTypingMark } from './useTypingMark.web.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Form() {
  useTypingMark()
  return (
    <>
      <input aria-label="Plate" />
      <button type="button">Save</button>
    </>
  )
}

const isMarked = () => document.documentElement.hasAttribute('data-typing')

test.each([true, false])(
  'hides the bars while a field has the focus, and until the press after it is over, on a touch screen: %s',
  (matches) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    show(<Form />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    screen.getByRole('textbox').focus()
    expect(isMarked()).toBe(matches)
    screen.getByRole('button').focus()
    vi.advanceTimersByTime(999)
    expect(isMarked()).toBe(matches)
    vi.advanceTimersByTime(1)
    expect(isMarked()).toBe(false)
  },
)
