/**
 * Counts the touches of a test. Where PACE names a file, it also waits as long as a person would, and writes the total time and the
 * program's part into the file.
 */
import { appendFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'

const person = { touch: 250, digit: 150, look: 1500, read: 3000 }
const figures = process.env.PACE

export interface Pace {
  readonly touches: number
  touch(it: Locator): Promise<void>
  /** Types into a field that has the focus, without a touch. */
  type(it: Locator, text: string): Promise<void>
  digits(pin: string): Promise<void>
  /** Waits as long as a person searches a new screen for the next button. */
  look(it: Locator): Promise<void>
  read(it: Locator): Promise<void>
  /** Stops the measurement once the next screen can be used. */
  reached(it: Locator): Promise<void>
  say(what: string): void
}

export async function pace(page: Page): Promise<Pace> {
  const began = performance.now()
  let ended = began
  let persons = 0
  let touches = 0
  const takes = async (ms: number) => {
    if (!figures) return
    persons += ms
    await page.waitForTimeout(ms)
  }
  const hit = async (it: Locator) => {
    touches += 1
    if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await it.tap()
    else await it.click()
  }
  return {
    get touches() {
      return touches
    },
    async touch(it) {
      await takes(person.touch)
      await hit(it)
    },
    async type(it, text) {
      await it.and(page.locator(':focus')).waitFor()
      await takes(person.digit * text.length)
      await page.keyboard.type(text)
    },
    async digits(pin) {
      for (const digit of pin) {
        await takes(person.digit)
        await hit(page.getByRole('button', { name: digit, exact: true }))
      }
    },
    async look(it) {
      await it.waitFor()
      await takes(person.look)
    },
    async read(it) {
      await it.waitFor()
      await takes(person.read)
    },
    async reached(it) {
      await it.waitFor()
      ended = performance.now()
    },
    say(what) {
      if (figures)
        appendFileSync(figures, `${what}\t${Math.round(ended - began)}\t${Math.round(ended - began - persons)}\n`)
    },
  }
}
