/** During an attack on the sign-in, attackers lock themselves out, and known browsers still get in. */
import { beforeEach, expect, test } from 'vitest'
import { type Account, account, cookieIn, password, tokenIn } from '../../tests/support/accounts.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { newId } from '../shared/ids.ts'

const garita = openForFile(() => testInstallation({ environment: { TRUSTED_PROXY: '1' } }))
beforeEach(() => garita.owner.query('delete from attempts'))

interface Try {
  email: string
  tried?: string
  from?: string
  browser?: string
}

function signIn({ email, tried = password, from = '198.51.100.7', browser }: Try) {
  return garita.app.request('/api/v1/session.signIn', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(browser ? { cookie: `garita_browser=${browser}` } : {}),
    },
    body: JSON.stringify({ email, password: tried }),
  })
}
const wrong = 'no es esta frase'

/** Makes the browser and its network known with a first sign-in. */
async function atHome(ana: Account, from = '203.0.113.9') {
  const response = await signIn({ email: ana.email, from })
  expect(response.status).toBe(200)
  await garita.owner.query('delete from attempts')
  return cookieIn({ response }, 'garita_browser')
}

test('admits a known browser after fifty wrong sign-ins from one /48', async () => {
  const ana = await account(garita)
  const browser = await atHome(ana)
  const attack = Array.from({ length: 50 }, (_, place) =>
    signIn({ email: `${newId()}@garita.test`, tried: wrong, from: `2001:db8:7:${place.toString(16)}::1` }),
  )
  const right: number[] = []
  for (let count = 0; count < 9; count++)
    right.push((await signIn({ email: ana.email, from: '192.0.2.1', browser })).status)
  expect(right).toEqual(Array(9).fill(200))
  const statuses = (await Promise.all(attack)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422 || status === 503)).toHaveLength(50)
})

test('admits a known browser, and a new one in a known network, after 150 wrong sign-ins against an account', async () => {
  const ana = await account(garita)
  const browser = await atHome(ana)
  const attack = Array.from({ length: 150 }, (_, place) =>
    signIn({ email: ana.email, tried: wrong, from: `2001:db8:${place.toString(16)}:1::1` }),
  )
  expect((await signIn({ email: ana.email, from: '192.0.2.1', browser })).status).toBe(200)
  await Promise.all(attack)
  // By now the account is locked for unknown browsers from any address.
  expect((await signIn({ email: ana.email, from: '198.51.100.2' })).status).toBe(429)
  expect((await signIn({ email: ana.email, from: '192.0.2.1', browser })).status).toBe(200)
  expect((await signIn({ email: ana.email, from: '203.0.113.77' })).status).toBe(200)
})

test('locks only the network of ten wrong sign-ins', async () => {
  const ana = await account(garita)
  for (let count = 0; count < 10; count++) {
    expect((await signIn({ email: ana.email, tried: wrong, from: `198.51.100.${count}` })).status).toBe(422)
  }
  expect((await signIn({ email: ana.email, from: '198.51.100.200' })).status).toBe(429)
  expect((await signIn({ email: ana.email, from: '192.0.2.5' })).status).toBe(200)
})

test('counts the networks of one /48 together', async () => {
  const guess = (place: number) =>
    signIn({ email: `${newId()}@garita.test`, tried: wrong, from: `2001:db8:9:${place.toString(16)}::1` })
  expect((await guess(1)).status).toBe(422)
  await garita.owner.query('update attempts set count = 240')
  expect((await guess(2)).status).toBe(429)
})

test.each([
  ['of a stranger', false],
  ['of a known browser', true],
])('extends the pause after too many wrong sign-ins %s, and ends it with a success', async (_, known) => {
  const ana = await account(garita)
  const browser = known ? await atHome(ana) : undefined
  const attempt = (tried: string) => signIn({ email: ana.email, tried, ...(browser ? { browser } : {}) })
  const waits: number[] = []
  for (let round = 0; round < 5; round++) {
    for (let count = 0; count < 10; count++) expect((await attempt(wrong)).status).toBe(422)
    const locked = await attempt(password)
    expect(locked.status).toBe(429)
    waits.push(Math.round(Number(locked.headers.get('retry-after')) / 60))
    await garita.owner.query(`update attempts set resets_at = now() - interval '1 second'`)
  }
  expect(waits).toEqual([5, 30, 240, 1440, 1440])
  expect((await attempt(password)).status).toBe(200)
  for (let count = 0; count < 10; count++) await attempt(wrong)
  expect(Number((await attempt(password)).headers.get('retry-after'))).toBeLessThanOrEqual(300)
})

test('shortens pauses again after two days without an attempt', async () => {
  const ana = await account(garita)
  for (let count = 0; count < 11; count++) await signIn({ email: ana.email, tried: wrong })
  await garita.owner.query(`update attempts set resets_at = now() - interval '49 hours'`)
  for (let count = 0; count < 10; count++) await signIn({ email: ana.email, tried: wrong })
  expect(Number((await signIn({ email: ana.email })).headers.get('retry-after'))).toBeLessThanOrEqual(300)
})

test('treats a browser known to one account as unknown to another', async () => {
  const [ana, eva] = [await account(garita), await account(garita)]
  const browser = await atHome(eva)
  for (let count = 0; count < 10; count++) await signIn({ email: ana.email, tried: wrong, browser })
  expect((await signIn({ email: ana.email, browser })).status).toBe(429)
  expect((await signIn({ email: eva.email, browser })).status).toBe(200)
})

test('shares one computer’s known browser between its users, and replaces an unknown token', async () => {
  const [ana, eva] = [await account(garita), await account(garita)]
  const browser = await atHome(ana)
  const second = await signIn({ email: eva.email, browser })
  expect(cookieIn({ response: second }, 'garita_browser')).toBe(browser)
  const madeUp = 'x'.repeat(43)
  const third = await signIn({ email: ana.email, browser: madeUp })
  expect(cookieIn({ response: third }, 'garita_browser')).not.toBe(madeUp)
})

test('keeps an account’s twenty newest browsers', async () => {
  const ana = await account(garita)
  const browser = await atHome(ana)
  await garita.owner.query(
    `insert into known_browsers (profile_id, token_hash, last_used_at)
      select $1, sha256(n::text::bytea), now() + n * interval '1 second' from generate_series(1, 25) n`,
    [ana.id],
  )
  expect((await signIn({ email: ana.email, browser })).status).toBe(200)
  const { rows } = await garita.owner.query('select count(*)::int as kept from known_browsers where profile_id = $1', [
    ana.id,
  ])
  expect(rows).toEqual([{ kept: 20 }])
  for (let count = 0; count < 10; count++) await signIn({ email: ana.email, tried: wrong, from: '192.0.2.9' })
  expect((await signIn({ email: ana.email, browser, from: '192.0.2.9' })).status).toBe(200)
})

test('counts, answers and records known and unknown addresses alike', async () => {
  const ana = await account(garita)
  const tries = async (email: string) => {
    const answers: unknown[] = []
    for (let count = 0; count < 12; count++) {
      const response = await signIn({ email, tried: wrong, from: `192.0.2.${count}` })
      const wait = response.headers.get('retry-after')
      // The pause began with the tenth guess, and each answer takes a while.
      answers.push([response.status, wait && Math.round(Number(wait) / 60), response.headers.get('set-cookie')])
    }
    return answers
  }
  const known = await tries(ana.email)
  await garita.owner.query('delete from attempts')
  expect(await tries('nadie@garita.test')).toEqual(known)
  const { rows } = await garita.owner.query<{ profile_id: string | null; kind: string; count: number }>(
    `select profile_id, kind, count from security_events where profile_id = $1 or profile_id is null and network = '192.0.2.0/24' order by kind`,
    [ana.id],
  )
  const of = (person: string | null) =>
    rows.filter((row) => row.profile_id === person).map(({ kind, count }) => [kind, count])
  expect(of(ana.id)).toEqual([
    ['locked', 1],
    ['sign_in_failed', 10],
  ])
  expect(of(null)).toEqual(of(ana.id))
})

test('makes a browser known when it signs out of a session from before the upgrade', async () => {
  const ana = await account(garita)
  const response = await garita.app.request('/api/v1/session.signOut', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${ana.token}` },
    body: '{}',
  })
  const browser = cookieIn({ response }, 'garita_browser')
  for (let count = 0; count < 10; count++) await signIn({ email: ana.email, tried: wrong })
  expect((await signIn({ email: ana.email, browser })).status).toBe(200)
  expect(tokenIn({ response })).toBe('')
})
