import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Language, speak } from '../../src/shared/messages.ts'
import { formTexts } from '../../src/web/form/form.messages.ts'
import { patienceMs } from '../support/patience.ts'

interface Kept {
  follows_focus?: boolean
  opener?: Element | null
  list?: Element | null
}

/** Remembers the last focused element outside of dialogs and menus. */
export function followFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = globalThis as Kept
    kept.opener = kept.list = null
    if (kept.follows_focus) return
    kept.follows_focus = true
    document.addEventListener('focusin', ({ target }) => {
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      if (!(target instanceof Element) || target.closest('[role="menu"], main[tabindex="-1"]:focus')) return
      kept.opener = target
      kept.list = target.closest('[data-listing]')
    })
  })
}

/** A page with a fault fails its test already: do not wait for further faults there. */
const faulty = new WeakSet<Page>()

/** Closes the open dialogs and returns the faults of the focus; nothing where no dialog is open. */
export async function faultsOfClosing(page: Page, language: Language): Promise<string[]> {
  const dialogs = page.locator('[role="dialog"][aria-modal="true"]')
  const title = await dialogs.evaluateAll((all) => all.at(-1)?.querySelector('h2')?.textContent)
  const opener = await page.evaluateHandle(() => (globalThis as Kept).opener)
  // Dialogs may lie on top of each other.
  for (let closed = 0; closed < 3 && (await dialogs.count()) > 0; closed += 1)
    await close(page, dialogs.last(), language)
  // The address opened the dialog, so no opener gets the focus.
  if (title === undefined || (await opener.evaluate((one) => !one))) return []
  // A new element may have replaced the opener, like the first row of a list: then the list or the screen gets the focus.
  const back = (one: Element | null | undefined) => {
    const { list } = globalThis as Kept
    const place = list?.isConnected ? list : document.querySelector('main')
    const target = one?.isConnected ? one : place
    const at = document.activeElement
    // A station's field takes the focus whenever no dialog is open: a reader types there.
    if (at?.matches('[data-gate-field]')) return true
    // Between two dialogs the list had the focus: any button of that list counts as the opener.
    return at === target || (target === list && at !== null && list?.contains(at) === true)
  }
  const timeout = faulty.has(page) ? 5_000 : patienceMs
  if (await within(page.waitForFunction(back, opener, { timeout }))) return []
  faulty.add(page)
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
  return [`"${title}" closes and leaves the focus at ${at}`]
}

async function close(page: Page, dialog: Locator, language: Language): Promise<void> {
  const { discard } = speak(formTexts, language)
  const shown = await dialog.elementHandle()
  const look = () =>
    shown?.evaluate((one, context) => {
      const buttons = [...one.querySelectorAll('button')].map(({ textContent }) => textContent)
      return one.isConnected ? (buttons.includes(context) ? 'asks' : `open with ${buttons}`) : 'gone'
    }, discard)
  if (await isShownOnce(dialog)) await dialog.getByRole('button').first().press('Enter')
  else await page.keyboard.press('Escape')
  await expect.poll(look).toMatch(/gone|asks/)
  // A form with typed text asks before it closes.
  if ((await look()) === 'asks') await dialog.getByRole('button', { name: discard }).press('Enter')
  await expect.poll(look).toBe('gone')
}

/** A dialog that shows a secret once ignores Escape and has its own button. */
const isShownOnce = async (dialog: Locator) =>
  (await dialog.locator('.garita-code').count()) > 0 && (await dialog.locator('.mantine-Modal-close').count()) === 0

const within = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
