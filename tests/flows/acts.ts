import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { listingTexts } from '../../src/web/listing/listing.messages.ts'
import { eventually } from '../support/eventually.ts'
import { sizes } from './site.ts'

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the beginning of the label, because the button that shows a password repeats the label. */
export function field(page: Page | Locator, label: string): Locator {
  return page.getByLabel(new RegExp(`^${literally(label)}`))
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

export async function fill(page: Page | Locator, values: readonly (readonly [label: string, value: string])[]) {
  for (const [label, value] of values) {
    await openSection(field(page, label))
    await field(page, label).fill(value)
  }
}

export async function choose(page: Page, label: string, typed: string, choice: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(typed)
  await page.getByRole('option', { name: choice, exact: true }).click()
}

export async function take(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

export async function filterBy(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption({ label: choice })
}

export async function press(page: Page | Locator, name: string): Promise<void> {
  await unfold(page, name)
  await page.getByRole('button', { name, exact: true }).click()
}

/** Opens the collapsed section around a control. */
async function openSection(inside: Locator): Promise<void> {
  await inside.waitFor({ state: 'attached' })
  const section = inside.locator('xpath=ancestor::details[not(@open)]')
  if ((await section.count()) === 0) return
  // A hidden summary accepts no key.
  const line = section.last().locator('summary')
  await line.waitFor()
  await line.press('Enter')
}

/** Opens the collapsed row or section that contains a button. */
export async function unfold(page: Page | Locator, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, includeHidden: true }).first()
  await openSection(button)
  const fold = button.locator('xpath=ancestor::*[@data-fold and @hidden]')
  if ((await fold.count()) === 0) return
  const id = await fold.getAttribute('id')
  await page.locator(`[aria-controls="${id}"]`).press('Enter')
}

/**
 * Presses a button that replaced another one. The keyboard is used because the page ignores a second click at the same place.
 */
export async function pressNext(page: Page | Locator, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

/** Chooses an action from the "Más" menu of a row, or from the opened row on a phone. */
export async function pressFolded(page: Page, row: string, act: string, language: Language): Promise<void> {
  if (page.viewportSize()?.width === sizes.phone.width) return press(page, `${act}: ${row}`)
  await press(page, `${speak(webTexts, language).list.more}: ${row}`)
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Chooses an act of the open pass from its "Más" menu. */
export async function chooseOfPass(page: Page, act: string, language: Language): Promise<void> {
  const more = new RegExp(`^${speak(webTexts, language).list.more}: `)
  await page.getByRole('dialog').getByRole('button', { name: more }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** One button opens the tools of a list, on a phone and on screens with many tools. */
export async function showTools(page: Page, language: Language): Promise<void> {
  const head = page.locator('[data-page-head]')
  await head.getByRole('heading', { level: 1 }).waitFor()
  const more = head.getByRole('button', { name: speak(webTexts, language).list.more, exact: true })
  if (page.viewportSize()?.width !== sizes.phone.width && (await more.count()) === 0) return
  // The tools stay open for the next press, and a screen that was still loading forgets the first one.
  await eventually(async () => {
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
    expect(await more.getAttribute('aria-expanded')).toBe('true')
  })
}

/** On a phone one button opens the filters of a list. */
export async function showFilters(page: Page, language: Language): Promise<void> {
  if (page.viewportSize()?.width === sizes.phone.width) await press(page, speak(listingTexts, language).filter(0))
}

async function openMenu(page: Page, language: Language): Promise<void> {
  if (page.viewportSize()?.width !== sizes.phone.width) return
  await page.getByRole('button', { name: speak(webTexts, language).layout.open }).click()
}

export async function goTo(page: Page, address: string, language: Language): Promise<void> {
  await openMenu(page, language)
  await page
    .getByRole('navigation', { name: speak(webTexts, language).layout.navigation })
    .locator(`a[href="${address}"]`)
    .click()
}

export async function signOut(page: Page, language: Language): Promise<void> {
  await openMenu(page, language)
  await press(page, speak(webTexts, language).layout.sign_out)
  await heading(page, speak(sessionMessages, language).login.title).waitFor()
}

export interface Credentials {
  email: string
  password: string
}

export async function signIn(page: Page, { email, password }: Credentials, language: Language = 'es'): Promise<void> {
  const { login } = speak(sessionMessages, language)
  await fill(page, [
    [login.email, email],
    [login.password, password],
  ])
  await press(page, login.submit)
}

/** Stops the clock of the page. The clock must be installed before the page is opened. */
export const stopClock = (page: Page): Promise<void> =>
  // A slow machine may be past that time already: then the next attempt asks for a later one.
  eventually(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000))

/** Waits until the element, or an element inside it, has the focus. */
export const waitForFocus = (it: Locator): Promise<void> =>
  expect
    .poll(() =>
      it.evaluate((one) => {
        const at = document.activeElement
        return one.contains(at) ? 'here' : at?.outerHTML.slice(0, 200)
      }),
    )
    .toBe('here')

/** Runs in the page. */
async function isNamed([name, which]: readonly [name: string, which: 'any' | 'focused']): Promise<boolean> {
  // A dialog checks the focus in a timer after each key in a date field: wait for that timer before the next key.
  await new Promise((over) => setTimeout(over))
  const controls = which === 'any' ? [...document.querySelectorAll('a, button, input, textarea')] : []
  return [...controls, document.activeElement].some((one) => {
    const typedIn = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
    const label = one?.getAttribute('aria-label') ?? (typedIn ? one.labels?.[0] : one)?.textContent ?? ''
    return label.startsWith(name)
  })
}

/** Presses Tab until a control with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  // The keys do not wait for a screen that loads.
  await expect.poll(() => page.evaluate(isNamed, [name, 'any'] as const), { message: `a control "${name}"` }).toBe(true)
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isNamed, [name, 'focused'] as const)) return
  }
  throw new Error(`Tab never reaches "${name}"`)
}

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
