/** What is left at a gate: written at station and desk, seen by the home, handed over once; and the answers beside yes and no. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toldTo } from '../../../tests/support/gate/homeRules.ts'
import {
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { sweep } from '../../app/start/jobs.server.ts'
import { add, emptyOutbox } from '../../gate/station/outbox.ts'
import { withOwnEvents } from '../../gate/station/ownEvents.ts'
import { privacy } from '../../privacy/privacy.contract.ts'
import type { Input } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { visits } from '../visits.contract.ts'
import { leftItems } from './left.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const parcel: Omit<Input<typeof leftItems.leave>, 'condominium_id' | 'event_id'> & { said: string; company: string } = {
  unit_number: '101',
  item: 'package',
  said: 'caja grande',
  company: 'Amazon',
  authorization_id: null,
}

async function comes({ guard, here }: StationWorld, kind: 'delivery' | 'taxi' | 'visit' = 'delivery') {
  const id = newId()
  const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
  const luis = { ...nobody, name: 'Luis', last_name: 'Gómez', id_document: 'X1' }
  const company = kind === 'delivery' ? 'Rappi' : null
  const asked = { id, condominium_id: here, unit_number: '101', arrival_kind: kind, company }
  expect(await guard.call(visits.register, { ...asked, ...(kind === 'visit' ? luis : nobody) })).toMatchObject({
    ok: true,
  })
  return id
}

async function linesOf(id: string): Promise<string[]> {
  const { rows } = await garita.owner.query<{ event_type: string }>(
    'select event_type from access_logs where authorization_id = $1 order by occurred_at, id',
    [id],
  )
  return rows.map(({ event_type }) => event_type)
}

const bookOf = async ({ guard }: StationWorld) => {
  const book = await guard.call(leftItems.book, {})
  if (!book.ok) throw new Error(book.code)
  return book.answer
}

test('a station writes it without a line, once; the home is told until it is handed over', async () => {
  const there = await stationWorld(garita)
  const { ana } = there
  await garita.person({ condominium: there.here, unit: '102' })
  const event = made(there, { kind: 'item_left', ...parcel })
  const own = withOwnEvents(await snapshotOf(there), add(emptyOutbox, event.event))
  expect(own.left_at_gate).toMatchObject([{ unit: '101', kind: 'package', company: 'Amazon', said: 'caja grande' }])
  expect(await tell(there, event, event)).toEqual([null, null])
  expect(await linesOf(event.event.id)).toEqual(['item_left'])
  const name = (await garita.owner.query('select full_name from profiles where id = $1', [ana.id])).rows[0].full_name
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ id: event.event.id, unit: '101', people: [name] }])
  expect(await ana.call(leftItems.mine, {})).toMatchObject({ answer: [{ company: 'Amazon', kind: 'package' }] })
  expect(await toldTo(ana)).toEqual(['left_at_gate'])
  expect(await ana.call(privacy.download, {})).toMatchObject({ answer: { left_at_gate: [{ company: 'Amazon' }] } })

  const handed = made(there, { kind: 'item_handed', of: event.event.id, handed_to: name })
  const second = await secondStation(there)
  const again = made(second, { kind: 'item_handed', of: event.event.id, handed_to: 'Otra Persona' })
  expect(await tell(there, handed, handed)).toEqual([null, null])
  expect(await tell(second, again)).toEqual(['not_taken'])
  expect(await linesOf(event.event.id)).toEqual(['item_left', 'item_handed'])
  expect((await snapshotOf(there)).left_at_gate).toEqual([])
  expect(await ana.call(leftItems.mine, {})).toMatchObject({ answer: [] })
  expect(await toldTo(ana)).toEqual([])
  expect(await bookOf(there)).toMatchObject({ waiting: [], handed: [{ handed_to: name, unit_number: '101' }] })
})

test('the desk writes and hands over by the same functions, and whoever is second is told', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  const stranger = await garita.person({ user_role: 'agent', assigned: [] })
  const id = newId()
  const act = { ...parcel, condominium_id: here, event_id: id }
  expect(await stranger.call(leftItems.leave, act)).toMatchObject({ ok: false, status: 403 })
  expect(await ana.call(leftItems.leave, act)).toMatchObject({ ok: false, status: 403 })
  for (const _ of [1, 2]) expect(await guard.call(leftItems.leave, act)).toMatchObject({ ok: true })
  expect((await bookOf(there)).waiting).toMatchObject([{ id, people: [expect.any(String)] }])
  expect(await stranger.call(leftItems.book, {})).toMatchObject({ answer: { waiting: [], handed: [] } })
  const hand = { condominium_id: here, event_id: newId(), of: id, handed_to: 'Beto' }
  for (const _ of [1, 2]) expect(await guard.call(leftItems.handOver, hand)).toMatchObject({ ok: true })
  expect(await guard.call(leftItems.handOver, { ...hand, event_id: newId() })).toMatchObject({
    code: 'arrival_settled',
  })
  expect(await guard.call(visits.log, {})).toMatchObject({
    answer: { items: [{ event_type: 'item_handed' }, { event_type: 'item_left', arrival_kind: 'delivery' }] },
  })
})

test('"Déjalo en caseta" and "Que espere, voy" are answers of a home: nobody enters, the gate reads who said it', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  const [stays, fetched, taxi, visit] = [
    await comes(there),
    await comes(there),
    await comes(there, 'taxi'),
    await comes(there, 'visit'),
  ]
  expect(await ana.call(visits.decide, { id: visit, decision: 'left_at_gate' })).toMatchObject({ status: 403 })
  expect(await ana.call(visits.decide, { id: taxi, decision: 'left_at_gate' })).toMatchObject({
    status: 403,
  })
  for (const _ of [1, 2]) {
    expect(await ana.call(visits.decide, { id: stays, decision: 'left_at_gate' })).toMatchObject({ ok: true })
    expect(await ana.call(visits.decide, { id: fetched, decision: 'comes_down' })).toMatchObject({ ok: true })
  }
  for (const id of [taxi, visit]) {
    expect(await ana.call(visits.decide, { id, decision: 'comes_down' })).toMatchObject({ ok: true })
  }
  expect(await ana.call(visits.decide, { id: stays, decision: 'denied' })).toMatchObject({ code: 'visit_decided' })
  const known = async (id: string) =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === id)
  const by = expect.any(String)
  expect(await known(stays)).toMatchObject({
    status: 'denied',
    answer: { word: 'left_at_gate', by },
    ask: { outcome: 'left_at_gate' },
  })
  expect(await known(fetched)).toMatchObject({
    status: 'denied',
    answer: { word: 'comes_down', by },
    ask: { outcome: 'comes_down' },
  })
  expect(await known(taxi)).toMatchObject({ answer: { word: 'comes_down', by } })
  expect(
    await guard.call(visits.enter, { condominium_id: here, id: stays, event_id: newId(), reason: null }),
  ).toMatchObject({
    code: 'visit_not_allowed',
  })
  const asks = await guard.call(arrivals.asks, {})
  expect(asks).toMatchObject({
    answer: expect.arrayContaining([
      expect.objectContaining({ id: stays, company: 'Rappi', answer: { word: 'left_at_gate', by } }),
    ]),
  })
  // Once it is in the book, the strip is gone.
  const left = made(there, { kind: 'item_left', ...parcel, authorization_id: stays })
  expect(await tell(there, left)).toEqual([null])
  expect((await bookOf(there)).waiting).toMatchObject([{ company: 'Rappi', unit_number: '101' }])
  expect(await guard.call(arrivals.asks, {})).not.toMatchObject({
    answer: expect.arrayContaining([expect.objectContaining({ id: stays })]),
  })
  expect(await linesOf(stays)).toEqual(['visitor_registered', 'item_left'])
})

test('such an answer is changed like any other, and one on the telephone is an outcome of the call', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  const id = await comes(there)
  expect(await ana.call(visits.decide, { id, decision: 'denied' })).toMatchObject({ ok: true })
  const change = (decision: 'approved' | 'comes_down' | 'left_at_gate') =>
    ana.call(visits.changeAnswer, { id, decision })
  for (const decision of ['left_at_gate', 'approved', 'comes_down'] as const)
    expect(await change(decision)).toMatchObject({ ok: true })
  expect(await ana.call(visits.request, { id })).toMatchObject({ answer: { status: 'denied', answer: 'comes_down' } })
  expect(await linesOf(id)).toEqual([
    ...['visitor_registered', 'left_at_gate_after_all', 'approved_after_all', 'comes_down_after_all'],
  ])
  const [atDesk, atStation] = [await comes(there), await comes(there)]
  const close = { condominium_id: here, outcome: 'left_at_gate' as const }
  expect(await guard.call(arrivals.close, { ...close, id: atDesk })).toMatchObject({ ok: true })
  const said = made(there, { kind: 'call_answer', authorization_id: atStation, answer: 'left_at_gate' })
  expect(await tell(there, said)).toEqual([null])
  for (const one of [atDesk, atStation]) {
    const { rows } = await garita.owner.query('select outcome, outcome_channel from authorizations where id = $1', [
      one,
    ])
    expect(rows).toEqual([{ outcome: 'left_at_gate', outcome_channel: 'call' }])
  }
})

test('it goes with the data of visitors', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  expect(await guard.call(leftItems.leave, { ...parcel, condominium_id: here, event_id: newId() })).toMatchObject({
    ok: true,
  })
  await garita.owner.query(`update left_items set left_at = now() - interval '3000 days' where condominium_id = $1`, [
    here,
  ])
  await sweep(garita.database.door({ system: 'keeper' }))
  expect((await bookOf(there)).waiting).toEqual([])
})
