/** A station gets the telephones of all homes after its guard bound it; the first load of a day is a line for the administration. */
import { expect, test } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { StationDevice } from '../../../tests/support/gate/stationDevice.ts'
import { snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { audit } from '../../audit/audit.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'

const garita = openForFile(sharedInstallation)

const number = '55 1234 5678'

async function world() {
  const there = await stationWorld(garita)
  await garita.owner.query('update profiles set phone_number = $1 where id = $2', [number, there.ana.id])
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const substitute = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Sara Suplente' })
  const lines = async (reader = admin) => {
    const read = await reader.call(audit.list, { condominium_id: there.here, thing: 'book' })
    if (!read.ok) throw new Error(read.code)
    // Removes the sign after the person's name.
    return read.answer.items.map(({ actor_name, subject_name, what }) =>
      [actor_name.split(' · ')[0], subject_name, JSON.stringify(what)].join(' · '),
    )
  }
  const pull = async (
    guard: TestPerson,
    more: { station_id?: string | null; gate_id?: string; have?: string } = {},
  ) => {
    const asked = { condominium_id: there.here, gate_id: there.main }
    const pulled = await guard.call(gate.snapshot, { ...asked, station_id: there.station.station_id, ...more })
    if (!pulled.ok) throw new Error(pulled.code)
    return pulled.answer
  }
  const numbers = async (...asked: Parameters<typeof pull>) => {
    const answer = await pull(...asked)
    return 'unchanged' in answer ? null : answer.book?.flatMap(({ who }) => who.map((one) => one.number))
  }
  return { ...there, admin, substitute, lines, pull, numbers }
}

test('hides the telephone numbers from a guard without a station or with an invented one, and logs no view', async () => {
  const { here, admin, guard, substitute, lines, numbers } = await world()
  expect(await numbers(guard, { station_id: null })).toEqual(['•••678'])
  expect(await numbers(guard, { station_id: newId() })).toEqual(['•••678'])
  // It is another guard's station until they bind it.
  expect(await numbers(substitute)).toEqual(['•••678'])
  // A station of another gate gets covered numbers, too.
  const south = newId()
  await admin.call(gate.addGate, { condominium_id: here, id: south, name: 'Puerta sur' })
  expect(await numbers(guard, { gate_id: south })).toEqual(['•••678'])
  expect(await lines()).toEqual([])
})

test('logs only the first load of telephone numbers of a day, with guard and gate, also for concurrent loads', async () => {
  const there = await world()
  const { here, main, station, guard, substitute, lines, numbers, pull } = there
  await Promise.all(Array.from({ length: 5 }, () => snapshotOf(there)))
  expect(await numbers(guard)).toEqual([number])
  expect(await lines()).toEqual(['Gus Garita · Acceso principal · {"enrolled":[null,false]}'])

  await substitute.call(gate.bind, { ...station, gate_id: main })
  expect(await numbers(substitute)).toEqual([number])
  expect((await lines()).toSorted()).toEqual([
    'Gus Garita · Acceso principal · {"enrolled":[null,false]}',
    'Sara Suplente · Acceso principal · {"enrolled":[null,false]}',
  ])
  // A poll without changes logs nothing.
  const last = () =>
    garita.owner.query('select xmin, * from audit_entries where condominium_id = $1 order by id', [here])
  const before = await last()
  // A transaction of another test makes a version older than the binding above.
  await eventually(async () => {
    const { version } = await pull(substitute)
    expect(await pull(substitute, { have: version })).toMatchObject({ unchanged: true })
  })
  expect((await last()).rows).toEqual(before.rows)
  const outsider = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await lines(outsider)).toEqual([])
})

test('names the tablet in the log line when a tablet of the gate loads telephone numbers', async () => {
  const there = await world()
  const { here, main, station, lines } = there
  await garita.owner.query(
    `insert into enrolled_stations (condominium_id, id, gate_id, name, station_id, token_hash, enrolled_at)
      values ($1, gen_random_uuid(), $2, 'Tableta norte', $3::uuid, decode(md5($3::uuid::text), 'hex'), now())`,
    [here, main, station.station_id],
  )
  await snapshotOf(there)
  const facts = { gate_id: [null, 'Acceso principal'], enrolled: [null, true] }
  expect((await lines()).map((line) => JSON.parse(line.split(' · ')[2] ?? ''))).toEqual([facts])
  expect((await lines())[0]).toMatch('Gus Garita · Tableta norte')
})

test('logs the first load of telephone numbers of each day in the condominium’s time zone', async () => {
  const there = await world()
  // These two time zones have different dates at every moment.
  for (const [zone, count] of [
    ['Etc/GMT+12', 1],
    ['Etc/GMT-14', 2],
  ] as const) {
    await garita.owner.query('update condominiums set time_zone = $1 where id = $2', [zone, there.here])
    await snapshotOf(there)
    await snapshotOf(there)
    expect(await there.lines()).toHaveLength(count)
  }
})

test('returns the telephone numbers again with the second snapshot after another guard had bound the station', async () => {
  const { here, main, station, guard, substitute } = await world()
  const binding = { condominium: { id: here, name: 'Uno' }, gate: { id: main, name: 'Principal' } }
  const device = new StationDevice(guard, { binding, station_id: station.station_id })
  await device.start()
  await device.quiet()
  const shown = () => device.station.snapshot?.book?.flatMap(({ who }) => who.map((one) => one.number))
  expect(shown()).toEqual([number])
  await substitute.call(gate.bind, { ...station, gate_id: main })
  await device.pass(61_000)
  expect(shown()).toEqual(['•••678'])
  await device.pass(61_000)
  expect(shown()).toEqual([number])
})
