// @vitest-environment happy-dom
/** A guest by days reads one calm note about the end of the stay, and still learns of an objection. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { FrozenNote } from './FrozenNote.tsx'
import { LeavingNote } from './LeavingNote.tsx'

const mine = (kind: 'guest' | 'family', more: object = {}) => ({
  accounts: [{ mine: true, kind }],
  ...{ frozen_at: null, leaves_at: '2031-11-24T18:00:00Z', moves_to: null, may_authorize: false, whom_to_ask: [] },
  ...more,
})
const notes = (answer: object) => {
  serve(({ call }) => (call === 'households.mine' ? answer : undefined))
  show(
    <>
      <FrozenNote />
      <LeavingNote />
    </>,
  )
}

test('shows a guest the end of the stay in one note', async () => {
  notes(mine('guest'))
  await screen.findByText(/Your stay ends on/)
  expect(screen.queryByText(/The administration decided it|You leave your home/)).toBeNull()
})

test('shows a guest that the home objects', async () => {
  notes(mine('guest', { frozen_at: '2031-11-20T18:00:00Z' }))
  await screen.findByText(/Your stay ends on/)
  await screen.findByText('The administration is checking your account')
})

test('shows another resident who may not authorize both notes', async () => {
  notes(mine('family'))
  await screen.findByText(/The administration decided it/)
  await screen.findByText(/You leave your home on/)
})
