import type { Page } from 'playwright-core'
import { notFoundTexts } from '../../src/app/frame/notFound.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { everything } from '../support/scope.ts'
import { literally, unfold } from './acts.ts'
import type { Somebody } from './world.ts'

export type Who = 'nobody' | Somebody

export interface Screen {
  name: string
  who: Who
  path: string
  /** The pieces of this screen appear on another one: axe checks it only under `npm run test:all`, in one language. */
  once?: true
  /** Prepares the screen before the check, for example opens a dialog. */
  act?: (page: Page, language: Language) => Promise<void>
}

export const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
/** A dialog gets its accessible name a moment after it opens. */
const shown = (page: Page) => page.getByRole('dialog', { name: /\S/ }).first().waitFor()

/** Uses the keyboard: a click at the place of a button of the former screen counts as a misclick. */
export async function press(page: Page, name: string): Promise<void> {
  await unfold(page, new RegExp(literally(name)))
  await button(page, name).press('Enter')
  await shown(page)
}

/** Chooses an action from the "Más" menu of a row, or from the opened row on a phone. */
export async function pick(page: Page, row: string, act: string, language: Language): Promise<void> {
  const more = button(page, `${speak(webTexts, language).list.more}: ${row}`)
  await more.press('Enter')
  if ((await more.getAttribute('aria-controls')) && (await page.locator('[data-fold]').count()) > 0)
    await button(page, `${act}: ${row}`).press('Enter')
  else await page.getByRole('menuitem', { name: act }).click()
  await shown(page)
}

/** Waits until the program has replaced the first frame and all fonts, pictures and answers are there. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const waits = '[aria-busy="true"], .mantine-Skeleton-root, [data-loading-mark]'
  await page.locator(waits).first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
}

const notFound = new RegExp(`^(${languages.map((language) => speak(notFoundTexts, language).title).join('|')})$`)

/** Navigates inside the program like the back button, through a page that keeps no state of the last screen. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: notFound })
  await goBackTo(page, '/nowhere')
  await between.waitFor()
  if (path === '/nowhere') return
  await goBackTo(page, path)
  await between.waitFor({ state: 'detached' })
}

function goBackTo(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Opens the next address of a loaded program. Loading the program again costs more than most checks; a full run does it. */
export async function goOn(page: Page, path: string): Promise<void> {
  await (everything ? page.goto(path) : goWithin(page, path))
}
