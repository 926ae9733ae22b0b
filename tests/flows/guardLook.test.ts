import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { shiftOfferTexts } from '../../src/gate/screen/shift/shiftOffer.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { everything, variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { gateField, openGate, sameGate, typed } from './guardActs.ts'
import { faultsOfLargeText } from './largeText.ts'
import { openSite, type Site, sizes } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Begins a practice in the window that these tests share, or under `npm run test:all` in one of its own. */
async function practiceIn(language: Language, size: keyof typeof sizes, theme: 'light' | 'dark' = 'light') {
  if (everything) return openGate(site, { language, size, theme })
  const page = await sameGate(site)
  await page.setViewportSize(sizes[size])
  return page
}

const es = speak(guardMessages, 'es')
const { offer } = speak(shiftOfferTexts, 'es')
const arriving = speak(arrivalDialogTexts, 'es')
const acts = { ...speak(gateMessages, 'es').acts, ...speak(letInTexts, 'es') }

const actsAtFoot = (page: Page, language: Language) =>
  page.getByRole('group', { name: speak(gateMessages, language).places.acts, exact: true }).getByRole('button')

test.each(variants([200, 150]))('fits 360 px with text of %s %', async (percent) => {
  const guard = await site.garita.person({ user_role: 'agent', assigned: [await site.garita.condominium()] })
  const page = await site.open({ size: 'small', token: guard.token })
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  await page.goto('/guard')
  await page.getByText(offer, { exact: true }).waitFor()
  const tops = await actsAtFoot(page, 'es').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual([2, 2])
  await page.getByRole('button', { name: es.bar.menu }).click()
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: es.bar.practice }).waitFor()
  // The menu stays within the window and scrolls inside.
  await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThan(640)
  const place = await menu.boundingBox()
  expect(place && place.y >= 0 && place.y + place.height <= 640).toBe(true)
  expect(await wider()).toBe(0)
  await page.getByRole('menuitem', { name: es.bar.practice }).click()
  await page.getByText(es.practice.banner).first().waitFor()
  const field = gateField(page)
  await field.waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
    (16 * percent) / 100,
  )
  const cut = () =>
    page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      labels: [...document.querySelectorAll('[data-station] .mantine-Button-label')]
        .filter((label) => {
          const words = document.createRange()
          words.selectNodeContents(label)
          const [inner, outer] = [words.getBoundingClientRect(), label.closest('button')?.getBoundingClientRect()]
          return !outer || inner.left < outer.left || inner.right > outer.right || inner.height > outer.height
        })
        .map((label) => label.textContent),
    }))
  expect(await cut()).toEqual({ wide: 0, labels: [] })
  expect((await field.boundingBox())?.width).toBeGreaterThan(250)
  for (const [number, act] of [
    ['04711', acts.entry],
    ['20222', acts.exit],
    ['33444', acts.override],
  ] as const) {
    await field.fill(number)
    await page.keyboard.press('Enter')
    const button = page.locator('[data-verdict]').getByRole('button', { name: act, exact: true })
    await button.scrollIntoViewIfNeeded()
    expect(await cut(), number).toEqual({ wide: 0, labels: [] })
    const box = await button.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.height >= 48).toBe(true)
    await page.keyboard.press('Escape')
  }
})

test.each(variants(languages))(
  'shows the main button without scrolling at 360 × 640, and nothing too small: %s',
  async (language) => {
    const page = await practiceIn(language, 'small')
    const acts = { ...speak(gateMessages, language).acts, ...speak(letInTexts, language) }
    for (const [number, act] of [
      ['04711', acts.entry],
      ['20222', acts.exit],
      ['44555', acts.exit],
      ['33444', acts.override],
    ] as const) {
      await gateField(page, language).fill(number)
      await page.keyboard.press('Enter')
      const button = page.locator('[data-verdict]').getByRole('button', { name: act, exact: true })
      await button.waitFor()
      const box = await button.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= 640 && box.height >= 48).toBe(true)
      const small = await page
        .locator('[data-verdict] button')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 48).map((one) => one.textContent),
        )
      expect(small).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await faultsOfLargeText(page, `card-${number}-${language}`)).toEqual([])
      await page.keyboard.press('Escape')
    }
  },
)

test.each(
  variants([
    ['es', 'light'],
    ['en', 'dark'],
    ['es', 'dark'],
    ['en', 'light'],
  ]),
)('passes axe: %s, %s', async (language, theme) => {
  const page = await practiceIn(language, 'desk', theme)
  expect(await axeFaults(page)).toEqual([])
  for (const [text, shown] of [
    ['04711', '[data-verdict="green"]'],
    ['20222', '[data-verdict="exit"]'],
    ['44555', '[data-verdict="exit"]'],
    ['nadia', '[data-shown="party"]'],
    ['a-101', '[data-searching]'],
  ] as const) {
    await typed(page, text)
    await page.locator(shown).waitFor()
    expect(await axeFaults(page), text).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('F4')
  await page.getByRole('dialog').waitFor()
  expect(await axeFaults(page)).toEqual([])
})

test.each(variants(languages))(
  'leaves the first screen of a 360 px phone to the expected visitors, below four tiles and one line of tabs: %s',
  async (language) => {
    const page = await practiceIn(language, 'small')
    const { lists } = speak(guardMessages, language)
    const first = page.locator('[data-lists] [data-gate-row]').first()
    await first.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const tiles = await actsAtFoot(page, language).evaluateAll((all) =>
      all.map((one) => {
        const [tile, label] = [one.getBoundingClientRect(), one.querySelector('.mantine-Button-label')]
        const size = Number.parseFloat(getComputedStyle(one).fontSize)
        const words = document.createRange()
        words.selectNodeContents(label ?? one)
        const shown = words.getBoundingClientRect()
        const lines = Math.round(shown.height / (size * 1.15))
        return {
          y: tile.y,
          touch: tile.height >= 44,
          size: size >= 12.5,
          fits: shown.width < tile.width,
          two: lines <= 2,
        }
      }),
    )
    expect(tiles).toHaveLength(4)
    for (const tile of tiles) expect(tile).toEqual({ y: tiles[0]?.y, touch: true, size: true, fits: true, two: true })
    const tabs = page.getByRole('tab')
    expect(new Set(await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))).size).toBe(1)
    expect((await first.boundingBox())?.y).toBeLessThan(450)
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    // The last list loads when its tab is pressed.
    await page.getByRole('tab', { name: lists.recent }).click()
    const tooSmall = () =>
      page.locator('[data-lists] :is(button, [role="tab"])').evaluateAll((all) =>
        all
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect()
            return Math.min(width, height) < 47.5
          })
          .map((one) => one.textContent || one.getAttribute('aria-label')),
      )
    expect(await tooSmall()).toEqual([])
    await page.keyboard.press('End')
    await expect
      .poll(async () => {
        const box = await tabs.last().boundingBox()
        return box && box.x >= 0 && box.x + box.width <= 360
      })
      .toBe(true)
  },
)

test("leads a phone's search without results to the unannounced visit, with the typed words", async () => {
  const page = await practiceIn('es', 'phone')
  await typed(page, 'a')
  await page.locator('[data-gate-row]').first().waitFor()
  expect(await actsAtFoot(page, 'es').first().isVisible()).toBe(true)
  await gateField(page).fill('')
  await typed(page, 'Zoraida')
  await page.locator('[data-lists]').getByRole('button', { name: acts.unannounced }).click()
  expect(await page.getByRole('dialog').getByLabel(arriving.name, { exact: false }).first().inputValue()).toBe(
    'Zoraida',
  )
})

test('keeps the lists in place while letters are typed on a wide touch screen', async () => {
  const page = await openGate(site, { size: 'desk', touch: true })
  const left = async () => (await page.locator('[data-lists]').boundingBox())?.x
  await page.locator('[data-keypad]').waitFor()
  const before = await left()
  await gateField(page).fill('nadia')
  await page.locator('[data-keypad]').waitFor({ state: 'detached' })
  await expect.poll(left).toBe(before)
})
