// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import type { Station } from '../station/station.ts'
import { at, entryOf, hour, minute, snapshotOf } from '../verdict/verdictFacts.ts'
import { UnannouncedDialog } from './UnannouncedDialog.tsx'

const luis = { name: 'Luís', last_name: 'Gómez', unit: 'A-101' }
const over = entryOf({ ...luis, name: 'luis', authorization_id: '01980000-0000-7000-8000-000000000001' })
const asks = (created: string) =>
  entryOf({
    ...luis,
    authorization_id: '01980000-0000-7000-8000-000000000002',
    status: 'pending_approval',
    valid_from: null,
    created_at: created,
  })

test.each([
  ['already has an unanswered request', new Date(Date.now() - 60_000).toISOString(), 1],
  ['is asked anew once a request has expired', at(-25 * hour - minute), 0],
])('a unit %s for the same person', (_, created, notes) => {
  const snapshot = snapshotOf({ entries: [over, asks(created)] })
  const station = { snapshot: { ...snapshot, units: ['A-101'] }, online: true } as unknown as Station
  show(<UnannouncedDialog station={station} about={{ searched: '', of: over }} onClose={() => {}} onAsked={() => {}} />)
  expect(screen.queryAllByText(/^Unit A-101 already has an unanswered request for Luís Gómez/)).toHaveLength(notes)
})

test('a unit without an account and without a telephone is found, and nobody there is asked', async () => {
  const record = vi.fn()
  const snapshot = { ...snapshotOf({}), units: ['A-101'], unreached_units: ['A-099'] }
  const station = { snapshot, record, online: true } as unknown as Station
  const about = { searched: '099' }
  const { user } = show(<UnannouncedDialog station={station} about={about} onClose={() => {}} onAsked={() => {}} />)
  await screen.findByText(/^No resident was found in unit A-099: it has no account and no phone/)
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Luis')
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Gómez')
  await user.type(screen.getByRole('textbox', { name: /^Document/ }), 'INE1')
  await user.click(screen.getByRole('button', { name: 'Request approval' }))
  expect(record).not.toHaveBeenCalled()
})
