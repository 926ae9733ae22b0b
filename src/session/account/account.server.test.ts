import { beforeEach, expect, test } from 'vitest'
import { account, password, revisionOf, signIn, tokenIn } from '../../../tests/support/accounts.ts'
import { ask } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { session } from '../session.contract.ts'

const garita = openForFile(sharedInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

const current = (token: string) => ask(garita, session.current, {}, token)
const alive = async (token: string) => {
  const answer = await current(token)
  return answer.ok && answer.answer.person !== null
}
const another = async (email: string) => tokenIn(await signIn(garita, { email, password }))

test.each(['resident', 'agent', 'admin', 'super_admin'] as const)('changes the card of a %s', async (userRole) => {
  const ana = await account(garita, { user_role: userRole })
  const changed = await ana.call(session.changeCard, {
    revision: await revisionOf(garita, ana.id),
    full_name: '  Ana   María Ñandú ',
    phone_number: '+52 55 1234 5678',
    language: 'en',
  })
  expect(changed).toMatchObject({ ok: true })
  const answer = await current(ana.token)
  expect(answer.ok && answer.answer.person).toMatchObject({
    full_name: 'Ana   María Ñandú',
    phone_number: '+52 55 1234 5678',
    language: 'en',
    user_role: userRole,
  })
})

test('lets a pending user change their card, and refuses an anonymous caller', async () => {
  const ana = await account(garita, { approval_status: 'pending', confirmed: false })
  const card = {
    revision: await revisionOf(garita, ana.id),
    full_name: 'Ana',
    phone_number: null,
    language: 'es' as const,
  }
  expect(await ana.call(session.changeCard, card)).toMatchObject({ ok: true })
  expect(await garita.nobody.call(session.changeCard, card)).toMatchObject({ status: 401, code: 'signed_out' })
  for (const more of [{ user_role: 'super_admin' }, { approval_status: 'approved' }, { email: 'a@b.mx' }]) {
    expect(await ask(garita, session.changeCard, { ...card, ...more }, ana.token)).toMatchObject({ status: 422 })
  }
})

test('ends every other session with a changed password, and gives this one a new token', async () => {
  const ana = await account(garita)
  const elsewhere = await another(ana.email)
  const wrong = await ana.call(session.changePassword, { current: 'no es esta', password: 'otra muy distinta' })
  expect(wrong).toMatchObject({ ok: false, status: 422, code: 'password_wrong' })
  expect(await alive(elsewhere)).toBe(true)
  const changed = await ana.call(session.changePassword, { current: password, password: 'otra muy distinta' })
  expect(changed).toMatchObject({ ok: true })
  expect(await alive(elsewhere)).toBe(false)
  // The session continues under a new token: a stolen old one is useless.
  expect(await alive(tokenIn(changed))).toBe(true)
  expect(await alive(ana.token)).toBe(false)
  expect(await signIn(garita, { email: ana.email, password: 'otra muy distinta' })).toMatchObject({ ok: true })
})

test('limits guesses of the current password', async () => {
  const ana = await account(garita)
  const guess = () => ana.call(session.changePassword, { current: 'no es esta', password: 'otra muy distinta' })
  for (let count = 0; count < 10; count++) expect(await guess()).toMatchObject({ status: 422 })
  expect(await guess()).toMatchObject({ status: 429 })
})

test('lists sessions, marks the current one, and ends one or all others', async () => {
  const [ana, eva] = [await account(garita), await account(garita)]
  const [second, third] = [await another(ana.email), await another(ana.email)]
  const listed = await ana.call(session.list, {})
  const sessions = listed.ok ? listed.answer : []
  expect(sessions).toHaveLength(3)
  expect(sessions.filter((one) => one.here)).toHaveLength(1)
  const marked = await ask(garita, session.list, {}, third)
  const here = marked.ok ? marked.answer.find((one) => one.here)?.id : undefined
  expect(here).toBeDefined()

  // An unknown id gets the same answer as another user's session.
  for (const id of [here ?? '', newId()]) {
    expect(await eva.call(session.end, { id })).toMatchObject({ ok: false, status: 404, code: 'not_found' })
  }
  expect(await ana.call(session.end, { id: here ?? '' })).toMatchObject({ ok: true })
  expect(await alive(third)).toBe(false)
  expect(await alive(second)).toBe(true)

  expect(await ana.call(session.endOthers, {})).toMatchObject({ ok: true })
  expect([await alive(ana.token), await alive(second), await alive(eva.token)]).toEqual([true, false, true])
})

test('names the browser of a session and nothing more', async () => {
  const ana = await account(garita)
  await garita.app.request('/api/v1/session.signIn', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
    },
    body: JSON.stringify({ email: ana.email, password }),
  })
  const listed = await ana.call(session.list, {})
  expect(listed.ok && listed.answer.map((one) => one.device)).toContain('Firefox · Windows')
})

test('refuses a sign-in with the old password that was in progress during the change', async () => {
  const ana = await account(garita)
  const [changed] = await Promise.all([
    ana.call(session.changePassword, { current: password, password: 'otra muy distinta' }),
    ...Array.from({ length: 8 }, () => signIn(garita, { email: ana.email, password })),
  ])
  expect(changed).toMatchObject({ ok: true })
  const { rowCount } = await garita.owner.query('select from sessions where profile_id = $1', [ana.id])
  expect(rowCount).toBe(1)
  expect(await alive(tokenIn(changed))).toBe(true)
})
