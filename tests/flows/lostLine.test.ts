/** The connection is lost while somebody works: loaded data stays, marked as old; a refusal clears it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { authorizationRefusals } from '../../src/authorizations/authorizations.refusals.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { press, showTools } from './acts.ts'
import { openSite, type Sight, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

const calls = '**/api/v1/**'
const words = (language: Language) => speak(webTexts, language)

async function registered(guard: TestPerson, condominiumId: string) {
  const visit = { id: newId(), condominium_id: condominiumId, unit_number: '101', name: 'Luis', last_name: 'Gómez' }
  expect(await guard.call(visits.register, { ...visit, id_document: 'INE98765' })).toMatchObject({ ok: true })
  return visit
}

const stateOf = async (id: string) =>
  (await site.garita.owner.query('select status from authorizations where id = $1', [id])).rows[0]?.status

/** A guard before the visitors of their condominium, of whom Luis is one. */
async function atTheDesk(sight: Sight): Promise<Page> {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  await garita.person({ condominium: home, unit: '101' })
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  await registered(guard, home)
  const page = await site.open({ ...sight, token: guard.token })
  await page.goto('/operator-panel')
  await luis(page).waitFor()
  return page
}

const luis = (page: Page) => page.getByText('Luis Gómez').first()
const lookAgain = (page: Page, language: Language) => press(page, speak(visitMessages, language).panel.refresh)

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)(
  'nobody is heard: the rows stay, the frame says so, and no more when somebody is: $language, $size',
  async (sight) => {
    const page = await atTheDesk(sight)
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
    // A list that is pressed for again is asked for a fourth time once it has given up after three.
    await lookAgain(page, sight.language)
    const lists = () => Object.entries(asked).flatMap(([list, times]) => (list.includes('visits.list') ? times : []))
    await expect.poll(() => Math.min(...lists())).toBeGreaterThan(3)
    expect(await luis(page).isVisible()).toBe(true)
    expect(await page.getByText(failed.title).count()).toBe(0)
    await page.unroute(calls)
    await lookAgain(page, sight.language)
    await page.getByText(layout.no_line).waitFor({ state: 'detached' })
  },
)

test('shows that the device is offline, and removes the message when it is online', async () => {
  const page = await atTheDesk({ language: 'es' })
  const { layout } = words('es')
  await page.context().setOffline(true)
  await page.getByText(layout.no_line).waitFor()
  await page.context().setOffline(false)
  await page.getByText(layout.no_line).waitFor({ state: 'detached' })
  expect(await luis(page).isVisible()).toBe(true)
})

test('refuses an act at once while offline, and does not repeat it when online', async () => {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const ana = await garita.person({ condominium: home, unit: '101' })
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  const { id } = await registered(guard, home)
  const { request } = speak(visitMessages, 'es')
  const page = await site.open({ token: ana.token, size: 'phone' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: request.approve }).waitFor()
  const answers: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/visits.decide') && answers.push(sent.url()))
  await page.context().setOffline(true)
  await press(page, request.approve)
  await page.getByText(request.failed).waitFor()
  answers.length = 0
  await page.context().setOffline(false)
  await page.getByText(words('es').layout.no_line).waitFor({ state: 'detached' })
  expect(await stateOf(id)).toBe('pending_approval')
  await press(page, request.approve)
  await page.getByText(request.approved).waitFor()
  expect(await stateOf(id)).toBe('approved')
  // The press alone, and none before it.
  expect(answers).toHaveLength(1)
})

test('the station shows only its own offline sign', async () => {
  const page = await atTheDesk({ language: 'es', size: 'phone' })
  const { bar } = speak(guardMessages, 'es')
  await page.goto('/guard')
  await page.getByText(bar.online).waitFor()
  await page.context().setOffline(true)
  await page.getByText(bar.offline).first().waitFor()
  expect(await page.locator('.garita-line').count()).toBe(0)
})

test('a screen opened offline says so, and offers a retry', async () => {
  const page = await atTheDesk({ language: 'es' })
  const { retry } = words('es')
  await page.route('**/api/v1/visits.list', (route) => route.abort())
  await page.reload()
  await page.getByText(speak(visitMessages, 'es').list.failed).waitFor()
  await page.unroute('**/api/v1/visits.list')
  await press(page, retry)
  await luis(page).waitFor()
})

test('clears the screen when the server denies access', async () => {
  const page = await atTheDesk({ language: 'es' })
  const no = JSON.stringify({ error: { code: 'forbidden', fields: [] } })
  await page.route(/api\/v1\/(visits\.list|arrivals\.asks)/, (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body: no }),
  )
  await lookAgain(page, 'es')
  await page.getByText(speak(visitMessages, 'es').list.failed).waitFor()
  expect(await luis(page).count()).toBe(0)
  expect(await page.getByText(words('es').layout.no_line).count()).toBe(0)
})

test('stops showing a pass that is revoked meanwhile', async () => {
  const { garita } = site
  const ana = await garita.person({ condominium: await garita.condominium('Los Encinos'), unit: '101' })
  const id = await authorize(garita, ana, 'worker', { name: 'Rita' })
  const { acts, pass } = speak(authorizationMessages, 'es')
  const page = await site.open({ token: ana.token, size: 'phone' })
  await page.goto('/dashboard/workers')
  await page.getByRole('button', { name: new RegExp(`^${acts.pass}`) }).click()
  await page.getByRole('img', { name: pass.picture }).waitFor()
  expect(await ana.call(authorizations.suspend, { id })).toMatchObject({ ok: true })
  await page.getByText(speak(authorizationRefusals, 'es').pass_dead).waitFor()
  expect(await page.getByRole('img', { name: pass.picture }).count()).toBe(0)
})
