import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import { people } from './people.contract.ts'

const garita = openForFile(sharedInstallation)
let root: TestPerson
let admin: TestPerson
let own: string
let second: string
let other: string
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin', full_name: 'Raíz' })
  own = await garita.condominium('Propio')
  second = await garita.condominium('Segundo')
  other = await garita.condominium('Ajeno')
  admin = await garita.person({ user_role: 'admin', assigned: [own, second] })
})

const notThere = { ok: false, status: 404, code: 'not_found' }
const assign = (reader: Pick<TestPerson, 'call'>, id: string, condominiumId: string) =>
  reader.call(people.assign, { id, condominium_id: condominiumId })
const assignedTo = async (person: TestPerson) => {
  const current = await person.call(session.current, {})
  return current.ok ? current.answer.person?.assigned.map((place) => place.name) : undefined
}

test('lets a super admin assign any staff; the list has the day and the author', async () => {
  const agent = await garita.person({ user_role: 'agent', full_name: 'Óscar Díaz' })
  expect(await assign(root, agent.id, own)).toMatchObject({ ok: true })
  expect(await assign(root, agent.id, own)).toMatchObject({ ok: false, status: 409, code: 'assignment_exists' })
  expect(await assignedTo(agent)).toEqual(['Propio'])
  const listed = await root.call(people.assignments, {})
  expect(listed.ok && listed.answer.items[0]).toMatchObject({
    profile_id: agent.id,
    condominium: { name: 'Propio' },
    assigned_by_name: 'Raíz',
    user_role: 'agent',
  })
  const chosen = await root.call(people.chooseOperator, { search: 'oscar diaz' })
  expect(chosen.ok && chosen.answer).toEqual([{ id: agent.id, name: 'Óscar Díaz' }])
})

test('creates one assignment from identical concurrent requests', async () => {
  const agent = await garita.person({ user_role: 'agent' })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => assign(root, agent.id, own)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  for (const lost of answers.filter((answer) => !answer.ok)) {
    expect(lost).toMatchObject({ status: 409, code: 'assignment_exists' })
  }
})

test('lets an admin assign staff to their own condominiums and remove them', async () => {
  const agent = await garita.person({ user_role: 'agent', assigned: [own] })
  expect(await assign(admin, agent.id, second)).toMatchObject({ ok: true })
  expect(await assignedTo(agent)).toEqual(['Propio', 'Segundo'])
  expect(await admin.call(people.unassign, { id: agent.id, condominium_id: second })).toMatchObject({ ok: true })
  expect(await root.call(people.unassign, { id: agent.id, condominium_id: second })).toMatchObject(notThere)
  expect(await assignedTo(agent)).toEqual(['Propio'])
})

test('answers an admin about other condominiums and people like unknown ones', async () => {
  const [mine, foreign, free, neighbor] = [
    await garita.person({ user_role: 'agent', assigned: [own] }),
    await garita.person({ user_role: 'agent', assigned: [other] }),
    await garita.person({ user_role: 'agent' }),
    await garita.person({ condominium: other }),
  ]
  for (const condominium of [other, newId()]) expect(await assign(admin, mine.id, condominium)).toMatchObject(notThere)
  for (const id of [foreign.id, free.id, neighbor.id, newId()]) {
    expect(await assign(admin, id, own)).toMatchObject(notThere)
    expect(await admin.call(people.unassign, { id, condominium_id: other })).toMatchObject(notThere)
  }
  expect(await assignedTo(foreign)).toEqual(['Ajeno'])
})

test('tells a super admin that the person or condominium does not exist', async () => {
  const agent = await garita.person({ user_role: 'agent' })
  expect(await assign(root, newId(), own)).toMatchObject(notThere)
  expect(await assign(root, agent.id, newId())).toMatchObject(notThere)
})

test('refuses to assign residents', async () => {
  const resident = await garita.person({ condominium: own })
  const refused = { ok: false, status: 409, code: 'assignment_staff_only' }
  expect(await assign(admin, resident.id, second)).toMatchObject(refused)
  expect(await assign(root, resident.id, second)).toMatchObject(refused)
  expect(await assign(root, root.id, second)).toMatchObject(refused)
})

test('refuses an admin who assigns or removes themselves', async () => {
  expect((await assign(admin, admin.id, other)).ok).toBe(false)
  expect((await admin.call(people.unassign, { id: admin.id, condominium_id: own })).ok).toBe(false)
  expect(await assignedTo(admin)).toEqual(['Propio', 'Segundo'])
})

test.each(['resident', 'agent'] as const)('refuses assignments by a %s', async (userRole) => {
  const reader = await garita.person(
    userRole === 'resident' ? { condominium: own } : { user_role: userRole, assigned: [own] },
  )
  const agent = await garita.person({ user_role: 'agent', assigned: [own] })
  expect(await assign(reader, agent.id, second)).toMatchObject({ ok: false, status: 403 })
  expect(await reader.call(people.unassign, { id: agent.id, condominium_id: own })).toMatchObject({
    ok: false,
    status: 403,
  })
  expect(await assignedTo(agent)).toEqual(['Propio'])
})

test('removes the rights with the assignment, at the next call', async () => {
  const agent = await garita.person({ user_role: 'admin', assigned: [other] })
  const before = await agent.call(condominiums.list, {})
  expect(before.ok && before.answer.items).toHaveLength(1)
  await root.call(people.unassign, { id: agent.id, condominium_id: other })
  const after = await agent.call(condominiums.list, {})
  expect(after.ok && after.answer.items).toEqual([])
})

test('counts only the operators, assignments and condominiums that the user may see', async () => {
  const place = await garita.condominium('Contado')
  const chief = await garita.person({ user_role: 'admin', assigned: [place] })
  await garita.person({ user_role: 'agent', assigned: [place] })
  await garita.person({ user_role: 'agent', assigned: [place, other] })
  const counted = await chief.call(people.countOperators, {})
  expect(counted.ok && counted.answer).toEqual({ operators: 2, assignments: 3, condominiums: 1 })
})
