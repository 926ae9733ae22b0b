/** The visitor's page on a slow line: the pass stands before the program is loaded, and says what the program will say. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { authorize, passOf } from '../support/visits.ts'
import { heading } from './acts.ts'
import { scan } from './scanner.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'

/** Of the page, its scripts and the answer, without the type. With 400 kbit/s a second. */
const mostBytes = 25_000

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function passFor(...given: [type?: 'temporary_visitor' | 'worker', values?: Parameters<typeof authorize>[3]]) {
  const condominium = await site.garita.condominium('Los Encinos')
  await site.garita.owner.query(`update condominiums set address = 'Av. Uno 1', country = 'CO' where id = $1`, [
    condominium,
  ])
  const ana = await site.garita.person({ full_name: 'Ana Pérez', condominium })
  const id = await authorize(site.garita, ana, ...given)
  return { id, pass: await passOf(ana, id) }
}

/** Holds back the program until the returned function is called. */
async function withoutProgram(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/(?!first-|visit-).*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

const codeOf = (page: Page) => page.locator('img.garita-qr')

/** Reads the card as a user does, with where it leads. */
const cardOf = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('.garita-pass')
    // Without the minute of the day's code, which may be the next one a moment later.
    const lines = card?.innerText
      .replace(/\d\d:\d\d/, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
    const drawing = [...(card?.querySelectorAll('pattern > *') ?? [])].map((part) => part.outerHTML)
    return [document.querySelector('h1')?.innerText, card?.ariaLabel, lines, card?.querySelector('a')?.href, drawing]
  })

test.for(
  languages.flatMap((language) =>
    (['temporary_visitor', 'worker'] as const).flatMap((type) =>
      (['small', 'phone', 'desk'] as const).map((size) => ({ language, type, size })),
    ),
  ),
)('shows the pass before the program, which takes over without a jump: $language, $type, $size', async (given) => {
  const { language, type, size } = given
  const { pass } = await passFor(type)
  const page = await site.open({ language, size, theme: size === 'small' ? 'dark' : 'light' })
  const arrive = await withoutProgram(page)
  await watchShifts(page)
  await page.goto(`/pass#${pass.link}`, { waitUntil: 'commit' })
  // A worker's code is renewed with each look.
  const code = type === 'worker' ? expect.stringMatching(/^G1:/) : pass.token
  expect(await scan(codeOf(page))).toEqual(code)
  const before = await cardOf(page)
  if (pass.access_number) expect(before.flat()).toContain(pass.access_number)
  const place = await codeOf(page).boundingBox()
  arrive()
  await page.getByRole('button', { name: speak(authorizationMessages, language).page.save_image }).waitFor()
  expect(await cardOf(page)).toEqual(before)
  expect(await codeOf(page).boundingBox()).toEqual(place)
  expect(await scan(codeOf(page))).toEqual(code)
  expect(await shiftsOf(page)).toBeLessThan(0.05)
})

test('needs few bytes before the code', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('img.garita-qr')) performance.mark('code')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/pass#${pass.link}`)
  await page.getByRole('button', { name: speak(authorizationMessages, 'es').page.save_image }).waitFor()
  const loaded = await page.evaluate(() => {
    const asked = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    const [code] = performance.getEntriesByName('code')
    return asked
      .filter(({ startTime }) => startTime <= (code?.startTime ?? 0))
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
  })
  const weighing = loaded.filter(({ path }) => !path.endsWith('.woff2'))
  const shapes = weighing.map(({ path }) => path.replace(/-[\w-]{8}\.js$/, '.js'))
  expect(shapes).toEqual(expect.arrayContaining(['/pass', '/assets/visit.js', '/api/v1/authorizations.visit']))
  expect(shapes.filter((path) => path.endsWith('.js')).sort()).toEqual(['/assets/first.js', '/assets/visit.js'])
  expect(weighing.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostBytes)
})

/** The server's answer with another end, in minutes from now. */
const endsIn = (page: Page, minutes: number) =>
  page.route(/authorizations\.visit$/, async (route) => {
    const response = await route.fetch()
    const endsAt = new Date(Date.now() + minutes * 60_000).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), ends_at: endsAt } })
  })

test.each([
  ['an ended', -60],
  ['a tolerated', -1],
  ['a canceled', null],
] as const)('shows no code of %s pass before the program', async (_, minutes) => {
  const { id, pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  if (minutes !== null) await endsIn(page, minutes)
  else await site.garita.owner.query(`update authorizations set status = 'inactive' where id = $1`, [id])
  await withoutProgram(page)
  // The program is asked for once the first frame has decided.
  const asked = page.waitForRequest(/\/assets\/main-/)
  await page.goto(`/pass#${pass.link}`, { waitUntil: 'commit' })
  await asked
  await page.getByText(speak(webTexts, 'es').loading).waitFor()
  expect(await page.locator('.garita-pass').count()).toBe(0)
})

test('takes the code away at the end of the pass, also while the program is on its way', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  await page.clock.install()
  await endsIn(page, 60)
  await withoutProgram(page)
  await page.goto(`/pass#${pass.link}`, { waitUntil: 'commit' })
  await codeOf(page).waitFor()
  await page.clock.fastForward('01:00:01')
  await page.getByText(speak(webTexts, 'es').loading).waitFor()
  expect(await page.locator('.garita-pass').count()).toBe(0)
})

test('leaves a page of another language, or of another link, to the program', async () => {
  const { pass } = await passFor()
  const page = await site.open({ language: 'es' })
  await page.addInitScript(() => localStorage.setItem('garita.language', 'en'))
  await page.goto(`/pass#${pass.link}`)
  await heading(page, speak(authorizationMessages, 'en').page.invites('Ana')).waitFor()
  await withoutProgram(page)
  await page.evaluate(() => localStorage.clear())
  const other = await passFor()
  const next = await site.open({ language: 'es' })
  const arrive = await withoutProgram(next)
  await next.goto(`/pass#${pass.link}`, { waitUntil: 'commit' })
  await codeOf(next).waitFor()
  await next.evaluate((link) => location.replace(`#${link}`), other.pass.link)
  await next.getByText(speak(webTexts, 'es').loading).waitFor()
  arrive()
  expect(await scan(codeOf(next))).toBe(other.pass.token)
})

test('keeps the code in sight where the program does not arrive', async () => {
  const { pass } = await passFor()
  const page = await site.open({ size: 'phone' })
  await page.route(/\/assets\/main-.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto(`/pass#${pass.link}`)
  await page.getByRole('alert').waitFor()
  expect(await scan(codeOf(page))).toBe(pass.token)
  site.complaints.splice(0)
})

test('no browser window reported an error', () => {
  expect(site.complaints).toEqual([])
})
