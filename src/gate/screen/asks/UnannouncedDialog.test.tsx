// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { arrivalPresets } from '../../../visits/arrivals/arrivals.ts'
import { ruleCardTexts } from '../../../visits/rules/homeRules.messages.ts'
import type { Station } from '../../station/station.ts'
import { at, entryOf, hour, minute, snapshotOf } from '../../verdict/verdictFacts.ts'
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
  show(
    <UnannouncedDialog
      station={station}
      about={{ searched: '', of: over }}
      onClose={() => {}}
      onAsked={() => {}}
      onLeft={() => {}}
    />,
  )
  expect(screen.queryAllByText(/^Unit A-101 already has an unanswered request for Luís Gómez/)).toHaveLength(notes)
})

test('keeps the number that was typed before the station knew its units', () => {
  const station = { snapshot: null, online: true, time: () => ({ now: Date.now() }) } as unknown as Station
  const about = { searched: '101' }
  show(<UnannouncedDialog station={station} about={about} onClose={() => {}} onAsked={() => {}} onLeft={() => {}} />)
  expect(screen.getByLabelText(/^Unit/)).toHaveProperty('value', '101')
})

test('a unit without an account and without a telephone is found, and nobody there is asked', async () => {
  const record = vi.fn()
  const snapshot = { ...snapshotOf({}), units: ['A-101'], unreached_units: ['A-099'] }
  const station = { snapshot, record, online: true } as unknown as Station
  const about = { searched: '099' }
  const { user } = show(
    <UnannouncedDialog station={station} about={about} onClose={() => {}} onAsked={() => {}} onLeft={() => {}} />,
  )
  await screen.findByText(/^No resident was found in unit A-099: it has no account and no phone/)
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Luis')
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Gómez')
  await user.type(screen.getByRole('textbox', { name: /^Document/ }), 'INE1')
  await user.click(screen.getByRole('button', { name: 'Request approval' }))
  expect(record).not.toHaveBeenCalled()
})

test.each([
  ['Ana', 'Ruiz', ruleCardTexts.submit.let_in.en],
  ['B.', 'Salas', 'Request approval'],
  ['Bruno', 'Salas', ruleCardTexts.submit.refuse.en],
])('asks a courier for a name where the home refuses a person: %s %s', async (name, last, act) => {
  const record = vi.fn(async () => '')
  const bare = { days: [], from: null, until: null, daily_most: null, until_day: null, expected_until: null } as const
  const rules = [
    {
      ...bare,
      id: '01980000-0000-7000-8000-00000000000e',
      kind: 'delivery',
      action: 'let_in',
      company: 'Rappi',
      name: null,
      plate: null,
    },
    {
      ...bare,
      id: '01980000-0000-7000-8000-00000000000f',
      kind: 'visit',
      action: 'refuse',
      company: null,
      name: 'Bruno Salas',
      plate: 'QRG123A',
    },
  ] as const
  const limit = { let_in: true, daily_most: null }
  const snapshot = {
    ...snapshotOf({ arrivals: arrivalPresets.specification }),
    home_rules: [{ unit: 'A-101', rules: [...rules], uses: [] }],
    home_rule_limits: { delivery: limit, taxi: limit, service: limit },
  }
  const station = { snapshot, record, online: true, time: () => ({ now: Date.parse(at(0)) }) } as unknown as Station
  const { user } = show(
    <UnannouncedDialog
      station={station}
      about={{ searched: 'A-101' }}
      onClose={() => {}}
      onAsked={() => {}}
      onLeft={() => {}}
    />,
  )
  await user.click(screen.getByRole('radio', { name: 'Delivery' }))
  await user.click(screen.getByRole('button', { name: 'Rappi' }))
  await screen.findByText(ruleCardTexts.because.nameless.en)
  expect(screen.queryByRole('button', { name: ruleCardTexts.submit.let_in.en })).toBeNull()
  expect(screen.getByRole('textbox', { name: arrivalTexts.plate_if_any.en })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), name)
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), last)
  expect(screen.queryAllByText(ruleCardTexts.alike.en('A-101'))).toHaveLength(name === 'B.' ? 1 : 0)
  await user.click(await screen.findByRole('button', { name: act }))
  await expect.poll(() => record.mock.calls.length).toBe(1)
})

test('a rule that ended between the card and the press is not followed: the guard reads what counts now', async () => {
  const record = vi.fn(async () => '')
  let now = Date.parse(at(0))
  const expected = {
    ...{ id: '01980000-0000-7000-8000-00000000000e', kind: 'delivery', action: 'let_in', days: [], until_day: null },
    ...{ company: null, name: null, plate: null, from: null, until: null, daily_most: null },
    expected_until: at(minute),
  } as const
  const limit = { let_in: true, daily_most: null }
  const snapshot = {
    ...snapshotOf({ arrivals: arrivalPresets.specification }),
    home_rules: [{ unit: 'A-101', rules: [expected], uses: [] }],
    home_rule_limits: { delivery: limit, taxi: limit, service: limit },
  }
  const station = { snapshot, record, online: true, time: () => ({ now }) } as unknown as Station
  const about = { searched: 'A-101' }
  const { user } = show(
    <UnannouncedDialog station={station} about={about} onClose={() => {}} onAsked={() => {}} onLeft={() => {}} />,
  )
  await user.click(screen.getByRole('radio', { name: 'Delivery' }))
  const letIn = await screen.findByRole('button', { name: ruleCardTexts.submit.let_in.en })
  now += 2 * minute
  await user.click(letIn)
  expect(record).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: ruleCardTexts.submit.let_in.en })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Request approval' }))
  expect(record).toHaveBeenCalledWith(expect.not.objectContaining({ by_rule: expect.anything() }))
})
