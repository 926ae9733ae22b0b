/** A code held up to the camera: read once while it is in sight, let in, and stopped when it comes again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practiceCodes } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { speak } from '../../src/shared/messages.ts'
import { reasonTexts } from '../../src/visits/choices.messages.ts'
import { draws } from '../support/scope.ts'
import { press } from './acts.ts'
import { type Film, filmOf } from './film.ts'
import { card, done, enter, openGate } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

const { camera, override } = speak(guardMessages, 'es')
// Two seconds on a machine that has nothing else to do.
const soonMs = draws(20_000, 2_000)

let film: Film
let site: Site
beforeAll(async () => {
  film = await filmOf(practiceCodes(Date.now()).visitor)
  site = await openSite({}, film.switches)
})
afterAll(async () => {
  await site.close()
  await film.remove()
})

/** When the picture turns dark in the middle, and when the card stands there, by the page's own clock. */
function watch(): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const times = { held: 0, green: 0 }
  Object.assign(window, { times })
  const look = () => {
    const video = document.querySelector('video')
    if (brush && video && video.readyState > 1) {
      brush.drawImage(video, 0, 0, 32, 32)
      const { data } = brush.getImageData(8, 8, 16, 16)
      const dark = data.filter((part, at) => at % 4 === 0 && part < 150).length > 40
      if (!dark) times.held = 0
      else if (times.held === 0) times.held = performance.now()
    }
    if (document.querySelector('[data-verdict="green"]')) times.green = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

test('a scan lets a visitor in; the same code again is stopped with the time of the first entry', async () => {
  const page = await openGate(site)
  await page.evaluate(watch)
  await press(page, camera.open)
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  const times = await page.evaluate(() => (window as unknown as { times: { held: number; green: number } }).times)
  expect(times.held).toBeGreaterThan(0)
  const took = times.green - times.held
  process.stdout.write(`scan to green: ${Math.round(took)} ms\n`)
  expect(took).toBeLessThan(soonMs)
  await enter(page)
  await done(page, 'entry').waitFor()
  // Still in sight it is not read again.
  await page.waitForTimeout(500)
  await done(page, 'entry').waitFor()

  await card(page, 'exit')
    .getByText(/^Ya ingresó \d\d:\d\d/)
    .waitFor()
  await press(page, speak(guardMessages, 'es').card.enters)
  await card(page, 'red').waitFor()
  await press(page, 'Dejar pasar con motivo')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Se avisa a la unidad y a la administración.').waitFor()
  await press(dialog, speak(reasonTexts, 'es').by_phone)
  await press(dialog, override.submit)
  await done(page, 'override').waitFor()
  expect(site.complaints).toEqual([])
})
