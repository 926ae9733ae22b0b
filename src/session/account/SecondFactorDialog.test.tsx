// @vitest-environment happy-dom
/** Turning two-step verification on, also on the phone that has the application. */
import { expect, test, vi } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'

test('the key can be copied, and opens the application on the same phone', async () => {
  const address = 'otpauth://totp/Garita:ana?secret=ABCDEFGH'
  serve(() => ({ secret: 'ABCDEFGH', address }))
  const { user } = show(<SecondFactorDialog onClose={vi.fn()} />)
  await user.type(screen.getByLabelText(/^Your password/), 'un caballo correcto{Enter}')
  expect((await screen.findByRole('link', { name: 'Open my app' })).getAttribute('href')).toBe(address)
  await user.click(screen.getByRole('button', { name: 'Copy key' }))
  await expect.poll(() => navigator.clipboard.readText()).toBe('ABCDEFGH')
})
