/** The connection is lost while a user works: loaded data stays, marked as old; a refusal clears it. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { authorizationRefusals } from '../../src/authorizations/authorizations.refusals.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { platformRefusals } from '../../src/shared/refusal.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { atDesk } from '../support/desk.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { press, showTools } from './acts.ts'
import { openSite, type Sight, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const calls = '**/api/v1/**'
const words = (language: Language) => speak(webTexts, language)

async function registered(guard: TestPerson, condominiumId: string) {
  const visit = { id: newId(), condominium_id: condominiumId, unit_number: '101', name: 'Luis', last_name: 'Gómez' }
  expect(await atDesk.register(guard, { ...visit, id_document: 'INE98765' })).toMatchObject({ ok: true })
  return visit
}

const stateOf = async (id: string) =>
  (await site.garita.owner.query('select status from authorizations where id = $1', [id])).rows[0]?.status

/** Opens the desk of a guard whose condominium has the visitor Luis. */
async function atTheDesk(
  sight: Sight,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Page> {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  await garita.person({ condominium: home, unit: '101' })
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  await registered(guard, home)
  const page = await site.open({ ...sight, token: guard.token })
  await prepare(page)
  await page.goto('/operator-panel')
  return page
}

const luis = (page: Page) => page.getByText('Luis Gómez').first()
async function lookAgain(page: Page, language: Language): Promise<void> {
  await showTools(page, language)
  await press(page, speak(visitMessages, language).panel.refresh)
}

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)(
  'keeps the rows without a connection, says so in the frame, and stops when the connection is back: $language, $size',
  async (sight) => {
    const page = await atTheDesk(sight)
    await luis(page).waitFor()
    const { layout, failed } = words(sight.language)
    await showTools(page, sight.language)
    const asked: Record<string, number> = {}
    await page.route(calls, (route) => {
      const list = `${route.request().url()} ${route.request().postData()}`
      asked[list] = (asked[list] ?? 0) + 1
      return route.abort()
    })
    await lookAgain(page, sight.language)
    await page.getByText(layout.no_line).waitFor()
    // The list gives up after three requests; a press on reload sends a fourth one.
    await lookAgain(page, sight.language)
    const lists = () => Object.entries(asked).flatMap(([list, times]) => (list.includes('visits.list') ? times : []))
    await expect.poll(() => Math.min(...lists())).toBeGreaterThan(3)
    expect(await luis(page).isVisible()).toBe(true)
    expect(await page.getByText(failed.title).count()).toBe(0)
    await page.unroute(calls)
    await lookAgain(page, sight.language)
    await page.getByText(layout.no_line).waitFor({ state: 'detached' })

    await page.context().setOffline(true)
    await page.getByText(layout.no_line).waitFor()
    await page.context().setOffline(false)
    await page.getByText(layout.no_line).waitFor({ state: 'detached' })
    expect(await luis(page).isVisible()).toBe(true)
  },
)

test('refuses an act at once while offline without repeating it, and stops showing a pass that is revoked meanwhile', async () => {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const ana = await garita.person({ condominium: home, unit: '101' })
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  const { id } = await registered(guard, home)
  const { request } = speak(visitMessages, 'es')
  const page = await site.open({ token: ana.token, size: 'phone' })
  await page.goto('/dashboard')
  // The fresh request opens by itself.
  const call = page.getByRole('dialog', { name: request.title })
  await call.getByRole('button', { name: request.approve }).waitFor()
  const answers: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/visits.decide') && answers.push(sent.url()))
  await page.context().setOffline(true)
  await press(call, request.approve)
  await page.getByText(speak(platformRefusals, 'es').no_connection).waitFor()
  answers.length = 0
  await page.context().setOffline(false)
  await page.getByText(words('es').layout.no_line, { exact: true }).waitFor({ state: 'detached' })
  expect(await stateOf(id)).toBe('pending_approval')
  await press(call, request.approve)
  await page.getByText(request.approved).waitFor()
  expect(await stateOf(id)).toBe('approved')
  // The page sent only the request of this press, and did not repeat the failed one.
  expect(answers).toHaveLength(1)

  // A pass that is revoked meanwhile disappears.
  const worker = await authorize(garita, ana, 'worker', { name: 'Rita' })
  const { acts, pass } = speak(authorizationMessages, 'es')
  await page.goto('/dashboard/workers')
  await page.getByRole('button', { name: new RegExp(`^${acts.pass}`) }).click()
  await page.getByRole('img', { name: pass.picture }).waitFor()
  expect(await ana.call(authorizations.suspend, { id: worker })).toMatchObject({ ok: true })
  await page.getByText(speak(authorizationRefusals, 'es').pass_dead).waitFor()
  expect(await page.getByRole('img', { name: pass.picture }).count()).toBe(0)
})

test('offers a retry on a screen without data, clears it when access is denied, and shows one offline sign on the station', async () => {
  const page = await atTheDesk({ language: 'es' }, (opened) =>
    opened.route('**/api/v1/visits.list', (route) => route.abort()),
  )
  const { retry, layout } = words('es')
  const { list } = speak(visitMessages, 'es')
  await page.getByText(list.failed).waitFor()
  await page.unroute('**/api/v1/visits.list')
  await press(page, retry)
  await luis(page).waitFor()

  const no = JSON.stringify({ error: { code: 'forbidden', fields: [] } })
  const denied = /api\/v1\/(visits\.list|arrivals\.asks)/
  await page.route(denied, (route) => route.fulfill({ status: 403, contentType: 'application/json', body: no }))
  await lookAgain(page, 'es')
  await page.getByText(list.failed).waitFor()
  expect(await luis(page).count()).toBe(0)
  expect(await page.getByText(layout.no_line).count()).toBe(0)
  await page.unroute(denied)

  const { bar } = speak(guardMessages, 'es')
  await page.goto('/guard')
  await page.getByText(bar.online).waitFor()
  await page.context().setOffline(true)
  await page.getByText(bar.offline).first().waitFor()
  expect(await page.locator('[data-shell] [data-line-state]').count()).toBe(0)
})
