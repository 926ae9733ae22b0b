// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, showToAdmin } from '../../../tests/support/show.tsx'
import { newId } from '../../shared/ids.ts'
import { InviteDialog } from './InviteDialog.tsx'

test('warns before and beside a code that the link in its text works on this computer only', async () => {
  const person = { id: newId(), full_name: 'Ana Paz', email: null, started: false, invited_at: null }
  serve(() => ({
    ...{ id: person.id, full_name: 'Ana Paz', condominium: 'Los Encinos', unit_number: '1', language: 'es' },
    ...{ has_email: false, code: 'ABCDEFGHJKLM' },
  }))
  const { user } = showToAdmin(<InviteDialog person={person} onClose={() => {}} />, false)
  expect(location.hostname).toBe('localhost')
  screen.getByText(/works only on this computer/)
  await user.click(screen.getByRole('button', { name: 'Make a code' }))
  await screen.findByRole('button', { name: 'Copy text for WhatsApp' })
  screen.getByText(/works only on this computer/)
})
