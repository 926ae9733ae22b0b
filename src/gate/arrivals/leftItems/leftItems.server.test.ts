import { expect, test } from 'vitest'
import { atDesk, type DeskAct } from '../../../../tests/support/desk.ts'
import { toldTo } from '../../../../tests/support/gate/homeRules.ts'
import {
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sweep } from '../../../app/start/jobs.server.ts'
import { privacy } from '../../../privacy/privacy.contract.ts'
import { newId } from '../../../shared/ids.ts'
import { add, emptyOutbox } from '../../station/outbox.ts'
import { withOwnEvents } from '../../station/ownEvents.ts'
import { visits } from '../../visits/visits.contract.ts'
import { arrivals } from '../arrivals.contract.ts'
import { leftItems } from './leftItems.contract.ts'

const garita = openForFile(testInstallation)

const parcel: Omit<Extract<DeskAct, { kind: 'item_left' }>, 'kind'> & { said: string; company: string } = {
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
  expect(await atDesk.register(guard, { ...asked, ...(kind === 'visit' ? luis : nobody) })).toMatchObject({
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

test('writes an item of an offline station once, and reminds the home until it is handed over', async () => {
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

test('leaves and hands over an item at the desk by the same functions, and refuses the second handover', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  const stranger = await garita.person({ user_role: 'agent', assigned: [] })
  const id = newId()
  const act = { ...parcel, condominium_id: here, event_id: id }
  expect(await atDesk.leaveItem(stranger, act)).toMatchObject({ ok: false, status: 404 })
  expect(await atDesk.leaveItem(ana, act)).toMatchObject({ ok: false, status: 403 })
  for (const _ of [1, 2]) expect(await atDesk.leaveItem(guard, act)).toMatchObject({ ok: true })
  expect((await bookOf(there)).waiting).toMatchObject([{ id, people: [expect.any(String)] }])
  expect(await stranger.call(leftItems.book, {})).toMatchObject({ answer: { waiting: [], handed: [] } })
  const hand = { condominium_id: here, event_id: newId(), of: id, handed_to: 'Beto' }
  for (const _ of [1, 2]) expect(await atDesk.handOver(guard, hand)).toMatchObject({ ok: true })
  expect(await atDesk.handOver(guard, { ...hand, event_id: newId() })).toMatchObject({
    code: 'arrival_settled',
  })
  expect(await guard.call(visits.log, {})).toMatchObject({
    answer: { items: [{ event_type: 'item_handed' }, { event_type: 'item_left', arrival_kind: 'delivery' }] },
  })
})

test('keeps the visitor out after "Déjalo en caseta" and "Que espere, voy", and shows the gate the author', async () => {
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
  expect(await atDesk.enter(guard, { condominium_id: here, id: stays, event_id: newId(), reason: null })).toMatchObject(
    {
      code: 'visit_not_allowed',
    },
  )
  const asks = await guard.call(arrivals.asks, {})
  expect(asks).toMatchObject({
    answer: expect.arrayContaining([
      expect.objectContaining({ id: stays, company: 'Rappi', answer: { word: 'left_at_gate', by } }),
    ]),
  })
  // The request at the desk closes once the item is recorded.
  const left = made(there, { kind: 'item_left', ...parcel, authorization_id: stays })
  expect(await tell(there, left)).toEqual([null])
  expect((await bookOf(there)).waiting).toMatchObject([{ company: 'Rappi', unit_number: '101' }])
  expect(await guard.call(arrivals.asks, {})).not.toMatchObject({
    answer: expect.arrayContaining([expect.objectContaining({ id: stays })]),
  })
  expect(await linesOf(stays)).toEqual(['visitor_registered', 'item_left'])
})

test('changes the answers "Déjalo en caseta" and "Que espere, voy" like any other, and records one by phone as the outcome of the call', async () => {
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
  const [fromDesk, atStation] = [await comes(there), await comes(there)]
  const close = { condominium_id: here, outcome: 'left_at_gate' as const }
  expect(await atDesk.close(guard, { ...close, id: fromDesk })).toMatchObject({ ok: true })
  const said = made(there, { kind: 'call_answer', authorization_id: atStation, answer: 'left_at_gate' })
  expect(await tell(there, said)).toEqual([null])
  for (const one of [fromDesk, atStation]) {
    const { rows } = await garita.owner.query('select outcome, outcome_channel from authorizations where id = $1', [
      one,
    ])
    expect(rows).toEqual([{ outcome: 'left_at_gate', outcome_channel: 'call' }])
  }
})

test('deletes items together with the data of visitors', async () => {
  const there = await stationWorld(garita)
  const { guard, here } = there
  expect(await atDesk.leaveItem(guard, { ...parcel, condominium_id: here, event_id: newId() })).toMatchObject({
    ok: true,
  })
  await garita.owner.query(`update left_items set left_at = now() - interval '3000 days' where condominium_id = $1`, [
    here,
  ])
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect((await bookOf(there)).waiting).toEqual([])
})
