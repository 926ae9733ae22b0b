import { afterAll, beforeAll, expect, test } from 'vitest'
import { allWritten, letterTo, revisionOf } from '../../tests/support/accounts.ts'
import { ask, type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import { people } from './people.contract.ts'

let garita: TestInstallation
let sending: TestInstallation
let root: TestPerson
let admin: TestPerson
let own: string
let second: string
let other: string
beforeAll(async () => {
  garita = await testInstallation()
  sending = await testInstallation({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'garita@example.org' } })
  root = await garita.person({ user_role: 'super_admin' })
  own = await garita.condominium('Propio')
  second = await garita.condominium('Segundo')
  other = await garita.condominium('Ajeno')
  admin = await garita.person({ user_role: 'admin', assigned: [own, second] })
})
afterAll(() => Promise.all([garita.close(), sending.close()]))

const card = (person: { id: string; email: string }) => ({
  id: person.id,
  full_name: `Ana Pérez ${person.id.slice(-8)}`,
  email: person.email,
  phone_number: null,
  approval_status: 'approved' as const,
})
const living = (person: { id: string; email: string }, condominiumId: string, unitNumber: string) => ({
  ...card(person),
  user_role: 'resident' as const,
  condominium_id: condominiumId,
  unit_number: unitNumber,
})
/** Sends the current revision, unless the test sets an older one. */
async function change(reader: TestPerson, input: { id: string } & Record<string, unknown>) {
  return ask(garita, people.change, { revision: await revisionOf(garita, input.id), ...input }, reader.token)
}
const seen = async (person: TestPerson) => {
  const current = await person.call(session.current, {})
  return current.ok ? current.answer.person : undefined
}
const homesOf = async (id: string) =>
  (
    await garita.owner.query(
      'select unit_number, condominium_id, since is not null as counts, until is null as present from residences where profile_id = $1 order by requested_at',
      [id],
    )
  ).rows

test('changes a unit and keeps the old residence in the history', async () => {
  const resident = await garita.person({ condominium: own, unit: '101' })
  expect(await change(admin, living(resident, own, ' b  2 '))).toMatchObject({ ok: true })
  expect(await change(admin, living(resident, own, 'B 2'))).toMatchObject({ ok: true })
  expect(await homesOf(resident.id)).toEqual([
    { unit_number: '101', condominium_id: own, counts: true, present: false },
    { unit_number: 'B 2', condominium_id: own, counts: true, present: true },
  ])
})

test('lets an admin move a resident only between their own condominiums', async () => {
  const resident = await garita.person({ condominium: own })
  expect(await change(admin, living(resident, second, '7'))).toMatchObject({ ok: true })
  expect(await seen(resident)).toMatchObject({ condominium: { id: second }, unit_number: '7', may_enter: true })
  for (const elsewhere of [other, newId()]) {
    expect(await change(admin, living(resident, elsewhere, '7'))).toMatchObject({
      ok: false,
      status: 403,
      code: 'forbidden',
    })
  }
  expect(await seen(resident)).toMatchObject({ condominium: { id: second } })
  expect(await change(root, living(resident, other, '9'))).toMatchObject({ ok: true })
  expect(await change(admin, living(resident, own, '1'))).toMatchObject({ ok: false, status: 404, code: 'not_found' })
})

test('keeps a pending resident pending after a move; the residence starts with the approval', async () => {
  const resident = await garita.person({ condominium: own, approval_status: 'pending' })
  expect(await change(admin, { ...living(resident, second, '7'), approval_status: 'pending' })).toMatchObject({
    ok: true,
  })
  expect((await homesOf(resident.id)).at(-1)).toMatchObject({ counts: false, present: true })
  expect(await change(admin, living(resident, second, '7'))).toMatchObject({ ok: true })
  expect((await homesOf(resident.id)).at(-1)).toMatchObject({ counts: true, present: true })
})

test('keeps a resident who becomes an agent in the condominium, and ends the assignments on the way back', async () => {
  const person = await garita.person({ condominium: own })
  expect(await change(admin, { ...card(person), user_role: 'agent' })).toMatchObject({ ok: true })
  expect(await seen(person)).toMatchObject({
    user_role: 'agent',
    condominium: null,
    assigned: [{ id: own }],
    may_enter: true,
  })
  expect(await admin.call(people.assign, { id: person.id, condominium_id: second })).toMatchObject({ ok: true })
  expect(await change(admin, living(person, second, '3'))).toMatchObject({ ok: true })
  expect(await seen(person)).toMatchObject({
    user_role: 'resident',
    condominium: { id: second },
    unit_number: '3',
    assigned: [],
  })
})

test('lets only a super admin create or change a super admin', async () => {
  const person = await garita.person({ condominium: own })
  expect(await change(admin, { ...card(person), user_role: 'super_admin' })).toMatchObject({ ok: false, status: 403 })
  expect(await seen(person)).toMatchObject({ user_role: 'resident', condominium: { id: own } })
  expect(await change(admin, { ...card(root), user_role: 'agent' })).toMatchObject({ ok: false, status: 404 })
  expect(await change(root, { ...card(person), user_role: 'super_admin' })).toMatchObject({ ok: true })
  expect(await seen(person)).toMatchObject({ user_role: 'super_admin', condominium: null, assigned: [] })
  expect(await change(root, { ...card(person), user_role: 'agent' })).toMatchObject({ ok: true })
})

test('refuses changes of one’s own role, status or address', async () => {
  for (const [person, userRole] of [
    [admin, 'super_admin'],
    [admin, 'agent'],
    [root, 'admin'],
  ] as const) {
    const before = await seen(person)
    const answer = await change(person, { ...card(person), user_role: userRole })
    expect(answer.ok).toBe(false)
    expect(answer.status).toBeLessThan(500)
    expect(await seen(person)).toEqual(before)
  }
  const renamed = await change(admin, { ...card(admin), email: 'otro@garita.test', user_role: 'admin' })
  expect(renamed).toMatchObject({ ok: false, status: 409, code: 'person_own_status' })
})

test.each(['resident', 'agent'] as const)('refuses changes by a %s', async (userRole) => {
  const reader = await garita.person(
    userRole === 'resident' ? { condominium: own } : { user_role: userRole, assigned: [own] },
  )
  const target = await garita.person({ condominium: own })
  const answer = await change(reader, { ...living(target, own, '101'), full_name: 'Cambiada' })
  expect(answer.ok).toBe(false)
  expect([403, 404]).toContain(answer.status)
  expect(await seen(target)).toMatchObject({ full_name: 'Ana Pérez' })
})

test('refuses an address that is taken', async () => {
  const [one, two] = [await garita.person({ condominium: own }), await garita.person({ condominium: own })]
  expect(await change(admin, { ...living(one, own, '101'), email: two.email })).toMatchObject({
    ok: false,
    status: 409,
    code: 'profile_email_taken',
  })
  expect(await seen(one)).toMatchObject({ email: one.email })
})

test('applies a new address at once without a mail server; the old address gets a message, and no confirmation is needed', async () => {
  const person = await garita.person({ condominium: own })
  const email = `nueva-${person.email}`
  expect(await change(admin, { ...living(person, own, '101'), email })).toMatchObject({ ok: true })
  expect(await letterTo(garita, person.email)).toMatchObject({ subject: 'Cambió el correo de tu cuenta' })
  expect(await seen(person)).toMatchObject({ email, email_confirmed: true, may_enter: true })
  await allWritten(garita)
  const { rows } = await garita.owner.query('select subject from unsent_messages where recipient = $1', [email])
  expect(rows).toEqual([])
})

test('requires the confirmation of a new address if the installation sends letters', async () => {
  const chief = await sending.person({ user_role: 'super_admin' })
  const home = await sending.condominium()
  const person = await sending.person({ condominium: home })
  const email = `nueva-${person.email}`
  const changed = await ask(
    sending,
    people.change,
    { ...living(person, home, '101'), revision: await revisionOf(sending, person.id), email },
    chief.token,
  )
  expect(changed).toMatchObject({ ok: true })
  expect(await seen(person)).toMatchObject({ email, email_confirmed: false, may_enter: false })
  const { rows } = await sending.owner.query(`select payload from jobs where name = 'session.email_changed'`)
  expect(rows).toEqual([{ payload: { profile_id: person.id, former: person.email, former_confirmed: true } }])
})

test('keeps a decision when an edit form from before it is saved', async () => {
  const person = await garita.person({ condominium: own })
  const revision = await revisionOf(garita, person.id)
  expect(await root.call(people.decide, { id: person.id, from: 'approved', to: 'rejected' })).toMatchObject({
    ok: true,
  })
  expect(await change(admin, { ...living(person, own, '101'), revision })).toMatchObject({
    ok: false,
    status: 409,
    code: 'changed_meanwhile',
    now: { approval_status: 'rejected', revision: 2 },
  })
  expect(await seen(person)).toBeNull()
})

test('keeps a move or a new role when an edit form from before it is saved', async () => {
  const person = await garita.person({ condominium: own })
  const revision = await revisionOf(garita, person.id)
  expect(await change(root, living(person, second, '9'))).toMatchObject({ ok: true })
  expect(await change(admin, { ...living(person, own, '101'), revision })).toMatchObject({ ok: false, status: 409 })
  expect(await change(root, { ...card(person), user_role: 'agent' })).toMatchObject({ ok: true })
  expect(await change(admin, { ...living(person, own, '101'), revision })).toMatchObject({ ok: false, status: 409 })
  expect(await seen(person)).toMatchObject({ user_role: 'agent', assigned: [{ id: second }] })
})

test('saves nothing after a refused change', async () => {
  const [person, taken] = [
    await garita.person({ condominium: own, unit: '1' }),
    await garita.person({ condominium: own }),
  ]
  expect((await change(admin, { ...living(person, second, '2'), email: taken.email })).ok).toBe(false)
  expect(await homesOf(person.id)).toEqual([{ unit_number: '1', condominium_id: own, counts: true, present: true }])
})

test('refuses to change the last super admin', async () => {
  await sending.person({ user_role: 'super_admin' })
  const lonely = await sending.owner.query(`select id from profiles where user_role = 'super_admin'`)
  const demote = `update profiles set user_role = 'agent' where id = $1`
  for (const { id } of lonely.rows.slice(1)) await sending.owner.query(demote, [id])
  await expect(sending.owner.query(demote, [lonely.rows[0].id])).rejects.toMatchObject({
    constraint: 'person_last_super_admin',
  })
})
