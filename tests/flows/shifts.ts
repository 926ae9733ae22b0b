/** Measures how much of a page moved by itself (layout shift). */
import type { Page } from 'playwright-core'

/** Takes effect at the next page load. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shifted'))
