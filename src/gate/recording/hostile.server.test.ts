/** A hostile guard or a broken station cannot touch another condominium, stop the other events, or misuse a name. */

import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { entryOf, made, secondStation, stationRows, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { people } from '../../people/people.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { type Act, mostInBatch } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const world = () => stationWorld(garita)
const exitOf = (authorizationId: string): Act => ({ kind: 'exit', subject: { authorization_id: authorizationId } })
const arrival = {
  kind: 'unannounced',
  unit_number: '101',
  name: 'Luis',
  last_name: 'Gómez',
  id_document: 'INE12345',
  phone_number: null,
  purpose: null,
} as const
test('refuses acts in the name of an admin, a guard of another condominium or an unknown user', async () => {
  const there = await world()
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const luis = await authorize(garita, there.ana)
  const forged = [admin.id, there.stranger.id, newId()]
  await tell(there, ...forged.map((agentId) => made(there, exitOf(luis), { agent_id: agentId })))
  expect((await stationRows(there)).map((row) => row.actor_id)).toEqual(forged.map(() => there.guard.id))
})

test.each(['dismissed', 'deleted'])(
  'keeps acts of a guard from before they were %s in their name, whichever guard sends them, and not later acts',
  async (how) => {
    const there = await world()
    const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
    const gone = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Ido Uno' })
    const luis = await authorize(garita, there.ana)
    const acts = [made(there, entryOf(luis), { agent_id: gone.id })]
    if (how === 'deleted') expect((await admin.call(people.remove, { id: gone.id })).ok).toBe(true)
    else await garita.owner.query('delete from assignments where profile_id = $1', [gone.id])
    const later = made(there, exitOf(luis), { agent_id: gone.id, at: new Date(Date.now() + 1000) })
    expect((await gone.call(gate.record, { ...there.station, events: acts })).ok).toBe(false)
    expect(await tell(there, ...acts, later)).toEqual([null, null])
    expect(await stationRows(there)).toMatchObject([
      { actor_id: gone.id, actor_name: 'Ido Uno', actor_role: 'agent', sent_by: there.guard.id },
      { actor_id: there.guard.id, sent_by: null },
    ])
  },
)

test('stores a visitor requested by one guard and sent by two as one request, in the name of the first', async () => {
  const there = await world()
  const other = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Otra Garita' })
  const come = made(there, { ...arrival, authorization_id: newId() }, { agent_id: other.id })
  expect(await tell(there, come)).toEqual([null])
  const again = await other.call(gate.record, { ...there.station, events: [come] })
  expect(again).toMatchObject({ ok: true, answer: { answers: [{ conflict: null }] } })
  expect(await there.ana.call(visits.waiting, {})).toMatchObject({
    ok: true,
    answer: [{ registered_by_name: called('Otra Garita') }],
  })
})

test('refuses another act under a known id, and stores the acts after it', async () => {
  const there = await world()
  const [luis, other] = [await authorize(garita, there.ana), await authorize(garita, there.ana)]
  const id = newId()
  expect(await tell(there, made(there, entryOf(luis), { id }))).toEqual([null])
  const acts = [made(there, entryOf(other), { id }), made(there, exitOf(luis), { id }), made(there, exitOf(luis))]
  expect(await tell(there, ...acts)).toEqual(['not_taken', 'not_taken', null])
  expect((await stationRows(there)).map((row) => [row.authorization_id, row.event_type])).toEqual([
    [luis, 'entry'],
    [luis, 'exit'],
  ])
})

test('rejects gates, people, bookings and log rows of another condominium as unknown', async () => {
  const [there, elsewhere] = [await world(), await world()]
  const [theirs, its] = [await authorize(garita, elsewhere.ana), await authorize(garita, there.ana)]
  const line = made(elsewhere, entryOf(theirs))
  await tell(elsewhere, line)
  const pass = await passOf(elsewhere.ana, theirs)
  const strange = { ...there, main: elsewhere.main }
  const acts: Act[] = [
    entryOf(theirs),
    exitOf(theirs),
    { kind: 'entry', subject: { token: pass.token }, because: 'may_enter' },
    { kind: 'guest_exit', reservation_id: newId(), guest_id: newId() },
  ]
  expect(await tell(there, ...acts.map((act) => made(strange, act)))).toEqual(acts.map(() => 'unknown'))
  expect(await tell(there, made(there, entryOf(its), { id: line.event.id }))).toEqual([null])
  expect(await tell(there, made(strange, entryOf(its)))).toEqual(['already_inside_elsewhere'])
  const rows = await stationRows(there)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ gate_id: null, gate_name: null })
  expect(await stationRows(elsewhere)).toHaveLength(1)
  const { rows: known } = await garita.owner.query('select left_at from authorizations where id = $1', [theirs])
  expect(known).toEqual([{ left_at: null }])

  const { guard, here, station } = there
  expect(await guard.call(gate.bind, { ...station, gate_id: elsewhere.main })).toMatchObject({ status: 404 })
  for (const [condominiumId, gateId] of [
    [here, elsewhere.main],
    [elsewhere.here, elsewhere.main],
  ] as const) {
    expect(await guard.call(gate.snapshot, { condominium_id: condominiumId, gate_id: gateId })).toMatchObject({
      status: 404,
    })
  }
})

test('answers each unreadable act by itself, and stores the acts around it', async () => {
  const there = await world()
  const luis = await authorize(garita, there.ana)
  const broken: Act = { kind: 'entry', subject: { token: 'G1:NOTHING OF THE KIND' }, because: 'may_enter' }
  const acts = [broken, entryOf(luis), { ...arrival, authorization_id: luis }].map((act) => made(there, act))
  expect(await tell(there, ...acts)).toEqual(['not_taken', null, 'not_taken'])
  expect(await stationRows(there)).toHaveLength(1)
})

test('marks times of long ago or of tomorrow as doubtful; acts of one moment keep their order', async () => {
  const there = await world()
  const luis = await authorize(garita, there.ana, 'worker')
  const at = new Date()
  const acts = Array.from({ length: 8 }, (_, turn) => made(there, turn % 2 ? exitOf(luis) : entryOf(luis), { at }))
  await tell(there, ...acts)
  const kept = await stationRows(there)
  expect(kept.map((row) => row.id)).toEqual(acts.map(({ event }) => event.id))
  await tell(there, made(there, exitOf(luis), { at: new Date('1999-01-01') }))
  const last = (await stationRows(there)).at(-1)
  expect([last.event_type, last.clock_doubt]).toEqual(['exit', 'wall_moved'])
  const other = await secondStation(there)
  await tell(other, made(other, exitOf(luis), { at: new Date('1999-01-01') }))
  const [oldest] = await stationRows(there)
  expect(oldest.clock_doubt).toBe('wall_moved')
  expect(Date.now() - oldest.occurred_at).toBeLessThan(32 * 86_400_000)
  const outage = { id: newId(), from: '0001-01-01T00:00:00Z', until: '9999-12-31T23:59:59Z' }
  expect((await there.guard.call(gate.recordOutages, { ...there.station, outages: [outage] })).ok).toBe(true)
  const { rows } = await garita.owner.query(
    `select began_at > now() - interval '32 days' and ended_at <= now() as ok from station_outages where id = $1`,
    [outage.id],
  )
  expect(rows).toEqual([{ ok: true }])
})

test('accepts a full batch of the longest acts, and refuses everything beyond the contract without an error', async () => {
  const there = await world()
  const { guard, station } = there
  const longest = { ...arrival, name: '語'.repeat(120), last_name: '語'.repeat(80), purpose: '語'.repeat(300) }
  const batch = Array.from({ length: mostInBatch }, () =>
    made(there, { ...longest, id_document: '"'.repeat(40), authorization_id: newId() }),
  )
  expect((await guard.call(gate.record, { ...station, events: batch })).status).toBe(200)

  const one = made(there, entryOf(newId()))
  const { event } = one
  const wrong: object[] = [
    { ...event, kind: 'eviction' },
    { ...event, id: 'x' },
    { ...event, gate_id: "'; drop table gates" },
    { ...event, agent_id: null },
    { ...event, at: '0000-01-01T00:00:00Z' },
    { ...event, snapshot_version: 'a\u0000b' },
    { ...event, snapshot_version: '\ud800' },
    { ...event, subject: { authorization_id: 'x' } },
    { ...event, subject: { token: 'x' } },
    { ...event, subject: {} },
    { ...event, more: 1 },
  ]
  const send = (events: unknown) =>
    garita.app.request('/api/v1/gate.record', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `garita_session=${guard.token}` },
      body: JSON.stringify({ ...station, events }),
    })
  for (const bad of wrong) expect([bad, (await send([{ ...one, event: bad }])).status]).toEqual([bad, 422])
  for (const bad of [[], null, {}, Array.from({ length: mostInBatch + 1 }, () => one)])
    expect((await send(bad)).status).toBe(422)
  const nul = { ...event, kind: 'override', reason: 'a\u0000\ud800b', authorized_by: null }
  expect((await send([{ ...one, event: nul }])).status).toBe(200)
  const odd = { ...event, id: newId(), subject: { token: 'G1:\u0000\ud800' } }
  expect((await send([{ ...one, event: odd }])).status).toBe(200)
  for (const have of ['\u0000', '\ud800', 'x'.repeat(65)])
    expect(await guard.call(gate.snapshot, { condominium_id: there.here, gate_id: there.main, have })).toMatchObject({
      status: 422,
    })
})
