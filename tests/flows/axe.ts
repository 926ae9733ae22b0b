/** Runs axe on a page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Each broken rule with the markup that breaks it; of all rules, or only of those named, on the page or the part of it on top. */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  // It is half a megabyte, which takes longer to hand over than to run: once for each page that was loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await named(page)
  return page.evaluate(async (rules) => {
    // What lies behind a dialog was looked at before it opened.
    const part = rules ? document.querySelector('[role="dialog"]') : null
    const found = await window.axe?.run(part ?? document, {
      resultTypes: ['violations'],
      ...(rules ? { runOnly: [...rules] } : {}),
    })
    if (!found) throw new Error('axe is not on the page')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  }, only)
}

/** A dialog that has just opened gets its name a moment after its frame; one that gets none is a fault. */
async function named(page: Page): Promise<void> {
  const nameless = page.locator('[role="dialog"]:not([aria-labelledby], [aria-label])')
  await nameless
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined)
}
