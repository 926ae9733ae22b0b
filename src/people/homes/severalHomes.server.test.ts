/** One person with several homes, and one who lives here and works there: each call sees and does what belongs to the home that it names. */

import { beforeAll, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { homesOf, inHome } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { codeOfUnit } from '../../../tests/support/unitCodes.ts'
import { namesIn, visitor } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { households } from '../../households/households.contract.ts'
import { join } from '../../session/join/join.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { moves } from '../move/moves.contract.ts'
import { people } from '../people.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let there: string
let admin: TestPerson
let adminThere: TestPerson
let guard: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  there = await garita.condominium('Las Palmas')
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Aquí' })
  adminThere = await garita.person({ user_role: 'admin', assigned: [there], full_name: 'Rosa Allá' })
  guard = await garita.person({ user_role: 'agent', assigned: [here, there] })
})

let unit = 100
const newUnitNumber = () => `${++unit}`
const visitors = { auth_type: 'temporary_visitor' } as const
const invite = async (who: TestPerson, name: string) =>
  expect(await who.call(authorizations.create, { id: newId(), ...visitors, values: visitor({ name }) })).toMatchObject({
    ok: true,
  })

const askFor = async (who: TestPerson, by: TestPerson, condominium: string, number: string) => {
  const code = await codeOfUnit(by, { condominium_id: condominium, unit_number: number })
  return who.call(join.askForHome, { id: newId(), code })
}
const approve = (by: TestPerson, who: TestPerson) =>
  by.call(people.decide, { id: who.id, from: 'pending', to: 'approved' })

/** Creates a person with two homes, and a client for each of them. */
async function twoHomes() {
  const number = newUnitNumber()
  const person = await garita.person({ condominium: here, unit: number, full_name: 'Carla Dos' })
  await garita.person({ condominium: there, unit: number, full_name: 'Vera Vecina' })
  await askFor(person, adminThere, there, number)
  await approve(adminThere, person)
  const [first = '', second = ''] = await homesOf(garita, person)
  return { person, number, first, second, at: (home: string) => inHome(garita, person, home) }
}

const me = async (who: Pick<TestPerson, 'call'>) => {
  const answer = await who.call(session.current, {})
  return answer.ok ? answer.answer.person : null
}

test('lets a person with an account request another home with its unit’s code, and live there after the approval', async () => {
  const number = newUnitNumber()
  const person = await garita.person({ condominium: here, unit: number, full_name: 'Carla Dos' })
  await garita.person({ condominium: there, unit: number, full_name: 'Vera Vecina' })
  expect(await askFor(person, adminThere, there, number)).toMatchObject({ ok: true })
  expect((await me(person))?.homes).toMatchObject([
    { unit_number: number, condominium: 'Los Encinos', waits: false },
    { unit_number: number, condominium: 'Las Palmas', waits: true },
  ])
  const waiting = await adminThere.call(people.list, { approval_status: 'pending' })
  expect(waiting.ok && waiting.answer.items).toMatchObject([
    {
      id: person.id,
      asked_home: expect.any(String),
      unit_number: number,
      may_change: false,
      invited_by_name: 'Rosa Allá',
    },
  ])
  const counted = await adminThere.call(people.count, {})
  expect(counted.ok && counted.answer.pending).toBe(1)
  // The administration of the current home is not asked.
  expect(await admin.call(people.list, { approval_status: 'pending' })).toMatchObject({ answer: { items: [] } })
  expect(await approve(admin, person)).toMatchObject({ ok: false, status: 409 })
  expect(await approve(adminThere, person)).toMatchObject({ ok: true })
  expect(await approve(adminThere, person)).toMatchObject({ ok: true })
  expect((await me(person))?.homes.map(({ waits }) => waits)).toEqual([false, false])
})

test('ends a person’s request for another home with the reason of the refusal, and changes nothing else', async () => {
  const { person, first, at } = await twoHomes()
  const number = newUnitNumber()
  await garita.person({ condominium: there, unit: number })
  await askFor(person, adminThere, there, number)
  const refused = await adminThere.call(people.decide, {
    ...{ id: person.id, from: 'pending', to: 'rejected', reason: 'No vive aquí' },
  })
  expect(refused).toMatchObject({ ok: true })
  const now = await me(at(first))
  expect(now).toMatchObject({ approval_status: 'approved', may_enter: true })
  expect(now?.homes).toMatchObject([
    { waits: false, refused: false },
    { waits: false, refused: false },
    { waits: true, refused: true, refused_because: 'No vive aquí' },
  ])
})

test('limits each call to the home that it names', async () => {
  const { person, number, first, second, at } = await twoHomes()
  await invite(at(first), 'Aquí')
  await invite(at(second), 'Allá')
  expect(await namesIn(at(first), visitors)).toEqual(['Aquí'])
  expect(await namesIn(at(second), visitors)).toEqual(['Allá'])
  // A page without a home in its calls uses the home that it shows.
  expect(await namesIn(person, visitors)).toEqual(['Aquí'])
  expect(await me(at(second))).toMatchObject({ home: second, unit_number: number, condominium: { name: 'Las Palmas' } })
  const household = await at(second).call(households.mine, {})
  expect(household.ok && household.answer.accounts.map(({ full_name }) => full_name)).toEqual([
    'Vera Vecina',
    'Carla Dos',
  ])
})

test('shows and answers a gate request only in its own home', async () => {
  const { number, first, second, at } = await twoHomes()
  const id = newId()
  const asked = await atDesk.register(guard, {
    ...{ id, condominium_id: there, unit_number: number, name: 'Pía', last_name: 'Puerta' },
    ...{ id_document: 'INE1', phone_number: null, purpose: null },
  })
  expect(asked).toMatchObject({ ok: true })
  const waiting = async (home: string) => {
    const answer = await at(home).call(visits.waiting, {})
    return answer.ok && JSON.stringify(answer.answer).includes(id)
  }
  expect(await waiting(first)).toBe(false)
  expect(await waiting(second)).toBe(true)
  expect(await at(first).call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: false, status: 404 })
  expect(await at(second).call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
})

test('refuses a home that has ended, or that belongs to another person', async () => {
  const { person, first, second, at } = await twoHomes()
  const other = await twoHomes()
  const notApproved = { ok: false, status: 403, code: 'not_approved' }
  expect(await inHome(garita, person, other.first).call(households.mine, {})).toMatchObject(notApproved)
  expect(await inHome(garita, person, newId()).call(households.mine, {})).toMatchObject(notApproved)
  expect(
    await adminThere.call(moves.planMove, { id: person.id, residence_id: second, at: null, moves_to: null }),
  ).toMatchObject({ ok: true })
  expect(await at(second).call(households.mine, {})).toMatchObject(notApproved)
  expect(await at(first).call(households.mine, {})).toMatchObject({ ok: true })
  expect(await me(at(second))).toMatchObject({ may_enter: false, home: null, homes: [{ id: first }] })
})

test('ends homes only of the administration’s own condominium', async () => {
  const { person, first } = await twoHomes()
  expect(
    await adminThere.call(moves.planMove, { id: person.id, residence_id: first, at: null, moves_to: null }),
  ).toMatchObject({ ok: false, status: 404 })
  expect(await homesOf(garita, person)).toContain(first)
})

test('treats an administrator as a resident in their home, and as an administrator elsewhere', async () => {
  const number = newUnitNumber()
  await garita.person({ condominium: here, unit: number })
  await askFor(adminThere, admin, here, number)
  expect(await approve(admin, adminThere)).toMatchObject({ ok: true })
  const [home = ''] = await homesOf(garita, adminThere)
  const resident = inHome(garita, adminThere, home)
  expect(await me(resident)).toMatchObject({ user_role: 'resident', own_role: 'admin', may_enter: true })
  expect(await me(adminThere)).toMatchObject({ user_role: 'admin', home: null, unit_number: null })
  await invite(resident, 'Mía')
  expect(await resident.call(people.list, {})).toMatchObject({ status: 403 })
  expect(await resident.call(audit.list, {})).toMatchObject({ status: 403 })
  expect(await adminThere.call(households.mine, {})).toMatchObject({ answer: { accounts: [] } })
  // As staff they see nothing of the condominium where they only live.
  const seen = await adminThere.call(people.list, { condominium_id: here })
  expect(seen).toMatchObject({ answer: { items: [] } })
  const listed = await admin.call(people.list, { search: 'Rosa' })
  expect(listed.ok && listed.answer.items).toMatchObject([{ user_role: 'resident', unit_number: number, assigned: [] }])
  await garita.owner.query('update residences set until = now() where id = $1', [home])
})

test('adds one more home to a resident of the administration, once', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  const input = { id: person.id, residence_id: newId(), condominium_id: here, unit_number: newUnitNumber() }
  expect(await adminThere.call(people.addHome, input)).toMatchObject({ status: 403 })
  expect(await admin.call(people.addHome, { ...input, condominium_id: there })).toMatchObject({ status: 403 })
  const twice = await Promise.all([admin.call(people.addHome, input), admin.call(people.addHome, input)])
  expect(twice).toMatchObject([{ ok: true }, { ok: true }])
  expect(await homesOf(garita, person)).toHaveLength(2)
  expect(await admin.call(people.addHome, { ...input, residence_id: newId() })).toMatchObject({
    ...{ status: 409, code: 'home_already_theirs' },
  })
})

test('accepts a former resident again with a unit’s code', async () => {
  const number = newUnitNumber()
  const person = await garita.person({ condominium: here, unit: number })
  await garita.person({ condominium: here, unit: number })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [person.id])
  expect(await me(person)).toMatchObject({ may_enter: false, homes: [] })
  expect(await askFor(person, admin, here, number)).toMatchObject({ ok: true })
  expect(await me(person)).toMatchObject({ may_enter: false, homes: [{ waits: true }] })
  expect(await approve(admin, person)).toMatchObject({ ok: true })
  expect(await me(person)).toMatchObject({ may_enter: true, unit_number: number })
})

test('keeps an account that only requests a home here out of this administration’s control', async () => {
  const number = newUnitNumber()
  const person = await garita.person({ condominium: there, unit: number, full_name: 'Mara Movida' })
  await garita.person({ condominium: here, unit: number })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [person.id])
  expect(await askFor(person, admin, here, number)).toMatchObject({ ok: true })
  const taken = {
    ...{ id: person.id, revision: await revisionOf(garita, person.id), full_name: 'Mara Movida', phone_number: null },
    ...{ email: 'otra@garita.test', user_role: 'resident' as const, approval_status: 'approved' as const },
    ...{ condominium_id: here, unit_number: number },
  }
  expect(await admin.call(people.change, taken)).toMatchObject({ ok: false, status: 403 })
  expect(await admin.call(people.remove, { id: person.id })).toMatchObject({ ok: false, status: 403 })
  expect(await approve(admin, person)).toMatchObject({ ok: true })
})

test('refuses a home that the person already has or requests, and a thirteenth one', async () => {
  const number = newUnitNumber()
  const person = await garita.person({ condominium: here, unit: number })
  expect(await askFor(person, admin, here, number)).toMatchObject({ status: 409, code: 'home_already_theirs' })
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since)
      select $1, gen_random_uuid(), $2, 'M' || n, now() from generate_series(1, 11) n`,
    [here, person.id],
  )
  const more = newUnitNumber()
  await garita.person({ condominium: here, unit: more })
  expect(await askFor(person, admin, here, more)).toMatchObject({ status: 409, code: 'homes_too_many' })
})
