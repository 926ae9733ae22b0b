import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

// A page compiles it in half of the time that the source for people takes.
const source = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Returns the broken rules with the markup that breaks them. Checks all rules or only the named ones, on the page or on its open dialog.
 */
export async function axeFaults(
  page: Page,
  only?: readonly string[],
  { inDialog = only !== undefined } = {},
): Promise<string[]> {
  // Inject the script once per loaded page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await named(page)
  return page.evaluate(
    async ([rules, dialog]) => {
      // The page behind a dialog was checked before the dialog opened.
      const part = dialog ? document.querySelector('[role="dialog"]') : null
      const found = await window.axe?.run(part ?? document, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: [...rules] } : {}),
      })
      if (!found) throw new Error('axe is not on the page')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
    },
    [only, inDialog] as const,
  )
}

/** A new dialog gets its accessible name a moment after its frame. A dialog that never gets one is a fault. */
async function named(page: Page): Promise<void> {
  const nameless = page.locator('[role="dialog"]:not([aria-labelledby], [aria-label])')
  await nameless
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined)
}
