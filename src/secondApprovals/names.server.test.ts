/** Another person approves a new name of staff, no two staff share a name, and signs in each line distinguish people. */
import { expect, test } from 'vitest'
import { revisionOf, sessionOf } from '../../tests/support/accounts.ts'
import { arrive, enter } from '../../tests/support/arrivals.ts'
import { signed } from '../../tests/support/called.ts'
import { logOf } from '../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { supervision } from '../guards/supervision.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import type { UserRole } from '../shared/roles.ts'
import { secondApprovals } from './secondApprovals.contract.ts'

const garita = openForFile(sharedInstallation)

async function town() {
  const here = await garita.condominium()
  const staff = (userRole: UserRole, fullName: string) =>
    garita.person({ user_role: userRole, full_name: fullName, assigned: [here] })
  return {
    here,
    staff,
    admin: await staff('admin', 'Arturo Villaseñor'),
    supervisor: await staff('supervisor', 'Sofía Mora'),
    gil: await staff('agent', 'Gil Sosa'),
    ramon: await staff('agent', 'Ramón Ibarra'),
    ana: await garita.person({ condominium: here, full_name: 'Ana Uno' }),
  }
}

const rename = async (person: TestPerson, fullName: string) =>
  person.call(session.changeCard, {
    ...{ revision: await revisionOf(garita, person.id), full_name: fullName, phone_number: null },
    language: 'es',
  })

async function cardOf(person: TestPerson) {
  const answer = await person.call(session.current, {})
  return answer.ok ? answer.answer.person : null
}

async function waiting(person: TestPerson) {
  const found = await person.call(secondApprovals.waiting, {})
  if (!found.ok) throw new Error(found.code)
  return found.answer
}
const bellOf = async (person: TestPerson) => {
  const heard = await person.call(notices.list, {})
  return heard.ok ? heard.answer.items : []
}

test.each(['agent', 'supervisor', 'admin'] as const)(
  'keeps the name of a %s until another person approves the new one',
  async (role) => {
    const { here, staff, admin } = await town()
    const asker = await staff(role, 'Marta Ríos')
    expect(await rename(asker, 'Marta Ríos Paz')).toMatchObject({ ok: true })
    expect(await cardOf(asker)).toMatchObject({ full_name: 'Marta Ríos', asked_name: 'Marta Ríos Paz' })
    if (role !== 'agent') expect(await waiting(asker)).toEqual([])
    const [ask] = await waiting(admin)
    expect(ask).toMatchObject({
      kind: 'name',
      wanted: 'Marta Ríos Paz',
      about: await signed(garita, 'Marta Ríos', asker.id),
    })
    const answer = { condominium_id: here, id: ask?.id ?? '', granted: true }
    expect(await bellOf(admin)).toContainEqual(expect.objectContaining({ kind: 'second_asked', fact_id: ask?.id }))
    if (role === 'agent') expect(await asker.call(secondApprovals.answer, answer)).toMatchObject({ status: 403 })
    else
      expect(await asker.call(secondApprovals.answer, answer)).toMatchObject({ status: 409, code: 'ask_needs_another' })
    expect(await admin.call(secondApprovals.answer, answer)).toMatchObject({ ok: true })
    expect(await admin.call(secondApprovals.answer, answer)).toMatchObject({ ok: true })
    expect(await admin.call(secondApprovals.answer, { ...answer, granted: false })).toMatchObject({
      code: 'ask_is_over',
    })
    expect(await cardOf(asker)).toMatchObject({ full_name: 'Marta Ríos Paz', asked_name: null })
    if (role !== 'supervisor')
      expect(await bellOf(asker)).toContainEqual(
        expect.objectContaining({ kind: 'second_answered', reason: 'name_granted', name: 'Marta Ríos Paz' }),
      )
  },
)

test('lets a supervisor answer for guards, not for administrators; a refusal keeps the name', async () => {
  const { here, staff, supervisor, gil } = await town()
  const other = await staff('admin', 'Olga Otra')
  await rename(other, 'Olga Paz')
  expect(await waiting(supervisor)).toEqual([])
  await rename(gil, 'Gil Sosa Luna')
  const [ask] = await waiting(supervisor)
  expect(
    await supervisor.call(secondApprovals.answer, { condominium_id: here, id: ask?.id ?? '', granted: false }),
  ).toMatchObject({
    ok: true,
  })
  expect(await cardOf(gil)).toMatchObject({ full_name: 'Gil Sosa', asked_name: null })
})

test('refuses as second person an account that the asker created, or that created the asker', async () => {
  const { here, admin } = await town()
  const root = await garita.person({ user_role: 'super_admin' })
  const make = async (by: TestPerson, fullName: string) => {
    const id = newId()
    const card = { id, full_name: fullName, email: `${id}@garita.test`, phone_number: null, language: 'es' as const }
    expect(await by.call(people.create, { ...card, user_role: 'admin', condominium_ids: [here] })).toMatchObject({
      ok: true,
    })
    return sessionOf(garita, id)
  }
  const puppet = await make(admin, 'Tomás Títere')
  const second = await make(puppet, 'Tadeo Títere')
  expect(await rename(admin, 'Arturo Villa')).toMatchObject({ ok: true })
  expect([await waiting(puppet), await waiting(second)]).toEqual([[], []])
  const found = (await waiting(root)).filter(({ condominium }) => condominium.id === here)
  expect(found).toMatchObject([{ wanted: 'Arturo Villa' }])
  const answer = { condominium_id: here, id: found[0]?.id ?? '', granted: true }
  expect(await puppet.call(secondApprovals.answer, answer)).toMatchObject({ code: 'ask_needs_another' })
  expect(await root.call(secondApprovals.answer, answer)).toMatchObject({ ok: true })
  expect(await cardOf(admin)).toMatchObject({ full_name: 'Arturo Villa' })
})

const taken = { ok: false, status: 409, code: 'person_name_taken' }
const office = { ok: false, status: 409, code: 'person_name_office' }

test('refuses staff the name of another person of the condominium, and the name of an office', async () => {
  const { here, admin, supervisor, gil } = await town()
  for (const name of ['Ramón Ibarra', 'ramon  IBARRA', 'Ramón-Ibarra', 'Аna Uno'])
    expect(await rename(gil, name)).toMatchObject(taken)
  for (const name of ['Administración', 'Webhook', 'La Garita', 'Supervisor', 'Relevo: Ana', 'Ramón Ibarra · K7F2'])
    expect(await rename(gil, name)).toMatchObject(office)
  const card = (fullName: string) => ({ ...{ id: newId(), full_name: fullName, email: null }, language: 'es' as const })
  const make = (fullName: string) =>
    admin.call(people.create, {
      ...{ ...card(fullName), phone_number: null, user_role: 'agent' as const },
      condominium_ids: [here],
    })
  expect(await make('Ramon Ibarra')).toMatchObject(taken)
  expect(await make('Caseta')).toMatchObject(office)
  expect(await supervisor.call(supervision.makeGuard, { ...card('Ana Uno'), condominium_ids: [here] })).toMatchObject(
    taken,
  )
  const elsewhere = await garita.person({ user_role: 'agent', full_name: 'Ramón Ibarra' })
  const root = await garita.person({ user_role: 'super_admin' })
  expect(await root.call(people.assign, { id: elsewhere.id, condominium_id: here })).toMatchObject(taken)
  const waits = { user_role: 'agent' as const, full_name: 'Ramón Ibarra', approval_status: 'pending' as const }
  const pending = await garita.person({ ...waits, assigned: [here] })
  expect(await admin.call(people.decide, { id: pending.id, from: 'pending', to: 'approved' })).toMatchObject(taken)
  const lives = { email: `${newId()}@garita.test`, full_name: 'Ramón Ibarra' }
  const resident = await garita.person({ ...lives, condominium: here, unit: '102' })
  const raised = { id: resident.id, ...lives, phone_number: null, approval_status: 'approved' as const }
  const revision = await revisionOf(garita, resident.id)
  expect(await admin.call(people.change, { ...raised, revision, user_role: 'agent' })).toMatchObject(taken)
  const renamed = {
    id: gil.id,
    full_name: 'Ramón Ibarra',
    email: gil.email,
    phone_number: null,
    user_role: 'agent' as const,
  }
  expect(
    await admin.call(people.change, {
      ...renamed,
      revision: await revisionOf(garita, gil.id),
      approval_status: 'approved',
    }),
  ).toMatchObject(taken)
  expect(await make('Ramón Ibarra Luna')).toMatchObject({ ok: true })
})

test('keeps one name of father and son, and distinguishes their answers', async () => {
  const { here, gil, ana } = await town()
  const son = await garita.person({ condominium: here, unit: '102', full_name: 'Ana Uno' })
  const visit = await arrive(gil, here, '101')
  expect(await ana.call(visits.decide, { id: visit, decision: 'approved' })).toMatchObject({ ok: true })
  const decidedBy = async () => {
    const found = await gil.call(visits.list, { search: '' })
    return found.ok && found.answer.items.find(({ id }) => id === visit)?.decided_by_name
  }
  expect(await decidedBy()).toBe(await signed(garita, 'Ana Uno', ana.id))
  expect(await rename(son, 'Administración')).toMatchObject({ ok: true })
  expect(await decidedBy()).toBe('Ana Uno')
  const again = await arrive(gil, here, '102')
  await son.call(visits.decide, { id: again, decision: 'approved' })
  const found = await gil.call(visits.list, { search: '' })
  expect(found.ok && found.answer.items.find(({ id }) => id === again)?.decided_by_name).toBe(
    await signed(garita, 'Administración', son.id),
  )
})

test('shows a guard’s sign and current name in log, sheet, bell and desk', async () => {
  const { here, admin, gil, ana } = await town()
  const visit = await arrive(gil, here, '101')
  await ana.call(visits.decide, { id: visit, decision: 'approved' })
  await enter(gil, here, visit)
  await arrive(gil, here, '101')
  const then = await signed(garita, 'Gil Sosa', gil.id)
  const said = async () => {
    const sheet = await admin.call(visits.printout, { search: '' })
    const bell = (await bellOf(admin)).find(({ kind }) => kind === 'new_visitor')
    const log = (await logOf(admin)).map(({ agent_name }) => agent_name)
    return new Set([...log, bell?.by_name, ...(sheet.ok ? sheet.answer.lines.map(({ agent_name }) => agent_name) : [])])
  }
  expect(await said()).toEqual(new Set([then]))
  await rename(gil, 'Gil Luna')
  const [ask] = await waiting(admin)
  await admin.call(secondApprovals.answer, { condominium_id: here, id: ask?.id ?? '', granted: true })
  expect(await said()).toEqual(new Set([`${then} (hoy: Gil Luna)`]))
})
