/** A connection that accepts requests and never answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

test('opens the station with its stored data on a connection that never answers, and says so without waiting', async () => {
  const here = await site.garita.condominium('Los Encinos')
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const [one] = await desk.visitorsOf(site.garita, ana, 1)
  if (!one) throw new Error('a person of this test is missing')
  const page = await site.open({ token: guard.token })
  // Long timeouts never fire: the station must not wait for one.
  await page.addInitScript(() => {
    const soon = AbortSignal.timeout
    AbortSignal.timeout = (ms) => (ms < 20_000 ? soon.call(AbortSignal, ms) : new AbortController().signal)
  })
  await desk.openGuard(page)
  await desk.readyOffline(page)
  await expect.poll(() => desk.piecesKept(page)).toContain('agent')
  await page.getByText('En línea').waitFor()
  await page.context().route(/\/(api\/v1\/|healthz)/, () => undefined)
  await page.getByText('Sin conexión').waitFor()
  await page.reload()
  await page.getByLabel(/^Código, número/).waitFor()
  await page.getByText('Sin conexión').waitFor()
  await desk.pass(page, one, 'entry')
  expect(await desk.waitingActs(page)).toHaveLength(1)
})
