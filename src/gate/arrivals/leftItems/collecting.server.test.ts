/** A home names a person who may collect an item, the gate sees the name and the shelf, and the home is reminded while the item waits. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allWritten } from '../../../../tests/support/accounts.ts'
import { zoneAt } from '../../../../tests/support/clocks.ts'
import { atDesk } from '../../../../tests/support/desk.ts'
import { made, type StationWorld, snapshotOf, stationWorld, tell } from '../../../../tests/support/gate/stations.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../../../tests/support/installation.ts'
import { openPushService, type PushService, subscribed } from '../../../../tests/support/pushEndpoint.ts'
import { newId } from '../../../shared/ids.ts'
import { add, emptyOutbox } from '../../station/outbox.ts'
import { withOwnEvents } from '../../station/ownEvents.ts'
import { leftItems } from './leftItems.contract.ts'
import { remindersDue } from './leftItems.server.ts'

let push: PushService
let garita: TestInstallation
let there: StationWorld
beforeAll(async () => {
  push = await openPushService()
  garita = await testInstallation({ environment: { PUSH_SERVICES: push.origin } })
})
afterAll(async () => {
  await garita.close()
  await push.close()
})
beforeEach(async () => {
  there = await stationWorld(garita)
})

const parcel = {
  ...{ unit_number: '101', item: 'package' as const, said: null, company: 'Amazon', authorization_id: null },
  shelf: '3 B',
}
async function left(): Promise<string> {
  const event = made(there, { kind: 'item_left', ...parcel })
  expect(await tell(there, event)).toEqual([null])
  return event.event.id
}
const collect = (by: TestPerson, id: string, collector: string | null = 'Rosa Pérez') =>
  by.call(leftItems.letCollect, { id, collector })

test('lets only an adult of the home name a person who may collect an item', async () => {
  const { ana, here, guard } = there
  const id = await left()
  const neighbor = await garita.person({ condominium: here, unit: '102' })
  const guest = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  const newcomer = await garita.person({ condominium: here, unit: '101' })
  for (const other of [neighbor, guest, newcomer]) {
    expect(await collect(other, id)).toMatchObject({ ok: false, status: 404 })
  }
  expect(await collect(guard, id)).toMatchObject({ ok: false, status: 403 })
  for (const _ of [1, 2]) expect(await collect(ana, id)).toMatchObject({ ok: true })
  expect(await ana.call(leftItems.mine, {})).toMatchObject({ answer: [{ collector: 'Rosa Pérez', shelf: '3 B' }] })
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ id, collector: 'Rosa Pérez', shelf: '3 B' }])
  expect(await guard.call(leftItems.book, {})).toMatchObject({
    answer: { waiting: [{ collector: 'Rosa Pérez', shelf: '3 B' }] },
  })
  expect(await collect(ana, id, null)).toMatchObject({ ok: true })
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ collector: null }])
})

test('refuses a name for an item that was handed over', async () => {
  const { ana, here, guard } = there
  const id = await left()
  const hand = { condominium_id: here, event_id: newId(), of: id, handed_to: 'Rosa Pérez' }
  expect(await atDesk.handOver(guard, hand)).toMatchObject({ ok: true })
  expect(await collect(ana, id)).toMatchObject({ ok: false, status: 409, code: 'item_handed_over' })
})

test('shows the shelf of an item that an offline station has not sent yet, and takes an item of an earlier build without a shelf', async () => {
  const { shelf: _, ...older } = parcel
  const event = made(there, { kind: 'item_left', ...parcel })
  const own = withOwnEvents(await snapshotOf(there), add(emptyOutbox, event.event))
  expect(own.left_at_gate).toMatchObject([{ shelf: '3 B' }])
  expect(await tell(there, made(there, { kind: 'item_left', ...older }))).toEqual([null])
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ shelf: null }])
})

const setClock = (hour: number) =>
  garita.owner.query('update condominiums set time_zone = $2 where id = $1', [there.here, zoneAt(hour)])
const look = () => garita.database.callerDb({ system: 'keeper' }).execute(remindersDue.look)
const remindAt = async (id: string) =>
  (await garita.owner.query('select remind_at from left_items where id = $1', [id])).rows[0].remind_at as Date | null
const comeDue = (id: string) =>
  garita.owner.query(`update left_items set remind_at = now() - interval '1 second' where id = $1`, [id])

test('reminds the home once an evening while the item waits', async () => {
  const { ana, guard, here } = there
  await setClock(18)
  const phone = await subscribed(push, ana)
  const id = await left()
  await allWritten(garita)
  const reminders = () =>
    phone
      .rings()
      .map((ring) => phone.open(ring))
      .filter((opened) => JSON.stringify(opened).includes('left_still_waits'))
  await look()
  await allWritten(garita)
  expect(reminders()).toEqual([])
  for (const evening of [1, 2]) {
    await comeDue(id)
    for (const _ of [1, 2]) await look()
    await allWritten(garita)
    expect(reminders()).toHaveLength(evening)
  }
  expect(reminders()[0]).toMatchObject({ title: 'Sigue en la caseta', path: `/dashboard?item=${id}` })
  const { rows } = await garita.owner.query(
    `select extract(hour from i.remind_at at time zone c.time_zone)::int as hour, i.remind_at > now() + interval '3 hours' as later
      from left_items i join condominiums c on c.id = i.condominium_id where i.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ hour: 18, later: true }])
  await atDesk.handOver(guard, { condominium_id: here, event_id: newId(), of: id, handed_to: 'Ana' })
  await comeDue(id)
  await look()
  await allWritten(garita)
  expect(reminders()).toHaveLength(2)
})

test('rings no phone at another hour, in quiet hours, or after two weeks', async () => {
  const { ana } = there
  const phone = await subscribed(push, ana)
  const id = await left()
  await allWritten(garita)
  const before = phone.rings().length
  await setClock(3)
  await comeDue(id)
  await look()
  await allWritten(garita)
  await setClock(18)
  await garita.owner.query(
    `update residences set quiet_from = '00:00', quiet_until = '23:59:59' where profile_id = $1`,
    [ana.id],
  )
  await comeDue(id)
  await look()
  await allWritten(garita)
  expect(phone.rings()).toHaveLength(before)
  await garita.owner.query(`update left_items set left_at = now() - interval '15 days' where id = $1`, [id])
  await comeDue(id)
  await look()
  expect(await remindAt(id)).toBeNull()
})
