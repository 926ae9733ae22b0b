/** Passes are bound to a condominium secret once all its stations can read them; old codes without an end are replaced after a notice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StationWorld, snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { gate } from '../../gate/gate.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { authorizations } from '../authorizations.contract.ts'
import { type PassVersion, readPass } from './pass.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

/** A condominium as an upgrade finds it, with one station that reads snapshots of the given version. */
async function upgraded(reads: number | null): Promise<StationWorld> {
  const there = await stationWorld(garita)
  await garita.owner.query('update holder_secrets set begun_at = null where condominium_id = $1', [there.here])
  await garita.owner.query('update condominiums set reader_co_resident = null where id = $1', [there.here])
  await stationReads(there, reads)
  return there
}
const stationReads = ({ here }: StationWorld, reads: number | null) =>
  garita.owner.query('update stations set reads = $2 where condominium_id = $1', [here, reads])
const begin = () => garita.owner.query('select access.begin_keyed_passes()')

async function shown({ ana }: StationWorld, id: string): Promise<{ token: string; version: PassVersion }> {
  const answer = await ana.call(authorizations.showPass, { id })
  if (!answer.ok) throw new Error(answer.code)
  const read = readPass(answer.answer.token)
  if (!read.readable) throw new Error(read.reason)
  return { token: answer.answer.token, version: read.pass.version }
}
const replacedNotices = async ({ ana }: StationWorld) => {
  const listed = await ana.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.filter(({ kind }) => kind === 'passes_replaced')
}

test('keeps the old pass version while a station cannot read the new one', async () => {
  const there = await upgraded(null)
  const id = await authorize(garita, there.ana, 'worker')
  await begin()
  expect((await shown(there, id)).version).toBe(1)
  expect(await replacedNotices(there)).toEqual([])

  await stationReads(there, 2)
  await begin()
  expect((await shown(there, id)).version).toBe(2)
})

test('a new condominium starts with the new pass version', async () => {
  const there = await stationWorld(garita)
  expect((await shown(there, await authorize(garita, there.ana))).version).toBe(2)
})

test('tells the host of a pass without an end date once, with the date until which the old code opens', async () => {
  const there = await upgraded(2)
  const withEnd = await upgraded(2)
  await authorize(garita, there.ana, 'permanent_visitor')
  await authorize(garita, there.ana, 'worker')
  await authorize(garita, withEnd.ana, 'temporary_visitor')
  await begin()
  await begin()
  const notices = await replacedNotices(there)
  expect(notices).toHaveLength(1)
  const until = Date.parse(notices[0]?.starts_at ?? '')
  expect(Math.round((until - Date.now()) / 86_400_000)).toBe(90)
  expect(await replacedNotices(withEnd)).toEqual([])
})

test('accepts the old code for ninety days, then marks it doubtful, at devices and stations alike', async () => {
  const there = await upgraded(null)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const made = await admin.call(gate.addDevice, {
    condominium_id: there.here,
    id: newId(),
    gate_id: there.main,
    name: 'Lector',
  })
  if (!made.ok) throw new Error(made.code)
  const id = await authorize(garita, there.ana, 'co_resident')
  const former = await shown(there, id)
  expect(former.version).toBe(1)
  await stationReads(there, 2)
  await begin()
  const asks = async (token: string) => {
    const response = await garita.app.request('/api/v1/gate.check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${made.answer.key}` },
      body: JSON.stringify({ code: token }),
    })
    const { verdict, reason } = await response.json()
    return [verdict, reason]
  }
  expect(await asks(former.token)).toEqual(['green', 'may_enter'])

  await garita.owner.query(
    `update holder_secrets set begun_at = now() - interval '91 days' where condominium_id = $1`,
    [there.here],
  )
  expect(await asks(former.token)).toEqual(['amber', 'replaced_pass'])
  const now = await shown(there, id)
  expect(await asks(now.token)).toEqual(['green', 'may_enter'])
  const snapshot = await snapshotOf(there)
  expect(Date.parse(snapshot.replaced_from ?? '')).toBeLessThan(Date.now())
  expect(snapshot.holder_secret).toMatch(/^[0-9a-f]{64}$/)
})

test('sends one push message to each home with an endless code to replace, and to no other', async () => {
  const there = await upgraded(2)
  const waiting = await upgraded(null)
  const ofUnit = (unit: string) => garita.person({ condominium: there.here, unit })
  const [visited, keepsAPet, movedBack] = [await ofUnit('102'), await ofUnit('103'), await ofUnit('104')]
  await authorize(garita, there.ana, 'worker')
  await authorize(garita, waiting.ana, 'worker')
  await authorize(garita, visited, 'temporary_visitor')
  await authorize(garita, keepsAPet, 'pet')
  await authorize(garita, movedBack, 'worker')
  await garita.owner.query(`update residences set until = now() where profile_id = $1`, [movedBack.id])
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '104', now())`,
    [there.here, newId(), movedBack.id],
  )
  await garita.owner.query(
    `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
      select gen_random_uuid(), profile_id, id, 'https://push.test/' || id, decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex')
      from sessions where profile_id = any($1)`,
    [[there.ana, waiting.ana, visited, keepsAPet, movedBack].map(({ id }) => id)],
  )
  for (const _ of [1, 2]) await begin()
  const { rows } = await garita.owner.query(
    `select r.profile_id from jobs j join residences r on r.id = (j.payload ->> 'fact_id')::uuid
      where j.name = 'notices.push' and j.payload ->> 'kind' = 'passes_replaced'`,
  )
  expect(rows).toEqual([{ profile_id: there.ana.id }])
  for (const ana of [visited, keepsAPet, waiting.ana]) expect(await replacedNotices({ ...there, ana })).toEqual([])
})
