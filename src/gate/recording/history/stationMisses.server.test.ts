/** The station counts a guard's wrong numbers and reports them; the server returns them to a station that lost its data. */
import { expect, test } from 'vitest'
import { memoryStore, StationDevice } from '../../../../tests/support/gate/stationDevice.ts'
import { stationWorld } from '../../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { notices } from '../../../notices/notices.contract.ts'
import { newId } from '../../../shared/ids.ts'
import { gate } from '../../gate.contract.ts'

const garita = openForFile(sharedInstallation)

type World = Awaited<ReturnType<typeof stationWorld>>

const bindingOf = ({ here, main }: World) => ({
  condominium: { id: here, name: 'Los Álamos' },
  gate: { id: main, name: 'Acceso principal' },
})
const stored = async ({ here }: World) =>
  (
    await garita.owner.query<{ who: string; station_id: string; at: Date; pauses: boolean }>(
      'select who, station_id, at, pauses from number_misses where condominium_id = $1 order by at',
      [here],
    )
  ).rows

async function guess(device: StationDevice, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    device.station.miss()
    await device.pass(1_000)
  }
  await device.quiet()
}

test('pauses access numbers after ten wrong ones offline, also after a restart, and sends them once in the guesser’s name', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const other = await garita.person({ user_role: 'agent', assigned: [there.here] })
  const [kept, stationId] = [memoryStore(), newId()]
  const device = new StationDevice(there.guard, { binding: bindingOf(there), station_id: stationId }, { kept })
  await device.start()
  await device.quiet()
  device.line = 'down'
  await guess(device, 9)
  expect(device.station.numbersRestUntil()).toBeNull()
  await guess(device, 1)
  expect(device.station.numbersRestUntil()).not.toBeNull()
  device.kill()
  await device.start()
  expect(device.station.numbersRestUntil()).not.toBeNull()
  expect(await stored(there)).toEqual([])
  device.kill()

  // The next guard has no misses, and sends none in another's name.
  const next = new StationDevice(other, { binding: bindingOf(there), station_id: stationId }, { kept })
  await next.start()
  await next.quiet()
  expect(next.station.numbersRestUntil()).toBeNull()
  expect(await stored(there)).toEqual([])
  next.kill()

  device.line = 'up'
  await device.start()
  await device.quiet()
  const told = await stored(there)
  expect(told.map(({ who, station_id: at }) => [who, at])).toEqual(Array(10).fill([there.guard.id, stationId]))
  expect(told.map(({ pauses }) => pauses)).toEqual([...Array(9).fill(false), true])
  await device.pass(180_000)
  expect(await stored(there)).toHaveLength(10)
  const bell = await admin.call(notices.list, {})
  expect(bell.ok && bell.answer.items.filter(({ kind }) => kind === 'numbers_paused')).toMatchObject([
    { name: 'Gus Garita', by_name: 'Acceso principal' },
  ])
})

test('restores deleted wrong numbers of a guard with the snapshot, also at another station, and only for this guard', async () => {
  const there = await stationWorld(garita)
  const other = await garita.person({ user_role: 'agent', assigned: [there.here] })
  const misses = Array.from({ length: 10 }, () => ({ id: newId(), at: new Date().toISOString() }))
  for (const _ of [1, 2])
    expect((await there.guard.call(gate.recordMisses, { ...there.station, misses })).ok).toBe(true)
  expect(await stored(there)).toHaveLength(10)
  const restOf = async (guard: World['guard']) => {
    const device = new StationDevice(guard, { binding: bindingOf(there), station_id: newId() })
    await device.start()
    await device.quiet()
    return device.station.numbersRestUntil()
  }
  expect(await restOf(there.guard)).not.toBeNull()
  expect(await restOf(other)).toBeNull()
})

test('accepts no wrong numbers at a time in the server’s future or of another condominium', async () => {
  const there = await stationWorld(garita)
  const [id, longAgo] = [newId(), newId()]
  const misses = [
    { id, at: new Date(Date.now() + 86_400_000).toISOString() },
    { id: longAgo, at: '2001-01-01T00:00:00Z' },
  ]
  await there.guard.call(gate.recordMisses, { ...there.station, misses })
  const days = (await stored(there)).map(({ at }) => Math.round((Date.now() - at.getTime()) / 86_400_000))
  expect(days).toEqual([31, 0])
  await there.stranger.call(gate.recordMisses, { ...there.station, misses: [{ id: newId(), at: misses[0]?.at ?? '' }] })
  expect(await stored(there)).toHaveLength(2)
})
