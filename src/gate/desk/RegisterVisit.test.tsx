// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { arrivalPresets } from '../arrivals/arrivals.ts'
import { openLimits } from '../arrivals/homeRules/homeRules.ts'
import { RegisterVisit } from './RegisterVisit.tsx'

const place = { id: '01980000-0000-7000-8000-000000000001', name: 'Los Encinos' }
const waiting = { id: 'earlier', unit_number: '101', name: 'Luís', last_name: 'Gómez' }

const recorded = { at: '2026-03-10T18:00:00Z', answers: [] }
const noRules = { rules: [], uses: [], limits: openLimits, time_zone: 'America/Bogota' }

const said = /^Unit 101 was asked about Luís Gómez already/

test('says that the unit was asked about the same person, however the name is typed, and does not warn of another person', async () => {
  const asked = serve(({ call }) => {
    if (call === 'visits.units') return ['101', '102']
    if (call === 'spellings.spelled') return []
    if (call === 'arrivals.asked') return arrivalPresets.specification
    if (call === 'homeRules.atDesk') return noRules
    return call === 'households.answering' ? [] : { items: [waiting], next: null, count: 1 }
  })
  const { user } = show(<RegisterVisit assigned={[place]} onClose={() => {}} />)
  const unit = screen.getByRole('combobox', { name: 'Unit' })
  const name = screen.getByRole('textbox', { name: /^First name/ })
  await expect.poll(() => unit.getAttribute('placeholder')).toBe('Type or choose the unit')
  await user.type(unit, '101')
  await user.type(name, 'luis ')
  await screen.findByText(/^No resident was found in unit 101: it has no account and no phone/)
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'GOMEZ')
  await screen.findByText(said)
  expect(asked.find(({ call }) => call === 'visits.list')?.input).toMatchObject({
    condominium_id: place.id,
    status: 'pending',
  })
  await user.type(name, 'a')
  expect(screen.queryByText(said)).toBeNull()
})

test.each([
  ['app', 'Visit registered. The resident was notified for approval.'],
  ['phone', 'Nobody of the home answers in the app: call to ask.'],
])('tells the guard how to reach a unit that answers by %s', async (answers, told) => {
  serve(({ call }) => {
    if (call === 'visits.units') return ['101']
    if (call === 'spellings.spelled') return []
    if (call === 'arrivals.asked') return arrivalPresets.specification
    if (call === 'homeRules.atDesk') return noRules
    if (call === 'households.answering') return [{ name: 'Ana', answers, phone_number: null, hours: null }]
    return call === 'gate.record' ? recorded : { items: [], next: null, count: 0 }
  })
  const { user } = show(<RegisterVisit assigned={[place]} onClose={() => {}} />)
  const unit = screen.getByRole('combobox', { name: 'Unit' })
  await expect.poll(() => unit.getAttribute('placeholder')).toBe('Type or choose the unit')
  await user.click(unit)
  await user.click(await screen.findByRole('option', { name: '101' }))
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Luis')
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Gómez')
  await user.type(screen.getByRole('textbox', { name: /^Document/ }), 'INE1')
  await user.click(screen.getByRole('button', { name: 'Request approval' }))
  await screen.findByText(told)
})

test.each([
  ['follows it', { by_rule: { action: 'leave_at_gate' } }],
  ['asks instead', {}],
])('shows the rule of a home on a card, and the guard %s', async (way, written) => {
  const id = '01980000-0000-7000-8000-0000000000aa'
  const rule = {
    ...{ id, kind: 'delivery', company: 'Rappi', name: null, plate: null, action: 'leave_at_gate', days: [] },
    ...{ from: null, until: null, daily_most: null, until_day: null, expected_until: null },
  }
  const asked = serve(({ call }) => {
    if (call === 'visits.units') return ['101']
    if (call === 'spellings.spelled') return []
    if (call === 'arrivals.asked') return arrivalPresets.specification
    if (call === 'homeRules.atDesk') return { ...noRules, rules: [rule] }
    if (call === 'households.answering') return [{ name: 'Ana', answers: 'app', phone_number: null, hours: null }]
    return call === 'gate.record' ? recorded : { items: [], next: null, count: 0 }
  })
  const { user } = show(<RegisterVisit assigned={[place]} onClose={() => {}} />)
  const unit = screen.getByRole('combobox', { name: 'Unit' })
  await expect.poll(() => unit.getAttribute('placeholder')).toBe('Type or choose the unit')
  await user.click(unit)
  await user.click(await screen.findByRole('option', { name: '101' }))
  await user.click(screen.getByRole('radio', { name: 'Delivery' }))
  await user.click(screen.getByRole('button', { name: 'Rappi' }))
  await screen.findByText('Rule of home 101: deliveries from Rappi')
  await screen.findByText('Leave at the gate')
  if (way === 'asks instead') await user.click(screen.getByRole('button', { name: 'Ask instead' }))
  await user.click(
    screen.getByRole('button', { name: way === 'asks instead' ? 'Request approval' : 'It stays at the gate' }),
  )
  const writes = () => asked.filter(({ call }) => call === 'gate.record')
  await expect.poll(() => writes().length).toBe(1)
  const event = { kind: 'unannounced', unit_number: '101', arrival_kind: 'delivery', company: 'Rappi', ...written }
  expect(writes()[0]?.input).toMatchObject({ condominium_id: place.id, events: [{ event }] })
})
