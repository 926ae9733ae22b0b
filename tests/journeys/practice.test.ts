import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urgentTexts } from '../../src/gate/arrivals/urgent.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practicePlaceMessages } from '../../src/gate/screen/practice/practicePlace.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { managementMessages } from '../../src/welcome/landing/management.messages.ts'
import { press, waitForFocus } from '../flows/acts.ts'
import { card, done, enter, gateField, openGate, typed } from '../flows/guardActs.ts'
import { shiftsOf, watchShifts } from '../flows/shifts.ts'
import { openSite, type Site, sizes } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Records every call that a window makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test.for(
  variants(
    languages.flatMap((language) =>
      (['phone', 'desk'] as const).flatMap((size) =>
        (['light', 'dark'] as const).map((theme) => ({ language, size, theme })),
      ),
    ),
  ),
)('lets a visitor in and stops another without an account: $language, $size, $theme', async (sight) => {
  const { practice } = speak(guardMessages, sight.language)
  const page = await site.open(sight)
  await watchShifts(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toBe(0)
  const program: string[] = []
  page.on('request', (request) => program.push(new URL(request.url()).pathname))
  const link = page.getByRole('link', { name: speak(managementMessages, sight.language).practice_act })
  await link.focus()
  expect(program.filter((file) => file.endsWith('.js'))).toEqual([])
  const calls = callsOf(page)
  await link.press('Enter')
  await page.waitForURL('**/practice')
  await gateField(page, sight.language).waitFor()
  await page.getByText(practice.banner).waitFor()
  expect(await shiftsOf(page)).toBeLessThan(0.05)

  await typed(page, '04711')
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  await enter(page)
  await done(page, 'entry').getByText('Lucía Núñez').waitFor()
  await typed(page, '33444')
  await card(page, 'red').waitFor()
  await page.keyboard.press('Escape')
  await card(page, 'red').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(calls).toEqual([])

  await press(page, practice.end)
  await page.waitForURL('**/#administration')
  await page.getByRole('heading', { name: speak(managementMessages, sight.language).heading }).waitFor()
})

test('offers only what works without an account', async () => {
  const page = await site.open()
  const calls = callsOf(page)
  await page.goto('/practice')
  const { bar, practice } = speak(guardMessages, 'es')
  await press(page, bar.menu)
  await page.getByRole('menuitem', { name: bar.keys }).waitFor()
  for (const name of [bar.leave, bar.hand_over, bar.change_gate, bar.practice])
    expect(await page.getByRole('menuitem', { name }).count(), name).toBe(0)
  expect(await page.getByRole('menuitem', { name: bar.guide }).getAttribute('href')).toBe('/guard-guide')
  // Closing the menu without a choice returns the focus to its button, each time.
  const menu = page.getByRole('button', { name: bar.menu })
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await waitForFocus(menu)
    await page.keyboard.press(key)
    await page.getByRole('menuitem', { name: bar.keys }).waitFor()
  }
  await page.getByRole('menuitem', { name: bar.look_again }).click()
  await page.getByRole('switch', { name: practice.offline }).click()
  await page.getByText(bar.offline, { exact: true }).waitFor()
  await page.getByRole('switch', { name: practice.offline }).click()
  await page.getByText(bar.online, { exact: true }).waitFor()
  await press(page, speak(gateMessages, 'es').acts.unannounced)
  await page.getByRole('dialog').waitFor()
  expect(calls).toEqual([])
})

test('leaves nothing of the practice in the browser', async () => {
  const page = await site.open({ offline: true })
  const { bar } = speak(guardMessages, 'es')
  await page.goto('/practice')
  for (const choice of [bar.signs_off, bar.voice_off, bar.seen]) {
    await press(page, bar.menu)
    await page.getByRole('menuitem', { name: choice, exact: true }).click()
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  }
  await press(page, bar.menu)
  await page.getByRole('menuitem', { name: bar.unseen, exact: true }).waitFor()
  // The menu takes the focus first, and only then closes on Escape.
  await page.getByRole('menu').locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await typed(page, '98765')
  await card(page, 'red').waitFor()
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => key.startsWith('garita')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(kept).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 })
})

test("keeps the guard's choices in all tabs of a station", async () => {
  const page = await openGate(site)
  const { bar } = speak(guardMessages, 'es')
  await press(page, bar.menu)
  await page.getByRole('menuitem', { name: bar.voice_off, exact: true }).click()
  const other = await page.context().newPage()
  await other.goto('/guard')
  await press(other, bar.menu)
  await other.getByRole('menuitem', { name: bar.voice_on, exact: true }).click()
  await press(page, bar.menu)
  await page.getByRole('menuitem', { name: bar.voice_off, exact: true }).waitFor()
})

const namesPlace = async (page: Page) => {
  const place = speak(practicePlaceMessages, 'es')
  const bar = page.locator('[data-place]')
  await bar.getByText(place.gate, { exact: true }).waitFor()
  await bar.getByText(place.condominium).waitFor()
}

test('fits a small phone, names the condominium, and has nothing under the bar of practice that cannot be reached', async () => {
  const page = await site.open({ size: 'small', touch: true })
  await page.goto('/practice')
  const { practice } = speak(guardMessages, 'es')
  const end = page.getByRole('button', { name: practice.end })
  await end.waitFor()
  const box = await end.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sizes.small.width)
  await namesPlace(page)
})

test('shows the whole name of the gate in the bar offline, on tablets of every width, and a wide field at a desk', async () => {
  const page = await site.open()
  await page.goto('/practice')
  const { bar, practice } = speak(guardMessages, 'es')
  await page.getByRole('switch', { name: practice.offline }).click()
  await page.getByText(bar.offline, { exact: true }).waitFor()
  for (const width of [768, 864, 1023]) {
    await page.setViewportSize({ width, height: 648 })
    const place = page.locator('[data-place]')
    expect(await place.evaluate((shown) => shown.scrollWidth - shown.clientWidth), `${width}`).toBe(0)
    // The gate has one line, the condominium and the guard share a smaller one below.
    expect(await place.evaluate((shown) => shown.clientHeight), `${width}`).toBeLessThan(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }

  // The actions are on one line below the field, and the lists beside both.
  await page.getByRole('switch', { name: practice.offline }).click()
  await page.getByText(bar.online, { exact: true }).waitFor()
  await page.setViewportSize(sizes.desk)
  await namesPlace(page)
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { emergency, authority } = speak(urgentTexts, 'es')
  await page.locator('[data-unannounced]').waitFor()
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const field = await boxOf(gateField(page))
    const act = (name: string) => boxOf(page.getByRole('button', { name, exact: true }))
    expect(field.width).toBeGreaterThan(400)
    const acts = [
      await boxOf(page.locator('[data-unannounced]')),
      await boxOf(page.locator('[data-incident]')),
      await act(emergency),
      await act(authority),
    ]
    expect(new Set(acts.map(({ y }) => Math.round(y))).size).toBe(1)
    expect(acts[0]?.y).toBeGreaterThan(field.y + field.height)
    const lists = await boxOf(page.locator('[data-lists]'))
    expect(lists.x).toBeGreaterThan(field.x + field.width)
    expect(Math.abs(lists.y - field.y)).toBeLessThan(16)
  }
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
