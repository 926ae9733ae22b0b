// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('saves the recovery codes as a text file', async () => {
  const kept: { name: string; file: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    kept.push({ name: '', file: file as Blob })
    return 'blob:codes'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const last = kept.at(-1)
    if (last) last.name = this.download
  })
  onTestFinished(() => void vi.restoreAllMocks())
  serve(({ call }) =>
    call === 'session.confirmSecondFactor'
      ? { recovery_codes: ['AAAA2222', 'BBBB3333'] }
      : { secret: 'ABCDEFGH', address: 'otpauth://totp/Garita:ana?secret=ABCDEFGH' },
  )
  const { user } = show(<SecondFactorDialog onClose={vi.fn()} />)
  await user.type(screen.getByLabelText(/^Your password/), 'un caballo correcto{Enter}')
  await user.type(await screen.findByLabelText(/^6-digit code/), '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(kept[0]?.name).toBe('garita-codes.txt')
  expect(await kept[0]?.file.text()).toMatch(/\r\nAAAA2222\r\nBBBB3333\r\n$/)
})
