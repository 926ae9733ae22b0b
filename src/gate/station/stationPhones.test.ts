import { expect, test } from 'vitest'
import { known, station } from '../../../tests/support/gate/stationDesk.ts'
import { gate } from '../gate.contract.ts'

const minute = 60_000

test('stores no telephones unsealed: an offline page has none after a reload, and gets them again online', async () => {
  const called = { name: 'Doña Rosa', kind: null, number: '55 1234 5678', from: null, until: null }
  const { server, device } = await station({ book: [{ unit: 'A-101', who: [called] }] })
  expect(device.station.snapshot?.book).toMatchObject([{ who: [{ number: '55 1234 5678' }] }])
  await device.pass(3 * minute)
  expect(device.station.snapshot?.book).toHaveLength(1)
  expect(JSON.stringify(await device.kept.read('snapshot'))).not.toMatch(/Rosa|55 1234/)
  device.kill()
  device.line = 'down'
  await device.start()
  await device.quiet()
  expect(device.station.snapshot?.units).toEqual(known.units)
  expect(device.station.snapshot?.book).toBeUndefined()
  const before = server.count(gate.snapshot.name)
  device.line = 'up'
  device.station.lookAgain()
  await device.quiet()
  expect(server.count(gate.snapshot.name)).toBe(before + 1)
  expect(device.station.snapshot?.book).toHaveLength(1)
})

test('keeps telephones on a tablet that seals its storage', async () => {
  const called = { name: 'Doña Rosa', kind: null, number: '55 1234 5678', from: null, until: null }
  const { device } = await station({ book: [{ unit: 'A-101', who: [called] }] }, true)
  device.kill()
  device.line = 'down'
  await device.start()
  await device.quiet()
  expect(device.station.snapshot?.book).toMatchObject([{ who: [{ number: '55 1234 5678' }] }])
})
