// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../tests/support/show.tsx'
import { CurrentUserProvider } from '../web/calls/currentUser.tsx'
import { ToldByMail } from './ToldByMail.tsx'

test.each([
  [true, 'They are told by e-mail.'],
  [false, 'This installation sends no e-mail: please tell them yourself.'],
])('promises an e-mail only where one is sent: %s', (sends, said) => {
  const admin = {
    id: 'a',
    full_name: 'Eva',
    user_role: 'admin',
    condominium: null,
    time_zones: [],
    sends_mail: sends,
  } as const
  show(
    <CurrentUserProvider value={admin}>
      <ToldByMail />
    </CurrentUserProvider>,
  )
  expect(screen.getByText(said)).toBeTruthy()
})
