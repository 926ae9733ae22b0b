/** Known and unknown people get the same answers, guesses are slowed down, and each sign-in has a new token. */
import { beforeEach, expect, test } from 'vitest'
import { account, password, signIn, tokenIn } from '../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { newId } from '../shared/ids.ts'
import { session } from './session.contract.ts'

const garita = openForFile(() => testInstallation({ environment: { TRUSTED_PROXY: '1' } }))
beforeEach(() => garita.owner.query('delete from attempts'))

const current = (token: string) => ask(garita, session.current, {}, token)
const personOf = async (token: string) => {
  const answer = await current(token)
  return answer.ok ? answer.answer.person : undefined
}

function signInFrom(headers: Record<string, string>, email: string) {
  return garita.app.request('/api/v1/session.signIn', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  })
}

test('starts a session of thirty days with the right password', async () => {
  const ana = await account(garita, { full_name: 'Ana Núñez', user_role: 'agent' })
  const answer = await signIn(garita, { email: ` ${ana.email.toUpperCase()} `, password })
  expect(answer).toMatchObject({ ok: true, answer: {} })
  expect(await personOf(tokenIn(answer))).toMatchObject({ id: ana.id, full_name: 'Ana Núñez', may_enter: true })
  const cookie = answer.response.headers.get('set-cookie')
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).toMatch(/Path=\/(;|$)/)
  // The server decides how long a session lives, not the cookie.
  expect(cookie).toMatch(/Max-Age=15552000/)
  expect(cookie).not.toMatch(/Secure|Domain/)
})

test('restricts the cookie to https behind https', async () => {
  const { email } = await account(garita)
  const answer = await signInFrom({ 'x-forwarded-proto': 'https' }, email)
  expect(answer.headers.get('set-cookie')).toMatch(/; Secure/)
})

test('answers a wrong password and an unknown address alike', async () => {
  const ana = await account(garita)
  const answers = [
    await signIn(garita, { email: ana.email, password: 'otra cosa distinta' }),
    await signIn(garita, { email: 'nadie@garita.test', password: 'otra cosa distinta' }),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: false, status: 422, code: 'credentials_wrong', fields: [], state: undefined })
    expect(answer.response.headers.get('set-cookie')).toBeNull()
  }
})

test('limits guesses at many accounts from one address', async () => {
  const first = await signIn(garita, { email: 'uno@garita.test', password })
  expect(first.status).toBe(422)
  await garita.owner.query('update attempts set count = 60')
  expect(await signIn(garita, { email: 'dos@garita.test', password })).toMatchObject({ status: 429, code: 'too_many' })
})

test('counts the addresses of one IPv6 network together', async () => {
  const guess = (address: string) => signInFrom({ 'x-forwarded-for': address }, `${newId()}@garita.test`)
  expect((await guess('2001:db8:1:2::1')).status).toBe(422)
  await garita.owner.query('update attempts set count = 60')
  expect((await guess('2001:db8:1:2:ffff::7')).status).toBe(429)
  expect((await guess('2001:db8:1:3::1')).status).toBe(422)
})

test('creates a new token with each sign-in and ends the browser’s old session', async () => {
  const ana = await account(garita)
  const first = tokenIn(await signIn(garita, { email: ana.email, password }))
  const second = tokenIn(await signIn(garita, { email: ana.email, password }, first))
  expect(second).toMatch(/^c0\.[\w-]{43}$/)
  expect(second).not.toBe(first)
  expect(await personOf(first)).toBeNull()
  expect(await personOf(second)).toMatchObject({ id: ana.id })
  const { rows } = await garita.owner.query('select from sessions where profile_id = $1', [ana.id])
  expect(rows).toHaveLength(2)
})

test('keeps a user’s twenty newest sessions', async () => {
  const [ana, beto] = [await account(garita), await account(garita)]
  await garita.owner.query(
    `insert into sessions (id, token_hash, profile_id, device, last_seen_at, expires_at)
      select gen_random_uuid(), sha256((p.id || n::text)::bytea), p.id, 'script ' || n, now() - n * interval '1 minute', now() + interval '1 day'
      from unnest($1::uuid[]) p (id), generate_series(1, 30) n`,
    [[ana.id, beto.id]],
  )
  const token = tokenIn(await signIn(garita, { email: ana.email, password }))
  expect(await personOf(token)).toMatchObject({ id: ana.id })
  const { rows } = await garita.owner.query(
    `select count(*) filter (where profile_id = $1)::int as ana, count(*) filter (where profile_id = $2)::int as beto,
        max(device) filter (where profile_id = $1 and device in ('script 19', 'script 20')) as kept
      from sessions`,
    [ana.id, beto.id],
  )
  // These include the test's own session and the new one.
  expect(rows).toEqual([{ ana: 20, beto: 31, kept: null }])
  expect(await ana.call(session.current, {})).toMatchObject({ answer: { person: { id: ana.id } } })
})

test('ends the session at sign-out and deletes the cookie', async () => {
  const ana = await account(garita)
  const token = tokenIn(await signIn(garita, { email: ana.email, password }))
  const out = await ask(garita, session.signOut, {}, token)
  expect(out.ok && out.response.headers.get('set-cookie')).toMatch(/garita_session=;.*Max-Age=0/)
  expect(await personOf(token)).toBeNull()
  expect(await personOf(ana.token)).toMatchObject({ id: ana.id })
  expect(await ask(garita, session.signOut, {}, null)).toMatchObject({ ok: true })
})

test('signs out an expired session', async () => {
  const ana = await account(garita)
  await garita.owner.query(`update sessions set expires_at = now() - interval '1 second' where profile_id = $1`, [
    ana.id,
  ])
  expect(await personOf(ana.token)).toBeNull()
  expect(await ask(garita, session.list, {}, ana.token)).toMatchObject({ ok: false, status: 401, code: 'signed_out' })
})

test('extends a session with use', async () => {
  const ana = await account(garita)
  await garita.owner.query(
    `update sessions set last_seen_at = now() - interval '1 hour', expires_at = now() + interval '1 hour' where profile_id = $1`,
    [ana.id],
  )
  await personOf(ana.token)
  const { rows } = await garita.owner.query(
    `select expires_at > now() + interval '29 days' as extended, last_seen_at > now() - interval '1 minute' as seen
      from sessions where profile_id = $1`,
    [ana.id],
  )
  expect(rows).toEqual([{ extended: true, seen: true }])
})

test.each(['pending', 'rejected'] as const)(
  'lets a %s person sign in, and shows them only their own status',
  async (approvalStatus) => {
    const ana = await account(garita, { approval_status: approvalStatus, user_role: 'admin' })
    const token = tokenIn(await signIn(garita, { email: ana.email, password }))
    expect(await personOf(token)).toMatchObject({ approval_status: approvalStatus, may_enter: false })
  },
)
