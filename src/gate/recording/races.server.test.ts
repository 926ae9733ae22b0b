/** Facts that reach the server at the same moment are stored once, and each conflict is reported once. */
import { expect, test } from 'vitest'
import { entryOf, made, type StationWorld, stationWorld } from '../../../tests/support/gate/stations.ts'
import { inTheMiddle } from '../../../tests/support/holding.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorizeEarlier } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { GateEvent } from '../station/facts/gateEvents.ts'

const rounds = draws(3, 40)

const garita = openForFile(sharedInstallation)

const send = async ({ guard, here }: StationWorld, stationId: string, events: GateEvent[]) => {
  const told = await guard.call(gate.record, { condominium_id: here, station_id: stationId, events })
  if (!told.ok) throw new Error(told.code)
  return told.answer.answers.map(({ conflict }) => conflict)
}
const rowsOf = async (id: string) =>
  (
    await garita.owner.query(
      'select event_type, conflict from access_logs where authorization_id = $1 and station_id is not null order by occurred_at',
      [id],
    )
  ).rows

test('stores one batch from two windows of a station once', async () => {
  const there = await stationWorld(garita)
  for (let round = 0; round < rounds; round++) {
    const visitors = [await authorizeEarlier(garita, there.ana), await authorizeEarlier(garita, there.ana)]
    const batch = visitors.map((id) => made(there, entryOf(id)))
    const said = await Promise.all([1, 2, 3].map(() => send(there, there.station.station_id, batch)))
    expect(said).toEqual(said.map(() => [null, null]))
    for (const id of visitors) expect(await rowsOf(id)).toEqual([{ event_type: 'entry', conflict: null }])
  }
})

test('logs two rows and one conflict for a visitor let in at two offline stations, in either order of arrival', async () => {
  const there = await stationWorld(garita)
  for (let round = 0; round < rounds; round++) {
    // Each station has the opposite order, which would deadlock two transactions that lock in order.
    const visitors = [await authorizeEarlier(garita, there.ana), await authorizeEarlier(garita, there.ana)]
    const [early, late] = [new Date(Date.now() - 60_000), new Date(Date.now() - 30_000)]
    const batches = [
      visitors.map((id) => made(there, entryOf(id), { at: early })),
      visitors.toReversed().map((id) => made(there, entryOf(id), { at: late })),
    ]
    const said = await Promise.all(batches.map((batch) => send(there, newId(), batch)))
    expect(said.flat().filter((conflict) => conflict === 'already_inside_elsewhere')).toHaveLength(2)
    for (const id of visitors) {
      const conflicts = (await rowsOf(id)).map((row) => row.conflict).sort()
      expect(conflicts).toEqual(['already_inside_elsewhere', null])
    }
  }
})

test('flags the earlier of two late entries also if it arrives second', async () => {
  const there = await stationWorld(garita)
  const luis = await authorizeEarlier(garita, there.ana)
  const [early, late] = [new Date(Date.now() - 60_000), new Date(Date.now() - 30_000)]
  expect(await send(there, newId(), [made(there, entryOf(luis), { at: late })])).toEqual([null])
  expect(await send(there, newId(), [made(there, entryOf(luis), { at: early })])).toEqual(['already_inside_elsewhere'])
})

test('stores both acts of a visitor who leaves for good at two stations at once', async () => {
  const there = await stationWorld(garita)
  for (let round = 0; round < rounds; round++) {
    const luis = await authorizeEarlier(garita, there.ana)
    await send(there, there.station.station_id, [made(there, entryOf(luis), { at: new Date(Date.now() - 60_000) })])
    const out = () => [made(there, { kind: 'checkout', subject: { authorization_id: luis } })]
    const said = await Promise.all([send(there, newId(), out()), send(there, newId(), out())])
    expect(said).toEqual([[null], [null]])
    const ended = await garita.owner.query('select status, inside from authorizations where id = $1', [luis])
    expect(ended.rows).toEqual([{ status: 'inactive', inside: false }])
    expect((await rowsOf(luis)).map((row) => row.event_type)).toEqual(['entry', 'visitor_checkout', 'visitor_checkout'])
  }
})

test('closes a gate while a station binds there without a deadlock', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const north = { condominium_id: there.here, id: newId() }
  await admin.call(gate.addGate, { ...north, name: 'Norte' })
  await inTheMiddle(garita, async ({ say }) => {
    // Every row of a condominium takes this lock before the lock of its gate.
    await say('select from condominiums where id = $1 for share', [there.here])
    expect(await admin.call(gate.removeGate, north)).toMatchObject({ ok: true })
  })
})

test('waits with a station’s act for the removal of the visit’s host without a deadlock', async () => {
  const there = await stationWorld(garita)
  const luis = await authorizeEarlier(garita, there.ana)
  let told: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('select from profiles where id = $1 for update', [there.ana.id])
    // A station writes whole milliseconds: within the millisecond of the removal the act would count as earlier.
    told = send(there, newId(), [made(there, entryOf(luis), { at: new Date(Date.now() + 10) })])
    await waited()
    await say('select from authorizations where id = $1 for update nowait', [luis])
    await say('delete from profiles where id = $1', [there.ana.id])
  })
  expect(await told).toEqual(['cancelled_meanwhile'])
})

test('keeps one of two gates that are closed at once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { here, main } = await stationWorld(garita)
    const admin = await garita.person({ user_role: 'admin', assigned: [here] })
    const north = newId()
    await admin.call(gate.addGate, { condominium_id: here, id: north, name: 'Norte' })
    const said = await Promise.all([main, north].map((id) => admin.call(gate.removeGate, { condominium_id: here, id })))
    expect(said.map((one) => (one.ok ? 'closed' : one.code)).sort()).toEqual(['closed', 'gate_is_the_last'])
  }
})
