// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { PasswordField } from './PasswordField.tsx'

test('hides what is typed until the user asks to see it', async () => {
  const { user } = show(<PasswordField label="Password" autoComplete="current-password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password'])
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})
