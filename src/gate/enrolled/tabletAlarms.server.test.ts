/** A locked tablet of a gate raises the alarm by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { from as callFrom, tabletWorld } from '../../../tests/support/gate/tablets.ts'
import type { TestInstallation } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { alarms } from '../../alarms/alarms.contract.ts'
import { newId } from '../../shared/ids.ts'
import { station, stations } from './stations.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

const press = () => ({ id: newId(), pressed_at: new Date().toISOString() })

test('a locked tablet raises the alarm with the name of its gate, once, and a guard takes it', async () => {
  const there = await tabletWorld(garita)
  const raise = (input: ReturnType<typeof press>) => callFrom(garita, there.tablet, station.raiseAlarm, input)
  const one = press()
  for (const _ of [1, 2]) {
    expect(await raise(one)).toMatchObject({ status: 200, body: { one_of_many: false } })
  }
  const open = await there.guard.call(alarms.open, {})
  const [gate] = (await garita.owner.query('select name from gates where id = $1', [there.main])).rows
  expect(open).toMatchObject({
    answer: [{ id: one.id, gate_name: gate.name, raised_by_name: 'Tableta norte', raised_as: 'guard', may_take: true }],
  })
  const told = await garita.owner.query(`select from jobs where name = 'alarms.push' and payload ->> 'id' = $1`, [
    one.id,
  ])
  expect(told.rowCount).toBeLessThanOrEqual(1)
  expect(await there.guard.call(alarms.take, { condominium_id: there.here, id: one.id })).toMatchObject({ ok: true })
})

test('a tablet that was lost, a stranger and an invented token raise none, and a tablet reads no alarm', async () => {
  const there = await tabletWorld(garita)
  expect((await callFrom(garita, {}, station.raiseAlarm, press())).status).toBe(401)
  expect((await callFrom(garita, { garita_station: 'station_invented' }, station.raiseAlarm, press())).status).toBe(401)
  expect((await callFrom(garita, there.tablet, alarms.open, {})).status).toBe(401)
  expect(await there.admin.call(stations.reportLost, { condominium_id: there.here, id: there.id })).toMatchObject({
    ok: true,
  })
  expect((await callFrom(garita, there.tablet, station.raiseAlarm, press())).status).toBe(404)
  expect(await there.guard.call(alarms.open, {})).toMatchObject({ answer: [] })
})
