import { expect, test } from 'vitest'
import { atDesk, record } from '../../../../tests/support/desk.ts'
import { arrivesBy, rulesOf, rulesWorld, saveRule, toldTo } from '../../../../tests/support/gate/homeRules.ts'
import {
  authorizedIn,
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  tell,
} from '../../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { newId } from '../../../shared/ids.ts'
import { correctionOf } from '../../station/facts/actKinds.ts'
import type { Act } from '../../station/facts/gateEvents.ts'
import { visits } from '../../visits/visits.contract.ts'
import { homeRules } from './homeRules.contract.ts'

const garita = openForFile(sharedInstallation)

const rowOf = async ({ here }: Pick<StationWorld, 'here'>, id: string) =>
  (await garita.owner.query('select * from authorizations where condominium_id = $1 and id = $2', [here, id])).rows[0]

test('lets in by a stored rule at an offline station, and shows everywhere that a rule decided', async () => {
  const there = await rulesWorld(garita)
  const { ana, guard, admin } = there
  const { id } = await saveRule(ana, { until_day: '2099-01-01' })
  const snapshot = await snapshotOf(there)
  expect(snapshot.home_rules).toMatchObject([{ unit: '101', rules: [{ id, company: 'Rappi' }], uses: [] }])
  const act = arrivesBy(id)
  const event = made(there, act)
  expect(await tell(there, event, event)).toEqual([null, null])
  expect(await rowOf(there, act.authorization_id)).toMatchObject({
    ...{
      status: 'approved',
      outcome: 'admitted',
      outcome_channel: 'rule',
      outcome_by_name: 'Ana Uno',
      rule_id: id,
      inside: true,
    },
    details: { company: 'Rappi', rule: { company: 'Rappi', kind: 'delivery' } },
  })
  const after = await snapshotOf(there)
  expect(after.home_rules?.[0]?.uses).toMatchObject([{ rule_id: id, kind: 'delivery' }])
  expect(authorizedIn(after)).toMatchObject([{ by_rule: { contested_at: null }, inside: {} }])
  expect(await guard.call(visits.log, {})).toMatchObject({
    answer: {
      items: [{ id: event.event.id, event_type: 'entry', arrival_kind: 'delivery', rule: { company: 'Rappi' } }],
    },
  })
  expect(await guard.call(visits.list, {})).toMatchObject({
    answer: { items: [{ outcome_channel: 'rule', rule: { company: 'Rappi' } }] },
  })
  expect(await toldTo(ana)).toEqual(['entered_by_rule'])
  expect(await toldTo(admin)).toEqual([])
  // The request was invented, so the home is not asked.
  expect(await ana.call(visits.waiting, {})).toMatchObject({ answer: [] })
})

const barred = { kind: 'visit', action: 'refuse', company: '', name: 'Bruno Salas', plate: 'QRG123A' } as const

test.each([
  ['without a name', {}, 'not_allowed'],
  ['under the name of the line', { name: 'Bruno', last_name: 'Salas' }, 'not_allowed'],
  ['under a name that is near', { name: 'B.', last_name: 'Salas' }, 'not_allowed'],
  ['in the car of the line', { name: 'Otro', last_name: 'Nombre', vehicle_plate: 'QRG123A' }, 'not_allowed'],
  ['as somebody else', { name: 'Ana', last_name: 'Ruiz' }, null],
])('checks a courier %s at a home that refuses a person', async (_, who, conflict) => {
  const there = await rulesWorld(garita)
  const { id } = await saveRule(there.ana)
  await saveRule(there.ana, barred)
  expect(await tell(there, made(there, arrivesBy(id, who)))).toEqual([conflict])
})

test.each([
  ['a name that is near', { name: 'Bruno', last_name: 'Zalas' }, true],
  ['another name', { name: 'Ana', last_name: 'Ruiz' }, undefined],
])('marks in the request that %s resembles a refused person', async (_, who, resembles) => {
  const there = await rulesWorld(garita)
  await saveRule(there.ana, barred)
  const event = {
    kind: 'unannounced',
    authorization_id: newId(),
    unit_number: '101',
    arrival_kind: 'delivery',
  } as const
  await tell(
    there,
    made(there, { ...event, ...who, company: 'Rappi', id_document: null, phone_number: null, purpose: null }),
  )
  const waiting = await there.ana.call(visits.waiting, {})
  expect(waiting.ok && waiting.answer.map((one) => one.resembles)).toEqual([resembles])
  expect(await there.guard.call(visits.list, {})).not.toMatchObject({ answer: { items: [{ resembles: true }] } })
})

test('keeps and flags an arrival that the rule does not cover', async () => {
  const there = await rulesWorld(garita)
  const { ana } = there
  const { id } = await saveRule(ana, { daily_most: 1 })
  expect(await tell(there, made(there, arrivesBy(id, { company: 'Amazon' })))).toEqual(['not_allowed'])
  expect(await tell(there, made(there, arrivesBy(newId())))).toEqual(['not_allowed'])
  const other = await saveRule(ana, { company: 'PedidosYa' })
  expect(await ana.call(homeRules.end, { id: other.id })).toMatchObject({ ok: true })
  // The rule still covered arrivals from before its end, even if the station sends them late.
  const elsewhere = await secondStation(there)
  const minutesAgo = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000) })
  await garita.owner.query(
    `update home_rules set created_at = now() - interval '2 hours', ended_at = now() - interval '1 hour' where id = $1`,
    [other.id],
  )
  expect(await tell(elsewhere, made(elsewhere, arrivesBy(other.id, { company: 'PedidosYa' }), minutesAgo(90)))).toEqual(
    [null],
  )
  expect(await tell(elsewhere, made(elsewhere, arrivesBy(other.id, { company: 'PedidosYa' }), minutesAgo(40)))).toEqual(
    ['not_allowed'],
  )
  expect((await toldTo(ana)).filter((kind) => kind === 'gate_conflict')).toHaveLength(3)
})

test('keeps both uses of one expected delivery at two offline gates, and flags the second', async () => {
  const there = await rulesWorld(garita)
  const { ana, beto } = there
  const [mineId, theirs] = [newId(), newId()]
  const both = await Promise.all([
    ana.call(homeRules.expect, { id: mineId }),
    beto.call(homeRules.expect, { id: theirs }),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  const { expecting } = await rulesOf(ana)
  const id = expecting?.id ?? ''
  expect((await rulesOf(beto)).expecting).toEqual(expecting)
  expect([mineId, theirs]).toContain(id)
  const second = await secondStation(there)
  const [one, other] = [made(there, arrivesBy(id)), made(second, arrivesBy(id, { company: 'Amazon' }))]
  const conflicts = await Promise.all([tell(there, one), tell(second, other)])
  expect(conflicts.flat().sort()).toEqual(['not_allowed', null])
  expect(await tell(there, one)).toEqual(conflicts[0])
  expect((await rulesOf(ana)).expecting).toBeNull()
  const { rows } = await garita.owner.query('select inside from authorizations where rule_id = $1', [id])
  expect(rows).toEqual([{ inside: true }, { inside: true }])
  expect((await toldTo(ana)).sort()).toEqual(['entered_by_rule', 'entered_by_rule', 'gate_conflict'])
  // The resident ended it with a touch.
  const next = newId()
  await ana.call(homeRules.expect, { id: next })
  expect((await rulesOf(ana)).expecting).toMatchObject({ id: next })
  expect(await beto.call(homeRules.end, { id: next })).toMatchObject({ ok: true })
  expect((await rulesOf(ana)).expecting).toBeNull()
})

test('counts a rule that a station named wrongly only for arrivals that it covers', async () => {
  const there = await rulesWorld(garita)
  const { ana } = there
  const rappi = await saveRule(ana, { daily_most: 1 })
  const amazon = await saveRule(ana, { company: 'Amazon' })
  const [first, second] = [arrivesBy(amazon.id), arrivesBy(amazon.id)]
  expect(await tell(there, made(there, first), made(there, second))).toEqual([null, 'not_allowed'])
  expect(await rowOf(there, first.authorization_id)).toMatchObject({
    rule_id: rappi.id,
    details: { rule: { company: 'Rappi' } },
  })
})

test('processes the other arrivals when one repeats an event under another id', async () => {
  const there = await rulesWorld(garita)
  const { id } = await saveRule(there.ana)
  const act = arrivesBy(id)
  const { by_rule: _, ...asked } = arrivesBy(id)
  expect(await tell(there, made(there, act), made(there, asked))).toEqual([null, null])
  const twice = { ...asked, by_rule: act.by_rule }
  expect(await tell(there, made(there, act), made(there, twice), made(there, arrivesBy(id)))).toEqual([
    ...['not_taken', 'not_taken', null],
  ])
})

test('records a parcel left or a visitor refused by a rule as an outcome without entry, and notifies the home', async () => {
  const there = await rulesWorld(garita)
  const { ana, guard } = there
  const left = await saveRule(ana, { company: 'Amazon', action: 'leave_at_gate' })
  const refused = await saveRule(ana, { kind: 'visit', company: null, name: 'Luis Gómez', action: 'refuse' })
  const parcel = arrivesBy(left.id, { company: 'Amazon', by_rule: { rule_id: left.id, action: 'leave_at_gate' } })
  const luis = arrivesBy(refused.id, {
    ...{ arrival_kind: 'visit', company: null, name: 'Luis', last_name: 'Gómez', id_document: 'X1' },
    by_rule: { rule_id: refused.id, action: 'refuse' },
  })
  expect(await tell(there, made(there, parcel), made(there, luis))).toEqual([null, null])
  expect(await rowOf(there, parcel.authorization_id)).toMatchObject({ outcome: 'left_at_gate', inside: false })
  expect(await rowOf(there, luis.authorization_id)).toMatchObject({ outcome: 'refused', outcome_channel: 'rule' })
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { entries_today: 0, inside: 0 } })
  expect(await toldTo(ana)).toEqual(['answered_by_rule', 'answered_by_rule'])
})

test('decides arrivals at the desk by the same function as a station, and refuses where no rule admits', async () => {
  const { ana, guard, here, stranger } = await rulesWorld(garita)
  const { id } = await saveRule(ana)
  const visit = newId()
  const { kind: _, authorization_id: __, ...event } = arrivesBy(id)
  const nobody = { name: null, last_name: null, id_document: null }
  const act = { ...event, ...nobody, condominium_id: here, id: visit, event_id: newId() }
  expect(await atDesk.arriveByRule(stranger, act)).toMatchObject({ ok: false })
  expect(await atDesk.arriveByRule(guard, act)).toMatchObject({ ok: true })
  expect(await atDesk.arriveByRule(guard, act)).toMatchObject({ ok: true })
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { entries_today: 1, inside: 1 } })
  await ana.call(homeRules.end, { id })
  expect(await atDesk.arriveByRule(guard, { ...act, id: newId(), event_id: newId() })).toMatchObject({
    code: 'home_rule_over',
  })
})

test('delivers "no fue correcto" to gate and administration once, and only from the home', async () => {
  const there = await rulesWorld(garita)
  const { ana, beto, carla, admin, guard } = there
  const { id } = await saveRule(ana)
  const event = made(there, arrivesBy(id))
  await tell(there, event)
  const entry = { id: event.event.id }
  expect(await carla.call(homeRules.contest, entry)).toMatchObject({ status: 404 })
  expect(await guard.call(homeRules.contest, entry)).toMatchObject({ ok: false })
  const answers = await Promise.all([ana, beto, ana].map((person) => person.call(homeRules.contest, entry)))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await toldTo(admin)).toEqual(['entry_contested'])
  const [known] = authorizedIn(await snapshotOf(there))
  expect(known?.by_rule?.contested_at).not.toBeNull()
  expect(['Ana Uno', 'Beto Uno']).toContain(known?.by_rule?.contested_by)
})

test('notifies the home about a courier who stays too long', async () => {
  const there = await rulesWorld(garita)
  const { ana } = there
  const { id } = await saveRule(ana)
  const act = arrivesBy(id)
  await tell(there, made(there, act, { at: new Date(Date.now() - 31 * 60_000) }))
  expect(await toldTo(ana)).toEqual(expect.arrayContaining(['stays_too_long']))
  await tell(there, made(there, { kind: 'checkout', subject: { authorization_id: act.authorization_id } }))
  expect(await toldTo(ana)).not.toContain('stays_too_long')
})

test('corrects an entry by a rule that was a mistake, at a station and at a desk', async () => {
  const there = await rulesWorld(garita)
  const { ana, guard, here } = there
  const { id } = await saveRule(ana, { until_day: '2099-01-01' })
  const [atStation, fromDesk] = [arrivesBy(id), arrivesBy(id)]
  const came = made(there, atStation)
  const event = newId()
  expect(await tell(there, came)).toEqual([null])
  expect(await record(guard, here, fromDesk, event)).toMatchObject({ ok: true })
  const inside = async () => {
    const figures = await guard.call(visits.count, {})
    return figures.ok ? figures.answer.inside : figures.code
  }
  expect(await inside()).toBe(2)
  const correction = (act: typeof atStation, of: string) => correctionOf(act, of) as Act
  expect(await tell(there, made(there, correction(atStation, came.event.id)))).toEqual([null])
  expect(await record(guard, here, correction(fromDesk, event))).toMatchObject({ ok: true })
  expect(await inside()).toBe(0)
  expect(await guard.call(visits.log, {})).toMatchObject({
    answer: {
      items: [
        { correction: 'corrects' },
        { correction: 'corrects' },
        { correction: 'corrected' },
        { correction: 'corrected' },
      ],
    },
  })
})
