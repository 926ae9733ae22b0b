import { beforeAll, expect, test } from 'vitest'
import { account, letterTo, signIn, tokenIn } from '../../../tests/support/accounts.ts'
import { ask, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import type { ApprovalStatus } from '../../shared/roles.ts'
import { people } from '../people.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
let own: string
let admin: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
  own = await garita.condominium('Propio')
  admin = await garita.person({ user_role: 'admin', assigned: [own] })
})

const statusOf = async (id: string) =>
  (
    await garita.owner.query(
      'select approval_status, decided_by, decided_at is not null as dated from profiles where id = $1',
      [id],
    )
  ).rows[0]
const notThere = { ok: false, status: 404, code: 'not_found' }

test.each<[ApprovalStatus, 'approved' | 'rejected']>([
  ['pending', 'approved'],
  ['pending', 'rejected'],
  ['approved', 'rejected'],
  ['rejected', 'approved'],
])('lets an admin decide from %s to %s, and informs the person', async (from, to) => {
  const resident = await garita.person({ condominium: own, approval_status: from, confirmed: false })
  expect(await admin.call(people.decide, { id: resident.id, from, to })).toMatchObject({ ok: true, answer: {} })
  expect(await statusOf(resident.id)).toEqual({ approval_status: to, decided_by: admin.id, dated: true })
  const letter = await letterTo(garita, resident.email)
  expect(letter.subject).toBe(`Tu cuenta de Garita fue ${to === 'approved' ? 'aprobada' : 'rechazada'}`)
  const current = await resident.call(session.current, {})
  // Without a mail server the approval replaces the confirmation, and the residence begins. A rejected person is signed out everywhere,
  // and sees the rejection at the next sign-in.
  const seen = current.ok && current.answer.person
  if (to === 'approved') expect(seen).toMatchObject({ approval_status: to, may_enter: true })
  else expect(seen).toBeNull()
})

test('keeps the reason of a rejection for the person and the audit, and removes it with an approval', async () => {
  const ana = await account(garita, { condominium: own, approval_status: 'pending' })
  const reason = 'No encontramos tu contrato.'
  expect(await admin.call(people.decide, { id: ana.id, from: 'pending', to: 'rejected', reason })).toMatchObject({
    ok: true,
  })
  const token = tokenIn(await signIn(garita, { email: ana.email, password: ana.password }))
  const current = await ask(garita, session.current, {}, token)
  expect(current.ok && current.answer.person).toMatchObject({ approval_status: 'rejected', rejection_reason: reason })
  expect((await letterTo(garita, ana.email)).body).toContain('Inicia sesión para leer el motivo')
  const { rows } = await garita.owner.query(
    `select what -> 'rejection_reason' as changed from audit_entries where subject_id = $1`,
    [ana.id],
  )
  expect(rows).toContainEqual({ changed: [null, reason] })
  expect(await admin.call(people.decide, { id: ana.id, from: 'rejected', to: 'approved' })).toMatchObject({ ok: true })
  const after = await garita.owner.query('select rejection_reason from profiles where id = $1', [ana.id])
  expect(after.rows).toEqual([{ rejection_reason: null }])
})

test('refuses a decision based on an outdated status with the current one', async () => {
  const resident = await garita.person({ condominium: own, approval_status: 'approved' })
  const late = await admin.call(people.decide, { id: resident.id, from: 'pending', to: 'rejected' })
  expect(late).toMatchObject({ ok: false, status: 409, code: 'changed_meanwhile', state: 'approved' })
  expect(await statusOf(resident.id)).toMatchObject({ approval_status: 'approved' })
})

test('accepts only one of several concurrent decisions; the others get the current status', async () => {
  const [rounds, clients] = draws([2, 4], [200, 50])
  const decideAs = async (reader: TestPerson, id: string, to: 'approved' | 'rejected') => ({
    as: `${reader.id} ${to}`,
    to,
    answer: await reader.call(people.decide, { id, from: 'pending', to }),
  })
  for (let round = 0; round < rounds; round++) {
    const { id } = await garita.person({ condominium: own, approval_status: 'pending' })
    const decisions = await Promise.all(
      Array.from({ length: clients }, (_, n) => decideAs(n < 2 ? root : admin, id, n % 2 ? 'approved' : 'rejected')),
    )
    const won = decisions.filter(({ answer }) => answer.ok)
    // A repeated decision of the same administrator succeeds again.
    expect(new Set(won.map((one) => one.as)).size).toBe(1)
    const state = won[0]?.to
    for (const { answer } of decisions.filter((one) => !won.includes(one))) {
      expect(answer).toMatchObject({ ok: false, status: 409, code: 'changed_meanwhile', state })
    }
    expect(await statusOf(id)).toMatchObject({ approval_status: state })
  }
})

test('answers people of other condominiums or of none like unknown people', async () => {
  const other = await garita.condominium('Ajeno')
  const foreign = await garita.person({ condominium: other, approval_status: 'pending' })
  const free = await garita.person({ user_role: 'agent', approval_status: 'pending' })
  const bodies = new Set<string>()
  for (const id of [foreign.id, free.id, newId()]) {
    const answer = await garita.app.request('/api/v1/people.decide', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `garita_session=${admin.token}` },
      body: JSON.stringify({ id, from: 'pending', to: 'approved' }),
    })
    expect(answer.status).toBe(404)
    bodies.add((await answer.text()).replace(/"request_id":"[^"]*"/, ''))
    expect(await admin.call(people.remove, { id })).toMatchObject(notThere)
  }
  expect(bodies.size).toBe(1)
  expect(await statusOf(foreign.id)).toMatchObject({ approval_status: 'pending' })
})

test('shows an admin a person of several condominiums, but refuses the decision unless the admin runs them all', async () => {
  const other = await garita.condominium('Ajeno')
  const shared = await garita.person({ user_role: 'agent', assigned: [own, other] })
  const decided = await admin.call(people.decide, { id: shared.id, from: 'approved', to: 'rejected' })
  expect(decided).toMatchObject({ ok: false, status: 403, code: 'forbidden' })
  expect(await admin.call(people.remove, { id: shared.id })).toMatchObject({
    ok: false,
    status: 403,
    code: 'forbidden',
  })
})

test.each(['resident', 'agent'] as const)('refuses decisions and removals by a %s', async (userRole) => {
  const person = await garita.person(
    userRole === 'resident' ? { condominium: own } : { user_role: userRole, assigned: [own] },
  )
  const target = await garita.person({ condominium: own, approval_status: 'pending' })
  const answer = await person.call(people.decide, { id: target.id, from: 'pending', to: 'approved' })
  expect(answer).toMatchObject({ ok: false, status: 403 })
  expect(await person.call(people.remove, { id: target.id })).toMatchObject({ ok: false, status: 403 })
  expect(await statusOf(target.id)).toMatchObject({ approval_status: 'pending' })
})

test('refuses a decision on oneself', async () => {
  for (const person of [root, admin]) {
    const answer = await person.call(people.decide, { id: person.id, from: 'approved', to: 'rejected' })
    expect(answer.ok).toBe(false)
    expect([403, 409]).toContain(answer.status)
    expect(await person.call(people.remove, { id: person.id })).toMatchObject({ ok: false, status: 403 })
  }
})

test('ends the sessions of a removed person; a second removal by another user answers not found', async () => {
  const resident = await garita.person({ condominium: own })
  const answers = await Promise.all(
    [admin, root, admin, root].map((one) => one.call(people.remove, { id: resident.id })),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2)
  for (const lost of answers.filter((answer) => !answer.ok)) expect(lost).toMatchObject(notThere)
  const current = await resident.call(session.current, {})
  expect(current.ok && current.answer.person).toBeNull()
})

test('keeps one of two super admins who remove each other at once', async () => {
  const lonely = await testInstallation()
  let [one, two] = [
    await lonely.person({ user_role: 'super_admin' }),
    await lonely.person({ user_role: 'super_admin' }),
  ]
  for (let round = 0; round < 10; round++) {
    const outcomes = await Promise.all([
      one.call(people.remove, { id: two.id }),
      two.call(people.remove, { id: one.id }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await lonely.owner.query(`select id from profiles where user_role = 'super_admin'`)
    expect(rows).toHaveLength(1)
    one = rows[0].id === one.id ? one : two
    two = await lonely.person({ user_role: 'super_admin' })
  }
  expect(lonely.database.figures.deadlocks_repeated).toBe(0)
  await lonely.close()
})
