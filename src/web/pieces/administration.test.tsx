// @vitest-environment happy-dom
/** The advice to talk to the administration is a link for residents, in notes, forms and toasts. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { contract, write } from '../../shared/contract.ts'
import type { UserRole } from '../../shared/roles.ts'
import { useAct } from '../calls/act.ts'
import { Refused } from '../calls/api.ts'
import { CurrentUserProvider } from '../calls/currentUser.tsx'
import { RefusalTexts } from '../calls/refusals.tsx'
import { WithAdministration } from './administration.tsx'

const { rename } = contract('toys', { rename: write('Renames a toy.', z.object({ name: z.string() })) })
const words = {
  toy_paused: { es: 'Está en pausa. Habla con la administración.', en: 'It is paused. Talk to the administration.' },
}

function Rename() {
  const act = useAct(rename)
  return (
    <button type="button" onClick={() => act.run({ name: 'Bear' }, { failed: 'The toy keeps its name' })}>
      Rename
    </button>
  )
}

const as = (userRole: UserRole, piece: React.ReactNode) => (
  <CurrentUserProvider
    value={{ id: 'a', full_name: 'Ana', user_role: userRole, condominium: null, time_zones: [], sends_mail: true }}
  >
    {piece}
  </CurrentUserProvider>
)
const refuse = () =>
  serve(() => {
    throw new Refused('toy_paused', 409)
  })

test('links the advice of a refusal to the form of a message', async () => {
  refuse()
  const { user } = show(<RefusalTexts words={words}>{as('resident', <Rename />)}</RefusalTexts>)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const link = await screen.findByRole('link', { name: 'Talk to the administration' })
  expect(link.getAttribute('href')).toBe('/messages?write=yes')
  await user.click(link)
  expect(location.pathname + location.search).toBe('/messages?write=yes')
})

test('shows guards the advice without a link', async () => {
  refuse()
  const { user } = show(<RefusalTexts words={words}>{as('agent', <Rename />)}</RefusalTexts>)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByText('It is paused. Talk to the administration.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('keeps the words around the link, and a text without the advice', () => {
  const said = 'Si es un error, habla con la administración de tu condominio. Gracias.'
  show(
    as(
      'resident',
      <>
        <p data-testid="advice">
          <WithAdministration>{said}</WithAdministration>
        </p>
        <p data-testid="other">
          <WithAdministration>La administración respondió.</WithAdministration>
        </p>
      </>,
    ),
    'es',
  )
  expect(screen.getByTestId('advice').textContent).toBe(said)
  expect(screen.getByRole('link').textContent).toBe('habla con la administración de tu condominio')
  expect(screen.getByTestId('other').querySelector('a')).toBeNull()
})
