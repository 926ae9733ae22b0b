// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { useTypingMark } from './useTypingMark.web.ts'

afterEach(() => vi.unstubAllGlobals())

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
  async (matches) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { user } = show(<Form />)
    await user.click(screen.getByRole('textbox'))
    expect(isMarked()).toBe(matches)
    await user.click(screen.getByRole('button'))
    expect(isMarked()).toBe(matches)
    await expect.poll(isMarked).toBe(false)
  },
)
