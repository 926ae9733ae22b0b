/** The names of a browser's cookies behind TLS, and the last day of a session. */
import { beforeEach, expect, test } from 'vitest'
import { account, cookieIn, password } from '../../tests/support/accounts.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'

const garita = openForFile(() => testInstallation({ environment: { TRUSTED_PROXY: '1' } }))
beforeEach(() => garita.owner.query('delete from attempts'))

function call(name: string, input: unknown, cookie = '', secure = true) {
  return garita.app.request(`/api/v1/session.${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secure ? { 'x-forwarded-proto': 'https' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(input),
  })
}
const personIn = async (cookie: string, secure = true) => {
  const answer = await (await call('current', {}, cookie, secure)).json()
  return answer.person?.id ?? null
}

test('gives both cookies the __Host- prefix over TLS', async () => {
  const ana = await account(garita)
  const response = await call('signIn', { email: ana.email, password })
  const cookies = response.headers.getSetCookie()
  expect(cookies.map((one) => one.split('=')[0]).sort()).toEqual(['__Host-garita_browser', '__Host-garita_session'])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).not.toMatch(/Domain/)
  }
  expect(await personIn(`__Host-garita_session=${cookieIn({ response }, '__Host-garita_session')}`)).toBe(ana.id)
})

test('ignores a cookie that a sister site sets under the plain name', async () => {
  const [ana, eva] = [await account(garita), await account(garita)]
  const theirs = cookieIn({ response: await call('signIn', { email: eva.email, password }) }, '__Host-garita_session')
  expect(await personIn(`garita_session=${theirs}`)).toBeNull()
  expect(await personIn(`garita_session=${theirs}; __Host-garita_session=${ana.token}`)).toBe(ana.id)
  expect(await personIn(`garita_session=${eva.token}; __Host-garita_session=${ana.token}`)).toBe(ana.id)
})

test('gives the cookie the plain name without TLS', async () => {
  const ana = await account(garita)
  const response = await call('signIn', { email: ana.email, password }, '', false)
  expect(await personIn(`garita_session=${cookieIn({ response }, 'garita_session')}`, false)).toBe(ana.id)
  expect(await personIn(`garita_session=${ana.token}`, false)).toBe(ana.id)
})

test('clears the cache at sign-out and keeps a gate’s unsent events', async () => {
  const ana = await account(garita)
  const response = await call('signOut', {}, `__Host-garita_session=${ana.token}`)
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect(response.headers.getSetCookie().some((one) => /^__Host-garita_session=;.*Max-Age=0/.test(one))).toBe(true)
})

test('extends a session with use up to its last day, 180 days after the password was typed', async () => {
  const ana = await account(garita)
  const days = async () => {
    await garita.owner.query(`update sessions set last_seen_at = now() - interval '1 hour' where profile_id = $1`, [
      ana.id,
    ])
    await personIn(`garita_session=${ana.token}`, false)
    const { rows } = await garita.owner.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where profile_id = $1`,
      [ana.id],
    )
    return rows[0]?.days
  }
  expect(await days()).toBe(30)
  await garita.owner.query(`update sessions set last_day = last_day - interval '170 days' where profile_id = $1`, [
    ana.id,
  ])
  expect(await days()).toBe(10)
  const response = await call(
    'changePassword',
    { current: password, password: 'otra muy distinta' },
    `garita_session=${ana.token}`,
    false,
  )
  const { rows } = await garita.owner.query(
    `select last_day > now() + interval '179 days' as whole from sessions where profile_id = $1`,
    [ana.id],
  )
  expect(rows).toEqual([{ whole: true }])
  expect(await personIn(`garita_session=${cookieIn({ response }, 'garita_session')}`, false)).toBe(ana.id)
})
