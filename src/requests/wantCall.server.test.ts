/** "Que me llamen": a home asks the gate to call about a waiting visitor, and the request stays open. */

import { expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { arrivals } from '../gate/arrivals/arrivals.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'

const garita = openForFile(testInstallation)

const world = async () => {
  const there = await stationWorld(garita)
  const beto = await garita.person({ condominium: there.here, unit: '101', full_name: 'Beto Uno' })
  const id = await arrive(there.guard, there.here, '101')
  const entryOf = async (one: string) =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === one)
  const stripOf = async (wanted: string) => {
    const asks = await there.guard.call(arrivals.asks, {})
    if (!asks.ok) throw new Error(asks.code)
    return asks.answer.find((one) => one.id === wanted)
  }
  return { ...there, beto, id, entryOf, stripOf }
}

test('shows the wish for a call at the gate and to the other adults, and still counts the first yes', async () => {
  const { ana, beto, guard, id, here, entryOf, stripOf } = await world()
  const by = (await ana.call(visits.waiting, {})).ok ? expect.any(String) : ''
  expect(await stripOf(id)).toMatchObject({ call_wanted_by: null })
  for (const _ of [1, 2]) expect(await ana.call(visits.wantCall, { id })).toMatchObject({ ok: true })
  expect(await entryOf(id)).toMatchObject({ status: 'pending_approval', call_wanted: { by }, ask: { outcome: null } })
  expect(await stripOf(id)).toMatchObject({ call_wanted_by: by, approved: false, answer: null })
  expect(await beto.call(visits.waiting, {})).toMatchObject({ answer: [{ id, call_wanted_by_name: by }] })
  const lines = await garita.owner.query(
    `select event_type from access_logs where authorization_id = $1 order by occurred_at, id`,
    [id],
  )
  expect(lines.rows).toEqual([{ event_type: 'visitor_registered' }, { event_type: 'call_wanted' }])
  expect(await guard.call(visits.log, {})).toMatchObject({ answer: { items: [{ event_type: 'call_wanted' }, {}] } })
  expect(await beto.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await entryOf(id)).toMatchObject({ status: 'approved', call_wanted: null })
  expect(await atDesk.enter(guard, { condominium_id: here, id, event_id: newId(), reason: null })).toMatchObject({
    ok: true,
  })
})

test('asks for no call about a request that is answered, closed or of another home', async () => {
  const { ana, beto, guard, here, id } = await world()
  const neighbor = await garita.person({ condominium: here, unit: '102' })
  expect(await neighbor.call(visits.wantCall, { id })).toMatchObject({ status: 404 })
  expect(await guard.call(visits.wantCall, { id })).toMatchObject({ status: 403 })
  expect(await ana.call(visits.decide, { id, decision: 'denied' })).toMatchObject({ ok: true })
  expect(await beto.call(visits.wantCall, { id })).toMatchObject({ code: 'visit_decided' })
  const gone = await arrive(guard, here, '101')
  expect(await atDesk.close(guard, { condominium_id: here, id: gone, outcome: 'left' })).toMatchObject({
    ok: true,
  })
  expect(await ana.call(visits.wantCall, { id: gone })).toMatchObject({ code: 'visit_closed' })
})

test('returns an overdue request to the gate with the telephones, and lets no guard admit without the home', async () => {
  const { ana, guard, here, entryOf, stripOf } = await world()
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"') where id = $1`,
    [here],
  )
  const id = newId()
  const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
  const courier = { ...nobody, arrival_kind: 'delivery' as const, company: 'Rappi' }
  expect(await atDesk.register(guard, { id, condominium_id: here, unit_number: '101', ...courier })).toMatchObject({
    ok: true,
  })
  // The guard wrote that the home does not pick up; a quarter of an hour went by.
  await garita.owner.query(
    `update authorizations set created_at = now() - interval '15 minutes', outcome = 'expired', outcome_channel = 'call',
      outcome_at = now() - interval '14 minutes' where id = $1`,
    [id],
  )
  await garita.owner.query(`update residences set since = now() - interval '1 day' where profile_id = $1`, [ana.id])
  expect(await stripOf(id)).toBeUndefined()
  expect(await entryOf(id)).toMatchObject({ ask: { outcome: null } })
  expect(await ana.call(visits.wantCall, { id })).toMatchObject({ ok: true })
  expect(await stripOf(id)).toMatchObject({ call_wanted_by: expect.any(String) })
  expect(await entryOf(id)).toMatchObject({ ask: { outcome: null }, call_wanted: { by: expect.any(String) } })
  const phones = { condominium_id: here, unit_number: '101', event_id: newId(), why: null }
  expect(await atDesk.showPhones(guard, phones)).toMatchObject({ ok: true })
  const enter = { condominium_id: here, id, event_id: newId(), reason: 'Lo conozco' }
  expect(await atDesk.enter(guard, enter)).toMatchObject({ code: 'arrival_needs_answer' })
})
