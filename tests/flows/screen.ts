/** A screen for the accessibility flow and the gallery, and how to open its dialogs. */
import type { Page } from 'playwright-core'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { literally, unfold } from './acts.ts'
import type { Somebody } from './world.ts'

export type Who = 'nobody' | Somebody

export interface Screen {
  name: string
  who: Who
  path: string
  /** Made of the same pieces as another: axe looks at it in one language only. */
  once?: true
  /** What is done on it before it is looked at. */
  act?: (page: Page, language: Language) => Promise<void>
}

export const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
/** A dialog gets its name a moment after it opens. */
const shown = (page: Page) => page.getByRole('dialog', { name: /\S/ }).first().waitFor()

/** By keyboard: a click so soon where the screen before had another button counts as a misclick. */
export async function press(page: Page, name: string): Promise<void> {
  await unfold(page, new RegExp(literally(name)))
  await button(page, name).press('Enter')
  await shown(page)
}

/** An act of one row that stands behind "Más": in a menu, or on a phone in the row's fold. */
export async function pick(page: Page, row: string, act: string, language: Language): Promise<void> {
  const more = button(page, `${speak(webTexts, language).list.more}: ${row}`)
  await more.press('Enter')
  if ((await more.getAttribute('aria-controls')) && (await page.locator('.garita-slim-fold').count()) > 0)
    await button(page, `${act}: ${row}`).press('Enter')
  else await page.getByRole('menuitem', { name: act }).click()
  await shown(page)
}

/** Everything that loads is there: the program in place of the first frame, fonts, pictures and answers. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const waits = '[aria-busy="true"], .mantine-Skeleton-root, .garita-loading'
  await page.locator(waits).first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
}
