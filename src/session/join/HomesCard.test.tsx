// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { newId } from '../../shared/ids.ts'
import type { CurrentPerson } from '../session.contract.ts'
import { HomesCard } from './HomesCard.tsx'

const home = (more: Partial<CurrentPerson['homes'][number]> = {}): CurrentPerson['homes'][number] => ({
  ...{
    id: newId(),
    unit_number: '101',
    condominium: 'Los Encinos',
    waits: false,
    refused: false,
    refused_because: null,
  },
  ...{ kind: 'owner', may_authorize: true, asked: 'first', quiet_from: null, quiet_until: null },
  ...more,
})

test('saves the quiet hours of a home', async () => {
  const asked = serve(() => ({}))
  const mine = home({ asked: 'later', quiet_from: '13:00', quiet_until: '15:00' })
  const { user } = show(<HomesCard homes={[mine]} />)
  await screen.findByText('rings after 30 s · quiet from 13:00 to 15:00')
  await user.click(screen.getByRole('button', { name: 'When it rings: 101' }))
  const from = await screen.findByLabelText('Quiet from')
  await user.clear(from)
  await user.type(from, '22:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => asked.find(({ call }) => call === 'households.chooseAsking')?.input)
    .toEqual({
      ...{ residence_id: mine.id, asked: 'later', quiet_from: '22:00', quiet_until: '15:00' },
    })
})

test('explains a missing right to authorize, and offers no choice', () => {
  serve(() => ({}))
  show(<HomesCard homes={[home({ kind: 'employee', may_authorize: false })]} />)
  expect(screen.getByText('You do not authorize entries in this home')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^When it rings/ })).toBeNull()
})
