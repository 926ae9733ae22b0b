// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalPresets } from '../arrivals/arrivals.ts'
import { ruleCardTexts } from '../arrivals/homeRules/homeRules.messages.ts'
import { StationArrival } from '../screen/asks/StationArrival.tsx'
import { useStationPost } from '../screen/useStationPost.web.ts'
import { correctionOf } from '../station/facts/actKinds.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import type { Station } from '../station/station.ts'
import { at, entryOf, hour, minute, snapshotOf } from '../station/verdict/verdictFacts.ts'
import { askedTexts } from '../visits/visits.messages.ts'
import { arrivalDialogTexts } from './arrivalDialog.messages.ts'
import { GuardPostProvider } from './guardPost.tsx'

type AtStationProps = Omit<ComponentProps<typeof StationArrival>, 'onEnded'> &
  Partial<Pick<ComponentProps<typeof StationArrival>, 'onEnded'>>

function AtStation({ onEnded = () => {}, ...props }: AtStationProps) {
  return (
    <GuardPostProvider value={useStationPost(props.station)}>
      <StationArrival {...props} onEnded={onEnded} />
    </GuardPostProvider>
  )
}

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
  ['warns of an unanswered request', new Date(Date.now() - 60_000).toISOString(), 1],
  ['shows no warning after a request expired', at(-25 * hour - minute), 0],
])('checks earlier requests for the same person: %s', (_, created, notes) => {
  const snapshot = snapshotOf({ entries: [over, asks(created)] })
  const station = {
    snapshot: { ...snapshot, units: ['A-101'] },
    online: true,
    time: () => ({ now: Date.now() }),
  } as unknown as Station
  show(
    <AtStation
      station={station}
      about={{ searched: '', of: over }}
      onClose={() => {}}
      onAsked={() => {}}
      onLeft={() => {}}
    />,
  )
  expect(screen.queryAllByText(/^Unit A-101 was asked about Luís Gómez already/)).toHaveLength(notes)
})

test('keeps the number that was typed before the station knew its units', () => {
  const station = { snapshot: null, online: true, time: () => ({ now: Date.now() }) } as unknown as Station
  const about = { searched: '101' }
  show(<AtStation station={station} about={about} onClose={() => {}} onAsked={() => {}} onLeft={() => {}} />)
  expect(screen.getByLabelText(/^Unit/)).toHaveProperty('value', '101')
})

test('finds a unit without an account and a telephone, and sends it no request', async () => {
  const record = vi.fn()
  const snapshot = { ...snapshotOf({}), units: ['A-101'], unreached_units: ['A-099'] }
  const station = { snapshot, record, online: true, time: () => ({ now: Date.now() }) } as unknown as Station
  const about = { searched: '099' }
  const { user } = show(
    <AtStation station={station} about={about} onClose={() => {}} onAsked={() => {}} onLeft={() => {}} />,
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
    <AtStation
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

test('gives the station the entry by a rule of the home, which a mistake takes back', async () => {
  const record = vi.fn(async (_: Act) => 'entered')
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
  const now = Date.parse(at(0))
  const station = { snapshot, record, online: true, time: () => ({ now }) } as unknown as Station
  const none = () => {}
  const ended = vi.fn()
  const about = { searched: 'A-101' }
  const { user } = show(
    <AtStation {...{ station, about }} onClose={none} onAsked={none} onLeft={none} onEnded={ended} />,
  )
  await user.click(screen.getByRole('radio', { name: 'Delivery' }))
  await user.click(await screen.findByRole('button', { name: ruleCardTexts.submit.let_in.en }))
  await expect.poll(() => ended.mock.calls.length).toBe(1)
  const { act, eventId } = ended.mock.calls[0]?.[0] ?? {}
  const made = record.mock.calls[0]?.[0]
  const id = made?.kind === 'unannounced' ? made.authorization_id : ''
  expect(act).toEqual(made)
  const correction = { kind: 'exit', subject: { authorization_id: id }, corrects: 'entered' }
  expect(correctionOf(act, eventId)).toEqual(correction)
  // The card has the button, so no toast lies over it.
  expect(screen.queryByText(ruleCardTexts.done.let_in.en)).toBeNull()
})

test('ignores a rule of a home that ended after the guard opened the card', async () => {
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
    <AtStation station={station} about={about} onClose={() => {}} onAsked={() => {}} onLeft={() => {}} />,
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

test('asks a courier for no name, and keeps optional facts in a closed line that a problem opens', async () => {
  const snapshot = { ...snapshotOf({ arrivals: arrivalPresets.specification }), units: ['A-101'] }
  const record = vi.fn(async () => '')
  const station = { snapshot, record, online: true, time: () => ({ now: Date.parse(at(0)) }) } as unknown as Station
  const none = () => {}
  const { user } = show(
    <AtStation station={station} about={{ searched: 'A-101' }} onClose={none} onAsked={none} onLeft={none} />,
  )
  const optional = () => screen.getByText(arrivalDialogTexts.more.en).closest('details')?.open
  expect(optional()).toBe(false)
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Luis')
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Gómez')
  await user.click(screen.getByText(arrivalDialogTexts.more.en))
  await user.type(screen.getByLabelText(arrivalDialogTexts.phone.en), '12')
  await user.click(screen.getByText(arrivalDialogTexts.more.en))
  await user.click(screen.getByRole('button', { name: arrivalDialogTexts.submit.en }))
  screen.getByText('The document is missing')
  expect(optional()).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Delivery' }))
  expect(screen.queryByRole('group', { name: askedTexts.who.en })).toBeNull()
  expect(screen.queryByLabelText(/^First name/)).toBeNull()
})
