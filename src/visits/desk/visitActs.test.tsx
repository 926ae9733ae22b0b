// @vitest-environment happy-dom
/** The desk warns of somebody like a person whom the home refuses, and asks for the document before the entry. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import { CurrentUserProvider } from '../../web/calls/currentUser.tsx'
import { Acts } from '../../web/pieces/Acts.tsx'
import type { Visit } from '../visits.contract.ts'
import { VisitState } from './VisitState.tsx'
import { useVisitActs } from './visitActs.tsx'

const guard = {
  id: 'g',
  full_name: 'Gus',
  user_role: 'agent',
  condominium: null,
  time_zones: [],
  sends_mail: false,
} as const
const lucia: Visit = {
  ...{ id: 'v', auth_type: 'temporary_visitor', status: 'active', unit_number: 'C-01', arrival_kind: 'visit' },
  condominium: { id: 'c', name: 'Los Encinos', time_zone: 'America/Mexico_City' },
  ...{ name: 'Lucía', last_name: 'Núñez', document: null, phone_number: null, vehicle_plate: null, weekdays: null },
  ...{ suspended: false, stands: true, out_of_hours: false, inside: false, ever_entered: false, closed: false },
  ...{ settled_by: null, purpose: null, notes: null, relationship: null, valid_from: null, valid_until: null },
  ...{ created_at: '2026-03-10T18:00:00Z', registered_by_name: null, told: null, decided_at: null },
  ...{ decided_by_name: null, sent_at: null, shown_at: null },
}

function Desk({ visit }: { visit: Visit }) {
  const { acts, dialog } = useVisitActs([visit])
  return (
    <>
      <VisitState visit={visit} />
      <Acts of="Lucía Núñez" acts={acts(visit)} />
      {dialog}
    </>
  )
}
const showDesk = (visit: Visit) =>
  show(
    <CurrentUserProvider value={guard}>
      <Desk visit={visit} />
    </CurrentUserProvider>,
  )
const warning = 'Like a person whom C-01 does not receive: ask for a document'

test('records the entry of a pass like a refusal only after the guard compared the document', async () => {
  const asked = serve(() => ({}))
  const { user } = showDesk({ ...lucia, resembles: true })
  screen.getByText(warning)
  await user.click(screen.getByRole('button', { name: /^Record entry/ }))
  await screen.findByRole('dialog', { name: warning })
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Compared: record entry' }))
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['visits.enter'])
  await screen.findByText('Lucía Núñez has entered')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('records the entry of another pass at once', async () => {
  const asked = serve(() => ({}))
  const { user } = showDesk(lucia)
  expect(screen.queryByText(warning)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Record entry/ }))
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['visits.enter'])
})
