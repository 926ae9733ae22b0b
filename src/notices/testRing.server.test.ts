/** A test message reaches only the browser that asked for it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allWritten } from '../../tests/support/accounts.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openPushService, type PushService, subscribed } from '../../tests/support/pushEndpoint.ts'
import { notices } from './notices.contract.ts'

let service: PushService
let garita: TestInstallation
let ana: TestPerson
let beto: TestPerson
beforeAll(async () => {
  service = await openPushService()
  garita = await testInstallation({ environment: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await garita.close()
  await service.close()
})
beforeEach(async () => {
  await garita.owner.query('delete from attempts')
  const home = await garita.condominium()
  ana = await garita.person({ condominium: home, unit: '101' })
  beto = await garita.person({ condominium: home, unit: '101' })
})

test('rings the browser that asks, in the language of its user, with a new tag each time', async () => {
  await garita.owner.query(`update profiles set language = 'en' where id = $1`, [ana.id])
  const [phone, tablet, other] = [
    await subscribed(service, ana),
    await subscribed(service, ana),
    await subscribed(service, beto),
  ]
  const { endpoint } = phone.subscription
  for (let time = 0; time < 2; time++) expect(await ana.call(notices.ring, { endpoint })).toMatchObject({ ok: true })
  await allWritten(garita)
  const shown = phone.rings().map((ring) => phone.open(ring))
  expect(shown).toMatchObject([
    { title: 'This is how Garita sounds', path: '/dashboard', kind: 'test_ring' },
    { kind: 'test_ring' },
  ])
  expect(new Set(shown.map((one) => Reflect.get(Object(one), 'fact_id'))).size).toBe(2)
  expect([...tablet.rings(), ...other.rings()]).toEqual([])
})

test('answers for the browser of another person like for an unknown one', async () => {
  const other = await subscribed(service, beto)
  for (const endpoint of [other.subscription.endpoint, `${service.origin}/unknown`])
    expect(await ana.call(notices.ring, { endpoint })).toMatchObject({ status: 404, code: 'not_found' })
  await allWritten(garita)
  expect(other.rings()).toEqual([])
})

test('forgets a browser that the push service no longer knows', async () => {
  const phone = await subscribed(service, ana)
  service.answer(phone.path, 410)
  await ana.call(notices.ring, { endpoint: phone.subscription.endpoint })
  await allWritten(garita)
  expect(await ana.call(notices.ring, { endpoint: phone.subscription.endpoint })).toMatchObject({ status: 404 })
})

test('limits the tests of one browser', async () => {
  const { subscription } = await subscribed(service, ana)
  const statuses: number[] = []
  for (let time = 0; time < 7; time++)
    statuses.push((await ana.call(notices.ring, { endpoint: subscription.endpoint })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
