/** A station runs against a server whose answers the test chooses. */
import { expect, test } from 'vitest'
import { desk, known, made, station } from '../../../tests/support/gate/stationDesk.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from './facts/gateEvents.ts'
import { entryFacts } from './verdict/verdictFacts.ts'

const minute = 60_000
const subject = { authorization_id: entryFacts.authorization_id }
const exit: Act = { kind: 'exit', subject }

test.each([
  ['up', true],
  ['down', false],
] as const)('shows "connecting" until the first answer or failure: connection %s', async (line, online) => {
  const device = made(desk())
  device.line = line
  await device.start()
  expect(device.station).toMatchObject({ online: false, connecting: true })
  await device.quiet()
  expect(device.station).toMatchObject({ online, connecting: false })
})

test('loads its snapshot when it is bound to a gate and again each minute; an unchanged snapshot only gets a newer time', async () => {
  const { server, device } = await station()
  expect(server.asked).toEqual([gate.bind.name, gate.keepKey.name, gate.snapshot.name])
  expect(device.station).toMatchObject({ online: true, waiting: 0 })
  const before = device.station.snapshot?.taken_at ?? ''
  await device.pass(3 * minute)
  expect(server.count(gate.snapshot.name)).toBe(4)
  expect(device.station.snapshot && device.station.snapshot.taken_at > before).toBe(true)
  device.kill()
  device.line = 'down'
  await device.start()
  expect(device.station.snapshot && device.station.snapshot.taken_at > before).toBe(true)
})

test('requests a snapshot at most once in five seconds after many announcements, and misses none', async () => {
  const { server, device } = await station()
  await device.pass(10_000)
  const before = server.count(gate.snapshot.name)
  server.change('17a')
  for (let turn = 0; turn < 10; turn += 1) device.announced()
  await device.quiet()
  expect(server.count(gate.snapshot.name)).toBe(before + 1)
  server.change('17b')
  device.announced()
  await device.pass(5_000)
  expect(server.count(gate.snapshot.name)).toBe(before + 2)
  expect(device.station.snapshot?.version).toBe('17b')
})

test('completes its snapshot with the changes that the server sends, and keeps them without a connection', async () => {
  const { server, device } = await station()
  const [before] = device.station.snapshot?.entries ?? []
  server.change('18', { count: 1, entries: [{ ...before, suspended: true }], removed: [], units: ['B-7'] })
  await device.pass(minute)
  const expected = { version: '18', units: ['B-7'], entries: [{ ...before, suspended: true }], revocations: [] }
  expect(device.station.snapshot).toMatchObject(expected)
  expect(server.count(gate.snapshot.name)).toBe(2)
  device.kill()
  device.line = 'down'
  await device.start()
  expect(device.station.snapshot).toMatchObject(expected)
})

test('reads the whole when the changes of the server do not complete its snapshot', async () => {
  const { server, device } = await station()
  server.change('18', { count: 2, entries: [], removed: [] })
  await device.pass(minute)
  expect(server.count(gate.snapshot.name)).toBe(3)
  expect(device.station.snapshot).toMatchObject({ version: '18', entries: known.entries })
})

test('keeps a rejected act visible, and sends the others without delay', async () => {
  const { server, device } = await station()
  device.line = 'down'
  const ids: string[] = []
  for (let turn = 0; turn < 60; turn += 1) ids.push(await device.station.record(exit))
  server.poison(ids[20] ?? null)
  device.line = 'up'
  device.station.lookAgain()
  await device.pass(minute)
  expect(server.stored).toEqual(ids.filter((id) => id !== ids[20]))
  expect(Math.max(...server.sizes)).toBeLessThanOrEqual(50)
  expect(device.station).toMatchObject({ waiting: 0, conflicts: [{ event: { id: ids[20] }, conflict: 'not_taken' }] })
  await device.station.note(ids[20] ?? '')
  expect(device.station.conflicts).toEqual([])
  // The event is not lost: a newer snapshot does not include it, and an upgraded server accepts it when the station opens again.
  server.change('of later')
  await device.pass(2 * minute)
  expect(server.stored).not.toContain(ids[20])
  server.poison(null)
  device.kill()
  await device.start()
  await device.quiet()
  expect(server.stored.at(-1)).toBe(ids[20])
  expect(device.station).toMatchObject({ waiting: 0, conflicts: [] })
})

test('sends large batches in parts', async () => {
  const { server, device } = await station()
  device.line = 'down'
  const long: Act = {
    kind: 'override',
    subject,
    because: 'expired',
    reason: 'ñ'.repeat(300),
    authorized_by: 'x'.repeat(120),
  }
  for (let turn = 0; turn < 50; turn += 1) await device.station.record(long)
  device.line = 'up'
  device.station.lookAgain()
  await device.pass(minute)
  expect(server.stored.length).toBe(50)
  expect(server.sizes.length).toBeGreaterThan(1)
})

test('retries with growing delays, but at least once a minute', async () => {
  const { server, device } = await station()
  device.line = 'down'
  const tries = () => server.asked.length
  const before = tries()
  await device.station.record(exit)
  await device.pass(60 * minute)
  expect(device.station).toMatchObject({ online: false, waiting: 1 })
  expect(tries()).toBe(before)
  device.line = 'up'
  await device.pass(minute)
  expect(device.station).toMatchObject({ online: true, waiting: 0 })
  expect(server.count(gate.recordOutages.name)).toBe(1)
})

test('forgets the snapshot after three days without an answer, also if it was closed meanwhile', async () => {
  const { device } = await station()
  device.line = 'down'
  const id = await device.station.record(exit)
  device.sleep(71 * 60 * minute)
  await device.pass(minute)
  expect(device.station.snapshot).not.toBe(null)
  device.kill()
  device.sleep(60 * minute)
  await device.start()
  expect(device.station.snapshot).toBe(null)
  expect(await device.kept.read('snapshot')).toBe(undefined)
  expect(device.station.waiting).toBe(1)
  device.line = 'up'
  device.station.lookAgain()
  await device.quiet()
  expect(device.station).toMatchObject({ waiting: 0, online: true })
  expect(id).not.toBe('')
})

test('records each act later than the one before, also after the clock was set back', async () => {
  const { device } = await station()
  device.line = 'down'
  await device.station.record(exit)
  device.wall_ahead = -5 * 60 * minute
  for (let turn = 0; turn < 5; turn += 1) await device.station.record(exit)
  const { kept } = await device.kept.outbox(known.condominium.id, (outbox) => outbox)
  const times = kept.map(({ event }) => event.at)
  expect(times).toEqual([...new Set(times)].sort())
  expect(kept.map(({ event }) => event.doubt)).toEqual([null, ...Array.from({ length: 5 }, () => 'wall_moved')])
})

test.each([
  [gate.bind.name, 404, 'not_found', 'not_here'],
  [gate.snapshot.name, 403, 'forbidden', 'not_here'],
  [gate.snapshot.name, 401, 'signed_out', 'signed_out'],
])('reports a refusal of %s with %i, and keeps the snapshot', async (call, status, code, told) => {
  const { server, device } = await station()
  server.refuse(call, status, code)
  device.kill()
  await device.start()
  await device.quiet()
  expect(device.refusals).toContain(told)
  expect(device.station.snapshot).not.toBe(null)
})

test('asks the server about an unknown pass, and remembers also the answer that the server does not know the pass', async () => {
  const { server, device } = await station()
  const passId = 'ab'.repeat(16)
  const snapshot = await device.station.ask(passId)
  expect(snapshot?.strangers?.has(passId)).toBe(true)
  expect(server.count(gate.askPass.name)).toBe(1)
  // The next snapshot does not include it either.
  await device.pass(minute)
  expect(device.station.snapshot?.strangers?.has(passId)).toBe(true)
})

test('keeps its snapshot if it is offline or the server does not know the call', async () => {
  const { device } = await station()
  const before = device.station.snapshot
  for (const line of ['down', 'mute'] as const) {
    device.line = line
    expect(await device.station.ask('ab'.repeat(16))).toEqual(before)
  }
  const old = desk()
  old.refuse(gate.askPass.name, 404, 'not_found')
  const atOld = made(old)
  await atOld.start()
  await atOld.quiet()
  await atOld.station.ask('ab'.repeat(16))
  expect(atOld.refusals).toEqual([])
})
