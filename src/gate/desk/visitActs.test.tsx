// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import type { Input } from '../../shared/contract.ts'
import { CurrentUserProvider } from '../../web/calls/currentUser.tsx'
import { Acts } from '../../web/pieces/Acts.tsx'
import type { gate } from '../gate.contract.ts'
import type { Visit } from '../visits/visits.contract.ts'
import { VisitDetails } from './VisitDetails.tsx'
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
  ...{ created_at: '2026-03-10T18:00:00Z', registered_by_name: null, provenance: null, decided_at: null },
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
const recorded = () => ({ at: '2026-03-10T18:00:00Z', answers: [] })
const warning = 'Like a person whom C-01 does not receive: ask for a document'

test('records the entry by a pass like a refused person’s only after the guard compared the document', async () => {
  const asked = serve(recorded)
  const { user } = showDesk({ ...lucia, resembles: true })
  screen.getByText(warning)
  await user.click(screen.getByRole('button', { name: /^Record entry/ }))
  await screen.findByRole('dialog', { name: warning })
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Compared: record entry' }))
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['gate.record'])
  await screen.findByText('Lucía Núñez has entered')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('records the entry by any other pass at once', async () => {
  const asked = serve(recorded)
  const { user } = showDesk(lucia)
  expect(screen.queryByText(warning)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Record entry/ }))
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['gate.record'])
})

test.each([
  ['an entry', {}, /^Record entry/, 'entry', 'exit', 'Corrected: the entry of Lucía Núñez does not count'],
  ['an exit', { inside: true }, /^Check out/, 'exit', 'entry', 'Corrected: the exit of Lucía Núñez does not count'],
] as const)('takes back %s that was a mistake, once', async (_, facts, button, kind, opposite, said) => {
  const asked = serve(recorded)
  const { user } = showDesk({ ...lucia, ...facts })
  await user.click(screen.getByRole('button', { name: button }))
  const mistake = await screen.findByRole('button', { name: 'My mistake' })
  await user.click(mistake)
  await screen.findByText(said)
  expect(screen.queryByRole('button', { name: 'My mistake' })).toBeNull()
  const events = asked.map(({ input }) => (input as Input<typeof gate.record>).events[0]?.event)
  expect(events).toMatchObject([{ kind }, { kind: opposite, corrects: events[0]?.id }])
})

test('leaves out the facts that a visit lacks', () => {
  show(
    <CurrentUserProvider value={guard}>
      <VisitDetails visit={{ ...lucia, notes: 'Trae un pastel' }} usual={[]} rare={[]} onClose={() => undefined} />
    </CurrentUserProvider>,
  )
  const shown = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(shown).toEqual(['Notes', 'Registered on'])
})
