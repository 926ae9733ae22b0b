// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show, within } from '../../../tests/support/show.tsx'
import { CurrentUserProvider } from '../../web/calls/currentUser.tsx'
import type { Visit } from '../visits/visits.contract.ts'
import { VisitList } from './VisitList.tsx'

const guard = {
  ...{ id: 'g', full_name: 'Gus', condominium: null, sends_mail: false },
  user_role: 'agent',
  time_zones: ['America/Mexico_City', 'America/Bogota'],
} as const
const encinos = { id: 'e', name: 'Los Encinos', time_zone: 'America/Mexico_City' }
const torres = { id: 't', name: 'Torres', time_zone: 'America/Bogota' }
const visit = (id: string, condominium: Visit['condominium'], status: Visit['status']): Visit => ({
  ...{ id, condominium, status, auth_type: 'temporary_visitor', unit_number: 'C-01', arrival_kind: 'visit' },
  ...{ name: id, last_name: 'Núñez', document: '•••••••345', phone_number: null, vehicle_plate: null, weekdays: null },
  ...{ suspended: false, stands: true, out_of_hours: false, inside: false, ever_entered: false, closed: false },
  ...{ settled_by: null, purpose: null, notes: null, relationship: null, valid_from: null, valid_until: null },
  ...{ created_at: new Date().toISOString(), registered_by_name: null, provenance: null, decided_at: null },
  ...{ decided_by_name: null, sent_at: null, shown_at: null },
})

function showList(items: readonly Visit[]) {
  serve(() => ({ items, next: null, count: items.length }))
  show(
    <CurrentUserProvider value={guard}>
      <VisitList filter={{ search: '' }} turning={{ after: undefined, turn: () => {}, back: undefined }} several />
    </CurrentUserProvider>,
  )
}
const heads = () => screen.getAllByRole('rowheader').filter((head) => head.getAttribute('scope') === 'rowgroup')

test('lists waiting visits first, and says zone and condominium once, and again only where they change', async () => {
  const luz = { ...visit('Luz', encinos, 'pending_approval'), shown_at: new Date().toISOString() }
  showList([visit('Ana', encinos, 'active'), visit('Eva', torres, 'active'), luz])
  await screen.findByText('Luz Núñez')
  const place = 'Los Encinos · Mexico City time'
  expect(heads().map((head) => head.textContent?.replace(/^Today, [^·]*/, 'Today '))).toEqual([
    `Waiting for an answer · ${place}`,
    'Today ',
    'Today · Torres · Bogotá time',
  ])
  expect(screen.getAllByText(/Mexico City/)).toHaveLength(1)
  const [, , row] = screen.getAllByRole('row')
  expect(within(row as HTMLElement).getByText('Luz Núñez')).toBeTruthy()
})

test('shows the condominium in each row if two of them have the same zone', async () => {
  const robles = { ...encinos, id: 'r', name: 'Los Robles' }
  showList([visit('Ana', encinos, 'active'), visit('Eva', robles, 'active')])
  await screen.findByText('Los Robles')
  expect(heads()).toHaveLength(1)
})
