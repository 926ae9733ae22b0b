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
  ['ramon@garita.test', true, 'en', 'If you change it, the old address is notified and the new one must be confirmed.'],
  [null, true, 'en', 'It must be confirmed by an e-mail that arrives there.'],
  [
    'ramon@garita.test',
    false,
    'en',
    'The new one works as soon as you save: this installation sends no e-mail, so please tell them yourself.',
  ],
  [null, false, 'es', 'El nuevo sirve en cuanto guardas: esta instalación no envía correos, así que avísale tú.'],
])(
  'says what follows from another address than %s, where mail is sent: %s, %s',
  async (email, sends, language, said) => {
    serve(() => ({}))
    const { user } = showToAdmin(
      // Another person each time: what was typed before is no draft of theirs.
      <EditPersonDialog person={{ ...person, id: newId(), email }} onClose={() => {}} />,
      sends,
      language,
    )
    expect(screen.queryByText(said)).toBeNull()
    await user.type(screen.getByRole('textbox', { name: language === 'en' ? 'E-mail' : 'Email' }), 'x')
    expect(screen.getByText(said)).toBeTruthy()
  },
)

test('says which home somebody of the staff leaves who becomes a resident', async () => {
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
