/** Scans at a station in a browser that knows thousands of passes: from a reader's last key to the card. */
import type { Page } from 'playwright-core'
import { openBrowser } from '../../tests/flows/browser.ts'
import { scan } from '../../tests/flows/guardActs.ts'

const scans = 20

export async function scansInBrowser(port: number, token: string, codes: readonly string[]): Promise<number[]> {
  const browser = await openBrowser()
  try {
    const url = `http://127.0.0.1:${port}`
    const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } })
    await context.addCookies([{ name: 'garita_session', value: token, url }])
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(`${url}/guard`)
    await page.getByText('En línea').waitFor({ timeout: 60_000 })
    await page.locator('[data-gate-row]').first().waitFor({ timeout: 60_000 })
    const took: number[] = []
    for (const code of codes.slice(0, scans)) took.push(await oneScan(page, code))
    return took
  } finally {
    await browser.close()
  }
}

interface Watched extends Window {
  lastKey: number
  cardAt: number
}

/** Records the time of the last key, and of the card after it. */
function watch(): void {
  const watched = window as unknown as Watched
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Escape') watched.lastKey = timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    const card = document.querySelector('[data-verdict]')
    if (!card) watched.cardAt = 0
    else if (!watched.cardAt) requestAnimationFrame(() => setTimeout(() => (watched.cardAt ||= performance.now())))
  }).observe(document, { childList: true, subtree: true })
}

async function oneScan(page: Page, code: string): Promise<number> {
  await page.keyboard.press('Escape')
  await page.locator('[data-verdict]').waitFor({ state: 'detached' })
  await scan(page, code, 'Enter', 0)
  await page.locator('[data-verdict="green"]').waitFor()
  const took = () =>
    page.evaluate(() => {
      const { lastKey, cardAt } = window as unknown as Watched
      return cardAt ? cardAt - lastKey : 0
    })
  for (;;) {
    const ms = await took()
    if (ms > 0) return ms
  }
}
