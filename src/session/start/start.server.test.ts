/** A start code works once, and sets up the account. */
import { beforeEach, expect, test } from 'vitest'
import { account, allWritten, password, revisionOf, signIn, tokenIn } from '../../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import {
  begin,
  codeFor,
  confirmedCodeFor,
  freshName,
  home,
  look,
  withoutEmail,
} from '../../../tests/support/startCodes.ts'
import { invitations } from '../../people/invite/invitations.contract.ts'
import { people } from '../../people/people.contract.ts'
import { securityEvents } from '../security/securityEvents.contract.ts'
import { session } from '../session.contract.ts'
import { inGroups } from './startCodes.ts'

const garita = openForFile(testInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

test('begins an account without an e-mail, and signs in with the chosen user name', async () => {
  const { here, admin } = await home(garita, 'Los Encinos')
  const lupe = await garita.person({ condominium: here, unit: '12', email: null, full_name: 'Guadalupe Núñez Ríos' })
  const code = await codeFor(admin, lupe)
  expect(await look(garita, inGroups(code).toLowerCase())).toMatchObject({
    ok: true,
    answer: { initial: 'G', condominium: 'Los Encinos', needs_username: true, suggestion: 'guadalupe.nunez' },
  })
  const begun = await begin(garita, code, { username: ' Lupe.Rios ' })
  expect(begun).toMatchObject({ ok: true, answer: { signed_in: true } })
  const current = await ask(garita, session.current, {}, tokenIn(begun))
  expect(current.ok && current.answer.person).toMatchObject({
    id: lupe.id,
    email: '',
    username: 'lupe.rios',
    may_enter: true,
  })
  expect(await signIn(garita, { email: 'LUPE.rios', password })).toMatchObject({ ok: true })
  const events = await admin.call(securityEvents.eventsOf, { id: lupe.id })
  expect(events.ok && events.answer.items.map(({ kind }) => kind)).toContain('code_used')
})

test('offers no user name to a person with an e-mail, and leaves the address unconfirmed', async () => {
  const { here, admin } = await home(garita)
  const ana = await garita.person({ condominium: here, unit: '12', confirmed: false })
  const code = await codeFor(admin, ana)
  expect(await look(garita, code)).toMatchObject({ answer: { needs_username: false, suggestion: null } })
  expect(await begin(garita, code, { username: 'otra.ana' })).toMatchObject({ ok: true })
  const listed = await admin.call(people.list, {})
  expect(listed.ok && listed.answer.items.find(({ id }) => id === ana.id)).toMatchObject({
    ...{ username: null, email_confirmed: false, started: true },
  })
  const signedIn = await signIn(garita, { email: ana.email, password })
  const current = await ask(garita, session.current, {}, tokenIn(signedIn))
  expect(current.ok && current.answer.person).toMatchObject({ may_enter: true })
})

test('reads a code with letters that resemble digits, and refuses an invalid one', async () => {
  const { here, admin } = await home(garita)
  const code = await codeFor(admin, await garita.person({ condominium: here, email: null }))
  expect(await look(garita, code.replaceAll('0', 'o').replaceAll('1', 'L'))).toMatchObject({ ok: true })
  expect(await look(garita, '0000-0000-0000')).toMatchObject({ status: 422, code: 'code_dead' })
  expect(await look(garita, '123')).toMatchObject({ status: 422, fields: [{ field: 'code', problem: 'invalid' }] })
})

test('refuses a taken user name with a text, and keeps the code valid', async () => {
  const { here, admin } = await home(garita)
  const taken = freshName()
  await withoutEmail(garita, taken, { condominium: here })
  const code = await codeFor(admin, await garita.person({ condominium: here, email: null }))
  expect(await begin(garita, code, { username: taken })).toMatchObject({ status: 409, code: 'profile_username_taken' })
  expect(await begin(garita, code)).toMatchObject({ status: 422, code: 'username_needed' })
  expect(await begin(garita, code, { username: freshName() })).toMatchObject({ ok: true })
  expect(await begin(garita, code, { username: freshName() })).toMatchObject({ status: 422, code: 'code_dead' })
})

test('gives a person with a password a code only without an e-mail; using it ends their sessions and informs them', async () => {
  const { here, admin } = await home(garita)
  const mailed = await account(garita, { condominium: here })
  expect(await admin.call(invitations.makeCode, { id: mailed.id })).toMatchObject({
    status: 409,
    code: 'not_to_invite',
  })
  const name = freshName()
  const guard = await withoutEmail(garita, name, { user_role: 'agent', assigned: [here] })
  const code = await confirmedCodeFor(garita, admin, guard)
  expect(await look(garita, code)).toMatchObject({ answer: { needs_username: false } })
  const fresh = 'otra frase muy distinta'
  const begun = await begin(garita, code, { password: fresh })
  expect(begun).toMatchObject({ ok: true })
  const former = await ask(garita, session.current, {}, guard.token)
  expect(former.ok && former.answer.person).toBeNull()
  expect(await signIn(garita, { email: name, password })).toMatchObject({ code: 'credentials_wrong' })
  expect(await signIn(garita, { email: name, password: fresh })).toMatchObject({ ok: true })
  const own = await ask(garita, securityEvents.events, {}, tokenIn(begun))
  expect(own.ok && own.answer.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'code_made', by_administration: true }),
      expect.objectContaining({ kind: 'code_used', by_administration: false }),
    ]),
  )
})

test('begins one of two accounts that use a code at once', async () => {
  const { here, admin } = await home(garita)
  for (let round = 0; round < draws(2, 40); round++) {
    const code = await codeFor(admin, await garita.person({ condominium: here, email: null }))
    const both = await Promise.all([
      begin(garita, code, { username: freshName() }),
      begin(garita, code, { username: freshName() }),
    ])
    expect(both.map((answer) => (answer.ok ? 'begun' : answer.code)).sort()).toEqual(['begun', 'code_dead'])
  }
})

test('ends the code of a person with a password when they get an e-mail, before or after its use', async () => {
  const { here, admin } = await home(garita)
  const give = async (id: string) =>
    admin.call(people.change, {
      ...{
        id,
        revision: await revisionOf(garita, id),
        full_name: `Ana Pérez ${id.slice(-8)}`,
        email: `${id}@garita.test`,
      },
      ...{ phone_number: null, user_role: 'agent', approval_status: 'approved' },
    })
  for (let round = 0; round < draws(2, 40); round++) {
    const guard = await withoutEmail(garita, freshName(), { user_role: 'agent', assigned: [here] })
    const code = await confirmedCodeFor(garita, admin, guard)
    const [begun, given] = await Promise.all([begin(garita, code), give(guard.id)])
    // The person used the code after the form was loaded: the form says that the person has changed, and its second submission succeeds.
    if (!given.ok) {
      expect([given.code, begun.ok]).toEqual(['changed_meanwhile', true])
      expect(await give(guard.id)).toMatchObject({ ok: true })
    }
    expect(begun.ok || begun.code === 'code_dead').toBe(true)
    expect(await begin(garita, code)).toMatchObject({ code: 'code_dead' })
  }
})

test('keeps the only name of a person who could not sign in otherwise', async () => {
  const { here, admin } = await home(garita)
  const ana = await account(garita, { condominium: here, unit: '1' })
  const change = async (more: Record<string, unknown>) =>
    admin.call(people.change, {
      ...{ id: ana.id, revision: await revisionOf(garita, ana.id), full_name: 'Ana', email: null, phone_number: null },
      ...{
        user_role: 'resident' as const,
        approval_status: 'approved' as const,
        condominium_id: here,
        unit_number: '1',
      },
      ...more,
    })
  expect(await change({})).toMatchObject({ status: 409, code: 'profile_can_sign_in' })
  const card = { full_name: 'Ana', phone_number: null, language: 'es' as const }
  const name = freshName()
  expect(
    await ana.call(session.changeCard, { ...card, username: name, revision: await revisionOf(garita, ana.id) }),
  ).toMatchObject({ ok: true })
  expect(await change({})).toMatchObject({ ok: true })
  expect(
    await ana.call(session.changeCard, { ...card, username: null, revision: await revisionOf(garita, ana.id) }),
  ).toMatchObject({ status: 409, code: 'profile_can_sign_in' })
  // An older page does not send the value, and removes nothing.
  expect(await ana.call(session.changeCard, { ...card, revision: await revisionOf(garita, ana.id) })).toMatchObject({
    ok: true,
  })
  await allWritten(garita)
  expect(await signIn(garita, { email: name, password })).toMatchObject({ ok: true })
  await expect(
    garita.owner.query(
      `with nobody as (insert into profiles (id, full_name, user_role) values (gen_random_uuid(), 'X', 'agent') returning id)
        insert into credentials (profile_id, password_hash) select id, 'x' from nobody`,
    ),
  ).rejects.toMatchObject({ constraint: 'profile_can_sign_in' })
})

test('counts guesses at an account together, by either of its names', async () => {
  const ana = await account(garita, { username: freshName() })
  const { rows } = await garita.owner.query('select username from profiles where id = $1', [ana.id])
  for (let guess = 0; guess < 10; guess++) {
    await signIn(garita, { email: guess % 2 ? ana.email : rows[0].username, password: 'no es esta frase' })
  }
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ status: 429 })
  expect(await signIn(garita, { email: rows[0].username, password })).toMatchObject({ status: 429 })
})
