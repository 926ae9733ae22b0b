// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { newId } from '../../shared/ids.ts'
import { speak } from '../../shared/messages.ts'
import { Refused } from '../../web/calls/api.ts'
import { registerTexts } from '../register.messages.ts'
import { sessionMessages } from '../session.messages.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const register = speak(registerTexts, 'en')
const { login } = speak(sessionMessages, 'en')
const password = 'a correct horse here'
afterEach(() => history.replaceState(null, '', '/'))

const installation = { sends_mail: true, demo: false }

/** Registers an operator; `signIn` answers the sign-in. */
const open = async (signIn: () => object) => {
  const place = { id: newId(), name: 'Los Encinos' }
  const asked = serve(({ call }) => {
    if (call === 'session.signIn') return signIn()
    if (call === 'session.current') return { installation, person: null }
    return call === 'condominiums.join' ? [place] : {}
  })
  const { user } = show(<RegisterScreen />)
  await user.click(await screen.findByRole('combobox', { name: register.user_type }))
  await user.click(await screen.findByRole('option', { name: 'Operator' }))
  await user.type(screen.getByLabelText(new RegExp(`^${register.full_name}`)), 'Eva Nueva')
  await user.type(screen.getByLabelText(new RegExp(`^${login.email}`)), 'eva@garita.test')
  await user.type(screen.getByLabelText(new RegExp(`^${login.password}`)), password)
  await user.click(screen.getByRole('button', { name: register.submit }))
  return asked
}

test('signs a new account in and opens its state', async () => {
  const asked = await open(() => ({}))
  await expect.poll(() => location.pathname).toBe('/dashboard')
  expect(asked.filter(({ call }) => call === 'session.signIn')).toEqual([
    { call: 'session.signIn', input: { email: 'eva@garita.test', password } },
  ])
})

test('says where the next step is when the sign-in is refused, without the reason', async () => {
  await open(() => {
    throw new Refused('credentials_wrong', 422)
  })
  await screen.findByText(register.done_title)
  screen.getByText(register.done_by_mail)
})
