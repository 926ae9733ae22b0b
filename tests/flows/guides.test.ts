import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { managementAnchor } from '../../src/shared/managementAnchor.ts'
import { speak } from '../../src/shared/messages.ts'
import { guide } from '../../src/welcome/guide/guide.ts'
import { guideAddresses, guideNames } from '../../src/welcome/guide/guideAddresses.ts'
import { guides } from '../../src/welcome/guide/guides.ts'
import { pictureSize, widePictureSize } from '../../src/welcome/landing/pictures.ts'
import { welcomeMessages } from '../../src/welcome/landing/welcome.messages.ts'
import { variants } from '../support/scope.ts'
import { heading } from './acts.ts'
import { axeFaults } from './axe.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site, sizes } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const topicOf = (page: Page, title: string) =>
  page.locator('[data-topic]', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const opened = (part: Locator) => part.evaluate((details) => Reflect.get(details, 'open'))

test('begins a guide with its topics, and opens each by press and by key', async () => {
  const page = await site.open({ size: 'phone' })
  // A machine without the fonts that the fallback names moves lines when the font loads: keep it in the cache.
  await page.goto('/', { waitUntil: 'networkidle' })
  await watchShifts(page)
  await page.goto('/user-guide', { waitUntil: 'networkidle' })
  expect(await shiftsOf(page)).toBe(0)
  for (const { title, entries } of guide) {
    const topic = topicOf(page, title.es)
    expect(await opened(topic)).toBe(false)
    await topic.getByRole('heading', { level: 2 }).click()
    const [first] = entries
    await topic.getByRole('heading', { level: 3, name: first?.title.es ?? '' }).click()
    await page.locator(`#${first?.id}`).waitFor()
    await topic.locator('summary').first().press('Enter')
    expect(await opened(topic)).toBe(false)
  }
  await topicOf(page, guide[1]?.title.es ?? '')
    .locator('summary')
    .first()
    .press('Space')
  expect(await axeFaults(page)).toEqual([])
})

const addresses = guideNames.flatMap((name) => guides[name].map((section) => ({ path: guideAddresses[name], section })))

test.for(variants(['phone', 'desk']))(
  'opens the topic of an address, with and without a script, and shows its name: %s',
  async (size) => {
    for (const scripted of [true, false]) {
      const page = await site.open({ size, scripted })
      for (const { path, section } of addresses) {
        await page.goto(`${path}#${section.anchor}`)
        const topic = topicOf(page, section.title.es)
        await expect.poll(() => opened(topic)).toBe(true)
        const entry = topic.locator('[data-entry]').first()
        if (scripted) await expect.poll(() => opened(entry)).toBe(true)
        await expect.poll(() => topOf(topic.getByRole('heading', { level: 2 }))).toBeGreaterThan(0)
        await expect.poll(() => topOf(entry)).toBeLessThan(sizes[size].height / 2)
      }
      const passages = guide.flatMap(({ entries, tips }) => [...entries, ...tips].flatMap(({ id }) => id ?? []))
      for (const id of scripted ? [] : passages) {
        await page.goto(`/user-guide#${id}`)
        const entry = page.locator('[data-entry]', { has: page.locator(`[id="${id}"]`) })
        await expect.poll(() => opened(entry)).toBe(true)
        await expect.poll(() => topOf(page.locator(`[id="${id}"]`))).toBeGreaterThan(40)
        await page.locator(`[id="${id}"]`).waitFor()
      }
      await page.context().close()
    }
  },
)

test('opens the topic of an address before anything is shown, however slowly the page comes', async () => {
  const html = await (await fetch(`${site.address}/user-guide`)).text()
  const end = html.indexOf('</main>')
  const page = await site.open({ size: 'desk' })
  const frames = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const server = createServer(async ({ url = '', method, headers }, response) => {
    if (url !== '/user-guide') {
      const there = await fetch(`${site.address}${url}`, {
        method: method ?? 'GET',
        headers: { 'content-type': headers['content-type'] ?? '' },
      })
      response.writeHead(there.status, { 'content-type': there.headers.get('content-type') ?? '' })
      return response.end(Buffer.from(await there.arrayBuffer()))
    }
    response.setHeader('content-type', 'text/html').write(html.slice(0, end))
    await page.locator('#topics > section').waitFor({ state: 'attached' })
    await frames()
    return response.end(html.slice(end))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  await watchShifts(page)
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/user-guide#account`)
  await page.locator('#account').waitFor()
  await frames()
  expect(await shiftsOf(page)).toBe(0)
})

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? -1

test('prints a whole guide', async () => {
  const page = await site.open({ size: 'desk' })
  await page.goto('/user-guide')
  const answers = page.locator('[data-entry] > :is(div, ul)').filter({ visible: true })
  expect(await answers.count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await answers.count()).toBe(guide.reduce((sum, { entries }) => sum + entries.length + 1, 0))
})

test('links each guide to the others, and the second page to the guides of its readers', async () => {
  const page = await site.open({ size: 'phone', language: 'en' })
  const { guides: about, guide: text } = speak(welcomeMessages, 'en')
  await page.goto('/')
  await page.locator(`#${managementAnchor}`).getByRole('link', { name: about.admin.heading }).click()
  await heading(page, about.admin.heading).waitFor()
  const others = page.getByRole('navigation', { name: text.others })
  for (const name of ['guard', 'resident', 'admin'] as const) {
    await others.getByRole('link', { name: about[name].name }).click()
    await page.waitForURL(`**${guideAddresses[name]}`)
    await heading(page, about[name].heading).waitFor()
    expect(await others.getByRole('link', { name: about[name].name }).getAttribute('aria-current')).toBe('page')
  }
})

test.for([
  ['/guard-guide', 'phone'],
  ['/user-guide', 'desk'],
] as const)('enlarges a picture of %s by key, and returns the focus on Esc: %s', async ([path, size]) => {
  const page = await site.open({ size })
  await watchShifts(page)
  await page.goto(`${path}#${path === '/user-guide' ? 'account' : 'guard-begin'}`)
  const link = page.locator('a[data-close]').first()
  await link.scrollIntoViewIfNeeded()
  const alt = await link.getByRole('img').getAttribute('alt')
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: alt ?? '' })
  const picture = dialog.getByRole('img', { name: alt ?? '' })
  const loaded = () =>
    picture.evaluate((shown) => Reflect.get(shown, 'naturalWidth') * Number(Reflect.get(shown, 'complete')))
  await expect.poll(loaded).toBe(path === '/user-guide' ? pictureSize.width : widePictureSize.width)
  const enlarged = (await picture.boundingBox())?.width ?? 0
  expect(enlarged).toBeGreaterThan((await link.boundingBox())?.width ?? 0)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await link.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: speak(welcomeMessages, 'es').guide.close })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toContain(path)
  expect(await shiftsOf(page)).toBeLessThan(0.05)
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
