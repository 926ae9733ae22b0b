import { beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo, linkIn, password, signIn } from '../../../tests/support/accounts.ts'
import { ask, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { session } from '../../session/session.contract.ts'
import { startCodes } from '../../session/start/start.contract.ts'
import { newId } from '../../shared/ids.ts'
import { people } from '../people.contract.ts'
import { invitations } from './invitations.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
let admin: TestPerson
let root: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
})
beforeEach(async () => {
  here = await garita.condominium('Los Encinos')
  there = await garita.condominium('Allá')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  await garita.owner.query('delete from attempts')
  await garita.owner.query('update installation set sends_mail = true')
})

const card = (more: object = {}) => {
  const id = newId()
  return { id, full_name: `Ramón Díaz ${id.slice(-8)}`, email: null, phone_number: null, language: 'es', ...more }
}
const guard = (places: string[], more: object = {}) => ({ ...card(more), user_role: 'agent', condominium_ids: places })
const resident = (place: string, unit: string, more: object = {}) => ({
  ...{ ...card(more), user_role: 'resident', residence_id: newId() },
  ...{ condominium_id: place, unit_number: unit },
})
const create = (by: TestPerson, input: object) => ask(garita, people.create, input, by.token)
const listed = async (by: TestPerson, id: string) => {
  const list = await by.call(people.list, {})
  return list.ok ? list.answer.items.find((one) => one.id === id) : undefined
}

test('creates, approves and assigns a guard without an e-mail in one act, which may be repeated', async () => {
  const ramon = guard([here])
  expect(await create(admin, ramon)).toMatchObject({ ok: true })
  expect(await create(admin, ramon)).toMatchObject({ ok: true })
  expect(await listed(admin, ramon.id)).toMatchObject({
    ...{ email: null, approval_status: 'approved', started: false, invited_at: null },
    ...{ assigned: [{ id: here }], user_role: 'agent' },
  })
  const made = await admin.call(invitations.makeCode, { id: ramon.id })
  if (!made.ok) throw new Error(made.code)
  expect(made.answer).toMatchObject({ condominium: 'Los Encinos', unit_number: null, has_email: false })
  const begun = await ask(garita, startCodes.start, { code: made.answer.code, password, username: 'ramon.diaz' }, null)
  expect(begun).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: 'ramon.diaz', password })).toMatchObject({ ok: true })
  expect(await listed(admin, ramon.id)).toMatchObject({ started: true, username: 'ramon.diaz' })
  expect((await listed(admin, ramon.id))?.invited_at).not.toBeNull()
})

test('lets an admin create residents, guards and admins of their own condominiums only', async () => {
  const makes = async (by: TestPerson, input: object) => {
    const answer = await create(by, input)
    return answer.ok ? 'made' : answer.status
  }
  expect(await makes(admin, resident(here, '7'))).toBe('made')
  expect(await makes(admin, { ...guard([here]), user_role: 'admin' })).toBe('made')
  expect(await makes(admin, guard([here, there]))).toBe(403)
  expect(await makes(admin, resident(there, '7'))).toBe(403)
  expect(await makes(admin, { ...card(), user_role: 'super_admin' })).toBe(403)
  expect(await makes(root, { ...card(), user_role: 'super_admin' })).toBe('made')
  expect(await makes(root, guard([here, there]))).toBe('made')
  expect(await makes(root, guard([]))).toBe(422)
  expect(await makes(await garita.person({ user_role: 'agent', assigned: [here] }), resident(here, '7'))).toBe(403)
  expect(await makes(await garita.person({ condominium: here }), resident(here, '7'))).toBe(403)
  const gone = await garita.condominium()
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [gone])
  expect(await makes(root, guard([gone]))).toBe(403)
})

test('refuses, counts and records a known address, and creates no person', async () => {
  const stranger = await garita.person({ condominium: there })
  const input = resident(here, '7', { email: stranger.email })
  expect(await create(admin, input)).toMatchObject({ status: 409, code: 'profile_email_taken' })
  expect(await listed(admin, input.id)).toBeUndefined()
  const { rows } = await garita.owner.query(
    `select subject_name from audit_entries where thing = 'address' and actor_id = $1`,
    [admin.id],
  )
  expect(rows).toEqual([{ subject_name: stranger.email }])
})

test('creates no person with an id that is taken', async () => {
  const ana = await garita.person({ condominium: here, full_name: 'Ana' })
  expect(await create(admin, guard([here], { id: ana.id }))).toMatchObject({ status: 404 })
  expect(await listed(admin, ana.id)).toMatchObject({ user_role: 'resident', full_name: 'Ana' })
})

test('invites again by letter, staff too, but never a person who has begun', async () => {
  const email = `${newId()}@garita.test`
  const ramon = guard([here], { email })
  await create(admin, ramon)
  expect(await admin.call(invitations.writeInvitation, { id: ramon.id })).toMatchObject({ ok: true })
  const letter = await letterTo(garita, email)
  expect(letter.subject).toBe('Te damos la bienvenida a Los Encinos')
  expect(await garita.nobody.call(session.reset, { link: linkIn(letter), password })).toMatchObject({ ok: true })
  expect(await admin.call(invitations.writeInvitation, { id: ramon.id })).toMatchObject({ code: 'invitation_not_sent' })
  const other = await garita.person({ user_role: 'admin', assigned: [there] })
  expect(await other.call(invitations.writeInvitation, { id: ramon.id })).toMatchObject({ status: 404 })
  const lupe = resident(here, '9')
  await create(admin, lupe)
  expect(await admin.call(invitations.writeInvitation, { id: lupe.id })).toMatchObject({ code: 'invitation_not_sent' })
})

test('prints a sheet with all people of one condominium who have not begun, and repeats them only on request', async () => {
  const [first, second] = [resident(here, '10'), resident(here, '9', { email: `${newId()}@garita.test` })]
  const [pine, oak] = [resident(here, 'PINO-1'), resident(here, 'ENCINO-1')]
  const [ramon, elsewhere] = [guard([here]), resident(there, '1')]
  for (const input of [pine, oak, first, second, ramon, elsewhere]) await create(root, input)
  const counts = async () => {
    const { answer } = (await admin.call(invitations.waiting, { condominium_ids: [there, here] })) as {
      answer: unknown
    }
    return answer
  }
  // The admin of this fixture has no password either, but is the caller. People of the other condominium are invisible.
  expect(await counts()).toMatchObject([
    { never: 0, invited: 0 },
    { never: 6, invited: 0, never_with_email: 2 },
  ])
  const made = await admin.call(invitations.makeCodes, { condominium_id: here, again: false })
  if (!made.ok) throw new Error(made.code)
  expect(made.answer.map(({ id }) => id)).toEqual([second.id, first.id, oak.id, pine.id, ramon.id])
  expect(new Set(made.answer.map(({ code }) => code)).size).toBe(5)
  const [code = ''] = made.answer.map((one) => one.code)
  const look = () => ask(garita, startCodes.lookAtCode, { code }, null)
  expect(await look()).toMatchObject({ ok: true })
  expect(await admin.call(invitations.makeCodes, { condominium_id: here, again: false })).toMatchObject({ answer: [] })
  expect(await look()).toMatchObject({ ok: true })
  const more = await admin.call(invitations.makeCodes, { condominium_id: here, again: true })
  expect(more.ok && more.answer).toHaveLength(5)
  expect(await look()).toMatchObject({ code: 'code_dead' })
  expect(await admin.call(invitations.makeCodes, { condominium_id: there, again: true })).toMatchObject({ answer: [] })
})

test('sends letters to all with an e-mail, up to the daily limit', async () => {
  const inputs = [resident(here, '1', { email: `${newId()}@garita.test` }), resident(here, '2'), resident(here, '3')]
  for (const input of inputs) await create(admin, input)
  const write = (again: boolean) => admin.call(invitations.writeInvitations, { condominium_id: here, again })
  expect(await write(false)).toMatchObject({ answer: { sent: 1 } })
  expect(await write(false)).toMatchObject({ answer: { sent: 0 } })
  expect(await write(true)).toMatchObject({ answer: { sent: 1 } })
  await garita.owner.query(`update attempts set count = 500 where key = $1`, [`letter ${here}`])
  expect(await write(true)).toMatchObject({ answer: { sent: 0 } })
})
