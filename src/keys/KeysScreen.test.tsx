// @vitest-environment happy-dom
/** The book of keys shows a guard and an administrator their own acts. */
import { expect, test } from 'vitest'
import { screen, serve, show, within } from '../../tests/support/show.tsx'
import { Refused } from '../web/calls/api.ts'
import { KeysOf } from './KeysScreen.tsx'

const place = '0199c5a4-0000-7000-8000-000000000001'
const loan = {
  id: '0199c5a4-0000-7000-8000-000000000002',
  ...{ key_name: 'Pump room', lent_to: 'Rosa', lent_by_name: 'Gus', late: true },
  ...{ lent_at: '2026-11-01T10:00:00Z', due_at: '2026-11-01T12:00:00Z', returned_at: null, returned_by_name: null },
}
const book = {
  time_zone: 'America/Mexico_City',
  out: [loan],
  here: [{ id: '0199c5a4-0000-7000-8000-000000000003', name: 'Store' }],
  returned: [],
}
const answer = (now: typeof book | { out: []; here: []; returned: []; time_zone: string }) =>
  serve(({ call }) => (call === 'keys.book' ? now : undefined))

test('shows a guard who has a late key, and takes it back in one press', async () => {
  const called: string[] = []
  serve(({ call }) => {
    called.push(call)
    return call === 'keys.book' ? book : undefined
  })
  const { user } = show(<KeysOf place={place} keepsList={false} lends />)
  const out = await screen.findByRole('list', { name: 'Out' })
  expect(within(out).getByText('Lent to: Rosa')).toBeTruthy()
  expect(within(out).getByText('Late')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take back: Pump room' }))
  await expect.poll(() => called).toContain('keys.takeBack')
})

test('offers an administrator only to add and remove a key', async () => {
  answer(book)
  show(<KeysOf place={place} keepsList lends={false} />)
  await screen.findByRole('button', { name: 'Remove: Store' })
  expect(screen.queryByRole('button', { name: /Lend|Take back/ })).toBeNull()
})

test('tells a guard that the administration adds the keys while there are none', async () => {
  answer({ ...book, out: [], here: [] })
  show(<KeysOf place={place} keepsList={false} lends />)
  await screen.findByText('The administration adds the keys that the gate lends.')
})

test('says why the keys could not be loaded', async () => {
  serve(() => {
    throw new Refused('not_allowed', 403)
  })
  show(<KeysOf place={place} keepsList={false} lends />)
  await screen.findByText('The keys could not be loaded')
})
