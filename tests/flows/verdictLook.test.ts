import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { stopClock } from './acts.ts'
import { card, done, enter, gateField, openGate, sameGate, typed } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const es = speak(guardMessages, 'es')
const arriving = speak(arrivalDialogTexts, 'es')
const { acts, tones } = speak(gateMessages, 'es')

/** A tablet of ten inches: 0.19 mm a pixel; capitals of the font are 0.672 of its size. */
const tablet = { width: 1180, height: 820 }
const arcMinutes = (pixels: number, meters: number) =>
  Math.atan((0.672 * pixels * 0.19) / 1000 / meters) * (180 / Math.PI) * 60
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

let gate: Page | undefined

/** Only the test with its own window records an act, so the practice goes on in the next test. */
async function openTablet(size: { width: number; height: number } = tablet): Promise<Page> {
  gate ??= await sameGate(site)
  await gate.keyboard.press('Escape')
  await gate.locator('[data-verdict]').waitFor({ state: 'detached' })
  await gate.setViewportSize(size)
  return gate
}

test.each([
  ['04711', 'green'],
  ['33444', 'red'],
  ['20222', 'exit'],
] as const)('fills the screen with the verdict of %s, and keeps it readable from a distance', async (number, tone) => {
  const page = await openTablet()
  await typed(page, number)
  await card(page, tone).waitFor()
  const ground = await page.locator('[data-ground]').boundingBox()
  expect(((ground?.width ?? 0) * (ground?.height ?? 0)) / (tablet.width * tablet.height)).toBeGreaterThan(0.7)
  expect(arcMinutes(await sizeOf(page, '[data-word]'), 2)).toBeGreaterThanOrEqual(16)
  expect(arcMinutes(await sizeOf(page, '[data-large="unit"] strong'), 1)).toBeGreaterThanOrEqual(16)
  expect(arcMinutes(await sizeOf(page, '[data-name]'), 1)).toBeGreaterThanOrEqual(16)
  if (number === '04711')
    expect(arcMinutes(await sizeOf(page, '[data-large="plate"] strong'), 2)).toBeGreaterThanOrEqual(16)
  const shape = await page.locator('[data-shape]').boundingBox()
  expect(arcMinutes((shape?.width ?? 0) / 0.672, 2)).toBeGreaterThanOrEqual(16)
  const small = await page
    .locator('[data-verdict] button, [data-bar] button')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent))
  expect(small).toEqual([])
})

test.each([
  [390, 844],
  [1440, 900],
])('gives the verdict 70 % of a screen of %i × %i', async (width, height) => {
  const page = await openTablet({ width, height })
  await typed(page, '04711')
  await card(page, 'green').waitFor()
  const ground = await page.locator('[data-ground]').boundingBox()
  expect(((ground?.width ?? 0) * (ground?.height ?? 0)) / (width * height)).toBeGreaterThan(0.7)
})

test('distinguishes the verdicts by color and shape without text, in both themes', async () => {
  const page = await openTablet()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
    const seen = new Map<string, string>()
    for (const [number, tone] of [
      ['04711', 'green'],
      ['XYZ9876', 'green'],
      ['20222', 'exit'],
      ['33444', 'red'],
      ['99999', 'red'],
    ] as const) {
      await typed(page, number)
      const look = await card(page, tone).evaluate((verdict) => {
        const shape = verdict.querySelector('[data-shape]')
        return `${getComputedStyle(verdict).backgroundColor} ${shape?.getAttribute('data-shape') ?? shape?.tagName}`
      })
      expect(seen.get(tone) ?? look, tone).toBe(look)
      seen.set(tone, look)
      await page.keyboard.press('Escape')
    }
    expect(new Set(seen.values()).size).toBe(seen.size)
  }
})

test('covers the unit and the name of each code until a press, on a station that the visitor sees', async () => {
  const page = await openTablet()
  await page.getByRole('button', { name: es.bar.menu }).click()
  await page.getByRole('menuitem', { name: es.bar.seen }).click()
  for (const _ of [1, 2]) {
    await typed(page, '04711')
    await card(page, 'green').getByText(tones.green).waitFor()
    expect(await card(page, 'green').innerText()).not.toMatch(/Lucía|A-101|Carolina/)
    await page.getByRole('button', { name: es.card.uncover }).click()
    await card(page, 'green').getByText('Lucía Núñez').waitFor()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: es.bar.menu }).click()
  await page.getByRole('menuitem', { name: es.bar.unseen }).click()
})

test('shrinks a recorded verdict after two seconds, and shows the verdict of the next code in its place', async () => {
  const page = await openGate(site, {}, ({ clock }) => clock.install())
  await page.setViewportSize(tablet)
  await stopClock(page)
  await typed(page, '04711')
  await card(page, 'green').waitFor()
  await enter(page)
  await done(page, 'entry').waitFor()
  await typed(page, '33444')
  await card(page, 'red').waitFor()
  await page.keyboard.press('Escape')
  await typed(page, '20222')
  await card(page, 'exit').waitFor()
  await enter(page)
  await page.locator('[data-done][data-fresh]').waitFor()
  await page.clock.runFor(2_000)
  await page.locator('[data-done]:not([data-fresh])').waitFor()
  await gateField(page).fill('33444')
})

test('offers to ask the unit about a pass out of hours, with the name on the pass', async () => {
  const page = await openTablet()
  await typed(page, '33444')
  await card(page, 'red')
    .getByRole('button', { name: acts.ask_unit('A-102') })
    .click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(arriving.name).inputValue()).toBe('Elena')
  expect(await dialog.getByLabel(arriving.last_name).inputValue()).toBe('Paz')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('shows a keypad to a finger, which checks at the fifth digit, and none to a person at a keyboard', async () => {
  const home = await site.garita.condominium()
  const guard = await site.garita.person({ user_role: 'agent', assigned: [home] })
  const page = await site.open({ token: guard.token, touch: true })
  await page.setViewportSize(tablet)
  await page.goto('/guard')
  await page.getByRole('button', { name: es.bar.menu }).click()
  await page.getByRole('menuitem', { name: es.bar.practice }).click()
  const pad = page.getByRole('group', { name: es.keypad.label })
  await page.getByText(es.practice.banner).first().waitFor()
  await pad.waitFor()
  const keys = await pad.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...keys)).toBeGreaterThanOrEqual(80)
  for (const digit of '04711') await pad.getByRole('button', { name: digit, exact: true }).click()
  await card(page, 'green').waitFor()
  await page.getByRole('button', { name: es.card.reject }).click()
  await pad.waitFor()
  // A reader types faster than a person, and the guard still has no keyboard.
  await typed(page, '33444')
  await card(page, 'red').waitFor()
  await page.keyboard.press('Escape')
  await pad.waitFor()
  await page.keyboard.press('3')
  await pad.waitFor({ state: 'detached' })
  await page.keyboard.press('Backspace')
  await page.getByText(es.field.ready).waitFor()
  expect(await pad.count()).toBe(0)
})
