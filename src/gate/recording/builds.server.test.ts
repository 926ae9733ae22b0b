import { expect, test } from 'vitest'
import { type StationWorld, stationWorld } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { gate } from '../gate.contract.ts'

const garita = openForFile(testInstallation)

const rows = async ({ here, station }: StationWorld) =>
  (
    await garita.owner.query<{ build: string | null; fresh: boolean }>(
      `select build, seen_at > now() - interval '1 minute' as fresh from stations where condominium_id = $1 and id = $2`,
      [here, station.station_id],
    )
  ).rows[0]
const age = ({ here }: StationWorld, days: number) =>
  garita.owner.query(`update stations set seen_at = now() - make_interval(days => $2) where condominium_id = $1`, [
    here,
    days,
  ])
const pull = ({ guard, here, main, station }: StationWorld, build: string | null = null) =>
  guard.call(gate.snapshot, { condominium_id: here, gate_id: main, station_id: station.station_id, build })

test('stores a station’s build and contact with each snapshot', async () => {
  const there = await stationWorld(garita)
  expect(await rows(there)).toEqual({ build: null, fresh: true })
  await pull(there, 'b2')
  expect(await rows(there)).toEqual({ build: 'b2', fresh: true })
  await age(there, 3)
  await pull(there, 'b2')
  expect(await rows(there)).toEqual({ build: 'b2', fresh: true })
  await there.guard.call(gate.bind, { ...there.station, gate_id: there.main })
  expect(await rows(there)).toMatchObject({ build: null })
})

test('ignores the build that another guard reports for a station', async () => {
  const there = await stationWorld(garita)
  const other = await garita.person({ user_role: 'agent', assigned: [there.here] })
  await pull({ ...there, guard: other }, 'b9')
  expect(await rows(there)).toMatchObject({ build: null })
})

test('shows the builds of stations only to admins of the condominium', async () => {
  const there = await stationWorld(garita)
  await pull(there, 'b2')
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

test('counts stations with this build and with older ones in the metrics', async () => {
  const { rows } = await garita.owner.query<{ seen: number }>(
    `select count(*)::int as seen from stations where seen_at > now() - interval '1 hour'`,
  )
  await garita.owner.query(`update stations set build = 'older' where seen_at > now() - interval '1 hour'`)
  const said = await (await garita.app.request('/metrics')).text()
  expect(said).toContain(`garita_stations{build="older"} ${rows[0]?.seen}`)
  expect(said).toContain('garita_stations{build="current"} 0')
})
