import type { Page } from 'playwright-core'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { press } from './acts.ts'
import { goOn } from './screen.ts'
import { type Sight, type Site, sizes } from './site.ts'

export async function openGate(
  site: Site,
  sight: Sight = {},
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Page> {
  const home = await site.garita.condominium()
  const guard = await site.garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const page = await site.open({ ...sight, token: guard.token })
  await prepare(page)
  await page.goto('/guard')
  await enterPractice(page, sight.language ?? 'es')
  return page
}

const gates = new WeakMap<Site, Page>()

/** Returns the practice in the window that the tests of a file share. Each test begins it again inside the program. */
export async function sameGate(site: Site): Promise<Page> {
  const page = gates.get(site)
  if (!page) {
    const opened = await openGate(site, { kept: true })
    gates.set(site, opened)
    return opened
  }
  await page.setViewportSize(sizes.desk)
  await goOn(page, '/guard')
  await enterPractice(page, 'es')
  return page
}

/** Enters the practice through the menu of the station. */
async function enterPractice(page: Page, language: Language): Promise<void> {
  const { bar, practice } = speak(guardMessages, language)
  await press(page, bar.menu)
  await page.getByRole('menuitem', { name: bar.practice }).click()
  await page.getByText(practice.banner).first().waitFor()
}

export const gateField = (page: Page, language: Language = 'es') =>
  page.getByRole('textbox', { name: speak(guardMessages, language).field.label })

export const card = (page: Page, tone: 'green' | 'amber' | 'red' | 'exit') => page.locator(`[data-verdict="${tone}"]`)
export const done = (page: Page, act: 'entry' | 'exit' | 'checkout' | 'override' | 'corrected') =>
  page.locator(`[data-done="${act}"]`)

/** Types as a reader does: fast, wherever the focus is, with Enter at the end. */
export const typed = (page: Page, text: string): Promise<void> => scan(page, text)

type ReaderEnd = 'Enter' | 'Tab' | 'two lines' | null

/**
 * Sends key events with the time stamps of a reader, however busy the page is. A gap of zero keeps the browser's own times.
 */
export async function scan(page: Page, text: string, end: ReaderEnd = 'Enter', gap = 0.004) {
  const keyboard = await page.context().newCDPSession(page)
  const keys = [...text].map((key) => ({ key, code: codeOf(key), text: key, windowsVirtualKeyCode: 0 }))
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  const tab = { key: 'Tab', code: 'Tab', text: '\t', windowsVirtualKeyCode: 9 }
  if (end === 'Tab') keys.push(tab)
  else if (end === 'two lines') keys.push(enter, enter)
  else if (end === 'Enter') keys.push(enter)
  // The reader ends a moment ago, so that the next key of a person comes later than its second line.
  const began = Date.now() / 1000 - keys.length * gap - 0.1
  await Promise.all(
    keys.flatMap((key, place) => {
      const at = (later: number) => (gap > 0 ? { timestamp: began + place * gap + later } : {})
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, ...at(0) }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, ...at(0.001) }),
      ]
    }),
  )
  await keyboard.detach()
}

/** The physical key; a screen keyboard reports none. */
const codeOf = (key: string) => (/\d/.test(key) ? `Digit${key}` : /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : '')

/**
 * Presses Enter as a person does: later than the second line of a reader. The clock of the page moves instead of the test waiting.
 */
export async function enter(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + ms
  }, 750)
  await page.keyboard.press('Enter')
}
