import { expect, test } from 'vitest'
import { StationDevice } from '../../../../tests/support/gate/stationDevice.ts'
import { stationWorld } from '../../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { supervision } from '../../../guards/supervision.contract.ts'
import { gate } from '../../gate.contract.ts'

const garita = openForFile(sharedInstallation)

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString()

async function world() {
  const there = await stationWorld(garita)
  const assigned = [there.here]
  const admin = await garita.person({ user_role: 'admin', assigned })
  const supervisor = await garita.person({ user_role: 'supervisor', assigned })
  const checks = async () => {
    const [stations, gates] = [await admin.call(gate.stations, {}), await supervisor.call(supervision.gates, {})]
    if (!stations.ok || !gates.ok) throw new Error('not read')
    return { admin: stations.answer.map(({ check }) => check), supervisor: gates.answer.flatMap((one) => one.checks) }
  }
  return { ...there, checks }
}

test('shows the last check of a station to its administration and its supervisor', async () => {
  const { guard, station, checks } = await world()
  expect(await checks()).toEqual({ admin: [null], supervisor: [] })
  const first = { ...station, at: minutesAgo(5), failed: ['reader', 'battery'] as const }
  for (const _ of [1, 2])
    expect(await guard.call(gate.recordCheck, { ...first, failed: [...first.failed] })).toMatchObject({ ok: true })
  const found = { by: 'Gus Garita', failed: ['reader', 'battery'] }
  expect(await checks()).toMatchObject({ admin: [found], supervisor: [{ ...found, station_id: station.station_id }] })
  await guard.call(gate.recordCheck, { ...station, at: minutesAgo(1), failed: [] })
  expect((await checks()).admin).toMatchObject([{ failed: [] }])
  // An older check that arrives late changes nothing.
  await guard.call(gate.recordCheck, { ...station, at: minutesAgo(3), failed: ['sound'] })
  expect((await checks()).admin).toMatchObject([{ failed: [] }])
})

test('refuses the check of a station where another guard works, and unknown parts', async () => {
  const { station, stranger, guard, here, checks } = await world()
  const other = await garita.person({ user_role: 'agent', assigned: [here] })
  for (const by of [stranger, other]) await by.call(gate.recordCheck, { ...station, at: minutesAgo(0), failed: [] })
  expect((await checks()).admin).toEqual([null])
  const odd = { ...station, at: minutesAgo(0), failed: ['coffee'] } as never
  expect(await guard.call(gate.recordCheck, odd)).toMatchObject({ ok: false, status: 422 })
})

test('keeps a check at an offline station, also after a restart', async () => {
  const { here, main, guard, station, checks } = await world()
  const binding = { condominium: { id: here, name: 'Los Álamos' }, gate: { id: main, name: 'Acceso principal' } }
  const device = new StationDevice(guard, { binding, station_id: station.station_id })
  await device.start()
  await device.quiet()
  device.line = 'down'
  device.station.checked(['line'])
  await device.quiet()
  device.kill()
  await device.start()
  await device.quiet()
  expect((await checks()).admin).toEqual([null])
  device.line = 'up'
  device.station.lookAgain()
  await device.quiet()
  expect((await checks()).admin).toMatchObject([{ failed: ['line'] }])
  expect(await device.kept.read('check')).toBeUndefined()
})
