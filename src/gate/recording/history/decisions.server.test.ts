/** Decisions of gates and devices are stored once, limited in number, and deleted after a month. */

import { expect, test } from 'vitest'
import { called } from '../../../../tests/support/called.ts'
import { deviceWorld } from '../../../../tests/support/gate/devices.ts'
import { memoryStore, StationDevice } from '../../../../tests/support/gate/stationDevice.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { authorize, passOf } from '../../../../tests/support/visits.ts'
import { sweep } from '../../../app/start/jobs.server.ts'
import { newId } from '../../../shared/ids.ts'
import { gate } from '../../gate.contract.ts'
import type { StationDecision } from '../../station/facts/gateDecisions.ts'
import type { PassMoment } from '../../station/facts/passHistory.ts'
import { decisionOf } from '../../station/verdict/decision.ts'
import { judge } from '../../station/verdict/verdict.ts'

const garita = openForFile(testInstallation)

type Asked = { authorization_id: string } | { code: string }
async function historyOf(admin: TestPerson, here: string, asked: Asked): Promise<PassMoment[]> {
  const found = await admin.call(gate.history, { condominium_id: here, ...asked })
  if (!found.ok) throw new Error(`${found.code} ${JSON.stringify(found.fields)}`)
  return found.answer.items
}
const adminOf = ({ here }: Pick<StationWorld, 'here'>) => garita.person({ user_role: 'admin', assigned: [here] })
const stored = async (here: string) =>
  (await garita.owner.query('select * from access_decisions where condominium_id = $1 order by at, id', [here])).rows

const decision = ({ main }: StationWorld, more: Partial<StationDecision> = {}): StationDecision => ({
  id: newId(),
  at: new Date().toISOString(),
  gate_id: main,
  code: { kind: 'unreadable' },
  verdict: 'red',
  reason: 'unreadable',
  authorization_id: null,
  snapshot_version: 'v7',
  snapshot_taken_at: new Date(Date.now() - 3_600_000).toISOString(),
  ...more,
})
/** The server answers a device before it stores the decision. */
const written = () => expect.poll(() => Object.values(garita.database.queued)).toEqual([0, 0, 0, 0, 0])
const recordDecisions = ({ guard, station }: StationWorld, ...decisions: StationDecision[]) =>
  guard.call(gate.recordDecisions, { ...station, decisions: decisions.map((one) => ({ decision: one })) })

test('stores one row a minute for a device that repeats one code, and at most 600 rows in ten minutes', async () => {
  const there = await deviceWorld(garita)
  for (let time = 0; time < 20; time++) await there.said('gate.check', { code: 'ABC-12-34' })
  await written()
  // A new minute may begin during the loop.
  expect([1, 2]).toContain((await stored(there.here)).length)
  await garita.owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason)
      select $1, gen_random_uuid(), now(), $2, 'red', 'unreadable' from generate_series(1, 600)`,
    [there.here, there.id],
  )
  const before = (await stored(there.here)).length
  expect(await there.said('gate.check', { code: 'ABC-12-35' })).toMatchObject({ verdict: 'red' })
  await written()
  expect(await stored(there.here)).toHaveLength(before)
})

test('stores a station’s decision once, in the sender’s name, and returns no content', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana)
  const { token } = await passOf(there.ana, luis)
  const snapshot = await snapshotOf(there)
  const code = { kind: 'pass', token } as const
  const judged = judge(code, snapshot, { now: Date.now() + 40 * 86_400_000, doubtful: false, why: null })
  const one = decision(there, { ...decisionOf(code, judged), snapshot_version: snapshot.version })
  const told = await recordDecisions(there, one)
  expect(told.ok && told.answer).toEqual({})
  expect(await recordDecisions(there, one, decision(there))).toMatchObject({ ok: true, answer: {} })
  expect(await stored(there.here)).toHaveLength(2)
  const [refused] = await historyOf(await adminOf(there), there.here, { code: token })
  expect(refused).toMatchObject({
    what: 'verdict',
    // A red verdict is uncertain with a snapshot of forty days ago.
    verdict: 'amber',
    reason: 'expired',
    station_id: there.station.station_id,
    gate_name: 'Acceso principal',
    by: { role: 'agent', name: called('Gus Garita') },
    snapshot: { version: snapshot.version },
  })
  expect(Date.parse(refused?.at ?? '') - Date.parse(refused?.snapshot?.taken_at ?? '')).toBeGreaterThan(3_500_000)
  // A guard of another condominium can neither write decisions nor learn about them.
  const strange = await there.stranger.call(gate.recordDecisions, {
    ...there.station,
    decisions: [{ decision: decision(there) }],
  })
  expect(strange.ok && strange.answer).toEqual({})
  expect(await stored(there.here)).toHaveLength(2)
})

test('accepts 600 decisions of a guard in ten minutes; later ones wait at the station', async () => {
  const there = await stationWorld(garita)
  const answers: number[] = []
  for (let call = 0; call < 13; call++) {
    answers.push((await recordDecisions(there, ...Array.from({ length: 50 }, () => decision(there)))).status)
  }
  expect(answers).toEqual([...Array(12).fill(200), 429])
  expect(await stored(there.here)).toHaveLength(600)
})

test('keeps the decisions of an offline station over a restart, and sends them with its acts, never in another guard’s name', async () => {
  const there = await stationWorld(garita)
  const other = await garita.person({ user_role: 'agent', assigned: [there.here] })
  const binding = { condominium: { id: there.here, name: 'Aquí' }, gate: { id: there.main, name: 'Acceso principal' } }
  const [kept, stationId] = [memoryStore(), newId()]
  const device = new StationDevice(there.guard, { binding, station_id: stationId }, { kept })
  await device.start()
  await device.quiet()
  device.line = 'down'
  for (let time = 0; time < 3; time++) {
    const code = { kind: 'number', number: `4091${time}` } as const
    device.station.saw(decisionOf(code, judge(code, device.station.snapshot, device.station.time())))
    await device.pass(1_000)
  }
  await device.quiet()
  device.kill()
  const next = new StationDevice(other, { binding, station_id: stationId }, { kept })
  await next.start()
  await next.quiet()
  expect(await stored(there.here)).toEqual([])
  next.kill()
  // The answer is lost: the server recognizes the decision when it arrives again.
  device.line = 'mute'
  await device.start()
  await device.quiet()
  await device.pass(120_000)
  device.line = 'up'
  await device.pass(240_000)
  await device.quiet()
  const rows = await stored(there.here)
  expect(rows.map(({ code_end, verdict, reason }) => [code_end, verdict, reason])).toEqual(
    ['10', '11', '12'].map((end) => [end, 'red', 'unknown_number']),
  )
  expect(rows[0]).toMatchObject({
    seen_by: there.guard.id,
    station_id: stationId,
    signed: true,
    snapshot_version: expect.any(String),
  })
  expect(await kept.read('decisions')).toBeUndefined()
})

test('deletes decisions and changes after 30 days, and sooner with a shorter retention; no caller changes them', async () => {
  const [month, week] = [await stationWorld(garita), await stationWorld(garita)]
  await garita.owner.query('update condominiums set retention_days = 7 where id = $1', [week.here])
  for (const { here } of [month, week]) {
    await garita.owner.query(
      `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason)
        select $1, gen_random_uuid(), now() - n * interval '1 day', gen_random_uuid(), 'red', 'denied' from unnest(array[1, 6, 8, 29, 31]) n`,
      [here],
    )
    await garita.owner.query(
      `insert into authorization_changes (condominium_id, authorization_id, at, what, by_role)
        select $1, gen_random_uuid(), now() - n * interval '1 day', 'edited', 'resident' from unnest(array[1, 6, 8, 29, 31]) n`,
      [here],
    )
  }
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  const left = async (table: string, here: string) =>
    (await garita.owner.query(`select from ${table} where condominium_id = $1`, [here])).rowCount
  for (const table of ['access_decisions', 'authorization_changes']) {
    expect([await left(table, month.here), await left(table, week.here)]).toEqual([4, 2])
    const refused = { constraint: 'access_log_is_append_only' }
    await expect(garita.owner.query(`update ${table} set at = now()`)).rejects.toMatchObject(refused)
    await expect(garita.owner.query(`delete from ${table}`)).rejects.toMatchObject(refused)
    await expect(garita.owner.query(`truncate ${table}`)).rejects.toMatchObject(refused)
  }
})
