// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import type { Amenity, Reservation } from '../amenities.contract.ts'
import { bookingMessages } from './booking.messages.ts'
import { ReservationForm } from './ReservationForm.tsx'

const { form: text } = speak(bookingMessages, 'en')
const condominium = { id: '01980000-0000-7000-8000-000000000001', name: 'Encinos' }
const grill: Amenity = {
  ...{ id: '01980000-0000-7000-8000-000000000002', condominium, amenity_type: 'clubhouse', name: null, is_open: true },
  ...{ hours: Array(7).fill({ from: '08:00', until: '22:00' }), exclusive: true, capacity: 20, needs_approval: true },
  ...{ shortest_minutes: 60, longest_minutes: 240, buffer_minutes: 0, days_ahead: 30, hours_notice: 0 },
  ...{ weekly_limit: null, closed_days: [], house_rules: null, revision: 1 },
}
const approved: Reservation = {
  ...{ id: '01980000-0000-7000-8000-000000000003', condominium, time_zone: 'America/Mexico_City' },
  ...{ amenity: { id: grill.id, amenity_type: 'clubhouse', name: null }, unit_number: '101', resident_name: 'Ana' },
  ...{ reservation_date: '2090-05-10', start_time: '12:00', end_time: '14:00' },
  ...{ starts_at: '2090-05-10T18:00:00Z', ends_at: '2090-05-10T20:00:00Z', purpose: null, guest_count: 2, guests: [] },
  ...{ status: 'approved', rejection_reason: null, decided_at: '2090-05-01T18:00:00Z', decided_by_name: 'Eva' },
  ...{ revision: 1, created_at: '2090-05-01T17:00:00Z' },
}

function open(existing?: Reservation, mine: readonly Reservation[] = []) {
  serve(({ call }) => {
    if (call === 'amenities.list') return [grill]
    if (call === 'amenities.mine') return { items: mine, total: mine.length, next: null }
    return { amenity: grill, time_zone: approved.time_zone, now: '2090-05-02T18:00:00Z', busy: [], unit_days: [] }
  })
  return show(<ReservationForm onClose={() => undefined} {...(existing ? { existing } : {})} />)
}

test('says that the administration approves an approved reservation again, once it asks for more', async () => {
  const { user } = open(approved)
  const people = await screen.findByLabelText(new RegExp(text.guest_count))
  expect(screen.queryByText(text.again)).toBeNull()
  await user.clear(people)
  await user.type(people, '5')
  await screen.findByText(text.again)
})

test('names an own reservation of the same hours', async () => {
  const other = { ...approved, id: '01980000-0000-7000-8000-000000000004', start_time: '13:00', end_time: '15:00' }
  open(approved, [approved, other])
  await screen.findByText(text.already('13:00', '15:00'))
  expect(screen.queryByText(text.already('12:00', '14:00'))).toBeNull()
})

test('keeps the first step and its focus on a phone until an amenity is chosen', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.startsWith('screen'), addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
  const { user } = open()
  const next = await screen.findByRole('button', { name: text.next })
  await user.click(next)
  const [choice] = screen.getAllByRole('radio')
  expect(document.activeElement).toBe(choice)
  await user.click(choice as HTMLElement)
  await user.click(next)
  await screen.findByRole('heading', { name: text.step(2, text.steps.when) })
})

test('begins the calendar in the month of the condominium, which may be ahead of the reader', async () => {
  const { user } = open()
  const [choice] = await screen.findAllByRole('radio')
  await user.click(choice as HTMLElement)
  await screen.findByText('May 2090')
  expect(document.querySelectorAll('[data-state="free"]').length).toBeGreaterThan(20)
})
