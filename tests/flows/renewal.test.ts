import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** From now on each answer names another build. */
const upgrade = (page: Page) =>
  page.route('**/api/v1/gate.*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-garita-build': 'another' } })
  })

test('reloads an idle page once for a newer build, and never while a name is in the field', async () => {
  const here = await site.garita.condominium('Los Encinos')
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here] })
  const page = await site.open({ token: guard.token })
  await desk.openGuard(page)
  const said = await page.request.post('/api/v1/session.current', { data: {} })
  const build = said.headers()['x-garita-build']
  const kept = async () =>
    (await site.garita.owner.query('select build from stations where condominium_id = $1', [here])).rows
  await expect.poll(kept).toEqual([{ build }])

  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', 'yes'))
  const stays = () => page.evaluate(() => document.documentElement.hasAttribute('data-marked')).catch(() => null)
  const look = async () => {
    const answered = page.waitForResponse('**/api/v1/gate.snapshot')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await answered
  }
  await page.clock.install()
  await mark()
  const field = page.getByLabel(/^Código, número/)
  await field.fill('Carolina')
  await upgrade(page)
  await look()
  await page.clock.runFor(60_000)
  expect(await stays()).toBe(true)

  await field.fill('')
  // A busy machine may take long to draw the empty field.
  const later = async () => {
    await page.clock.runFor(5_000).catch(() => undefined)
    return stays()
  }
  await expect.poll(later).toBe(false)
  await field.waitFor()
  await mark()
  // The page does not reload again at once for the same build.
  await look()
  await page.clock.runFor(120_000)
  expect(await stays()).toBe(true)
})
