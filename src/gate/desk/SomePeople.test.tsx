// @vitest-environment happy-dom
/** Tests the entry and the exit of a part of a group at the desk. */
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../../tests/support/show.tsx'
import type { Input } from '../../shared/contract.ts'
import { CurrentUserProvider } from '../../web/calls/currentUser.tsx'
import type { gate } from '../gate.contract.ts'
import { EnterSome, LeaveSome } from './SomePeople.tsx'

const guard = {
  id: 'g',
  full_name: 'Gus',
  user_role: 'agent',
  condominium: null,
  time_zones: [],
  sends_mail: false,
} as const
const group = {
  ...{ id: 'v', name: 'Lucía', last_name: 'Núñez', arrival_kind: 'visit' as const },
  condominium: { id: 'c', name: 'Los Encinos', time_zone: 'America/Mexico_City' },
  ...{ inside: true, people: 6, people_inside: 2 },
}

test.each([
  ['entry', EnterSome, '3 of 4 enter', 'Record entry', { kind: 'entry', people: 3 }],
  ['exit', LeaveSome, '1 of 2 leave', 'Check out', { kind: 'exit', people: 1 }],
] as const)(
  'records the %s of one person less than all, until the guard says another number',
  async (_, Part, said, button, event) => {
    const asked = serve(() => ({ at: '2026-03-10T18:00:00Z', answers: [] }))
    let closed = false
    const { user } = show(
      <CurrentUserProvider value={guard}>
        <Part
          visit={group}
          onClose={() => {
            closed = true
          }}
        />
      </CurrentUserProvider>,
    )
    await screen.findByText(said)
    await user.click(screen.getByRole('button', { name: button }))
    await expect.poll(() => closed).toBe(true)
    expect(asked.map(({ input }) => (input as Input<typeof gate.record>).events[0]?.event)).toMatchObject([event])
  },
)
