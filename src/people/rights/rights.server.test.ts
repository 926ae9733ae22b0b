/** Only the administration sets a person's kind and rights in a home, and one rule decides who may authorize. */
import { beforeAll, expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { homesOf } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, least, passOf, visitor } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { households } from '../../households/households.contract.ts'
import type { HomeKind } from '../../households/rights.rules.ts'
import { notices } from '../../notices/notices.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { unitCodes } from '../../units/code/unitCodes.contract.ts'
import { units } from '../../units/units.contract.ts'
import { moves } from '../move/moves.contract.ts'
import { people } from '../people.contract.ts'
import { rights } from './rights.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
let guard: TestPerson
let ana: TestPerson
let emma: TestPerson
beforeAll(async () => {
  here = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  emma = await garita.person({ condominium: here, unit: '101', full_name: 'Emma Planta', together: true })
})

const homeOf = async (person: { id: string }) => (await homesOf(garita, person))[0] ?? ''
const say = async (by: TestPerson, about: TestPerson, kind: HomeKind | null, mayAuthorize: boolean) =>
  by.call(rights.setHome, { id: about.id, residence_id: await homeOf(about), kind, may_authorize: mayAuthorize })
const status = async (person: { id: string }) =>
  (
    await garita.owner.query(
      'select unit_number, kind, barred_at is not null as barred from residences where profile_id = $1 and until is null order by since, id',
      [person.id],
    )
  ).rows

test('tells an adult whose right to authorize is taken or given back', async () => {
  const sara = await garita.person({ condominium: here, unit: '104', full_name: 'Sara Cuatro' })
  const told = async () => {
    const heard = await sara.call(notices.list, {})
    return (heard.ok ? heard.answer.items : []).map(({ kind }) => kind)
  }
  await garita.owner.query(`update residences set since = now() - interval '1 hour' where profile_id = $1`, [sara.id])
  expect(await told()).toEqual([])
  expect(await say(admin, sara, 'family', false)).toMatchObject({ ok: true })
  expect(await told()).toEqual(['word_taken'])
  expect(await say(admin, sara, 'family', true)).toMatchObject({ ok: true })
  expect(await told()).toEqual(['word_given'])
})

test('lets a main adult give a family member the right to authorize and take it back, with a notice to all adults of the home', async () => {
  const unit = '106'
  const lives = (fullName: string) => garita.person({ condominium: here, unit, full_name: fullName, together: true })
  const [mother, father, teen] = [await lives('Carolina Seis'), await lives('Ernesto Seis'), await lives('Tomás Seis')]
  await garita.owner.query(
    `update residences set since = now() - interval '30 days', kind = case when profile_id = $3 then 'family' else 'owner' end
      where condominium_id = $1 and unit_number = $2`,
    [here, unit, teen.id],
  )
  expect(await say(admin, teen, 'family', false)).toMatchObject({ ok: true })
  const joining = async (of: TestPerson) =>
    (await garita.owner.query('select joining from residences where profile_id = $1 and until is null', [of.id]))
      .rows[0].joining
  const sets = async (by: TestPerson, about: TestPerson, may: boolean) =>
    by.call(households.setWord, { joining: await joining(about), may_authorize: may })
  const heard = async (by: TestPerson) => {
    const bell = await by.call(notices.list, {})
    return (bell.ok ? bell.answer.items : []).map(({ kind, name }) => `${kind} ${name}`.trim())
  }
  expect(await teen.call(households.mine, {})).toMatchObject({
    answer: { may_authorize: false, whom_to_ask: ['Carolina Seis', 'Ernesto Seis'] },
  })
  expect(await sets(teen, teen, true)).toMatchObject({ status: 404 })
  for (const _ of [1, 2]) expect(await sets(mother, teen, true)).toMatchObject({ ok: true })
  expect(await status(teen)).toMatchObject([{ barred: false }])
  expect(await heard(teen)).toContain('word_given')
  expect(await heard(father)).toContain('home_word_given Tomás Seis')
  // An adult can take the right neither from another adult nor from a family member who has it by the administration.
  for (const other of [mother, teen]) expect(await sets(other, father, false)).toMatchObject({ status: 404 })
  expect(await sets(father, teen, false)).toMatchObject({ ok: true })
  expect(await heard(mother)).toContain('home_word_taken Tomás Seis')
  expect(await say(admin, teen, 'family', true)).toMatchObject({ ok: true })
  expect(await sets(mother, teen, false)).toMatchObject({ status: 404 })
  expect(await status(teen)).toMatchObject([{ barred: false }])
  // Newcomers, guests, other family members and neighbors cannot set it.
  expect(await say(admin, teen, 'family', false)).toMatchObject({ ok: true })
  const newcomer = await garita.person({ condominium: here, unit, full_name: 'Nuevo Seis' })
  const guest = await garita.person({ condominium: here, unit, full_name: 'Hugo Seis' })
  await garita.owner.query(
    `update residences set kind = 'guest', since = now() - interval '20 days' where profile_id = $1`,
    [guest.id],
  )
  for (const other of [newcomer, guest, emma, guard, admin])
    expect(await sets(other, teen, true)).toMatchObject({ ok: false })
  expect(await guest.call(households.mine, {})).toMatchObject({ answer: { whom_to_ask: [] } })
  // Only the administration sets the rights of guests, employees and adults.
  for (const kind of ['guest', 'employee', 'tenant'] as const) {
    expect(await say(admin, guest, kind, false)).toMatchObject({ ok: true })
    expect(await sets(mother, guest, true)).toMatchObject({ status: 404 })
  }
  expect(await status(teen)).toMatchObject([{ barred: true }])
})

test('keeps an administration that takes the right of all adults from answering pending requests', async () => {
  const [one, two] = [
    await garita.person({ condominium: here, unit: '105', full_name: 'Uno Cinco', together: true }),
    await garita.person({ condominium: here, unit: '105', full_name: 'Dos Cinco', together: true }),
  ]
  const waits = await arrive(guard, here, '105')
  for (const adult of [one, two]) expect(await say(admin, adult, 'family', false)).toMatchObject({ ok: true })
  expect(await admin.call(visits.decide, { id: waits, decision: 'approved' })).toMatchObject({ ok: false, status: 404 })
  expect(await admin.call(visits.toAnswer, {})).toMatchObject({ answer: [] })
})

test('refuses all acts of a person without the right to authorize, and closes the gate to their authorizations', async () => {
  const made = await authorize(garita, emma, 'permanent_visitor')
  const { link } = await passOf(emma, made)
  expect(await say(admin, emma, 'employee', false)).toMatchObject({ ok: true })
  // Repeating it changes nothing, not even the moment.
  const since = () => garita.owner.query('select barred_at from residences where profile_id = $1', [emma.id])
  const first = (await since()).rows
  expect(await say(admin, emma, 'employee', false)).toMatchObject({ ok: true })
  expect((await since()).rows).toEqual(first)

  const request = await arrive(guard, here)
  const again = { id: newId(), auth_type: 'temporary_visitor' as const, values: visitor() }
  expect(await emma.call(authorizations.create, again)).toMatchObject({ code: 'residence_barred' })
  expect(
    await emma.call(authorizations.change, {
      ...{ id: made, auth_type: 'permanent_visitor', revision: 1 },
      values: { ...least.permanent_visitor(), name: 'Otra' },
    }),
  ).toMatchObject({ ok: false, code: 'residence_barred' })
  expect(await emma.call(authorizations.regeneratePass, { id: made })).toMatchObject({ code: 'residence_barred' })
  expect(await emma.call(visits.decide, { id: request, decision: 'approved' })).toMatchObject({ status: 404 })
  expect(await emma.call(visits.waiting, {})).toMatchObject({ answer: [] })
  expect(await emma.call(unitCodes.makeCode, { condominium_id: here, unit_number: '101' })).toMatchObject({
    ok: false,
  })
  const told = await emma.call(notices.list, {})
  expect(told.ok && told.answer.items.filter(({ kind }) => kind === 'visitor_approval_request')).toEqual([])
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: false })
  // They still see their own authorizations, and may withdraw them.
  const own = await emma.call(authorizations.list, { auth_type: 'permanent_visitor' })
  expect(own.ok && own.answer.items.map(({ id, stands }) => [id, stands])).toEqual([[made, false]])

  // The gate gets the reason, the home gets the name, and the person a plain text.
  const answering = await guard.call(households.answering, { condominium_id: here, unit_number: '101' })
  expect(answering.ok && answering.answer.find(({ name }) => name === 'Emma Planta')).toMatchObject({
    answers: 'not_allowed',
    has_phone: false,
  })
  expect(await emma.call(households.mine, {})).toMatchObject({ answer: { may_authorize: false, frozen_at: null } })
  expect(await emma.call(session.current, {})).toMatchObject({
    answer: { person: { homes: [{ kind: 'employee', may_authorize: false }] } },
  })

  expect(await say(admin, emma, 'family', true)).toMatchObject({ ok: true })
  expect(await emma.call(authorizations.create, again)).toMatchObject({ ok: true })
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: true })
  expect(await emma.call(visits.decide, { id: request, decision: 'approved' })).toMatchObject({ ok: true })
})

test('lets only the administration set rights, of others, in its own condominium, and records it in the change log', async () => {
  const elsewhere = await garita.condominium()
  const stranger = await garita.person({ user_role: 'admin', assigned: [elsewhere] })
  const root = await garita.person({ user_role: 'super_admin' })
  const before = await status(emma)
  for (const by of [ana, emma, guard]) expect(await say(by, emma, 'owner', true)).toMatchObject({ status: 403 })
  expect(await say(stranger, emma, 'owner', true)).toMatchObject({ status: 404 })
  expect(await status(emma)).toEqual(before)
  // An administrator cannot set their own rights as a resident.
  await root.call(people.addHome, {
    ...{ id: admin.id, residence_id: newId(), condominium_id: here, unit_number: '109' },
    rights: { kind: 'employee', may_authorize: false },
  })
  expect(await status(admin)).toEqual([{ unit_number: '109', kind: 'employee', barred: true }])
  expect(await say(admin, admin, 'owner', true)).toMatchObject({ status: 404 })

  expect(await say(admin, emma, 'tenant', false)).toMatchObject({ ok: true })
  const log = await admin.call(audit.list, { thing: 'residence' })
  const entry = log.ok && log.answer.items.find(({ what }) => 'barred_at' in what && 'kind' in what)
  expect(entry).toMatchObject({
    act: 'changed',
    what: { kind: ['family', 'tenant'], barred_at: [null, expect.any(String)] },
  })
  const shown = await admin.call(units.list, { condominium_id: here, search: '101' })
  const unit = shown.ok ? shown.answer.items[0]?.id : undefined
  expect(await admin.call(units.show, { condominium_id: here, id: unit ?? '' })).toMatchObject({
    answer: { dwellers: expect.arrayContaining([expect.objectContaining({ kind: 'tenant', may_authorize: false })]) },
  })
  await say(admin, emma, 'family', true)
})

test('sets the rights of a person together with an approval, a new account or a new home', async () => {
  const employee = { kind: 'employee' as const, may_authorize: false }
  const waits = await garita.person({ condominium: here, unit: '102', approval_status: 'pending' })
  expect(
    await admin.call(people.decide, { id: waits.id, from: 'pending', to: 'approved', rights: employee }),
  ).toMatchObject({ ok: true })
  expect(await status(waits)).toEqual([{ unit_number: '102', kind: 'employee', barred: true }])
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  // A late decision does not set rights either.
  const late = {
    id: waits.id,
    from: 'pending' as const,
    to: 'approved' as const,
    rights: { kind: 'owner' as const, may_authorize: true },
  }
  expect(await other.call(people.decide, late)).toMatchObject({ status: 409 })
  expect(await status(waits)).toMatchObject([{ kind: 'employee', barred: true }])

  const made = { id: newId(), residence_id: newId(), full_name: 'Nora Nueva', email: null, phone_number: null }
  expect(
    await admin.call(people.create, {
      ...{ ...made, language: 'es', user_role: 'resident', condominium_id: here, unit_number: '103' },
      rights: employee,
    }),
  ).toMatchObject({ ok: true })
  expect(await status(made)).toEqual([{ unit_number: '103', kind: 'employee', barred: true }])

  const home = { id: ana.id, residence_id: newId(), condominium_id: here, unit_number: '104' }
  expect(await admin.call(people.addHome, { ...home, rights: { kind: 'owner', may_authorize: true } })).toMatchObject({
    ok: true,
  })
  expect((await status(ana)).map(({ kind }) => kind)).toEqual([null, 'owner'])
})

test('keeps the rights through every kind of move', async () => {
  const barred = async (unit: string) => {
    const person = await garita.person({ condominium: here, unit })
    await say(admin, person, 'employee', false)
    return person
  }
  const planned = await barred('201')
  await admin.call(moves.planMove, { id: planned.id, at: null, moves_to: '202' })
  expect(await status(planned)).toEqual([{ unit_number: '202', kind: 'employee', barred: true }])
  const edited = await barred('203')
  const { rows } = await garita.owner.query('select revision, email from profiles where id = $1', [edited.id])
  expect(
    await admin.call(people.change, {
      ...{ id: edited.id, revision: rows[0].revision, full_name: 'Eva', email: rows[0].email, phone_number: null },
      ...{ user_role: 'resident', approval_status: 'approved', condominium_id: here, unit_number: '204' },
    }),
  ).toMatchObject({ ok: true })
  expect(await status(edited)).toEqual([{ unit_number: '204', kind: 'employee', barred: true }])
  // Also if they had requested the home that they move to.
  const asked = await barred('205')
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number) values ($1, $2, $3, '206')`,
    [here, newId(), asked.id],
  )
  await admin.call(moves.planMove, {
    id: asked.id,
    residence_id: (
      await garita.owner.query(`select id from residences where profile_id = $1 and unit_number = '205'`, [asked.id])
    ).rows[0].id,
    at: null,
    moves_to: '206',
  })
  expect(await status(asked)).toMatchObject([{ unit_number: '206', barred: true }])
})
