/** Admins of a condominium receive every change of its members, whichever table it is in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { hears, openStreams, type Stream, type Streams } from '../../tests/support/streams.ts'

let garita: TestInstallation
let root: TestPerson
let streams: Streams
let here: string
let admin: Stream
let stranger: Stream
beforeAll(async () => {
  garita = await testInstallation()
  root = await garita.person({ user_role: 'super_admin' })
  streams = await openStreams(garita, root)
  here = await garita.condominium()
  const run = async (place: string) => (await garita.person({ user_role: 'admin', assigned: [place] })).token
  admin = await streams.listenAs(await run(here))
  stranger = await streams.listenAs(await run(await garita.condominium()))
})
afterAll(async () => {
  await streams.close()
  await garita.close()
})

const acts: Record<string, (agent: TestPerson, resident: TestPerson) => [string, unknown[]]> = {
  'an assignment': (agent) => [
    'insert into assignments (condominium_id, profile_id) values ($1, $2)',
    [here, agent.id],
  ],
  'an assignment that is corrected': (agent) => [
    'update assignments set assigned_at = now() where profile_id = $1',
    [agent.id],
  ],
  'an assignment that is taken back': (agent) => ['delete from assignments where profile_id = $1', [agent.id]],
  'a home': (_, resident) => [
    `insert into residences (condominium_id, id, profile_id, unit_number, since, until)
      values ($1, gen_random_uuid(), $2, '102', now(), now())`,
    [here, resident.id],
  ],
  'a home that is left': (_, resident) => [
    `update residences set until = now() where profile_id = $1 and until is null`,
    [resident.id],
  ],
  'a home that is struck out': (_, resident) => ['delete from residences where profile_id = $1', [resident.id]],
}

test.each(Object.keys(acts))('%s', async (called) => {
  const agent = await garita.person({ user_role: 'agent', assigned: called === 'an assignment' ? [] : [here] })
  const resident = await garita.person({ condominium: here, unit: '101' })
  await streams.quiet([admin, stranger])
  await garita.owner.query(...(acts[called]?.(agent, resident) ?? ['', []]))
  await hears(admin, 'people')
  await streams.settled()
  expect(stranger.heard).toEqual([])
})
