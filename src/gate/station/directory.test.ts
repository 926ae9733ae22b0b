/** After three days offline a tablet of a gate asks for a call about each person; another browser deletes its data, and says so. */
import { expect, test } from 'vitest'
import { known, station } from '../../../tests/support/gate/stationDesk.ts'
import { type Code, judge } from './verdict/verdict.ts'
import { entryOf, number } from './verdict/verdictFacts.ts'

const minute = 60_000
const hour = 60 * minute
const called = { name: 'Doña Rosa', kind: null, number: '55 1234 5678', from: null, until: null }
const facts = {
  entries: [entryOf({ kind: 'co_resident', valid_from: null, valid_until: null })],
  book: [{ unit: 'A-101', who: [called] }],
}

type Device = Awaited<ReturnType<typeof station>>['device']
const shown = ({ station: { snapshot, time } }: Device, code: Code = number()) => judge(code, snapshot, time())

async function without(device: Device, ms: number) {
  device.line = 'down'
  device.sleep(ms)
  await device.pass(minute)
}

test('keeps old data on a tablet of a gate: green for three days, then a call decides, also after a restart', async () => {
  const { device } = await station(facts, true)
  const taken = device.station.snapshot?.taken_at
  await without(device, 30 * hour)
  expect(shown(device)).toMatchObject({ tone: 'green', doubts: [{ code: 'snapshot_old', taken_at: taken }] })
  await without(device, 42 * hour)
  expect(shown(device)).toMatchObject({ tone: 'amber', reason: { code: 'snapshot_old' }, entry: 'with_word' })
  device.kill()
  device.sleep(10 * hour)
  await device.start()
  await device.quiet()
  expect(device.station).toMatchObject({ forgot: null, snapshot: { taken_at: taken, book: facts.book } })
  expect(shown(device)).toMatchObject({ tone: 'amber', entry: 'with_word' })
  device.line = 'up'
  device.station.lookAgain()
  await device.quiet()
  expect(shown(device)).toMatchObject({ tone: 'green', doubts: [] })
})

test('asks for another call about a person let in by phone, also at their next visit', async () => {
  const { device } = await station(facts, true)
  await without(device, 80 * hour)
  const { authorization_id } = entryOf()
  const word = { reason: 'Autorizó por teléfono', authorized_by: 'Doña Rosa', choice: 'by_phone' } as const
  await device.station.record({ kind: 'override', subject: { authorization_id }, because: 'snapshot_old', ...word })
  await device.station.record({ kind: 'exit', subject: { authorization_id } })
  expect(device.station.waiting).toBe(2)
  expect(shown(device)).toMatchObject({ tone: 'amber', entry: 'with_word' })
})

test('deletes data after three days in a browser that is no tablet of a gate, and shows the age of the deleted data', async () => {
  const { device } = await station(facts)
  const taken = device.station.snapshot?.taken_at
  await without(device, 71 * hour)
  expect(shown(device).tone).toBe('green')
  await without(device, 2 * hour)
  expect(device.station).toMatchObject({ snapshot: null, forgot: taken })
  expect(await device.kept.read('snapshot')).toBeUndefined()
  expect(shown(device)).toMatchObject({ tone: 'red', reason: { code: 'no_snapshot' } })
  device.kill()
  await device.start()
  await device.quiet()
  expect(device.station.forgot).toBe(taken)
  device.line = 'up'
  device.station.lookAgain()
  await device.quiet()
  expect(device.station).toMatchObject({ forgot: null, snapshot: { units: known.units } })
  expect(await device.kept.read('forgot')).toBeUndefined()
})
