import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webFiles } from '../../src/server/http/webFiles.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { guideAddresses, guideNames } from '../../src/welcome/guide/guideAddresses.ts'
import { guides } from '../../src/welcome/guide/guides.ts'
import { managementMessages } from '../../src/welcome/landing/management.messages.ts'
import { pictureAddress, screenAddress, screenSize, screens } from '../../src/welcome/landing/pictures.ts'
import { welcomeMessages } from '../../src/welcome/landing/welcome.messages.ts'
import { tabTo } from './acts.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const mostScriptBytes = 110_000
const mostSignInBytes = 164_000

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const pages = ['/', ...Object.values(guideAddresses)] as const

test.for(languages.flatMap((language) => pages.map((path) => ({ language, path }))))(
  'shows $path in $language whole before any script',
  async ({ language, path }) => {
    const response = await site.garita.app.request(path, { headers: { 'accept-language': language } })
    const html = await response.text()
    const { landing, guides: about, features, links } = speak(welcomeMessages, language)
    const shown = guideNames.find((name) => guideAddresses[name] === path)
    expect(response.status).toBe(200)
    expect(html).toContain(`<html lang="${language}">`)
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(response.headers.get('permissions-policy')).toContain(path === '/' ? 'microphone=(self)' : 'microphone=()')
    expect(html).toContain(shown ? about[shown].heading : landing.heading)
    if (!shown) expect(html).toMatch(new RegExp(`<a[^>]+href="/start"[^>]*>${links.have_code}`))
    if (!shown) expect(html).toContain(features.qr_text)
    else for (const { entries } of guides[shown]) expect(html).toContain(entries[0]?.title[language])
    expect(html).toContain(`© ${new Date().getFullYear()} Garita`)
    expect(html).not.toMatch(/\{\{|undefined|\[object/)
  },
)

test('allows no other page to use the microphone', async () => {
  const response = await site.garita.app.request('/login')
  expect(response.headers.get('permissions-policy')).toContain('microphone=()')
})

test('has every picture of the guides in both languages and no unused one', () => {
  const wanted = Object.values(guides)
    .flat()
    .flatMap(({ entries }) => entries.flatMap(({ picture }) => picture ?? []))
    .flatMap((name) => languages.map((language) => pictureAddress(name, language)))
  expect(wanted.filter((address) => !existsSync(`${dist}${address}`))).toEqual([])
  expect(readdirSync(`${dist}guide`).map((file) => `/guide/${file}`)).toEqual(expect.arrayContaining(wanted))
  expect(readdirSync(`${dist}guide`)).toHaveLength(wanted.length)
  for (const address of wanted) {
    const most = /^\/guide\/(guard|admin)-/.test(address) ? 56_000 : 40_000
    expect(readFileSync(`${dist}${address}`).length).toBeLessThan(most)
  }
})

test('keeps the landing page and the sign-in small', async () => {
  for (const path of pages) expect(await weightOf(path, ['.js'])).toBeLessThan(mostScriptBytes)
  expect(await weightOf('/login', ['.js', '.css'])).toBeLessThan(mostSignInBytes)
})

/** The compressed size, as a new browser loads it. */
async function weightOf(path: string, endings: readonly string[]): Promise<number> {
  const page = await site.open({ size: 'phone' })
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().close()
  const files = [...loaded].filter((file) => endings.some((ending) => file.endsWith(ending)))
  expect(files.length).toBeGreaterThan(0)
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length, 0)
}

test('sets the language by a link, also for the application', async () => {
  const page = await site.open({ language: 'es' })
  const speaks = () => page.locator('html').getAttribute('lang')
  await page.goto('/user-guide#pets')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Resident guide' }).waitFor()
  await page.waitForURL('**/user-guide#pets')
  await page.goto('/')
  expect(await speaks()).toBe('en')
  await page.goto('/login')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByLabel('Language').selectOption('es')
  await page.goto('/')
  expect(await speaks()).toBe('es')
})

test('works by keyboard: the skip link, the sign-in links, the pause of the scene', async () => {
  const page = await site.open()
  await page.goto('/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ir al contenido')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Crear cuenta')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register')
})

test('shows a signed-in user a link to the application, without a layout shift', async () => {
  const resident = await site.garita.person({ condominium: await site.garita.condominium('Los Fresnos'), unit: '4' })
  const page = await site.open({ size: 'phone', token: resident.token })
  await watchShifts(page)
  const session = Promise.withResolvers<void>()
  await page.route('**/session.current', (route) => session.promise.then(() => route.continue()))
  await page.goto('/')
  // A machine without the fonts that the fallback names moves lines when the font loads.
  await page.evaluate(() => document.fonts.ready)
  const before = await shiftsOf(page)
  session.resolve()
  const enter = page.getByRole('link', { name: 'Ir a mi panel' }).first()
  await enter.waitFor()
  expect(await page.getByRole('link', { name: 'Iniciar sesión' }).count()).toBe(0)
  expect((await shiftsOf(page)) - before).toBe(0)
  await enter.click()
  await page.waitForURL('**/dashboard')
})

test('leads from a second page to the answers for people who run a condominium', async () => {
  const page = await site.open({ language: 'es' })
  await page.goto('/')
  const { door, heading, gate } = speak(managementMessages, 'es')
  await page.getByRole('link', { name: door }).click()
  await page.waitForURL('**/#administration')
  await page.getByRole('heading', { name: heading }).waitFor()
  await expect
    .poll(() => page.getByRole('img', { name: gate }).evaluate((picture) => Reflect.get(picture, 'naturalWidth')))
    .toBe(screenSize.width)
})

test('links a demo on the landing page only where the installation names one', async () => {
  const { demo } = speak(managementMessages, 'es')
  const landing = async (demoUrl: string | null) =>
    (await webFiles(dist, demoUrl).request('/', { headers: { 'accept-language': 'es' } })).text()
  const without = await landing(null)
  expect(without).toContain(speak(managementMessages, 'es').heading)
  expect(without).not.toContain(demo)
  const named = await landing('https://demo.example.org/?a=1&b="2')
  expect(named).toContain(`href="https://demo.example.org/?a=1&amp;b=&quot;2"`)
  expect(named).toContain(demo)
})

test('has every picture of the landing page in both languages', () => {
  for (const address of screens.flatMap((name) => languages.map((language) => screenAddress(name, language))))
    expect(readFileSync(`${dist}${address}`).length).toBeLessThan(120_000)
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
