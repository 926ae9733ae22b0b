/** The server judges late events and events of devices by the same rules as a station: hours, presence, also at the own gate. */

import { expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import { authorizedIn, entryOf, logOf, made, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { authorize, mexico, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { type Act, mostInBatch } from '../station/facts/gateEvents.ts'
import { localTime } from '../station/verdict/eligibility.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(testInstallation)

/** The hours exclude today, yesterday and tomorrow. */
const notNow = () => ({
  weekdays: [((localTime(Date.now(), mexico).day + 2) % 7) + 1],
  hours_from: '08:00',
  hours_until: '09:00',
})
const exitOf = (id: string): Act => ({ kind: 'exit', subject: { authorization_id: id } })
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('flags a worker out of hours at a device and at a station, also when other fields changed since', async () => {
  const there = await deviceWorld(garita)
  const worker = await authorize(garita, there.ana, 'worker', notNow())
  const { token } = await passOf(there.ana, worker)
  await garita.owner.query(`update authorizations set created_at = now() - interval '1 day' where id = $1`, [worker])
  const before = ago(1).toISOString()
  await there.ana.call(authorizations.suspend, { id: worker })
  await there.ana.call(authorizations.resume, { id: worker })
  expect(await there.said('gate.report', reportOf(token, { at: before }))).toEqual({ conflict: 'not_allowed' })
  expect(await tell(there, made(there, exitOf(worker)), made(there, entryOf(worker)))).toEqual([null, 'not_allowed'])
})

test('ignores hours that were agreed only after the entry', async () => {
  const there = await deviceWorld(garita)
  const worker = await authorize(garita, there.ana, 'worker')
  const { token } = await passOf(there.ana, worker)
  const before = new Date().toISOString()
  const { rows } = await garita.owner.query('select revision from authorizations where id = $1', [worker])
  const changed = {
    id: worker,
    auth_type: 'worker' as const,
    revision: rows[0]?.revision,
    values: { name: 'Hugo', last_name: 'Lara', work_type: 'limpieza', ...notNow() },
  }
  expect(await there.ana.call(authorizations.change, changed)).toMatchObject({ ok: true })
  expect(await there.said('gate.report', reportOf(token, { at: before }))).toEqual({ conflict: null })
})

test('flags a second entry without an exit at the same device and at the same station', async () => {
  const there = await deviceWorld(garita)
  const [luis, eva] = [await authorize(garita, there.ana), await authorize(garita, there.ana)]
  const { token } = await passOf(there.ana, luis)
  expect(await there.said('gate.report', reportOf(token))).toEqual({ conflict: null })
  expect(await there.said('gate.report', reportOf(token))).toEqual({ conflict: 'already_inside_elsewhere' })
  const acts = [entryOf(eva), entryOf(eva), exitOf(eva)].map((act) => made(there, act))
  expect(await tell(there, ...acts)).toEqual([null, 'already_inside_elsewhere', null])
})

test('accepts repeated entries of residents and vehicles without an exit', async () => {
  const there = await stationWorld(garita)
  const car = await authorize(garita, there.ana, 'vehicle')
  expect(await tell(there, made(there, entryOf(car)), made(there, entryOf(car)))).toEqual([null, null])
})

test('shows a visitor back within minutes at the same gate amber at a reader, flags the report, and notifies the host', async () => {
  const there = await deviceWorld(garita)
  const luis = await authorize(garita, there.ana, 'permanent_visitor')
  const { token } = await passOf(there.ana, luis)
  await there.said('gate.report', reportOf(token))
  await there.said('gate.report', reportOf(token, { kind: 'exit' }))
  expect(await there.said('gate.check', { code: token })).toMatchObject({
    verdict: 'amber',
    reason: 'back_soon',
    act: 'entry',
    name: null,
  })
  expect(await there.said('gate.report', reportOf(token))).toEqual({ conflict: 'back_soon' })
  const told = await there.ana.call(notices.list, {})
  if (!told.ok) throw new Error(told.code)
  expect(
    told.answer.items
      .filter(({ reason }) => reason === 'back_soon')
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['gate_conflict', 'visitor_entered'])
})

test('records a visitor whom a guard lets back in and notifies the host, but not for a worker', async () => {
  const there = await stationWorld(garita)
  const [luis, hugo] = [await authorize(garita, there.ana), await authorize(garita, there.ana, 'worker')]
  const acts = [luis, hugo].flatMap((id) => [entryOf(id), exitOf(id), entryOf(id)]).map((act) => made(there, act))
  expect(await tell(there, ...acts)).toEqual(acts.map(() => null))
  const told = await there.ana.call(notices.list, {})
  if (!told.ok) throw new Error(told.code)
  const entries = told.answer.items
    .filter(({ kind }) => kind === 'visitor_entered')
    .map(({ name, reason }) => [name, reason])
  expect(entries.sort()).toEqual(
    [
      ['Hugo', null],
      ['Hugo', null],
      ['Luis', 'back_soon'],
      ['Luis', null],
    ].sort(),
  )
})

test('keeps the name in the entry of a visit deleted meanwhile, for gate, unit and administration', async () => {
  const there = await deviceWorld(garita)
  const luis = await authorize(garita, there.ana)
  const act = made(there, entryOf(luis), { at: new Date(Date.now() + 1000) })
  expect(await there.ana.call(authorizations.remove, { id: luis })).toMatchObject({ ok: true })
  expect(await tell(there, act)).toEqual(['cancelled_meanwhile'])
  for (const person of [there.ana, there.admin]) {
    const told = await person.call(notices.list, {})
    if (!told.ok) throw new Error(told.code)
    expect(told.answer.items.filter(({ kind }) => kind === 'gate_conflict')).toMatchObject([
      { name: 'Luis', last_name: 'Gómez', unit_number: '101' },
    ])
  }
  expect(await logOf(there.guard)).toMatchObject([
    { name: 'Luis', event_type: 'entry' },
    { event_type: 'authorization_deleted' },
  ])
})

test('names the device that opened in the log and its export', async () => {
  const there = await deviceWorld(garita)
  const { token } = await passOf(there.ana, await authorize(garita, there.ana))
  await there.said('gate.report', reportOf(token))
  expect(await logOf(there.guard)).toMatchObject([{ agent_name: 'Barrera', by_resident: false }])
})

test('counts the wait of an offline request from its creation at the station', async () => {
  const there = await stationWorld(garita)
  const madeAt = ago(3)
  const request = {
    kind: 'unannounced',
    unit_number: '101',
    name: 'Teo',
    last_name: 'Paz',
    id_document: 'INE1',
    phone_number: null,
    purpose: null,
  } as const
  const id = newId()
  await tell(there, made(there, { ...request, authorization_id: id }, { at: madeAt }))
  const pulled = await there.guard.call(gate.snapshot, { condominium_id: there.here, gate_id: there.main })
  const [entry] = pulled.ok && 'entries' in pulled.answer ? authorizedIn(pulled.answer) : []
  expect(Date.parse(entry?.asked_at ?? '')).toBe(madeAt.getTime())
})

test('notices a second device with the identity of a station, but not repeated events or other stations', async () => {
  const there = await deviceWorld(garita)
  const people = await Promise.all([1, 2, 3].map(() => authorize(garita, there.ana)))
  const [first, second, third] = people.map((id) => made(there, entryOf(id)))
  if (!first || !second || !third) throw new Error('a person of this test is missing')
  const copied = async () => {
    const stations = await there.admin.call(gate.stations, { condominium_id: there.here })
    return stations.ok ? stations.answer.map(({ copied_at }) => copied_at !== null) : []
  }
  await tell(there, { ...first, sequence: 1 }, { ...second, sequence: 2 })
  await tell(there, { ...first, sequence: 1 }, { ...second, sequence: 2 })
  expect(await copied()).toEqual([false])
  const later = { ...third, event: { ...third.event, at: new Date().toISOString() } }
  await tell(there, { ...later, sequence: 2 })
  expect(await copied()).toEqual([true])
})

test('keeps an entry whose authorizing name came from a reader, drops the name, and still asks the unit', async () => {
  const there = await stationWorld(garita)
  const id = newId()
  const request = {
    kind: 'unannounced',
    unit_number: '101',
    name: 'Teo',
    last_name: 'Paz',
    id_document: 'INE1',
    phone_number: null,
    purpose: null,
  } as const
  const byPhone: Act = {
    kind: 'override',
    subject: { authorization_id: id },
    because: 'pending',
    reason: 'Llamada',
    authorized_by: 'G1:JC2JBNQ',
  }
  expect(await tell(there, made(there, { ...request, authorization_id: id }), made(there, byPhone))).toEqual([
    null,
    // The override names no resident, so no one of the unit approved this visit.
    'not_allowed',
  ])
  expect(await logOf(there.guard)).toMatchObject([
    { event_type: 'entry', authorized_by: null, override_reason: 'Llamada' },
    {},
  ])
  expect(await there.ana.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [{ id }] })
  const admit = { condominium_id: there.here, id, event_id: newId(), authorized_by: 'G1:JC2JBNQ', reason: 'Llamada' }
  expect(await atDesk.enterByPhone(there.guard, admit)).toMatchObject({ status: 422 })
})

test('reads only a few log lines to judge an entry of a person with a long history', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana, 'worker')
  for (let call = 0; call < 10; call++) {
    const acts = Array.from({ length: mostInBatch }, () => made(there, call % 2 ? exitOf(luis) : entryOf(luis)))
    await tell(there, ...acts)
  }
  const client = await garita.owner.connect()
  await client.query('begin')
  await client.query(
    `select access.conflict_of(a, a.condominium_id, '{"kind": "entry"}', $2, now()) from authorizations a where a.id = $1`,
    [luis, there.station.station_id],
  )
  const { rows } = await client.query(
    `select seq_tup_read + idx_tup_fetch as lines from pg_stat_xact_user_tables where relname = 'access_logs'`,
  )
  await client.query('rollback')
  client.release()
  expect(Number(rows[0].lines)).toBeLessThan(10)
})
