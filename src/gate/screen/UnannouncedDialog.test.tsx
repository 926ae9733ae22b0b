// @vitest-environment happy-dom
import { expect, test } from 'vitest'
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
