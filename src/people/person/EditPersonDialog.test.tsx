// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, showToAdmin } from '../../../tests/support/show.tsx'
import { newId } from '../../shared/ids.ts'
import type { Language } from '../../shared/messages.ts'
import type { Person } from '../people.contract.ts'
import { EditPersonDialog } from './EditPersonDialog.tsx'

const person: Person = {
  id: newId(),
  full_name: 'Ramón Paz',
  sign: null,
  email: 'ramon@garita.test',
  username: null,
  phone_number: null,
  user_role: 'agent',
  approval_status: 'approved',
  email_confirmed: true,
  started: true,
  invited_at: null,
  revision: 1,
  created_at: '2026-11-25T12:00:00Z',
  condominium: null,
  invited_by_name: null,
  unit_number: null,
  assigned: [],
  removal_requested_at: null,
  objections: [],
  asked_home: null,
  homes: [],
  leaves_at: null,
  moves_to: null,
  may_change: true,
}

test.each<[string | null, boolean, Language, string]>([
  [
    'ramon@garita.test',
    true,
    'en',
    'If you change it, we notify the old address, and the person must confirm the new one.',
  ],
  [null, true, 'en', 'We send them an e-mail to confirm it.'],
  [
    'ramon@garita.test',
    false,
    'en',
    'The new e-mail works as soon as you save. This installation sends no e-mail: tell them yourself.',
  ],
  [null, false, 'es', 'El correo nuevo sirve en cuanto guardas. Esta instalación no envía correos: avísale tú.'],
])('explains the effect of another address than %s, with mail: %s, %s', async (email, sends, language, said) => {
  serve(() => ({}))
  const { user } = showToAdmin(
    // Each test has another person, so that no draft is restored.
    <EditPersonDialog person={{ ...person, id: newId(), email }} onClose={() => {}} />,
    sends,
    language,
  )
  expect(screen.queryByText(said)).toBeNull()
  await user.type(screen.getByRole('textbox', { name: language === 'en' ? 'E-mail' : 'Email' }), 'x')
  expect(screen.getByText(said)).toBeTruthy()
})

test('names the home that a staff member leaves by becoming a resident', async () => {
  serve(() => [])
  const place = { id: newId(), name: 'Los Encinos', time_zone: 'America/Mexico_City' }
  const rights = { kind: null, may_authorize: true, asked: 'first' } as const
  const homes = [{ id: newId(), unit_number: '101', condominium: place, waits: false, ...rights }]
  const { user } = showToAdmin(
    <EditPersonDialog person={{ ...person, id: newId(), homes }} onClose={() => {}} />,
    true,
    'en',
  )
  expect(screen.queryByText(/They live at 101 · Los Encinos/)).toBeNull()
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Resident' }))
  expect(await screen.findByText(/They live at 101 · Los Encinos/)).toBeTruthy()
})
