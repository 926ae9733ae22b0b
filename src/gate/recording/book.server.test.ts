import { expect, test } from 'vitest'
import { arrive, backdate } from '../../../tests/support/arrivals.ts'
import { called } from '../../../tests/support/called.ts'
import { made, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { dashboards } from '../../dashboards/dashboards.contract.ts'
import { newId } from '../../shared/ids.ts'
import type { CallAnswer } from '../arrivals/arrivals.ts'
import { add, emptyOutbox } from '../station/outbox.ts'
import { withOwnEvents } from '../station/ownEvents.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const there = await stationWorld(garita)
  const { here, ana } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  await garita.owner.query(`update residences set since = now() - interval '1 day' where condominium_id = $1`, [here])
  await garita.owner.query(`update profiles set phone_number = '55 1111 1111' where id = $1`, [ana.id])
  const phones = [
    { name: 'Portería', kind: 'intercom', number: '204', from: null, until: null },
    { name: 'Beto', kind: 'mobile', number: '55 2222 2222', from: '08:00', until: '20:00' },
  ]
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, phones) values ($1, $2, '204', $3::jsonb)`,
    [here, newId(), JSON.stringify(phones)],
  )
  const answered = (id: string, answer: CallAnswer) =>
    made(there, { kind: 'call_answer', authorization_id: id, answer })
  const outcomeOf = async (id: string) => {
    const { rows } = await garita.owner.query(
      'select outcome, outcome_channel, outcome_by_name from authorizations where id = $1',
      [id],
    )
    return Object.values(rows[0])
  }
  const linesOf = async (id: string) => {
    const { rows } = await garita.owner.query<{ event_type: string }>(
      'select event_type from access_logs where authorization_id = $1 order by occurred_at, id',
      [id],
    )
    return rows.map(({ event_type }) => event_type)
  }
  return { ...there, admin, answered, outcomeOf, linesOf }
}

test('lists in the snapshot the people whom the gate calls for each unit, with and without accounts, if they may answer', async () => {
  const there = await world()
  const rosa = { name: 'Rosa', last_name: 'Peña', phone_number: '5533333333' }
  await authorize(garita, there.ana, 'co_resident', { ...rosa, can_authorize_access: true })
  await authorize(garita, there.ana, 'co_resident', { ...rosa, name: 'Nora', can_authorize_access: false })
  expect((await snapshotOf(there)).book).toMatchObject([
    {
      unit: '101',
      who: [
        { name: 'Ana Uno', kind: null, number: '55 1111 1111', from: null },
        { name: 'Rosa Peña', kind: null },
      ],
    },
    {
      unit: '204',
      who: [
        { name: 'Portería', kind: 'intercom', number: '204' },
        { name: 'Beto', kind: 'mobile', number: '55 2222 2222', from: '08:00', until: '20:00' },
      ],
    },
  ])
})

test.each<[CallAnswer, string, string | null]>([
  ['admitted', 'admitted', 'admitted'],
  ['refused', 'refused', 'refused'],
  // The visitor still waits at the gate, and the card leads on.
  ['no_answer', 'expired', null],
  ['comes_down', 'comes_down', 'comes_down'],
])(
  'records "%s" on the telephone as the outcome, by the guard who called, also for a home without an account',
  async (answer, outcome, shown) => {
    const there = await world()
    const { guard, here, answered, outcomeOf } = there
    const id = await arrive(guard, here, '204')
    const event = answered(id, answer)
    const offline = withOwnEvents(await snapshotOf(there), add(emptyOutbox, event.event))
    expect(offline.entries.find(({ authorization_id }) => authorization_id === id)?.ask?.outcome).toBe(shown)
    expect(await tell(there, event, event)).toEqual([null, null])
    expect(await outcomeOf(id)).toEqual([outcome, 'call', 'Gus Garita'])
    const known = (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === id)
    expect(known?.ask?.outcome).toBe(shown)
  },
)

test('records an approval by phone as an entry with its outcome, and a late answer as a separate log line', async () => {
  const there = await world()
  const { guard, here, ana, answered, outcomeOf, linesOf } = there
  const subject = (id: string) => ({ subject: { authorization_id: id }, because: 'pending' }) as const
  const [entered, late, app] = [await arrive(guard, here), await arrive(guard, here), await arrive(guard, here)]
  const word = { kind: 'override', ...subject(entered), reason: 'Llamada', authorized_by: 'Ana' } as const
  expect(await tell(there, answered(entered, 'admitted'), made(there, word))).toEqual([null, null])
  expect(await outcomeOf(entered)).toEqual(['admitted', 'call', 'Gus Garita'])
  expect(await linesOf(entered)).toEqual(['visitor_registered', 'entry'])

  await backdate(garita, late, '91 seconds')
  expect(await tell(there, answered(late, 'comes_down'), answered(late, 'refused'))).toEqual([null, null])
  expect(await outcomeOf(late)).toEqual(['expired', 'clock', null])
  expect(await linesOf(late)).toEqual(['visitor_registered', 'comes_down_late'])

  // The home answered in the app first, so the call afterwards changes nothing.
  await ana.call(visits.decide, { id: app, decision: 'denied' })
  await tell(there, answered(app, 'admitted'))
  expect(await outcomeOf(app)).toEqual(['refused', 'app', 'Ana Uno'])
})

test('logs each view of telephones once, and counts views without a request for the administration', async () => {
  const there = await world()
  const { guard, here, ana, admin, linesOf } = there
  const looked = (id: string) => made(there, { kind: 'phones_shown', authorization_id: id, unit_number: '101' })
  const [ask, pass] = [await arrive(guard, here), await authorize(garita, ana)]
  const count = async () => {
    const read = await admin.call(dashboards.morning, {})
    return read.ok ? read.answer.unasked_phones : read.code
  }
  expect(await count()).toBe(0)
  const [first, second] = [looked(ask), looked(pass)]
  expect(await tell(there, first, second, first, second)).toEqual([null, null, null, null])
  expect(await linesOf(ask)).toEqual(['visitor_registered', 'phones_shown'])
  expect(await linesOf(pass)).toEqual(['phones_shown_unasked'])
  expect(await count()).toBe(1)
  expect(await admin.call(visits.log, { event: 'phones_shown_unasked' })).toMatchObject({
    answer: { items: [{ unit_number: '101', agent_name: called('Gus Garita'), event_type: 'phones_shown_unasked' }] },
  })
})
