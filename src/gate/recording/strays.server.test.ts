/** Acts about unknown people are kept beside the log, and each guard sends a limited number in ten minutes. */
import { expect, test } from 'vitest'
import {
  entryOf,
  logOf,
  made,
  type StationWorld,
  stationRows,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { sweep } from '../../app/start/jobs.server.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { type Act, mostInBatch } from '../station/facts/gateEvents.ts'

const garita = openForFile(testInstallation)

const exitOf = (authorizationId: string): Act => ({ kind: 'exit', subject: { authorization_id: authorizationId } })
const withToken = (token: string): Act => ({ kind: 'entry', subject: { token }, because: 'may_enter' })
const batchOf = (there: StationWorld, act: () => Act) => Array.from({ length: mostInBatch }, () => made(there, act()))

async function straysOf({ garita, here }: StationWorld) {
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const listed = await admin.call(gate.strays, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer
}

test('stores no log row for 1,500 acts about unknown people: it keeps a hundred stray acts beside the log, counts the others, and ends them by the rate limit', async () => {
  const there = await stationWorld(garita)
  const answers: (number | string)[] = []
  for (let call = 0; call < 60; call++) {
    const acts = batchOf(there, () => (call % 2 ? exitOf(newId()) : entryOf(newId())))
    const told = await there.guard.call(gate.record, { ...there.station, events: acts })
    answers.push(told.ok ? told.answer.answers.filter(({ conflict }) => conflict === 'unknown').length : told.code)
  }
  expect(answers).toEqual([...Array(24).fill(mostInBatch), ...Array(36).fill('too_many')])
  expect(await stationRows(there)).toEqual([])
  const { acts, more } = await straysOf(there)
  expect([acts.length, more]).toEqual([100, 500])
  expect(acts[0]).toMatchObject({ sent_by: 'Gus Garita' })
})

test('accepts a station’s unsent events of one day at once; later ones wait at the station', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana, 'worker')
  for (let call = 0; call < 20; call++) {
    const acts = batchOf(there, () => (call % 2 ? exitOf(luis) : entryOf(luis)))
    expect((await there.guard.call(gate.record, { ...there.station, events: acts })).status).toBe(200)
  }
  expect(await stationRows(there)).toHaveLength(500)
  const elsewhere = { ...there, station: { ...there.station, station_id: newId() } }
  await there.guard.call(gate.bind, { ...elsewhere.station, gate_id: there.main })
  const refused: number[] = []
  // A guard cannot avoid the limit at another station. A second guard cannot avoid it at the same station.
  for (let call = 0; call < 5; call++) {
    const acts = batchOf(elsewhere, () => exitOf(luis))
    refused.push((await there.guard.call(gate.record, { ...elsewhere.station, events: acts })).status)
  }
  expect(refused).toEqual([200, 200, 200, 200, 429])
  const other = { ...there, guard: await garita.person({ user_role: 'agent', assigned: [there.here] }) }
  refused.length = 0
  for (let call = 0; call < 5; call++) {
    const theirs = batchOf(other, () => exitOf(luis))
    refused.push((await other.guard.call(gate.record, { ...there.station, events: theirs })).status)
  }
  expect(refused).toEqual([200, 200, 200, 200, 429])
})

test('logs acts about people known from a removed authorization, a genuine pass or earlier log rows', async () => {
  const there = await stationWorld(garita)
  const [gone, seen, passed] = [
    await authorize(garita, there.ana),
    await authorize(garita, there.ana),
    await authorize(garita, there.ana),
  ]
  const { token } = await passOf(there.ana, passed)
  const { token: dead } = await passOf(there.ana, gone)
  await tell(there, made(there, entryOf(seen)), made(there, exitOf(seen)))
  for (const id of [gone, seen, passed]) await there.ana.call(authorizations.remove, { id })
  const acts = [exitOf(gone), withToken(dead), exitOf(seen), withToken(token)]
  await tell(there, ...acts.map((act) => made(there, act)))
  expect(await stationRows(there)).toHaveLength(6)
  // After a restored backup only the signature proves the pass.
  await garita.owner.query('delete from revoked_passes where condominium_id = $1', [there.here])
  const unknown = await stationWorld(garita)
  await garita.owner.query(
    'insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key) select $1, key_id, public_key, sealed_private_key from pass_keys where condominium_id = $2',
    [unknown.here, there.here],
  )
  expect(await tell(unknown, made(unknown, withToken(token)))).toEqual(['unknown'])
  expect(await stationRows(unknown)).toHaveLength(1)
})

test('treats forged tokens, passes of another condominium and guests of no booking as stray acts, also when sent twice', async () => {
  const [there, elsewhere] = [await stationWorld(garita), await stationWorld(garita)]
  await passOf(there.ana, await authorize(garita, there.ana))
  const { token } = await passOf(elsewhere.ana, await authorize(garita, elsewhere.ana))
  const at = token.length - 5
  const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
  const acts = [
    withToken(token),
    withToken(forged),
    { kind: 'guest_entry', reservation_id: newId(), guest_id: newId(), name: 'Nadie' },
    { kind: 'guest_exit', reservation_id: newId(), guest_id: newId() },
    { ...withToken(token), kind: 'override', reason: 'Urgente', authorized_by: 'Ana' },
  ].map((act) => made(there, act as Act))
  for (let again = 0; again < 2; again++) expect(await tell(there, ...acts)).toEqual(acts.map(() => 'unknown'))
  expect(await stationRows(there)).toEqual([])
  const { acts: kept, more } = await straysOf(there)
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['entry', 'entry', 'guest_entry', 'guest_exit', 'override'])
  expect(kept.find(({ kind }) => kind === 'override')).toMatchObject({ reason: 'Urgente', authorized_by: 'Ana' })
  expect(more).toBe(0)
  // The other condominium counts none of it.
  expect(await logOf(elsewhere.guard)).toEqual([])
  expect((await straysOf(elsewhere)).acts).toEqual([])
})

test('recognizes a removed person by the dead code or the log alone, and only in their condominium', async () => {
  const [there, elsewhere] = [await stationWorld(garita), await stationWorld(garita)]
  const [logged, coded] = [await authorize(garita, there.ana), newId()]
  await tell(there, made(there, entryOf(logged)), made(there, exitOf(logged)))
  await there.ana.call(authorizations.remove, { id: logged })
  // The dead code moves from the first person to the second, so that each is known from one source only.
  await garita.owner.query(
    'update revoked_passes set authorization_id = $2, pass_id = gen_random_uuid() where authorization_id = $1',
    [logged, coded],
  )
  const acts = () => [exitOf(coded), exitOf(logged)]
  expect(await tell(elsewhere, ...acts().map((act) => made(elsewhere, act)))).toEqual(['unknown', 'unknown'])
  expect((await straysOf(elsewhere)).acts).toHaveLength(2)
  await tell(there, ...acts().map((act) => made(there, act)))
  expect((await straysOf(there)).acts).toEqual([])
  expect(await stationRows(there)).toHaveLength(4)
})

test('stores a stray act with the same id in two condominiums', async () => {
  const places = [await stationWorld(garita), await stationWorld(garita)]
  const id = newId()
  for (const there of places) await tell(there, made(there, entryOf(newId()), { id }))
  for (const there of places) expect((await straysOf(there)).acts).toHaveLength(1)
})

test('keeps stray acts for thirty days', async () => {
  const there = await stationWorld(garita)
  await tell(there, made(there, entryOf(newId())), made(there, entryOf(newId())))
  await garita.owner.query(
    `update stray_acts set arrived_at = now() - interval '31 days' where id = (select min(id::text)::uuid from stray_acts where condominium_id = $1)`,
    [there.here],
  )
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect((await straysOf(there)).acts).toHaveLength(1)
})
