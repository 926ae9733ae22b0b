/** The visitor's page in a browser: its speed and bytes, its end, its language, its picture, and the links of earlier versions. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stampTexts } from '../../src/authorizations/kinds.messages.ts'
import { passTitles, visitPageTexts } from '../../src/authorizations/passes/visitPage.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { everything } from '../support/scope.ts'
import { authorize, passOf } from '../support/visits.ts'
import { heading } from './acts.ts'
import { axeFaults } from './axe.ts'
import { codeIn, scan } from './scanner.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'

/** The page alone shows the code. */
const mostBytes = 10_000
/** With script, service worker and fonts; before the server wrote the page it was 387 kB in 40 requests. */
const mostBytesWhole = 150_000

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const words = (language: Language) => speak(visitPageTexts, language)
const codeOf = (page: Page, language: Language = 'es') =>
  page.getByRole('img', { name: speak(passTitles, language).picture })

async function passFor(...given: [type?: 'temporary_visitor' | 'worker', values?: Parameters<typeof authorize>[3]]) {
  const condominium = await site.garita.condominium('Los Encinos')
  await site.garita.owner.query(`update condominiums set address = 'Av. Uno 1', country = 'CO' where id = $1`, [
    condominium,
  ])
  const ana = await site.garita.person({ full_name: 'Ana Pérez', condominium })
  const id = await authorize(site.garita, ana, ...given)
  return { id, pass: await passOf(ana, id) }
}

/** The triggers are disabled, because no form ends a pass so soon. */
const endIn = (id: string, seconds: number) =>
  site.garita.owner.query(
    `begin; alter table authorizations disable trigger user;
      update authorizations set valid_until = now() + interval '${seconds} seconds' where id = '${id}';
      alter table authorizations enable trigger user; commit`,
  )

test('shows the code after one request of a few bytes, on a slow connection too', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await line.send('Network.emulateNetworkConditions', slow3g)
  const ended: number[] = []
  line.on('Network.loadingFinished', ({ encodedDataLength }) => ended.push(encodedDataLength))
  // Every request but the first waits until the code is shown.
  const shown = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) await shown.promise
    await route.continue()
  })
  const began = performance.now()
  await page.goto(`/pass/${pass.link}`, { waitUntil: 'commit' })
  await codeOf(page).waitFor()
  const seen = performance.now()
  await expect.poll(() => ended.length).toBe(1)
  const [first = 0] = ended
  shown.resolve()
  await page.waitForLoadState('networkidle')
  const all = ended.reduce((sum, bytes) => sum + bytes, 0)
  process.stdout.write(
    `The code of a pass on slow 3G: ${Math.round(seen - began)} ms, ${first} bytes; in all ${ended.length} requests, ${all} bytes.\n`,
  )
  expect(first).toBeLessThan(mostBytes)
  expect(ended.length).toBeGreaterThan(1)
  expect(all).toBeLessThan(mostBytesWhole)
})

const everySight = languages.flatMap((language) =>
  (['temporary_visitor', 'worker'] as const).flatMap((type) =>
    (['small', 'phone', 'desk'] as const).flatMap((size) =>
      (['light', 'dark'] as const).map((theme) => ({ language, type, size, theme })),
    ),
  ),
)
const sights: typeof everySight = [
  { language: 'es', type: 'temporary_visitor', size: 'phone', theme: 'light' },
  { language: 'en', type: 'worker', size: 'small', theme: 'dark' },
  { language: 'es', type: 'worker', size: 'desk', theme: 'dark' },
]

test.for(everything ? everySight : sights)(
  'shows a code that readers read, moves nothing and has no fault of access: $language, $type, $size, $theme',
  async ({ language, type, size, theme }) => {
    const { pass } = await passFor(type)
    const page = await site.open({ language, size, theme })
    await watchShifts(page)
    await page.goto(`/pass/${pass.link}`)
    const code = type === 'worker' ? expect.stringMatching(/^G1:/) : pass.token
    expect(await scan(codeOf(page, language))).toEqual(code)
    await heading(page, words(language).invites('Ana')).waitFor()
    if (language === 'es') await page.getByText('Muestra este código en la portería').waitFor()
    const { save_image, save_on_desk } = words(language)
    await page.getByRole('button', { name: size === 'desk' ? save_on_desk : save_image, exact: true }).waitFor()
    expect(await shiftsOf(page)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBe(0)
    expect((await codeOf(page, language).boundingBox())?.width).toBeGreaterThan(size === 'desk' ? 240 : 250)
  },
)

test('shows the code where no script runs', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone', scripted: false })
  await page.goto(`/pass/${pass.link}`)
  expect(await scan(codeOf(page))).toBe(pass.token)
  await page.getByText(pass.access_number ?? '', { exact: true }).waitFor()
})

test('saves the pass as a picture with its code', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  await page.goto(`/pass/${pass.link}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words('es').save_image, exact: true }).click()
  const picture = await readFile(await (await downloading).path())
  expect(await codeIn(picture)).toBe(pass.token)
})

test('leads the link of an earlier version to its page, and changes the language by a link', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  await page.goto(`/pass#${pass.link}`)
  await page.waitForURL(`**/pass/${pass.link}`)
  await page.getByRole('link', { name: 'English' }).click()
  await heading(page, words('en').invites('Ana')).waitFor()
  expect(await scan(codeOf(page, 'en'))).toBe(pass.token)
})

test('says at the end of a pass that the gate still admits it, and takes the code away after that', async () => {
  const { id, pass } = await passFor()
  await endIn(id, 60)
  const page = await site.open({ size: 'phone' })
  await page.clock.install()
  await page.goto(`/pass/${pass.link}`)
  await codeOf(page).waitFor()
  // Without a connection the page knows the moments by itself.
  await page.context().setOffline(true)
  await page.clock.fastForward('01:05')
  await page.getByText(/Venció/).waitFor()
  await page.getByText(/todavía puede dejarte pasar/).waitFor()
  await codeOf(page).waitFor()
  await page.clock.fastForward('05:00')
  await heading(page, words('es').ended.expired).waitFor()
  await page.getByText(speak(stampTexts, 'es').expired, { exact: true }).waitFor()
  await page.getByText(words('es').invited('Ana', 'Los Encinos')).waitFor()
  expect(await codeOf(page).count()).toBe(0)
  expect(await page.content()).not.toMatch(new RegExp(`\\b${pass.access_number}\\b`))
  site.complaints.splice(0)
})

test('says on a dead and on a mistyped link what happened, without a fault of access', async () => {
  const { id, pass } = await passFor()
  await site.garita.owner.query(`update authorizations set status = 'inactive' where id = $1`, [id])
  const page = await site.open({ size: 'phone' })
  await page.goto(`/pass/${pass.link}`)
  await heading(page, words('es').ended.canceled).waitFor()
  await page.getByText(words('es').invited('Ana', 'Los Encinos')).waitFor()
  await page.getByRole('link', { name: words('es').ask_another }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`/pass/${pass.link.slice(0, -4)}`)
  await heading(page, words('es').unknown).waitFor()
  expect(await axeFaults(page)).toEqual([])
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
