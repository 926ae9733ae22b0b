/** The attacker has several homes, or administers one of them. */
import { beforeAll, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { called } from '../../../tests/support/called.ts'
import { homesOf, inHome } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { codeOfUnit } from '../../../tests/support/unitCodes.ts'
import { audit } from '../../audit/audit.contract.ts'
import { households } from '../../households/households.contract.ts'
import { join } from '../../session/join/join.contract.ts'
import { newId } from '../../shared/ids.ts'
import { moves } from '../move/moves.contract.ts'
import { people } from '../people.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let there: string
let admin: TestPerson
let adminThere: TestPerson
let root: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  there = await garita.condominium('Las Palmas')
  root = await garita.person({ user_role: 'super_admin' })
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Aquí' })
  adminThere = await garita.person({ user_role: 'admin', assigned: [there], full_name: 'Rosa Allá' })
})

let unit = 100
const newUnitNumber = () => `${++unit}`
const shown = async (by: TestPerson, id: string) => {
  const listed = await by.call(people.list, {})
  if (!listed.ok) throw new Error(listed.code)
  const found = listed.answer.items.find((one) => one.id === id)
  if (!found) throw new Error('not listed')
  return found
}
const liveIn = async (id: string) =>
  (
    await garita.owner.query<{ unit_number: string }>(
      'select unit_number from residences where profile_id = $1 and since is not null and until is null order by unit_number',
      [id],
    )
  ).rows.map(({ unit_number }) => unit_number)

async function askFor(who: TestPerson, by: TestPerson, condominium: string, number: string, id = newId()) {
  await garita.person({ condominium, unit: number })
  const code = await codeOfUnit(by, { condominium_id: condominium, unit_number: number })
  expect(await who.call(join.askForHome, { id, code })).toMatchObject({ ok: true })
  return id
}
const give = (by: TestPerson, who: TestPerson, condominium: string, number: string) =>
  by.call(people.addHome, { id: who.id, residence_id: newId(), condominium_id: condominium, unit_number: number })

test('decides about the home that the administration read, and accepts a repeated answer once', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  const [first, second] = [newUnitNumber(), newUnitNumber()]
  await askFor(person, adminThere, there, first, 'ffffffff-ffff-4fff-bfff-ffffffffffff')
  await askFor(person, adminThere, there, second, '00000000-0000-4000-8000-000000000001')
  const read = await shown(adminThere, person.id)
  expect(read.unit_number).toBe(first)
  const answer = { id: person.id, from: 'pending', to: 'approved' } as const
  const named = { ...answer, residence_id: read.asked_home ?? undefined }
  // The answer was lost, so the call is repeated.
  for (let sent = 0; sent < 2; sent++) expect(await adminThere.call(people.decide, named)).toMatchObject({ ok: true })
  expect(await liveIn(person.id)).toEqual([expect.any(String), first])
  const other = await shown(adminThere, person.id)
  const refusal = { ...answer, to: 'rejected', residence_id: other.asked_home ?? undefined } as const
  for (let sent = 0; sent < 2; sent++) expect(await adminThere.call(people.decide, refusal)).toMatchObject({ ok: true })
  // An approval of another home does not count here.
  expect(await adminThere.call(people.decide, { ...refusal, to: 'approved' })).toMatchObject({ ok: false, status: 409 })
  expect(await liveIn(person.id)).toEqual([expect.any(String), first])
})

test('approves the homes that the administrator read when it approves several', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  const read = newUnitNumber()
  await askFor(person, admin, here, read)
  const { asked_home } = await shown(admin, person.id)
  await askFor(person, admin, here, newUnitNumber())
  const input = { ids: [person.id], residence_ids: asked_home ? [asked_home] : [] }
  for (let sent = 0; sent < 2; sent++)
    expect(await admin.call(people.approveInvited, input)).toMatchObject({ ok: true })
  expect(await liveIn(person.id)).toEqual([expect.any(String), read])
})

/** A move that was planned yesterday and is due, while its job has not run yet. */
async function dueMove(home: string, to: string) {
  await garita.owner.query('alter table residences disable trigger schedule_move')
  await garita.owner.query(
    `update residences set leaves_at = now() - interval '1 minute', moves_to = $2 where id = $1`,
    [home, to],
  )
  await garita.owner.query('alter table residences enable trigger schedule_move')
  await garita.owner.query('select access.carry_out_move(condominium_id, id) from residences where id = $1', [home])
}

test('ends the old home when the target of a move already belongs to the person', async () => {
  const to = newUnitNumber()
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  const [home = ''] = await homesOf(garita, person)
  expect(await give(admin, person, here, to)).toMatchObject({ ok: true })
  await dueMove(home, to)
  expect(await liveIn(person.id)).toEqual([to])
})

test('answers a pending request for the target home of a move', async () => {
  const to = newUnitNumber()
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  const [home = ''] = await homesOf(garita, person)
  await askFor(person, admin, here, to)
  const now = { id: person.id, residence_id: home, at: null, moves_to: to }
  expect(await admin.call(moves.planMove, now)).toMatchObject({ ok: true })
  expect(await liveIn(person.id)).toEqual([to])
  expect(await admin.call(people.list, { approval_status: 'pending', search: to })).toMatchObject({
    answer: { items: [] },
  })
})

test('assigns a resident who becomes staff where they lived, and not where their request is pending', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber(), full_name: 'Ada Sube' })
  await askFor(person, adminThere, there, newUnitNumber())
  const changed = await root.call(people.change, {
    ...{ id: person.id, revision: await revisionOf(garita, person.id), full_name: 'Ada Sube', email: person.email },
    ...{ phone_number: null, approval_status: 'approved', user_role: 'admin' },
  })
  expect(changed).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query('select condominium_id from assignments where profile_id = $1', [person.id])
  expect(rows).toEqual([{ condominium_id: here }])
})

test('approves a person again for other homes after a rejection during an ended stay', async () => {
  const [own, stay] = [newUnitNumber(), newUnitNumber()]
  const person = await garita.person({ condominium: here, unit: own })
  await give(admin, person, here, stay)
  const leaves = (when: string) =>
    garita.owner.query(
      'update residences set leaves_at = now() + $3::interval where profile_id = $1 and unit_number = $2',
      [person.id, stay, when],
    )
  await leaves('1 day')
  const decide = (from: 'approved' | 'rejected', to: 'approved' | 'rejected') =>
    admin.call(people.decide, { id: person.id, from, to })
  expect(await decide('approved', 'rejected')).toMatchObject({ ok: true })
  await leaves('-1 day')
  expect(await decide('rejected', 'approved')).toMatchObject({ ok: true })
  expect(await liveIn(person.id)).toEqual([own])
})

test('answers objections in two homes of one person', async () => {
  const [one, two] = [newUnitNumber(), newUnitNumber()]
  const olderOne = await garita.person({ condominium: here, unit: one })
  const olderTwo = await garita.person({ condominium: here, unit: two })
  const person = await garita.person({ condominium: here, unit: one })
  expect(await give(admin, person, here, two)).toMatchObject({ ok: true })
  for (const older of [olderOne, olderTwo]) {
    const mine = await older.call(households.mine, {})
    const newcomer = mine.ok ? mine.answer.accounts.find(({ may_object }) => may_object) : undefined
    expect(await older.call(households.object, { joining: newcomer?.joining ?? '' })).toMatchObject({ ok: true })
  }
  const { objections } = await shown(admin, person.id)
  expect(await admin.call(households.keep, { id: person.id, seen: 1 })).toMatchObject({ status: 409 })
  expect(await admin.call(households.keep, { id: person.id, seen: objections.length })).toMatchObject({ ok: true })
  expect((await shown(admin, person.id)).objections).toEqual([])
})

test('hides from an administration where else its residents work', async () => {
  const person = await garita.person({ user_role: 'agent', assigned: [there], full_name: 'Gus Guardia' })
  await askFor(person, admin, here, newUnitNumber())
  await admin.call(people.decide, { id: person.id, from: 'pending', to: 'approved' })
  const found = async (userRole: 'agent' | 'resident') => {
    const listed = await admin.call(people.list, { user_role: userRole })
    return listed.ok && listed.answer.items.some(({ id }) => id === person.id)
  }
  expect(await found('resident')).toBe(true)
  expect(await found('agent')).toBe(false)
  expect(await admin.call(people.chooseOperator, { search: 'Gus' })).toMatchObject({ answer: [] })
  expect(await admin.call(people.countOperators, {})).toMatchObject({ answer: { operators: 0 } })
})

test('names the person who approved a home in the change log, and calls its resident a resident', async () => {
  const number = newUnitNumber()
  const person = await garita.person({ user_role: 'agent', assigned: [there], full_name: 'Gil Guardia' })
  const lines = async () => {
    const read = await admin.call(audit.list, {})
    const about = read.ok ? read.answer.items.filter((entry) => JSON.stringify(entry).includes('Gil Guardia')) : []
    return about.map(({ actor_name, actor_role, thing, act }) => ({ actor_name, actor_role, thing, act }))
  }
  await askFor(person, admin, here, number)
  expect(await lines()).toEqual([])
  await admin.call(people.decide, { id: person.id, from: 'pending', to: 'approved' })
  const letIn = { actor_name: called('Rita Aquí'), actor_role: 'admin', thing: 'residence', act: 'made' }
  expect(await lines()).toEqual([letIn])
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  const [home = ''] = await homesOf(garita, person)
  await codeOfUnit(inHome(garita, person, home), { condominium_id: here, unit_number: number })
  const byThem = { actor_name: called('Gil Guardia'), actor_role: 'resident', thing: 'unit_code' }
  expect(await lines()).toEqual([{ ...byThem, act: 'made' }, { ...byThem, act: 'changed' }, letIn])
})

test('shows the gate that a person with an account has only a pending request for a home', async () => {
  const number = newUnitNumber()
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const person = await garita.person({ condominium: there, unit: number, full_name: 'Pía Pide' })
  await askFor(person, admin, here, number)
  expect(await guard.call(people.directory, { search: 'Pía Pide' })).toMatchObject({
    answer: { items: [{ id: person.id, approval_status: 'pending', unit_number: number }] },
  })
})

test('answers a request for a home while the person’s new address is not confirmed', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  await askFor(person, admin, here, newUnitNumber())
  await garita.owner.query('update profiles set email_confirmed_at = null where id = $1', [person.id])
  const refused = await admin.call(people.decide, { id: person.id, from: 'pending', to: 'rejected' })
  expect(refused).toMatchObject({ ok: true })
  expect(await shown(admin, person.id)).toMatchObject({ asked_home: null, approval_status: 'approved' })
})

test('ends every home of a rejected account, so that none of its pages can act', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  await give(root, person, there, newUnitNumber())
  const homes = await homesOf(garita, person)
  expect(await admin.call(people.decide, { id: person.id, from: 'approved', to: 'rejected' })).toMatchObject({
    ok: false,
  })
  expect(await root.call(people.decide, { id: person.id, from: 'approved', to: 'rejected' })).toMatchObject({
    ok: true,
  })
  for (const home of homes) expect((await inHome(garita, person, home).call(households.mine, {})).ok).toBe(false)
  expect(await liveIn(person.id)).toEqual([])
})

test('lets the administration of a person’s home decide about them while they request a home elsewhere', async () => {
  const person = await garita.person({ condominium: here, unit: newUnitNumber() })
  await askFor(person, adminThere, there, newUnitNumber())
  const rejects = (by: TestPerson) => by.call(people.decide, { id: person.id, from: 'approved', to: 'rejected' })
  expect(await rejects(adminThere)).toMatchObject({ status: 403 })
  expect(await rejects(admin)).toMatchObject({ ok: true })
  expect(await homesOf(garita, person)).toHaveLength(1)
  const asksTwice = await garita.person({ condominium: here, unit: newUnitNumber() })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [asksTwice.id])
  await askFor(asksTwice, admin, here, newUnitNumber())
  await askFor(asksTwice, adminThere, there, newUnitNumber())
  for (const by of [admin, adminThere]) {
    expect(await by.call(people.remove, { id: asksTwice.id })).toMatchObject({ status: 403 })
  }
})
