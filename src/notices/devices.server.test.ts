/** Push messages go only to known push services, live sessions, and the newest ten browsers of a user. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allWritten } from '../../tests/support/accounts.ts'
import { arrive } from '../../tests/support/arrivals.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type Browser, openPushService, type PushService } from '../../tests/support/pushEndpoint.ts'
import { session } from '../session/session.contract.ts'
import { notices } from './notices.contract.ts'

let service: PushService
let other: PushService
let garita: TestInstallation
let home: string
let guard: TestPerson
beforeAll(async () => {
  service = await openPushService()
  other = await openPushService()
  garita = await testInstallation({ environment: { PUSH_SERVICES: service.origin } })
  home = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [home] })
})
afterAll(async () => {
  await garita.close()
  await service.close()
  await other.close()
})

let unit = 100
const resident = () => garita.person({ condominium: home, unit: String(++unit) })
const subscribe = (person: TestPerson, { subscription }: Browser, more = {}) =>
  person.call(notices.subscribe, { ...subscription, ...more })
const devicesOf = async ({ id }: TestPerson) =>
  (await garita.owner.query('select endpoint from push_subscriptions where profile_id = $1', [id])).rows.map(
    (row) => row.endpoint,
  )

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('accepts a push address at %s', async (endpoint) => {
  const person = await resident()
  expect(await subscribe(person, service.browser(), { endpoint })).toMatchObject({ ok: true })
  expect(await devicesOf(person)).toEqual([endpoint])
})

test.each([
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#fcm.googleapis.com',
  'https://evilfcm.googleapis.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evil-push.apple.com.example/abc',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com./abc',
  'https://FCM.googleapis.com/abc',
  'https://fcm.googleapis.com:443/abc',
  'https://fcm.googleapis.com/abc#again',
  'https://fcm.googleapis.com/x/../abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'http://127.0.0.1:1/abc',
  'ftp://fcm.googleapis.com/abc',
  'file:///etc/passwd',
])('rejects the lookalike push address %s', async (endpoint) => {
  const person = await resident()
  expect(await subscribe(person, service.browser(), { endpoint })).toMatchObject({
    status: 422,
    code: 'push_service_unknown',
  })
  expect(await devicesOf(person)).toEqual([])
})

test('rejects another port of a push address, also with the host name before an @', async () => {
  const person = await resident()
  const { subscription } = other.browser()
  const port = new URL(other.origin).port
  for (const endpoint of [
    subscription.endpoint,
    `${service.origin}@127.0.0.1:${port}/abc`,
    service.origin.replace('http:', 'https:'),
    service.origin.replace('127.0.0.1', 'localhost'),
  ]) {
    expect(await subscribe(person, service.browser(), { endpoint })).toMatchObject({ status: 422 })
  }
  expect(await devicesOf(person)).toEqual([])
})

test('rejects a key that is not a point of the curve, so that no push fails forever', async () => {
  const person = await resident()
  const nowhere = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url')
  expect(await subscribe(person, service.browser(), { p256dh: nowhere })).toMatchObject({
    status: 422,
    code: 'invalid',
    fields: [{ field: 'p256dh', problem: 'invalid' }],
  })
  for (const wrong of [{ p256dh: 'BAAA' }, { auth: 'AA' }, { endpoint: 'nowhere' }]) {
    expect(await subscribe(person, service.browser(), wrong)).toMatchObject({ status: 422, code: 'invalid' })
  }
  expect(await devicesOf(person)).toEqual([])
})

test('ends push at sign-out for this browser only', async () => {
  const person = await resident()
  const browser = service.browser()
  await subscribe(person, browser)
  expect(await devicesOf(person)).toHaveLength(1)
  expect(await person.call(session.signOut, {})).toMatchObject({ ok: true })
  expect(await devicesOf(person)).toEqual([])
  await arrive(guard, home, String(unit))
  await allWritten(garita)
  expect(browser.rings()).toEqual([])
})

test('assigns a browser to the last user who signed in on it', async () => {
  const [former, now] = [await resident(), await resident()]
  const formerUnit = String(unit - 1)
  const browser = service.browser()
  await subscribe(former, browser)
  await subscribe(now, browser)
  await subscribe(now, browser)
  expect([await devicesOf(former), await devicesOf(now)]).toEqual([[], [browser.subscription.endpoint]])
  await arrive(guard, home, formerUnit)
  await arrive(guard, home, String(unit))
  await allWritten(garita)
  expect(browser.rings()).toHaveLength(1)
  // The previous user cannot end another user's push.
  await former.call(notices.unsubscribe, { endpoint: browser.subscription.endpoint })
  expect(await devicesOf(now)).toHaveLength(1)
  await now.call(notices.unsubscribe, { endpoint: browser.subscription.endpoint })
  expect(await devicesOf(now)).toEqual([])
})

test('keeps the newest ten devices of a user, also of those registered at once', async () => {
  const person = await resident()
  const browsers = Array.from({ length: 12 }, () => service.browser())
  for (const browser of browsers) await subscribe(person, browser)
  const newest = browsers.slice(2).map((browser) => browser.subscription.endpoint)
  expect((await devicesOf(person)).sort()).toEqual(newest.sort())
  await Promise.all(Array.from({ length: 15 }, () => subscribe(person, service.browser())))
  await subscribe(person, service.browser())
  expect(await devicesOf(person)).toHaveLength(10)
})

test('stops push for users who are rejected, moved or given another role', async () => {
  const leave = [
    `update profiles set approval_status = 'rejected' where id = $1`,
    `update profiles set user_role = 'agent' where id = $1`,
    'update residences set until = now() where profile_id = $1',
  ]
  for (const act of leave) {
    const [person, mate] = [await resident(), await garita.person({ condominium: home, unit: String(unit) })]
    const [browser, mates] = [service.browser(), service.browser()]
    await subscribe(person, browser)
    await subscribe(mate, mates)
    await garita.owner.query(act, [person.id])
    await arrive(guard, home, String(unit))
    await allWritten(garita)
    expect([browser.rings().length, mates.rings().length]).toEqual([0, 1])
  }
})
