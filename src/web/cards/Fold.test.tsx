// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { Fold } from './Fold.tsx'

const fold = (start: boolean) => (
  <Fold title="Advice" kept="garita.test.fold" start={start}>
    <p>Lock the door.</p>
  </Fold>
)
const button = () => screen.getByRole('button', { name: 'Advice' })
const isOpen = () =>
  button().getAttribute('aria-expanded') === 'true' &&
  screen.queryByText('Lock the door.', { ignore: '[hidden] *' }) !== null

test('remembers on this device how the user left it', async () => {
  const { user } = show(fold(true))
  expect(isOpen()).toBe(true)
  await user.click(button())
  expect(isOpen()).toBe(false)
  expect(localStorage.getItem('garita.test.fold')).toBe('false')
})

test('begins as the user left it', () => {
  localStorage.setItem('garita.test.fold', 'true')
  show(fold(false))
  expect(isOpen()).toBe(true)
})
