// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'

test('copies the key, and opens the authenticator on the same phone', async () => {
  const address = 'otpauth://totp/Garita:ana?secret=ABCDEFGH'
  serve(() => ({ secret: 'ABCDEFGH', address }))
  const { user } = show(<SecondFactorDialog onClose={vi.fn()} />)
  await user.type(screen.getByLabelText(/^Your password/), 'un caballo correcto{Enter}')
  expect((await screen.findByRole('link', { name: 'Open my app' })).getAttribute('href')).toBe(address)
  await user.click(screen.getByRole('button', { name: 'Copy key' }))
  await expect.poll(() => navigator.clipboard.readText()).toBe('ABCDEFGH')
})
