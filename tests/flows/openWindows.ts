/**
 * Remembers the open browser windows, and saves a screenshot, the address and the console of each when a test fails.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

// In a DOM without a browser, URL is not the class of Node.
const folder = join(import.meta.dirname, '..', '..', 'test-results')
/** A page that hangs takes no screenshot. */
const pictureMs = 10_000

const windows = new Map<Page, string[]>()

export function watchWindow(page: Page): void {
  const lines: string[] = []
  windows.set(page, lines)
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => lines.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on('close', () => windows.delete(page))
}

/** Returns the folder, or null where no window is open. */
export async function keepWindows(file: string, title: string): Promise<string | null> {
  if (windows.size === 0) return null
  const place = join(folder, nameOf(file), nameOf(title))
  await mkdir(place, { recursive: true })
  let number = 0
  for (const [page, lines] of windows) {
    number += 1
    await page.screenshot({ path: join(place, `${number}.png`), timeout: pictureMs }).catch(() => undefined)
    await writeFile(join(place, `${number}.txt`), [page.url(), ...lines, ''].join('\n'))
  }
  return place
}

const nameOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, 100)
