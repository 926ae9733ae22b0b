/** Security events are limited in number, readable for a few, and immutable. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Account,
  account,
  cookieIn,
  eventsOf,
  letterTo,
  password,
  subjectsTo,
  tokenIn,
} from '../../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { session } from '../session.contract.ts'
import { securityEvents } from './securityEvents.contract.ts'

const garita = openForFile(() => testInstallation({ environment: { TRUSTED_PROXY: '1' } }))
let admin: Account
let home: string
beforeAll(async () => {
  home = await garita.condominium()
  admin = await account(garita, { user_role: 'admin', assigned: [home] })
})
beforeEach(() => garita.owner.query('delete from attempts'))

const signIn = (who: Account, more: Record<string, unknown> = {}) =>
  ask(garita, session.signIn, { email: who.email, password, ...more }, null)
const newBrowser = async (who: Account) => tokenIn(await signIn(who))

test('sends no letter for the first sign-in after registration', async () => {
  const who = await account(garita)
  await garita.owner.query('delete from sessions where profile_id = $1', [who.id])
  await signIn(who)
  expect(await eventsOf(garita, who)).toEqual({ signed_in: 1 })
  expect(await subjectsTo(garita, who)).toEqual([])
})

test('names event, time, place and remedy in a letter, with a shortened network', async () => {
  const who = await account(garita, { condominium: home, full_name: 'Ana Núñez' })
  await garita.app.request('/api/v1/session.signIn', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
    },
    body: JSON.stringify({ email: who.email, password }),
  })
  const { body } = await letterTo(garita, who.email, 'navegador nuevo')
  expect(body).toContain('Hola, Ana Núñez:')
  expect(body).toMatch(/Cuándo: \p{L}+, \d+ de \p{L}+ de \d{4}/u)
  expect(body).toContain('Desde la red: 203.0.113.0/24')
  expect(body).toContain('Navegador: Firefox · Windows')
  expect(body).toContain('http://garita.test/forgot-password')
  expect(body).not.toContain('203.0.113.77')
})

test('sends no letter to an unconfirmed address', async () => {
  const who = await account(garita, { confirmed: false })
  await signIn(who)
  expect(await eventsOf(garita, who)).toEqual({ new_browser: 1 })
  expect(await subjectsTo(garita, who)).toEqual([])
})

test('writes at most 21 rows a day for a thousand wrong sign-ins from many networks', async () => {
  const who = await account(garita)
  await garita.owner.query(
    `select access.note_security($1, 'sign_in_failed', (n % 100)::text, '?') from generate_series(1, 1000) n`,
    [who.id],
  )
  const { rows } = await garita.owner.query(
    'select count(*)::int as rows, sum(count)::int as tries from security_events where profile_id = $1',
    [who.id],
  )
  expect(rows).toEqual([{ rows: 21, tries: 1_000 }])
})

test('records each event once when two sessions end the others at once', async () => {
  const who = await account(garita)
  await newBrowser(who)
  await newBrowser(who)
  await Promise.all([1, 2, 3, 4].map(() => who.call(session.endOthers, {})))
  expect(await eventsOf(garita, who)).toMatchObject({ sessions_ended: 1 })
  await Promise.all(Array.from({ length: 8 }, () => signIn(who, { password: 'no es esta' })))
  const { rows } = await garita.owner.query(
    `select count from security_events where profile_id = $1 and kind = 'sign_in_failed'`,
    [who.id],
  )
  expect(rows).toEqual([{ count: 8 }])
})

test.each([
  ['what is not its count', `update security_events set kind = 'signed_in' where profile_id = $1`],
  ['its count downwards', 'update security_events set count = 1, last_at = last_at where profile_id = $1'],
  [
    'its time',
    `update security_events set count = count + 1, last_at = last_at - interval '1 day' where profile_id = $1`,
  ],
  ['that it is there', 'delete from security_events where profile_id = $1'],
])('refuses changes of %s even to the owner of the database', async (_, act) => {
  const who = await account(garita)
  for (let count = 0; count < 3; count++) await signIn(who, { password: 'no es esta' })
  await expect(garita.owner.query(act, [who.id])).rejects.toMatchObject({ constraint: 'security_events_only_grow' })
})

test('shows users their own events, and admins those of the people they run', async () => {
  const who = await account(garita, { condominium: home })
  const neighbor = await account(garita, { condominium: home, unit: '102' })
  const elsewhere = await account(garita, { condominium: await garita.condominium('Otro') })
  for (const one of [who, elsewhere]) await signIn(one, { password: 'no es esta' })
  const kinds = (answer: Awaited<ReturnType<typeof read>>) =>
    answer.ok ? answer.answer.items.map(({ kind }) => kind) : null
  const read = (reader: Account, of: Account) => reader.call(securityEvents.eventsOf, { id: of.id })
  const own = await who.call(securityEvents.events, {})
  expect(own.ok && own.answer.items).toMatchObject([{ kind: 'sign_in_failed', count: 1, by_administration: false }])
  expect(kinds(await read(admin, who))).toEqual(['sign_in_failed'])
  expect(kinds(await read(neighbor, who))).toEqual([])
  expect(kinds(await read(admin, elsewhere))).toEqual([])
  expect(await admin.call(securityEvents.statusOf, { id: who.id })).toMatchObject({
    answer: { last_sign_in_at: null, failed: 1 },
  })
  expect(await admin.call(securityEvents.statusOf, { id: elsewhere.id })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

test('lets an admin end only sessions of the people they run', async () => {
  const who = await account(garita, { condominium: home })
  const elsewhere = await account(garita, { condominium: await garita.condominium('Otro') })
  const browser = cookieIn(await signIn(who), 'garita_browser')
  expect(browser).toHaveLength(43)
  for (const one of [elsewhere, admin]) {
    expect(await admin.call(securityEvents.endAllOf, { id: one.id })).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect(await elsewhere.call(securityEvents.endAllOf, { id: who.id })).toMatchObject({ status: 403 })
  expect(await admin.call(securityEvents.endAllOf, { id: who.id })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    `select (select count(*)::int from sessions where profile_id = $1) as sessions,
      (select count(*)::int from known_browsers where profile_id = $1) as browsers`,
    [who.id],
  )
  expect(rows).toEqual([{ sessions: 0, browsers: 0 }])
  const own = await ask(garita, securityEvents.events, {}, tokenIn(await signIn(who)))
  expect(own.ok && own.answer.items.find(({ kind }) => kind === 'sessions_ended_by_admin')).toMatchObject({
    by_administration: true,
    network: null,
  })
})
