/** Every change of a counted row is announced to the users of the panel. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, letIn } from '../../tests/support/arrivals.ts'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { hears, openStreams, type Stream, type Streams } from '../../tests/support/streams.ts'
import { authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { dashboards } from './dashboards.contract.ts'

let garita: TestInstallation
let streams: Streams
let root: TestPerson
let here: string
let guard: TestPerson
let host: TestPerson
let heard: Record<'admin' | 'root' | 'stranger', Stream>
beforeAll(async () => {
  garita = await testInstallation()
  root = await garita.person({ user_role: 'super_admin' })
  streams = await openStreams(garita, root)
  here = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  host = await garita.person({ condominium: here, unit: '101' })
  const run = async (place: string) => (await garita.person({ user_role: 'admin', assigned: [place] })).token
  heard = {
    admin: await streams.listenAs(await run(here)),
    root: await streams.listenAs(root.token),
    stranger: await streams.listenAs(await run(await garita.condominium())),
  }
})
afterAll(async () => {
  await streams.close()
  await garita.close()
})

interface Told {
  called: string
  topic: string
  grows_old: readonly (
    | typeof dashboards.admin
    | typeof dashboards.installation
    | typeof dashboards.morning
    | typeof visits.latest
  )[]
  act: () => Promise<unknown>
}

const told: Told[] = [
  {
    called: 'an authorization',
    topic: 'authorizations',
    grows_old: [dashboards.admin, dashboards.installation, dashboards.morning],
    act: () => authorize(garita, host, 'worker'),
  },
  {
    called: 'an entry',
    topic: 'access_logs',
    grows_old: [dashboards.installation, dashboards.morning, visits.latest],
    act: async () => letIn(garita, guard, here, await arrive(guard, here), 'La administración lo pidió'),
  },
  {
    called: 'a booking that waits',
    topic: 'amenities',
    grows_old: [dashboards.admin, dashboards.morning],
    act: async () => book(host, await amenityOf(garita, here, 'gym', { needs_approval: true })),
  },
  {
    called: 'a decision on somebody',
    topic: 'people',
    grows_old: [dashboards.admin, dashboards.installation, dashboards.morning],
    act: async () => {
      const waiting = await garita.person({ condominium: here, approval_status: 'pending', unit: '7' })
      await root.call(people.decide, { id: waiting.id, from: 'pending', to: 'approved' })
    },
  },
]

test.each(told)('$called', async ({ topic, grows_old, act }) => {
  await streams.quiet(Object.values(heard))
  await act()
  await hears(heard.admin, topic)
  await hears(heard.root, topic)
  for (const { topics } of grows_old) expect(topics).toContain(topic)
  await streams.settled()
  expect(heard.stranger.heard).toEqual([])
})

test('announces a new condominium, and an unsent letter', async () => {
  await streams.quiet(Object.values(heard))
  await garita.condominium('Nuevo')
  await hears(heard.root, 'condominiums')
  await garita.owner.query(
    `insert into unsent_messages (id, recipient, subject, body) values (gen_random_uuid(), 'a@garita.test', 'A', 'A')`,
  )
  await hears(heard.root, 'mail')
  expect(dashboards.installation.topics).toEqual(expect.arrayContaining(['condominiums', 'mail']))
})

test('marks a first step as done once a condominium of the reader has an approved person for it', async () => {
  const beginner = await garita.person({ user_role: 'admin' })
  const doneFor = async (person: TestPerson) => {
    const steps = await person.call(dashboards.firstSteps, {})
    if (!steps.ok) return steps.code
    return Object.entries(steps.answer).flatMap(([step, done]) => (done ? [step] : []))
  }
  expect(await doneFor(beginner)).toEqual([])
  const here = await garita.condominium('Los Pinos')
  expect(await doneFor(beginner)).toEqual([])
  await garita.owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [here, beginner.id])
  await garita.person({ user_role: 'agent', assigned: [here], approval_status: 'pending' })
  expect(await doneFor(beginner)).toEqual(['condominium', 'admin'])
  await garita.person({ condominium: here, unit: '101', approval_status: 'pending', asks_in_vain: true })
  expect(await doneFor(beginner)).toEqual(['condominium', 'admin'])
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '900')`,
    [here],
  )
  expect(await doneFor(beginner)).toEqual(['condominium', 'admin', 'units'])
  const resident = await garita.person({ condominium: here, unit: '102' })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  expect(await doneFor(beginner)).toEqual(['condominium', 'admin', 'units', 'residents', 'guard'])
  expect([await doneFor(resident), await doneFor(guard)]).toEqual(['forbidden', 'forbidden'])
})
