/** A locked tablet of a gate raises the alarm by itself. */
import { expect, test } from 'vitest'
import { from as callFrom, tabletWorld } from '../../../tests/support/gate/tablets.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { alarms } from '../../alarms/alarms.contract.ts'
import { newId } from '../../shared/ids.ts'
import { station, stations } from './stations.contract.ts'

const garita = openForFile(sharedInstallation)

const press = () => ({ id: newId(), pressed_at: new Date().toISOString() })

test('raises the alarm of a locked tablet with the name of its gate, once, and lets a guard accept it', async () => {
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

test('refuses alarms of a lost tablet, a stranger and an invented token, and shows a tablet no alarm', async () => {
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
