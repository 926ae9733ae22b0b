/** The station reports a connection without answers before a call has failed, and is online with the next answer. */
import { expect, test } from 'vitest'
import { StationDevice } from '../../../tests/support/gate/stationDevice.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { snapshotOf } from './verdict/verdictFacts.ts'

const known = snapshotOf()

test('treats a station without an answer as offline, keeps its data, and treats it as online with the next answer', async () => {
  const call = async ({ name }: { name: string }) => {
    const answer = name === gate.snapshot.name ? { ...known, taken_at: new Date().toISOString() } : { kept: true }
    return { ok: true, status: 200, answer }
  }
  const guard = { id: newId(), email: 'gus@garita.test', token: '', call } as unknown as TestPerson
  const { condominium, gate: place } = known
  const binding = { condominium: { id: condominium.id, name: condominium.name }, gate: place }
  const device = new StationDevice(guard, { binding, station_id: newId() })
  await device.start()
  await device.quiet()
  expect(device.station.online).toBe(true)

  device.unanswered()
  expect([device.station.online, device.station.connecting]).toEqual([false, false])
  expect(device.station.snapshot?.entries).toHaveLength(1)
  await device.pass(2_000)
  expect(device.station.online).toBe(true)

  // A late answer of a slow connection is enough.
  device.unanswered()
  device.answered()
  expect(device.station.online).toBe(true)
})
