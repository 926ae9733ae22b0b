/** A dialog that closes gives the focus back to what opened it. */
import type { Page } from 'playwright-core'

interface Kept {
  follows_focus?: boolean
  opener?: Element | null
}

/** Before anything is opened: keeps in mind what has the focus last, outside of dialogs and menus. */
export function followFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = globalThis as Kept
    kept.opener = null
    if (kept.follows_focus) return
    kept.follows_focus = true
    document.addEventListener('focusin', ({ target }) => {
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      if (target instanceof Element && !target.closest('[role="menu"], main[tabindex="-1"]:focus')) kept.opener = target
    })
  })
}

// A time-out only ends a look that finds a fault.
const longest = { timeout: 10_000 }

/** Closes what is open; nothing where no dialog is. */
export async function faultsOfClosing(page: Page): Promise<string[]> {
  const dialogs = page.locator('[role="dialog"][aria-modal="true"]')
  if ((await dialogs.count()) === 0) return []
  const title = await dialogs.last().evaluate((one) => one.querySelector('h2')?.textContent)
  const opener = await page.evaluateHandle(() => (globalThis as Kept).opener)
  await page.keyboard.press('Escape')
  const closed = await within(dialogs.first().waitFor({ state: 'detached', ...longest }))
  if (!closed) return [`"${title}" does not close on Esc`]
  if (await within(page.waitForFunction((one) => document.activeElement === one, opener, longest))) return []
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
  return [`"${title}" closes and leaves the focus at ${at}`]
}

const within = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
