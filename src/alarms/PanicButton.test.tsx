/** The code of the confirmation cannot be loaded in these tests. */
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { screen, show } from '../../tests/support/show.tsx'
import { speak } from '../shared/messages.ts'
import { panicTexts } from './alarms.messages.ts'
import { PanicButton } from './PanicButton.tsx'

vi.mock('../web/pieces/dialogs/ConfirmDialog.tsx', () => {
  throw new Error('no such file')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const text = speak(panicTexts, 'en')
const place = { id: '018f0000-0000-7000-8000-000000000001', name: 'Los Encinos', time_zone: 'America/Mexico_City' }

test.each([true, false])(
  'asks for confirmation in the browser, and raises the alarm only after a yes: %s',
  async (yes) => {
    const asked = vi.fn(() => yes)
    vi.stubGlobal('confirm', asked)
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const { user } = show(<PanicButton place={place} emergencies="911" />)
    await user.click(screen.getByRole('button', { name: text.button }))
    await eventually(() => expect(asked).toHaveBeenCalledWith(expect.stringContaining(text.ask)))
    if (yes) await screen.findByRole('alert')
    else expect(screen.queryByRole('alert')).toBeNull()
  },
)
