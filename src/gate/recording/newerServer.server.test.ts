/** A station that was offline for seven days delivers its acts to a server one release newer. */
import { expect, test } from 'vitest'
import { StationDevice } from '../../../tests/support/gate/stationDevice.ts'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'

const dayMs = 24 * 60 * 60 * 1000

const garita = openForFile(sharedInstallation)

/** Adds one field to each object of an answer. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMore(one)])), learned: [{ a: 1 }] }
}

function servedByNewer(guard: TestPerson, isNewer: () => boolean): TestPerson {
  const call: TestPerson['call'] = async (asked, input) => {
    const said = await guard.call(asked, input)
    if (!isNewer() || !said.ok || !('entries' in Object(said.answer))) return said
    const { keys } = Object(said.answer)
    return { ...said, answer: { ...Object(withMore(said.answer)), keys } }
  }
  return { ...guard, call }
}

test('delivers the acts of seven days without a connection, and works with the snapshot of a newer server', async () => {
  const there = await stationWorld(garita)
  const { here, main, station, ana } = there
  const worker = await authorize(garita, ana, 'worker')
  let newer = false
  const binding = { condominium: { id: here, name: 'Los Encinos' }, gate: { id: main, name: 'Principal' } }
  const device = new StationDevice(
    servedByNewer(there.guard, () => newer),
    { binding, station_id: station.station_id },
    // The device begins seven days ago.
    { sealed: true, server_behind: () => (newer ? 0 : 7 * dayMs) },
  )
  await garita.owner.query(`update authorizations set created_at = now() - interval '8 days' where id = $1`, [worker])
  await device.start()
  await device.quiet()

  device.line = 'down'
  const subject = { authorization_id: worker }
  const entered = await device.station.record({ kind: 'entry', subject, because: 'may_enter' })
  await device.pass(dayMs)
  const left = await device.station.record({ kind: 'exit', subject })
  device.kill()
  device.sleep(6 * dayMs)

  newer = true
  device.line = 'up'
  await device.start()
  await device.quiet()
  device.station.lookAgain()
  await device.pass(60_000)
  const { rows } = await garita.owner.query(
    `select id, event_type, occurred_at < now() - interval '5 days' as late from access_logs where condominium_id = $1 order by occurred_at`,
    [here],
  )
  expect(rows).toEqual([
    { id: entered, event_type: 'entry', late: true },
    { id: left, event_type: 'exit', late: true },
  ])
  expect(device.station).toMatchObject({ online: true, waiting: 0 })
  expect(device.station.snapshot?.entries.map(({ authorization_id }) => authorization_id)).toContain(worker)
  expect(Date.parse(device.station.snapshot?.taken_at ?? '')).toBeGreaterThan(Date.now() - dayMs)
})
