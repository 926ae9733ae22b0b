/** A dialog that closes gives the focus back to what opened it. */
import type { Locator, Page } from 'playwright-core'
import { type Language, speak } from '../../src/shared/messages.ts'
import { formTexts } from '../../src/web/form/form.messages.ts'

interface Kept {
  follows_focus?: boolean
  opener?: Element | null
  /** The list it stood in. */
  list?: Element | null
}

/** Before anything is opened: keeps in mind what has the focus last, outside of dialogs and menus. */
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
      kept.list = target.closest('.garita-listing')
    })
  })
}

// A time-out only ends a look that finds a fault, or a dialog that asks first.
const longest = { timeout: 5_000 }

/** Closes what is open; nothing where no dialog is. */
export async function faultsOfClosing(page: Page, language: Language): Promise<string[]> {
  const dialogs = page.locator('[role="dialog"][aria-modal="true"]')
  const title = await dialogs.evaluateAll((all) => all.at(-1)?.querySelector('h2')?.textContent)
  const opener = await page.evaluateHandle(() => (globalThis as Kept).opener)
  // One below the other.
  for (let closed = 0; closed < 3 && (await dialogs.count()) > 0; closed += 1)
    await close(page, dialogs.last(), language)
  // Opened by its address, or nothing was.
  if (title === undefined || (await opener.evaluate((one) => !one))) return []
  // What was made may have taken the place of the button, as the first row of a list does: then it is the list, or the screen.
  const back = (one: Element | null | undefined) => {
    const { list } = globalThis as Kept
    const place = list?.isConnected ? list : document.querySelector('main')
    const target = one?.isConnected ? one : place
    const at = document.activeElement
    // A station's field has it whenever nothing is open: a reader types there.
    if (at?.matches('[data-gate-field]')) return true
    // On the way from one dialog to the next the list had it: a button of that list is where it came from.
    return at === target || (target === list && at !== null && list?.contains(at) === true)
  }
  if (await within(page.waitForFunction(back, opener, longest))) return []
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
  return [`"${title}" closes and leaves the focus at ${at}`]
}

async function close(page: Page, dialog: Locator, language: Language): Promise<void> {
  const shown = await dialog.elementHandle()
  const gone = (timeout: number) => within(page.waitForFunction((one) => !one?.isConnected, shown, { timeout }))
  await page.keyboard.press('Escape')
  if (await gone(1_000)) return
  // What was typed is asked about; what is shown only once has a button of its own.
  const discard = dialog.getByRole('button', { name: speak(formTexts, language).discard })
  await ((await discard.count()) > 0 ? discard : dialog.getByRole('button').first()).press('Enter')
  await gone(longest.timeout)
}

const within = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
