/** Many press at once: one wins, the others are told the truth, and the log holds what happened once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/installation.ts'
import { newId } from '../shared/ids.ts'
import { visits } from './visits.contract.ts'

const long = process.env.TEST_LONG === '1'
const rounds = long ? 200 : 20
const clients = long ? 50 : 8

let garita: TestInstallation
let here: string
let guard: TestPerson
let unit: TestPerson[]
beforeAll(async () => {
  garita = await testInstallation()
  here = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  unit = await Promise.all([1, 2, 3, 4].map(() => garita.person({ condominium: here, unit: '101' })))
})
afterAll(() => garita.close())

async function arrival(): Promise<string> {
  const id = newId()
  await guard.call(visits.register, {
    id,
    condominium_id: here,
    unit_number: '101',
    name: 'Luis',
    last_name: 'Gómez',
    id_document: 'INE12345',
    phone_number: null,
    purpose: null,
  })
  return id
}

const at_once = <T>(act: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: clients }, (_, number) => act(number)))

const events = async (id: string, event: string) =>
  (await garita.owner.query('select from access_logs where authorization_id = $1 and event_type = $2', [id, event]))
    .rowCount

test('approve and deny: one answer, the others hear which', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await arrival()
    const answers = await at_once((number) =>
      (unit[number % 4] as TestPerson).call(visits.decide, { id, decision: number % 2 ? 'approved' : 'denied' }),
    )
    const { rows } = await garita.owner.query('select status from authorizations where id = $1', [id])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ status: 409, state: rows[0].status })
  }
})

test('entry and entry, exit and exit: each is in the log once', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await arrival()
    await unit[0]?.call(visits.decide, { id, decision: 'approved' })
    const gate = { condominium_id: here, id }
    const entries = await at_once(() => guard.call(visits.enter, { ...gate, event_id: newId() }))
    expect(entries.filter((answer) => answer.ok)).toHaveLength(1)
    expect(entries.filter((answer) => !answer.ok && answer.code === 'visit_already_inside')).toHaveLength(clients - 1)
    const exits = await at_once(() => guard.call(visits.leave, { ...gate, event_id: newId() }))
    expect(exits.filter((answer) => answer.ok)).toHaveLength(1)
    expect([await events(id, 'entry'), await events(id, 'visitor_checkout')]).toEqual([1, 1])
  }
})

test('the same entry sent many times at once is one entry', async () => {
  const id = await arrival()
  await unit[0]?.call(visits.decide, { id, decision: 'approved' })
  const event_id = newId()
  const sent = await at_once(() => guard.call(visits.enter, { condominium_id: here, id, event_id }))
  expect(sent.every((answer) => answer.ok)).toBe(true)
  expect(await events(id, 'entry')).toBe(1)
})

test('after 24 hours by the database clock it is expired for both sides', async () => {
  const id = await arrival()
  await garita.owner.query(`update residences set since = now() - interval '3 days'`)
  await garita.owner.query('alter table authorizations disable trigger user')
  await garita.owner.query(`update authorizations set created_at = now() - interval '24 hours' where id = $1`, [id])
  await garita.owner.query('alter table authorizations enable trigger user')
  expect(await unit[0]?.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ code: 'visit_expired' })
  expect(await unit[0]?.call(visits.waiting, {})).toMatchObject({ ok: true })
  const denied = await guard.call(visits.list, { status: 'denied', search: 'luis' })
  expect(denied.ok && denied.answer.items.map((visit) => visit.id)).toContain(id)
})

test('authorised by phone: the entry names who said so, the request is closed, nobody can answer it any more', async () => {
  const id = await arrival()
  const gate = { condominium_id: here, id, event_id: newId() }
  const word = { authorized_by: 'Ana Uno', reason: 'No contesta la aplicación' }
  expect(await guard.call(visits.enterByPhone, { ...gate, ...word })).toMatchObject({ ok: true })
  expect(await guard.call(visits.enterByPhone, { ...gate, ...word, event_id: newId() })).toMatchObject({
    code: 'visit_decided',
  })
  expect(await unit[0]?.call(visits.decide, { id, decision: 'denied' })).toMatchObject({ code: 'visit_closed' })
  const log = await guard.call(visits.log, {})
  expect(log.ok && log.answer.items[0]).toMatchObject({
    event_type: 'entry',
    override_reason: word.reason,
    authorized_by: 'Ana Uno',
  })
  expect(await guard.call(visits.leave, { ...gate, event_id: newId() })).toMatchObject({ ok: true })
})

test('letting somebody in who may not enter needs a reason, and the reason stays', async () => {
  const id = await arrival()
  await unit[0]?.call(visits.decide, { id, decision: 'denied' })
  const gate = { condominium_id: here, id }
  expect(await guard.call(visits.enter, { ...gate, event_id: newId() })).toMatchObject({ code: 'visit_not_allowed' })
  expect(await guard.call(visits.enter, { ...gate, event_id: newId(), reason: 'Ambulancia' })).toMatchObject({
    ok: true,
  })
  const log = await guard.call(visits.log, {})
  expect(log.ok && log.answer.items[0]).toMatchObject({ event_type: 'entry', override_reason: 'Ambulancia' })
})

test('a resident approved after the request does not see or decide it', async () => {
  const id = await arrival()
  const late = await garita.person({ condominium: here, unit: '101' })
  expect(await late.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [] })
  expect(await late.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ status: 404 })
})
