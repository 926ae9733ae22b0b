/** Acts of users on a page, by the texts on it. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { listingTexts } from '../../src/web/listing/listing.messages.ts'
import { eventually } from '../support/eventually.ts'
import { sizes } from './site.ts'

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** By its label from the beginning: the button that shows a password speaks of it too. */
export function field(page: Page | Locator, label: string): Locator {
  return page.getByLabel(new RegExp(`^${literally(label)}`))
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** Fields in order, by their labels. */
export async function fill(page: Page | Locator, values: readonly (readonly [label: string, value: string])[]) {
  for (const [label, value] of values) {
    await openSection(field(page, label))
    await field(page, label).fill(value)
  }
}

/** Finds a choice by typing a part of it. */
export async function choose(page: Page, label: string, typed: string, choice: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(typed)
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** One of few choices, where nothing is typed. */
export async function take(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

export async function press(page: Page | Locator, name: string): Promise<void> {
  await unfold(page, name)
  await page.getByRole('button', { name, exact: true }).click()
}

/** What lies in a quiet section is seen once its line was pressed. */
async function openSection(inside: Locator): Promise<void> {
  await inside.waitFor({ state: 'attached' })
  const section = inside.locator('xpath=ancestor::details[not(@open)]')
  if ((await section.count()) === 0) return
  // A line that is not shown yet takes no key.
  const line = section.last().locator('summary')
  await line.waitFor()
  await line.press('Enter')
}

/** On a phone an act may lie in the fold of its row; a quiet section holds its acts behind its line. */
export async function unfold(page: Page | Locator, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, includeHidden: true }).first()
  await openSection(button)
  const fold = button.locator('xpath=ancestor::*[contains(@class, "garita-slim-fold") and @hidden]')
  if ((await fold.count()) === 0) return
  const id = await fold.getAttribute('id')
  await page.locator(`[aria-controls="${id}"]`).press('Enter')
}

/** What came to stand where something was pressed just now: by the keyboard, since a finger so quick is not meant twice. */
export async function pressNext(page: Page | Locator, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

/** An act of a row that stands behind "Más": in a menu, or on a phone in the row's fold. */
export async function pressFolded(page: Page, row: string, act: string, language: Language): Promise<void> {
  if (page.viewportSize()?.width === sizes.phone.width) return press(page, `${act}: ${row}`)
  await press(page, `${speak(webTexts, language).list.more}: ${row}`)
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** What is wanted now and then stands behind one button on a phone. */
export async function showTools(page: Page, language: Language): Promise<void> {
  if (page.viewportSize()?.width === sizes.phone.width) await press(page, speak(webTexts, language).list.more)
}

/** So do the filters, beside the search. */
export async function showFilters(page: Page, language: Language): Promise<void> {
  if (page.viewportSize()?.width === sizes.phone.width) await press(page, speak(listingTexts, language).filter(0))
}

async function openMenu(page: Page, language: Language): Promise<void> {
  if (page.viewportSize()?.width !== sizes.phone.width) return
  await page.getByRole('button', { name: speak(webTexts, language).layout.open }).click()
}

export async function goTo(page: Page, place: keyof ReturnType<typeof placesIn>, language: Language): Promise<void> {
  await openMenu(page, language)
  await page
    .getByRole('navigation', { name: speak(webTexts, language).layout.navigation })
    .getByRole('link', { name: new RegExp(`^${literally(placesIn(language)[place])}`) })
    .click()
}

const placesIn = (language: Language) => speak(appMessages, language).nav

export async function signOut(page: Page, language: Language): Promise<void> {
  await openMenu(page, language)
  await press(page, speak(webTexts, language).layout.sign_out)
  await heading(page, speak(sessionMessages, language).login.title).waitFor()
}

export interface Credentials {
  email: string
  password: string
}

/** From the login page up to the welcome. */
export async function signIn(page: Page, { email, password }: Credentials, language: Language = 'es'): Promise<void> {
  const { login } = speak(sessionMessages, language)
  await fill(page, [
    [login.email, email],
    [login.password, password],
  ])
  await press(page, login.submit)
}

/** From here on the seconds of the page pass only as the test lets them. Its clock is installed before it is opened. */
export const stopClock = (page: Page): Promise<void> =>
  // A slow machine may have passed that time already.
  eventually(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000))

/** Until it has the focus, it or what is in it. */
export const waitForFocus = (it: Locator): Promise<void> =>
  expect
    .poll(() =>
      it.evaluate((one) => {
        const at = document.activeElement
        return one.contains(at) ? 'here' : at?.outerHTML.slice(0, 200)
      }),
    )
    .toBe('here')

/** With the keyboard alone, to what is called so. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(async (wanted) => {
      // A dialog looks after a date field where the focus went, once its key is over: faster than that nobody presses the next.
      await new Promise((over) => setTimeout(over))
      const focused = document.activeElement
      const typedIn = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      const labelOf = typedIn ? focused.labels?.[0] : focused
      const label = focused?.getAttribute('aria-label') ?? labelOf?.textContent ?? ''
      return label.startsWith(wanted)
    }, name)
    if (reached) return
  }
  throw new Error(`Tab never reaches "${name}"`)
}

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
