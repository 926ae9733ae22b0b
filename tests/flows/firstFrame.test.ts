import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstScriptContent } from '../../scripts/web/firstScript.ts'
import { firstFrameMessages } from '../../src/app/frame/firstFrames.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { variants } from '../support/scope.ts'
import { heading } from './acts.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Blocks every script but the first until the test calls the returned function. */
async function withoutProgram(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/(?!first-).*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

const publicPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password#link',
  '/confirm-email#link',
  '/begin#link',
] as const

test('names the first script by its content, and a station keeps that script', async () => {
  const textOf = async (path: string) => (await fetch(`${site.address}${path}`)).text()
  for (const path of ['/', '/login', '/dashboard', '/elsewhere', '/index.html']) {
    const [, named = ''] = /<script src="([^"]+)">/.exec(await textOf(path)) ?? []
    expect(named).toMatch(/^\/assets\/first-[\w-]{8}\.js$/)
    expect(await textOf(named)).toBe(firstScriptContent)
    expect(firstScriptContent).not.toMatch(/^\s*\/[/*]/m)
    expect(await textOf('/sw.js')).toContain(named)
  }
})

test('offers no field or form before the program can take what is typed', async () => {
  for (const path of publicPages) {
    const page = await (await fetch(`${site.address}${path}`)).text()
    expect(page).toContain('data-anyone')
    expect(page.match(/<(?:form|input|select|textarea|button)\b/g)).toBeNull()
  }
})

test.each([
  ['es', '/login'],
  ['en', '/dashboard'],
] as const)(
  'says with a way out that the program could not be loaded, after an update for one: %s, %s',
  async (language, path) => {
    const text = speak(firstFrameMessages, language)
    const { token } = await site.garita.person({ user_role: 'admin' })
    const page = await site.open({ language, ...(path === '/login' ? {} : { token }) })
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto(path)
    const said = page.getByRole('alert')
    await said.getByText(text.stopped).waitFor()
    expect(await page.getByRole('status').count()).toBe(0)
    await page.unroute(/\/assets\/main-.*\.js$/)
    await said.getByRole('link', { name: text.again }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    site.complaints.splice(0)
  },
)

test('shows the frame of every public page before the program, also in a chosen theme and language', async () => {
  const page = await site.open({ size: 'small' })
  await page.addInitScript(() => localStorage.setItem('garita.theme', 'dark'))
  await watchShifts(page)
  for (const path of publicPages) {
    const arrive = await withoutProgram(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByText('Cargando...').waitFor()
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
    const mark = page.locator('header [data-wordmark]')
    const before = await mark.boundingBox()
    arrive()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const after = await mark.boundingBox()
    // The width changes when the font loads.
    expect([after?.x, after?.y], path).toEqual([before?.x, before?.y])
    expect(await shiftsOf(page), path).toBeLessThan(0.05)
    await page.unrouteAll()
  }
  await page.evaluate(() => localStorage.setItem('garita.language', 'en'))
  await page.goto('/login')
  await heading(page, 'Sign in').waitFor()
})

test.for(variants(languages))(
  'shows the signed-in frame before the program, and asks once who is signed in: %s',
  async (language) => {
    const condominium = await site.garita.condominium(`Los Fresnos ${language}`)
    const resident = await site.garita.person({ condominium, unit: '4', full_name: 'Ana Pérez' })
    const page = await site.open({ token: resident.token, language, theme: 'dark' })
    const arrive = await withoutProgram(page)
    // A live message may cause another request: block the live connection.
    await page.route('**/api/v1/live*', () => undefined)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/session.current')) asked.push(request.url())
    })
    const answered = page.waitForResponse(/session\.current$/)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await page.getByText(speak(webTexts, language).loading).waitFor()
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
    const rail = await page.locator('[data-frame="side"]').boundingBox()
    expect((await answered).status()).toBe(200)
    arrive()
    await page.getByRole('navigation').first().waitFor()
    expect(await page.locator('[data-frame="side"]').boundingBox()).toEqual(rail)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(asked.length).toBe(1)
    await page.context().close()
  },
)

test('shows no signed-in frame to someone who is not signed in', async () => {
  const page = await site.open()
  await withoutProgram(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByText('Cargando...').waitFor()
  expect(await page.locator('[data-shell]').count()).toBe(0)
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
