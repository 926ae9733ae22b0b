/** Stations of every build at once: each is answered in the shape that it reads, and says which build it runs. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, made, type StationWorld, secondStation, stationWorld } from '../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { snapshotReads } from './facts/gate.snapshot.ts'
import { gate } from './gate.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const rows = async ({ here, station }: StationWorld) =>
  (
    await garita.owner.query<{ build: string | null; reads: number | null; fresh: boolean }>(
      `select build, reads, seen_at > now() - interval '1 minute' as fresh from stations where condominium_id = $1 and id = $2`,
      [here, station.station_id],
    )
  ).rows[0]
const age = ({ here }: StationWorld, days: number) =>
  garita.owner.query(`update stations set seen_at = now() - make_interval(days => $2) where condominium_id = $1`, [
    here,
    days,
  ])
const allRead = async ({ here }: StationWorld, shape: number) =>
  (await garita.owner.query<{ read: boolean }>('select access.stations_read($1, $2) as read', [here, shape])).rows[0]
    ?.read
const pull = ({ guard, here, main, station }: StationWorld, running: { build?: string; reads?: number } = {}) =>
  guard.call(gate.snapshot, {
    condominium_id: here,
    gate_id: main,
    ...(running.reads ? { station_id: station.station_id, ...running } : {}),
  })

test('stores a station’s build with each snapshot; a station without one is still seen', async () => {
  const there = await stationWorld(garita)
  expect(await rows(there)).toEqual({ build: null, reads: 1, fresh: true })
  await age(there, 3)
  await pull(there)
  expect(await rows(there)).toEqual({ build: null, reads: 1, fresh: true })
  await pull(there, { build: 'b2', reads: 2 })
  expect(await rows(there)).toEqual({ build: 'b2', reads: 2, fresh: true })
  await age(there, 3)
  await pull(there)
  expect(await rows(there)).toEqual({ build: 'b2', reads: 2, fresh: false })
  await pull(there, { build: 'b2', reads: 2 })
  expect(await rows(there)).toEqual({ build: 'b2', reads: 2, fresh: true })
})

test('records an older page on the same device from its first call', async () => {
  const there = await stationWorld(garita)
  await pull(there, { build: 'b2', reads: 2 })
  await there.guard.call(gate.bind, { ...there.station, gate_id: there.main })
  expect(await rows(there)).toMatchObject({ build: null, reads: 1 })
})

test('ignores the build that another guard reports for a station', async () => {
  const there = await stationWorld(garita)
  const other = await garita.person({ user_role: 'agent', assigned: [there.here] })
  await pull({ ...there, guard: other }, { build: 'b9', reads: 9 })
  expect(await rows(there)).toMatchObject({ build: null, reads: 1 })
})

test('issues no code that the oldest station cannot read, until that was not seen for 30 days', async () => {
  const there = await stationWorld(garita)
  const second = await secondStation(there)
  await pull(there, { build: 'b2', reads: 2 })
  expect([await allRead(there, 1), await allRead(there, 2)]).toEqual([true, false])
  await pull(second, { build: 'b3', reads: 3 })
  expect([await allRead(there, 2), await allRead(there, 3)]).toEqual([true, false])
  await age(there, 29)
  expect(await allRead(there, 3)).toBe(false)
  await age(there, 31)
  expect(await allRead(there, 3)).toBe(true)
  await garita.owner.query('update stations set reads = null, seen_at = now() where condominium_id = $1', [there.here])
  expect([await allRead(there, 1), await allRead(there, 2)]).toEqual([true, false])
  await garita.owner.query('delete from stations where condominium_id = $1', [there.here])
  expect(await allRead(there, 2)).toBe(true)
})

test('sends the whole snapshot again to a page that reads more than the one before', async () => {
  const there = await stationWorld(garita)
  const versionOf = async (have: string | null, reads: number) => {
    const said = await there.guard.call(gate.snapshot, { condominium_id: there.here, gate_id: there.main, have, reads })
    if (!said.ok) throw new Error(said.code)
    return { version: said.answer.version, whole: 'entries' in said.answer }
  }
  const first = await versionOf(null, 1)
  expect(first.whole).toBe(true)
  expect(await versionOf(first.version, 1)).toEqual({ version: first.version, whole: false })
  const newer = await versionOf(first.version, snapshotReads)
  expect(newer.whole).toBe(true)
  expect(await versionOf(newer.version, snapshotReads)).toEqual({ version: newer.version, whole: false })
  expect((await versionOf(newer.version, 1)).whole).toBe(true)
})

test('answers acts with the same codes to every build', async () => {
  const there = await stationWorld(garita)
  for (const reads of [{}, { reads: snapshotReads }]) {
    const events = [made(there, entryOf('01980000-0000-7000-8000-0000000000ff'))]
    const said = await there.guard.call(gate.record, { ...there.station, events, ...reads })
    expect(said).toMatchObject({ ok: true, answer: { answers: [{ conflict: 'unknown' }] } })
  }
})

test('shows the builds of stations only to admins of the condominium', async () => {
  const there = await stationWorld(garita)
  await pull(there, { build: 'b2', reads: 2 })
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  expect(await admin.call(gate.stations, {})).toMatchObject({
    ok: true,
    answer: [{ id: there.station.station_id, gate: { id: there.main }, bound_by: 'Gus Garita', build: 'b2' }],
  })
  await age(there, 31)
  expect(await admin.call(gate.stations, {})).toMatchObject({ ok: true, answer: [] })
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await elsewhere.call(gate.stations, {})).toMatchObject({ ok: true, answer: [] })
  expect(await there.ana.call(gate.stations, {})).toMatchObject({ ok: false })
})

test('the metrics count stations with this build and with older ones', async () => {
  const { rows } = await garita.owner.query<{ seen: number }>(
    `select count(*)::int as seen from stations where seen_at > now() - interval '1 hour'`,
  )
  await garita.owner.query(`update stations set build = 'older' where seen_at > now() - interval '1 hour'`)
  const said = await (await garita.app.request('/metrics')).text()
  expect(said).toContain(`garita_stations{build="older"} ${rows[0]?.seen}`)
  expect(said).toContain('garita_stations{build="current"} 0')
})
