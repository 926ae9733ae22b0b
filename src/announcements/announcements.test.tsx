// @vitest-environment happy-dom
/** A reader opens and confirms an announcement; the administration sees counts first and homes without an account. */
import { expect, test } from 'vitest'
import { screen, serve, show, within } from '../../tests/support/show.tsx'
import { Refused } from '../web/calls/api.ts'
import type { Receipts, ReceivedAnnouncement } from './announcements.contract.ts'
import { ReceiptsOf } from './desk/ReceiptsDialog.tsx'
import { OpenAnnouncement } from './OpenAnnouncement.tsx'
import { ReceivedAnnouncements } from './ReceivedAnnouncements.tsx'
import { WaitingAnnouncements } from './WaitingAnnouncements.tsx'

const id = '0199c5a4-0000-7000-8000-000000000001'
const water: ReceivedAnnouncement = {
  ...{ id, title: 'Water cut', body: 'On Thursday.\n\nSee https://garita.test/water.', condominium: 'Encinos' },
  ...{ time_zone: 'America/Mexico_City', asks_confirmation: true, sent_at: '2026-11-01T10:00:00Z', ends_at: null },
  ...{ opened_at: null, confirmed_at: null, folio: null, corrects: null, corrected_by: null, files: [] },
}

/** Serves the reader's list and keeps the marks. */
function served(list: ReceivedAnnouncement[]) {
  const marks: unknown[] = []
  serve(({ call, input }) => {
    if (call === 'announcements.mark') marks.push(input)
    return call === 'announcements.mine' ? list : {}
  })
  return marks
}

test('opens an announcement with its paragraphs and links, and notes that it was opened and confirmed', async () => {
  const marks = served([])
  let closed = 0
  const { user } = show(
    <OpenAnnouncement
      of={water}
      onClose={() => {
        closed += 1
      }}
    />,
  )
  const dialog = await screen.findByRole('dialog')
  const link = within(dialog).getByRole('link', { name: 'https://garita.test/water' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://garita.test/water',
    'noopener noreferrer',
  ])
  await expect.poll(() => marks).toEqual([{ id, as: 'opened' }])
  await user.click(within(dialog).getByRole('button', { name: 'I have read it' }))
  await expect.poll(() => marks).toContainEqual({ id, as: 'confirmed' })
  await expect.poll(() => closed).toBe(1)
})

test('lists an announcement as not opened', async () => {
  served([water])
  show(<ReceivedAnnouncements />)
  await screen.findByRole('button', { name: 'Read: Water cut' })
  expect(screen.getByText('Not opened')).toBeTruthy()
})

test('says that a reader has no announcements', async () => {
  served([])
  show(<ReceivedAnnouncements />)
  await screen.findByText('You have no announcements')
})

test('says that the announcements could not be loaded', async () => {
  serve(() => {
    throw new Refused('not_allowed', 403)
  })
  show(<ReceivedAnnouncements />)
  await screen.findByText('The announcements could not be loaded')
})

test('reports once that the home screen showed the newest announcement', async () => {
  const marks: unknown[] = []
  const waiting = { id, title: 'Water cut', time_zone: 'America/Mexico_City', sent_at: '2026-11-01T10:00:00Z' }
  serve(({ call, input }) => {
    if (call === 'announcements.mark') marks.push(input)
    return call === 'announcements.current'
      ? [{ ...waiting, asks_confirmation: false, shown: false, opened: false }]
      : {}
  })
  show(<WaitingAnnouncements />)
  await screen.findByText('Water cut')
  await expect.poll(() => marks).toEqual([{ id, as: 'shown' }])
})

test('shows the counts first, then the homes without an account with a slip for each', async () => {
  const receipts: Receipts = {
    ...{ id, title: 'Water cut', body: 'On Thursday.', audience: 'everybody', tower: null, units: [] },
    ...{ asks_confirmation: false, send_at: water.sent_at, sent_at: water.sent_at, ends_at: null },
    ...{ written_by_name: 'Alma', written_at: water.sent_at, revision: 1 },
    ...{ homes: 2, received: 1, opened: 1, confirmed: 0, guards: 0, guards_opened: 0, guards_confirmed: 0 },
    ...{ formal: false, folio: null, corrects: null, corrects_folio: null, corrected_by: null, files: [] },
    ...{ condominium: 'Encinos', time_zone: 'America/Mexico_City' },
    addressed: [
      {
        ...{ unit_number: '101', tower: 'Norte', accounts: 1, confirmed_at: null },
        ...{ received_at: water.sent_at, opened_at: water.sent_at },
      },
      { unit_number: '102', tower: null, accounts: 0, received_at: null, opened_at: null, confirmed_at: null },
    ],
  }
  show(<ReceiptsOf of={receipts} />)
  await screen.findByText('1 of 2 homes opened it')
  expect(screen.getByRole('heading', { name: 'Without an account: 1' })).toBeTruthy()
  expect(screen.getAllByText('For unit 102')).toHaveLength(1)
  expect(screen.queryByText('For unit 101')).toBeNull()
})
