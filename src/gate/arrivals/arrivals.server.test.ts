import { expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { cellsOf, download } from '../../../tests/support/files.ts'
import { rulesWorld, saveRule } from '../../../tests/support/gate/homeRules.ts'
import {
  authorizedIn,
  made,
  type StationWorld,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../visits/visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { type ArrivalRules, arrivalKinds, arrivalPresets, askedOnly, emptyArrival, missing } from './arrivals.ts'
import { homeRules } from './homeRules/homeRules.contract.ts'

const garita = openForFile(sharedInstallation)

const personal = { name: 'Luis', last_name: 'Gómez', id_document: 'INE12345', phone_number: '5512345678' }
const nobody = { name: null, last_name: null, id_document: null, phone_number: null }

async function world() {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const choose = async (rules: ArrivalRules) =>
    admin.call(arrivals.chooseRules, {
      ...{ condominium_id: there.here, rules, authority_protocol: null, ask_seconds: 90 },
      revision: await revisionOf(garita, there.here, 'condominiums'),
    })
  const register = (more: object) => {
    const id = newId()
    const input = { id, condominium_id: there.here, unit_number: '101', purpose: null, ...nobody, ...more }
    return atDesk.register(there.guard, input as never).then((answer) => ({ ...answer, id }))
  }
  return { ...there, admin, choose, register }
}

const rowOf = async ({ here }: Pick<StationWorld, 'here'>, id: string) =>
  (await garita.owner.query('select * from authorizations where condominium_id = $1 and id = $2', [here, id])).rows[0]

test('starts a new condominium with the specified questions: none of them personal for deliveries and taxis', async () => {
  const { guard, here, admin, stranger, ana } = await world()
  expect(await guard.call(arrivals.asked, { condominium_id: here })).toMatchObject({
    ok: true,
    answer: arrivalPresets.specification,
  })
  expect(await admin.call(arrivals.rules, {})).toMatchObject({
    answer: [{ condominium: { id: here }, rules: arrivalPresets.specification, revision: 1 }],
  })
  expect(await stranger.call(arrivals.asked, { condominium_id: here })).toMatchObject({ ok: false })
  expect(await ana.call(arrivals.asked, { condominium_id: here })).toMatchObject({ ok: false })
})

test('registers a delivery without personal fields, and shows its company to guard, resident and administrator', async () => {
  const there = await world()
  const { guard, ana, admin, register } = there
  const { id, ...answer } = await register({ arrival_kind: 'delivery', company: 'Rappi', people: 2 })
  expect(answer).toMatchObject({ ok: true })
  expect(await rowOf(there, id)).toMatchObject({
    ...{ name: 'Rappi', last_name: null, id_document: null, phone_number: null, vehicle_plate: null },
    ...{ details: { company: 'Rappi', people: 2 }, arrival_kind: 'delivery', status: 'pending_approval' },
  })
  const seen = { arrival_kind: 'delivery', company: 'Rappi', people: 2, name: 'Rappi', last_name: null }
  expect(await ana.call(visits.waiting, {})).toMatchObject({ answer: [{ id, ...seen }] })
  expect(await guard.call(visits.list, {})).toMatchObject({ answer: { items: [{ id, ...seen }] } })
  expect(await ana.call(notices.list, {})).toMatchObject({
    answer: { items: [{ kind: 'visitor_approval_request', arrival_kind: 'delivery', name: 'Rappi' }] },
  })
  expect(await admin.call(notices.list, {})).toMatchObject({ answer: { items: [{ arrival_kind: 'delivery' }] } })
  await ana.call(visits.decide, { id, decision: 'approved' })
  const act = { condominium_id: there.here, id, event_id: newId() }
  expect(await atDesk.enter(guard, act)).toMatchObject({ ok: true })
  expect(await guard.call(visits.log, {})).toMatchObject({
    answer: {
      items: [
        { event_type: 'entry', arrival_kind: 'delivery', name: 'Rappi' },
        { event_type: 'visitor_registered', arrival_kind: 'delivery' },
      ],
    },
  })
  expect(await ana.call(notices.list, {})).toMatchObject({
    answer: { items: [{ kind: 'visitor_entered', card: { arrival_kind: 'delivery' } }] },
  })
  const snapshot = await snapshotOf(there)
  expect(authorizedIn(snapshot)).toMatchObject([{ name: 'Rappi', arrival_kind: 'delivery' }])
  expect(snapshot.recent[0]).toMatchObject({ name: 'Rappi', arrival_kind: 'delivery' })
  const file = { language: 'es', format: 'csv' } as const
  const [header = [], row = []] = cellsOf((await download(garita, visits.export, file, admin.token)).text)
  expect(row[0]).toBe('Entrega de Rappi')
  expect(['Qué llega', 'Empresa', 'Personas en total'].map((name) => row[header.indexOf(name)])).toEqual([
    'Entrega',
    'Rappi',
    '2',
  ])
  const log = cellsOf((await download(garita, visits.exportLog, { ...file, language: 'en' }, admin.token)).text)
  expect(log[1]?.[2]).toBe('Rappi delivery')
})

test('drops fields that are not asked, and requires the asked ones at the desk', async () => {
  const there = await world()
  const { register, choose } = there
  const taxi = await register({ arrival_kind: 'taxi', ...personal, vehicle_plate: 'abc 123', document_seen: true })
  expect(await rowOf(there, taxi.id)).toMatchObject({
    ...{ name: '—', last_name: null, id_document: null, phone_number: null, vehicle_plate: null, details: {} },
  })
  expect(await register({ arrival_kind: 'visit', ...personal, id_document: null })).toMatchObject({
    ...{ status: 409, code: 'visit_fields_missing' },
  })
  const { specification } = arrivalPresets
  const rule = { document: 'last4', name: true, company: false, plate: true, after: 'wait' } as const
  expect(await choose({ ...specification, service: rule })).toMatchObject({ ok: true })
  const plumber = { arrival_kind: 'service', ...personal, company: 'Tubos' }
  expect(await register(plumber)).toMatchObject({ code: 'visit_fields_missing' })
  expect(await register({ ...plumber, vehicle_plate: '--' })).toMatchObject({ status: 422 })
  const came = await register({ ...plumber, vehicle_plate: 'abc-123' })
  expect(await rowOf(there, came.id)).toMatchObject({
    ...{ name: 'Luis', last_name: 'Gómez', id_document: '2345', vehicle_plate: 'ABC123', details: {} },
  })
  expect(await choose({ ...specification, service: { ...rule, document: 'seen', plate: false } })).toMatchObject({
    ok: true,
  })
  expect(await register(plumber)).toMatchObject({ code: 'visit_fields_missing' })
  const seen = await register({ ...plumber, document_seen: true })
  expect(await rowOf(there, seen.id)).toMatchObject({ id_document: null, details: { document_seen: true } })
  expect(await there.ana.call(visits.request, { id: seen.id })).toMatchObject({
    answer: { document_seen: true, document: null, arrival_kind: 'service' },
  })
})

test('treats an arrival without a kind as a visit with its whole form', async () => {
  const there = await world()
  const { register, ana } = there
  const whole = await register(personal)
  expect(whole).toMatchObject({ ok: true })
  expect(await rowOf(there, whole.id)).toMatchObject({ arrival_kind: 'visit', ...personal, details: {} })
  expect(await register({ ...personal, last_name: null })).toMatchObject({
    ...{ status: 422, fields: [{ field: 'events.0.event.last_name', problem: 'required' }] },
  })
  const id = newId()
  const asked = { kind: 'unannounced', authorization_id: id, unit_number: '101', purpose: 'Cena', ...personal } as const
  const event = made(there, asked)
  expect(await tell(there, event, event)).toEqual([null, null])
  expect(await rowOf(there, id)).toMatchObject({ arrival_kind: 'visit', ...personal, details: { purpose: 'Cena' } })
  expect(await ana.call(visits.request, { id })).toMatchObject({ answer: { arrival_kind: 'visit', name: 'Luis' } })
})

test('accepts arrivals of a station, also fields that the condominium no longer asks', async () => {
  const there = await world()
  const [id, late] = [newId(), newId()]
  const asked = { kind: 'unannounced', unit_number: '101', purpose: null, phone_number: null } as const
  const delivery = made(there, {
    ...asked,
    authorization_id: id,
    arrival_kind: 'delivery',
    company: 'Amazon',
    people: null,
  })
  expect(await tell(there, delivery, delivery)).toEqual([null, null])
  expect(await rowOf(there, id)).toMatchObject({ name: 'Amazon', details: { company: 'Amazon' } })
  expect(
    await tell(there, made(there, { ...asked, authorization_id: id, arrival_kind: 'delivery', company: 'Otra' })),
  ).toEqual(['not_taken'])
  expect(await there.choose({ ...arrivalPresets.specification, visit: arrivalPresets.little.delivery })).toMatchObject({
    ok: true,
  })
  expect(await snapshotOf(there)).toMatchObject({ arrivals: { visit: { document: 'never', name: false } } })
  const visit = made(there, { ...asked, ...personal, authorization_id: late, arrival_kind: 'visit' })
  expect(await tell(there, visit)).toEqual([null])
  expect(await rowOf(there, late)).toMatchObject({ name: '—', last_name: null, id_document: null, phone_number: null })
})

test('lets only administrators choose the questions, each kind wholly, and audits the choice', async () => {
  const { here, guard, ana, admin, stranger, choose } = await world()
  const revision = await revisionOf(garita, here, 'condominiums')
  const wish = { condominium_id: here, revision, rules: arrivalPresets.much, authority_protocol: null, ask_seconds: 90 }
  for (const person of [guard, ana, stranger]) {
    expect(await person.call(arrivals.chooseRules, wish)).toMatchObject({ ok: false })
  }
  const other = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await other.call(arrivals.chooseRules, wish)).toMatchObject({ status: 404 })
  expect(await choose({ ...arrivalPresets.much, taxi: { document: 'photo' } } as never)).toMatchObject({ status: 422 })
  expect(await choose(arrivalPresets.much)).toMatchObject({ ok: true })
  expect(await admin.call(arrivals.chooseRules, wish)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const { rows } = await garita.owner.query(
    "select from audit_entries where what ? 'arrival_rules' and act = 'changed' and condominium_id = $1",
    [here],
  )
  expect(rows).toHaveLength(1)
  await expect(
    garita.owner.query(`update condominiums set arrival_rules = arrival_rules - 'taxi' where id = $1`, [here]),
  ).rejects.toThrow('condominium_arrival_rules')
  await expect(
    garita.owner.query(
      `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{taxi,name}', '"yes"') where id = $1`,
      [here],
    ),
  ).rejects.toThrow('condominium_arrival_rules')
})

test('asks the home about a visitor without a document, also where a rule would admit the visitor', async () => {
  const { ana, guard, here } = await rulesWorld(garita)
  await saveRule(ana)
  const document = { ...arrivalPresets.specification.delivery, document: 'seen' as const }
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery}', $2::jsonb) where id = $1`,
    [here, JSON.stringify(document)],
  )
  const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
  const courier = {
    ...nobody,
    arrival_kind: 'delivery' as const,
    company: 'Rappi',
    unit_number: '101',
    condominium_id: here,
  }
  expect(await atDesk.register(guard, { ...courier, id: newId() })).toMatchObject({ code: 'visit_fields_missing' })
  const rules = await guard.call(homeRules.atDesk, { condominium_id: here, unit_number: '101' })
  const ruleId = (rules.ok && rules.answer.rules[0]?.id) || ''
  const byRule = { ...courier, id: newId(), event_id: newId(), by_rule: { rule_id: ruleId, action: 'let_in' as const } }
  expect(await atDesk.arriveByRule(guard, { ...byRule, no_document: true })).toMatchObject({ code: 'home_rule_over' })
  expect(await atDesk.register(guard, { ...courier, id: newId(), no_document: true })).toMatchObject({ ok: true })
  expect(await ana.call(visits.waiting, {})).toMatchObject({ answer: [{ no_document: true }] })
})

test('finds the same missing fields in form and database for every rule and every set of fields', async () => {
  const there = await world()
  const { choose, register } = there
  const rules = (['never', 'seen', 'last4', 'whole'] as const).flatMap((document) =>
    [true, false].map((name) => ({ document, name, company: false, plate: name, after: 'wait' as const })),
  )
  const filled = {
    ...emptyArrival,
    ...personal,
    vehicle_plate: 'ABC123',
    document_seen: true,
    arrival_kind: 'service',
  } as const
  const partly = [
    filled,
    { ...filled, last_name: '' },
    { ...filled, id_document: '' },
    { ...filled, document_seen: false },
    { ...filled, id_document: '', document_seen: false, no_document: true },
  ]
  for (const rule of rules) {
    await choose({ ...arrivalPresets.specification, service: rule })
    for (const values of [...partly, { ...filled, vehicle_plate: '' }]) {
      const sent = askedOnly(values, rule)
      const written = Object.entries(sent).map(([field, value]) => [field, value === '' ? null : value])
      const answer = await register({ ...Object.fromEntries(written), arrival_kind: 'service' })
      expect({ ok: answer.ok, rule, values }).toEqual({ ok: missing(values, rule).length === 0, rule, values })
    }
  }
  expect(arrivalKinds).toHaveLength(4)
})
