/** Announcements of notices reach exactly the permitted users. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arrive, enter } from '../../tests/support/arrivals.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { hears, openStreams, type Stream, type Streams } from '../../tests/support/streams.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { notices } from './notices.contract.ts'

let garita: TestInstallation
let streams: Streams
let root: TestPerson
beforeAll(async () => {
  garita = await testInstallation()
  root = await garita.person({ user_role: 'super_admin' })
  streams = await openStreams(garita, root)
})
afterEach(() => streams.abortAll())
afterAll(async () => {
  await streams.close()
  await garita.close()
})

async function place() {
  const [home, elsewhere] = [await garita.condominium(), await garita.condominium()]
  const people = {
    root,
    guard: await garita.person({ user_role: 'agent', assigned: [home] }),
    admin: await garita.person({ user_role: 'admin', assigned: [home] }),
    ana: await garita.person({ condominium: home, unit: '101' }),
    beto: await garita.person({ condominium: home, unit: '101' }),
    neighbor: await garita.person({ condominium: home, unit: '102' }),
    waiting: await garita.person({ condominium: home, unit: '101', approval_status: 'pending' }),
    guard_elsewhere: await garita.person({ user_role: 'agent', assigned: [elsewhere] }),
    resident_elsewhere: await garita.person({ condominium: elsewhere, unit: '101' }),
  }
  return { home, people, ...people }
}

/** The topics each user receives after an act, sorted; omits users who receive none. */
async function heardOf(people: Record<string, TestPerson>, act: () => Promise<unknown>, last?: [string, string]) {
  const opened: Record<string, Stream> = {}
  for (const [name, { token }] of Object.entries(people)) opened[name] = await streams.listenAs(token)
  await streams.quiet(Object.values(opened))
  await act()
  const expected = last && opened[last[0]]
  if (expected) await hears(expected, last[1])
  await streams.settled()
  const told = Object.entries(opened).map(([name, { heard }]) => [name, [...new Set(heard)].sort()] as const)
  return Object.fromEntries(told.filter(([name, topics]) => name !== 'root' && topics.length > 0))
}

test('announces a request to its unit and the staff of the condominium', async () => {
  const { home, people, guard } = await place()
  const heard = await heardOf(people, () => arrive(guard, home), ['ana', 'access_logs'])
  const both = ['access_logs', 'authorizations']
  expect(heard).toEqual({ ana: both, beto: both, guard: both, admin: both })
})

test('announces a read or dismissed notice only to the user’s own devices', async () => {
  const { home, people, guard, ana } = await place()
  const id = await arrive(guard, home)
  const mark = () =>
    ana.call(notices.mark, { notices: [{ kind: 'visitor_approval_request', fact_id: id }], as: 'read' })
  expect(await heardOf(people, mark, ['ana', 'notices'])).toEqual({ ana: ['notices'] })
  const clear = () => ana.call(notices.clear, { until: new Date().toISOString() })
  expect(await heardOf(people, clear, ['ana', 'notices'])).toEqual({ ana: ['notices'] })
  const wish = () => ana.call(notices.changePreferences, { by_mail: false })
  expect(await heardOf(people, wish, ['ana', 'notices'])).toEqual({ ana: ['notices'] })
})

test('announces "seen" to the guards of the condominium once', async () => {
  const { home, people, guard, ana, neighbor } = await place()
  const id = await arrive(guard, home)
  const seen = (who: TestPerson) => () => who.call(notices.seen, { fact_ids: [id], channel: 'screen' })
  expect(await heardOf(people, seen(neighbor))).toEqual({})
  expect(await heardOf(people, seen(ana), ['guard', 'deliveries'])).toEqual({ guard: ['deliveries'] })
  expect(await heardOf(people, seen(ana))).toEqual({})
})

test('announces later entries, but not an earlier request, to a new resident', async () => {
  const { home, people, guard, ana } = await place()
  const id = await arrive(guard, home)
  const late = await garita.person({ condominium: home, unit: '101' })
  const decide = () => ana.call(visits.decide, { id, decision: 'approved' })
  const heard = await heardOf({ ...people, late }, decide, ['beto', 'authorizations'])
  expect(heard).toEqual({
    ana: ['authorizations'],
    beto: ['authorizations'],
    guard: ['authorizations'],
    admin: ['authorizations'],
  })
  expect(await late.call(visits.request, { id })).toMatchObject({ status: 404 })
  const entered = await heardOf({ ...people, late }, () => enter(guard, home, id), ['beto', 'access_logs'])
  // The unit's log belongs to them from their own approval on.
  expect(entered.late).toEqual(['access_logs'])
  expect(entered.beto).toEqual(['access_logs', 'authorizations'])
})
