/** Ten wrong numbers within five minutes by one guard or device at one place pause the search by number and notify admins. */
import { expect, test } from 'vitest'
import { deviceWorld, reportOf } from '../../../../tests/support/gate/devices.ts'
import { snapshotOf, stationWorld } from '../../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../../tests/support/visits.ts'
import { notices } from '../../../notices/notices.contract.ts'
import { sql } from '../../../server/database/sql.ts'
import { hashOf } from '../../../server/keys/tokens.ts'
import { newId } from '../../../shared/ids.ts'
import { gate } from '../../gate.contract.ts'

const garita = openForFile(sharedInstallation)

const ago = (minutes: number) => ({ id: newId(), at: new Date(Date.now() - minutes * 60_000).toISOString() })
const told = (guard: TestPerson, station: { condominium_id: string; station_id: string }, ...minutes: number[]) =>
  guard.call(gate.recordMisses, { ...station, misses: minutes.map(ago) })
const pauses = async (condominium: string) =>
  (await garita.owner.query('select from number_misses where condominium_id = $1 and pauses', [condominium])).rowCount
const bell = async (person: TestPerson) => {
  const listed = await person.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.filter(({ kind }) => kind === 'numbers_paused')
}

test('pauses numbers only at the device that guesses', async () => {
  const [there, elsewhere] = [await deviceWorld(garita), await deviceWorld(garita)]
  await garita.owner.query(
    'insert into number_misses (condominium_id, id, who) select $1, gen_random_uuid(), $2 from generate_series(1, 10)',
    [elsewhere.here, there.id],
  )
  const wish = { condominium_id: there.here, id: newId(), gate_id: there.main, name: 'Poste' }
  const second = await there.admin.call(gate.addDevice, wish)
  if (!second.ok) throw new Error(second.code)
  const { access_number } = await passOf(there.ana, await authorize(garita, there.ana))
  const asked = async (unit: string, key = there.key) =>
    (await (await there.device('gate.check', { code: access_number, unit }, key)).json()).reason
  for (let guess = 0; guess < 9; guess++) expect(await asked('9')).toBe('unknown_number')
  expect(await asked('9', second.answer.key)).toBe('unknown_number')
  expect(await bell(there.admin)).toEqual([])
  expect(await asked('9')).toBe('unknown_number')
  expect([await asked('101'), await asked('101', second.answer.key)]).toEqual(['numbers_paused', 'may_enter'])
})

test('pauses access numbers after ten wrong ones, also of simultaneous ones at a device, and after a guard’s tenth', async () => {
  const there = await deviceWorld(garita)
  const report = () => there.said('gate.report', reportOf('00000', { unit: '9' }))
  await Promise.all(Array.from({ length: 30 }, report))
  const { rowCount } = await garita.owner.query('select from number_misses where condominium_id = $1', [there.here])
  expect(rowCount).toBe(10)
  const { guard, station, here } = await stationWorld(garita)
  // All have the same time, because the tenth to arrive may not be the tenth to happen.
  const { at } = ago(0)
  const miss = () => guard.call(gate.recordMisses, { ...station, misses: [{ ...ago(0), at }] })
  await Promise.all(Array.from({ length: 10 }, miss))
  expect(await pauses(here)).toBe(1)
})

test('ignores ten wrong numbers over more than five minutes, by several guards or places, and late reports', async () => {
  const [one, other] = [await stationWorld(garita), await stationWorld(garita)]
  const both = await garita.person({ user_role: 'agent', assigned: [one.here, other.here] })
  await told(one.guard, one.station, 300, 240, 180, 120, 90, 60, 50, 40, 30, 20)
  await told(other.guard, other.station, 2, 2, 2, 2, 2)
  await told(both, other.station, 1, 1, 1, 1, 1)
  await told(both, one.station, 0, 0, 0, 0, 0)
  expect([await pauses(one.here), await pauses(other.here)]).toEqual([0, 0])
  await told(other.guard, other.station, 2, 2, 2, 2)
  await told(other.guard, other.station, 60)
  expect(await pauses(other.here)).toBe(0)
  await told(other.guard, other.station, 2)
  expect(await pauses(other.here)).toBe(1)
})

test('sends a station only its guard’s wrong numbers there of the last ten minutes', async () => {
  const [one, other] = [await stationWorld(garita), await stationWorld(garita)]
  const both = await garita.person({ user_role: 'agent', assigned: [one.here, other.here] })
  await told(one.guard, one.station, 1)
  await told(both, other.station, 1)
  expect((await snapshotOf({ ...one, guard: both })).misses).toEqual([])
  const [old, recent] = [ago(11), ago(9)]
  await both.call(gate.recordMisses, { ...one.station, misses: [old, recent] })
  expect((await snapshotOf({ ...one, guard: both })).misses).toMatchObject([{ id: recent.id, agent_id: both.id }])
})

test('notifies an admin once of each pause of access numbers since they were assigned: who guessed, at which gate', async () => {
  const [there, elsewhere] = [await deviceWorld(garita), await deviceWorld(garita)]
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here, elsewhere.here] })
  // None of these guessed: another device, gate and station, and a device with the same id in another condominium.
  await there.admin.call(gate.addGate, { condominium_id: there.here, id: newId(), name: 'Norte' })
  const wish = { condominium_id: there.here, id: newId(), gate_id: there.main, name: 'Poste' }
  expect((await there.admin.call(gate.addDevice, wish)).ok).toBe(true)
  const copy = { condominium_id: elsewhere.here, id: there.id, gate_id: elsewhere.main, name: 'Copia' }
  expect((await elsewhere.admin.call(gate.addDevice, copy)).ok).toBe(true)
  for (const [place, stationId] of [
    [there, newId()],
    [elsewhere, there.station.station_id],
  ] as const)
    await place.guard.call(gate.bind, { condominium_id: place.here, station_id: stationId, gate_id: place.main })
  await garita.owner.query(
    `insert into number_misses (condominium_id, id, who, station_id, at, pauses)
      select $1, gen_random_uuid(), who, station, now() - make_interval(days => days), pauses
      from (values ($2::uuid, null::uuid, 0, true), ($3, $4, 0, true), ($2, null, 1, true), ($2, null, 0, false)) miss (who, station, days, pauses)`,
    [there.here, there.id, there.guard.id, there.station.station_id],
  )
  const rung = (await bell(admin)).map(({ name, by_name }) => [name, by_name]).sort()
  expect(rung).toEqual([
    ['Barrera', 'Acceso principal'],
    ['Gus Garita', 'Acceso principal'],
  ])
  for (const person of [there.guard, there.ana, elsewhere.admin]) {
    const db = garita.database.callerDb({ token_hash: hashOf(person.token) })
    const asked = sql`select to_json(count(*)) from access.number_pauses(${there.here}::uuid, '-infinity')`
    expect((await db.json(asked)).text).toBe('0')
  }
})
