/** The administration answers for a unit without an adult until the unit has one. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { arrive, enter } from '../../tests/support/arrivals.ts'
import { called } from '../../tests/support/called.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { audit } from '../audit/audit.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { moves } from '../people/move/moves.contract.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { spellings } from './spellings/spellings.contract.ts'
import { units } from './units.contract.ts'

const garita = openForFile(sharedInstallation)
let at: StationWorld
let admin: TestPerson
let other: TestPerson
let boss: TestPerson
let number = 300
let unit: string
let resident: TestPerson
beforeAll(async () => {
  at = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [at.here], full_name: 'Marta Admin' })
  other = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Otro')] })
  boss = await garita.person({ user_role: 'super_admin' })
})
beforeEach(async () => {
  number += 1
  unit = `${number}`
  resident = await garita.person({ condominium: at.here, unit, full_name: 'Ana Sola', together: true })
})

const idOf = async () =>
  (await garita.owner.query(`select id from units where condominium_id = $1 and unit_number = $2`, [at.here, unit]))
    .rows[0].id
const since = async () => {
  const shown = await admin.call(units.show, { condominium_id: at.here, id: await idOf() })
  if (!shown.ok) throw new Error(shown.code)
  return shown.answer.administration_since
}
const answerFor = async (answers: boolean, by = admin) =>
  by.call(units.answerFor, { condominium_id: at.here, id: await idOf(), answers })
const leave = (who = resident, to: string | null = null) =>
  admin.call(moves.planMove, { id: who.id, at: null, moves_to: to })
const toAnswer = async (by = admin) => {
  const read = await by.call(visits.toAnswer, {})
  if (!read.ok) throw new Error(read.code)
  return read.answer.map(({ id }) => id)
}
const bell = async (who: TestPerson, id: string) => {
  const listed = await who.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.filter(({ fact_id }) => fact_id === id).map(({ kind }) => kind)
}
const visit = async (id: string) => {
  const listed = await at.guard.call(visits.list, { search: '' })
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.find((one) => one.id === id)
}
const decide = (who: TestPerson, id: string, decision: 'approved' | 'denied' = 'approved') =>
  who.call(visits.decide, { id, decision })

test('hands the unit to the administration with the last adult who leaves, which then answers its visitors', async () => {
  const beto = await garita.person({ condominium: at.here, unit, full_name: 'Beto Dos', together: true })
  await leave()
  expect(await since()).toBeNull()
  const early = await arrive(at.guard, at.here, unit)
  expect(await toAnswer()).toEqual([])
  expect(await decide(admin, early)).toMatchObject({ code: 'not_found' })
  await leave(beto)
  expect(await since()).not.toBeNull()
  // A request from before stays with the home: the guard must ask again.
  const id = await arrive(at.guard, at.here, unit)
  const late = await arrive(at.guard, at.here, unit)
  expect(await toAnswer()).toEqual([late, id])
  expect(await bell(admin, id)).toEqual(['visitor_approval_request'])
  expect(await bell(admin, early)).toEqual(['new_visitor'])
  expect(await decide(admin, early)).toMatchObject({ code: 'not_found' })
  const asked = { condominium_id: at.here, unit_number: unit }
  expect(await at.guard.call(households.answering, asked)).toMatchObject({ answer: [{ answers: 'administration' }] })
  const snapshot = await snapshotOf(at)
  expect(snapshot.administered_units).toEqual([unit])
  expect([snapshot.unreached_units?.includes(unit), snapshot.silent_units?.includes(unit)]).toEqual([false, false])

  // Everyone else gets a refusal.
  for (const who of [other, boss, resident, beto, at.guard, at.ana])
    expect([who.id, (await decide(who, id)).ok]).toEqual([who.id, false])
  expect([await toAnswer(other), await toAnswer(boss)]).toEqual([[], []])
  await admin.call(notices.seen, { fact_ids: [id], channel: 'screen' })
  expect((await visit(id))?.shown_at).toEqual(expect.any(String))

  expect(await decide(admin, id)).toMatchObject({ ok: true })
  expect(await decide(admin, id)).toMatchObject({ ok: true })
  expect(await decide(admin, late, 'denied')).toMatchObject({ ok: true })
  expect(await admin.call(visits.changeAnswer, { id: late, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await visit(id)).toMatchObject({ decided_by_name: called('Marta Admin'), decided_by_administration: true })
  expect(await enter(at.guard, at.here, id)).toMatchObject({ ok: true })
  const log = await admin.call(visits.log, { search: '' })
  expect(log.ok && log.answer.items.find(({ event_type }) => event_type === 'entry')).toMatchObject({
    unit_number: unit,
    answered_by: called('Marta Admin'),
  })
  const noted = await admin.call(audit.list, { search: '', thing: 'visit' })
  expect(noted.ok && noted.answer.items.map(({ actor_name, what }) => [actor_name, what.visit_answer?.[1]])).toEqual([
    [called('Marta Admin'), 'approved'],
    [called('Marta Admin'), 'denied'],
    [called('Marta Admin'), 'approved'],
  ])
})

test.each<[string, () => Promise<unknown>]>([
  ['is rejected', () => boss.call(people.decide, { id: resident.id, from: 'approved', to: 'rejected', reason: '' })],
  ['is deleted', () => boss.call(people.remove, { id: resident.id })],
  ['moves to another unit', () => leave(resident, `${number + 500}`)],
])('hands the unit to the administration also when the last one %s', async (_, act) => {
  expect(await act()).toMatchObject({ ok: true })
  expect(await since()).not.toBeNull()
})

test('keeps a unit with a phone, and an empty unit, out of the administration’s hands', async () => {
  const rosa = { name: 'Rosa', kind: 'landline', number: '55 1234 5678', from: null, until: null } as const
  const id = await idOf()
  const form = { condominium_id: at.here, id, tower: null, floor: null, kind: 'home', bays: null } as const
  await admin.call(units.change, { ...form, state: 'occupied', phones: [rosa], revision: 1 })
  await leave()
  expect(await since()).toBeNull()
  await admin.call(units.change, { ...form, state: 'occupied', phones: [], revision: 2 })
  const asked = { condominium_id: at.here, unit_number: unit, name: 'Luis', last_name: 'Gómez', id_document: 'X' }
  // The unit has no account, no telephone and no administration that answers.
  expect(await atDesk.register(at.guard, { ...asked, id: newId() })).toMatchObject({ code: 'visit_no_resident' })
  expect(await answerFor(true)).toMatchObject({ ok: true })
  expect(await atDesk.register(at.guard, { ...asked, id: newId() })).toMatchObject({ ok: true })
  await admin.call(units.change, { ...form, state: 'empty', phones: [], revision: 3 })
  expect(await since()).toBeNull()
  expect(await answerFor(true)).toMatchObject({ code: 'unit_administered_not_empty' })
})

test('lets only the place’s administration take over and give back a unit by hand, and not a unit with residents', async () => {
  expect(await answerFor(true)).toMatchObject({ code: 'unit_answers_itself' })
  await leave()
  const first = await since()
  expect(await answerFor(true)).toMatchObject({ ok: true })
  expect(await since()).toBe(first)
  for (const who of [other, at.guard, at.ana]) expect(await answerFor(false, who)).toMatchObject({ ok: false })
  const id = await arrive(at.guard, at.here, unit)
  expect(await answerFor(false)).toMatchObject({ ok: true })
  expect(await decide(admin, id)).toMatchObject({ code: 'not_found' })
  expect(await toAnswer()).not.toContain(id)
})

test('ends the administration of a unit as soon as a home there is approved', async () => {
  await leave()
  const id = await arrive(at.guard, at.here, unit)
  const nuria = await garita.person({ condominium: at.here, unit, full_name: 'Nuria Nueva', together: true })
  expect(await since()).toBeNull()
  expect(await decide(admin, id)).toMatchObject({ ok: false })
  const next = await arrive(at.guard, at.here, unit)
  expect(await decide(nuria, next)).toMatchObject({ ok: true })
  expect((await visit(next))?.decided_by_administration).toBeUndefined()
})

test('treats the later of two simultaneous departures as the last', async () => {
  const beto = await garita.person({ condominium: at.here, unit, together: true })
  const second = await garita.person({ user_role: 'admin', assigned: [at.here] })
  await Promise.all([leave(), second.call(moves.planMove, { id: beto.id, at: null, moves_to: null })])
  expect(await since()).not.toBeNull()
})

test('keeps a merged unit with the administration only if no resident of either unit may answer', async () => {
  const goes = { id: await idOf(), unit }
  await leave()
  number += 1
  unit = `${number}`
  const lives = await garita.person({ condominium: at.here, unit, together: true })
  const revisions = { condominium_id: at.here, kept_id: await idOf(), kept_revision: 1, gone_revision: 1 }
  expect(await admin.call(spellings.merge, { ...revisions, gone_id: goes.id })).toMatchObject({ ok: true })
  expect(await since()).toBeNull()
  const id = await arrive(at.guard, at.here, goes.unit)
  expect(await decide(lives, id)).toMatchObject({ ok: true })
})
