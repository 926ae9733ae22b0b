// @vitest-environment happy-dom
/** The stays of a unit: their makers make, shorten and end them; a refused reader reads the reason. */
import { expect, test } from 'vitest'
import { screen, serve, show, within } from '../../tests/support/show.tsx'
import { Refused } from '../web/calls/api.ts'
import { StayList } from './StayList.tsx'
import { StaysOfOwner } from './StaysOfOwner.tsx'
import type { ShortStay, StayTerms } from './stays.contract.ts'

const place = '0199c5a4-0000-7000-8000-000000000001'
const zone = 'America/Mexico_City'
const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString()
const terms: StayTerms = {
  ...{ condominium_id: place, condominium: 'Los Encinos', time_zone: zone, unit_number: '101', allowed: true },
  ...{ refused: null, most_nights: 7, most_guests: 4, rules: 'No parties' },
}
const stay = (more: Partial<ShortStay> = {}): ShortStay => ({
  ...{ condominium_id: place, id: '0199c5a4-0000-7000-8000-000000000002', unit_number: '101', time_zone: zone },
  ...{ starts_at: hours(-1), ends_at: hours(1), places: 2, uses: 1, made_by_name: 'Ana Uno', of_owner: false },
  ...{ created_at: hours(-2), ended_at: null, ended_by_name: null, takes: true, may_end: true, mine: true },
  guest_names: ['Peter Smith'],
  guests: [{ name: 'Pete S.', requested_at: hours(-1), since: hours(-1), until: null, waits: false }],
  ...more,
})
const answer = (list: ShortStay[], own: StayTerms | null = terms) =>
  serve(({ call }) => (call === 'stays.terms' ? own : call === 'stays.list' ? list : undefined))

test('shows the guests, the accounts and the acts of the maker', async () => {
  answer([stay()])
  show(<StaysOfOwner />)
  const card = await screen.findByRole('region', { name: /Peter Smith/ })
  expect(within(card).getByText('1 of 2 guests have an account')).toBeTruthy()
  expect(within(card).getByText('Pete S.')).toBeTruthy()
  for (const act of ['New code', 'Shorten', 'End'])
    expect(within(card).getByRole('button', { name: `${act}: Peter Smith` })).toBeTruthy()
})

test('ends a stay after a question', async () => {
  const called: string[] = []
  serve(({ call }) => {
    called.push(call)
    return call === 'stays.terms' ? terms : call === 'stays.list' ? [stay()] : undefined
  })
  const { user } = show(<StaysOfOwner />)
  await user.click(await screen.findByRole('button', { name: 'End: Peter Smith' }))
  await user.click(await screen.findByRole('button', { name: 'End the stay' }))
  await expect.poll(() => called).toContain('stays.end')
})

test('sends the names line by line and shows the code once', async () => {
  const sent: unknown[] = []
  serve(({ call, input }) => {
    if (call === 'stays.make') sent.push(input)
    if (call === 'stays.terms') return terms
    if (call === 'stays.list') return []
    return call === 'stays.make' ? { code: 'ABCDEFGHJKMN', starts_at: hours(1), ends_at: hours(50) } : undefined
  })
  const { user } = show(<StaysOfOwner />)
  await user.click(await screen.findByRole('button', { name: /New\s+stay/ }))
  const names = await screen.findByRole('textbox', { name: /Guests, one name per line/ })
  expect(screen.getByText('No parties')).toBeTruthy()
  await user.type(names, 'Peter Smith\n\n Eva Smith ')
  await user.click(screen.getByRole('button', { name: 'Make the stay' }))
  await screen.findByText('Send the code')
  expect(sent).toMatchObject([{ guest_names: ['Peter Smith', 'Eva Smith'], places: 2, last_hour: '12:00' }])
})

test('says why the reader makes no stay, and offers no act', async () => {
  answer([], { ...terms, refused: 'stay_unit_lived_in' })
  show(<StaysOfOwner />)
  await screen.findByText(/Another person lives in the unit/)
  expect(screen.queryByRole('button', { name: /New\s+stay/ })).toBeNull()
  await screen.findByText('No stay in this month')
})

test('shows the administration the unit and the maker of each stay', async () => {
  answer([stay({ mine: false, of_owner: true })])
  show(<StayList zone={zone} place={place} />)
  const card = await screen.findByRole('region', { name: /Peter Smith/ })
  expect(within(card).getByText('Unit 101')).toBeTruthy()
  expect(within(card).getByText(/Made by Ana Uno, owner/)).toBeTruthy()
  expect(within(card).queryByRole('button', { name: /New code|Shorten/ })).toBeNull()
})

test('says that the stays could not be loaded', async () => {
  serve(() => {
    throw new Refused('not_allowed', 403)
  })
  show(<StayList zone={zone} place={place} />)
  await screen.findByText('The stays could not be loaded')
})
