import { afterAll, beforeAll, expect, test } from 'vitest'
import { overrideReasonTexts } from '../../src/gate/arrivals/overrideReasons.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practiceCodes } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { speak } from '../../src/shared/messages.ts'
import { everything } from '../support/scope.ts'
import { press } from './acts.ts'
import { type Film, filmOf } from './film.ts'
import { card, done, enter, openGate } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

const { camera } = speak(guardMessages, 'es')

let film: Film
let site: Site
beforeAll(async () => {
  film = await filmOf(practiceCodes(Date.now()).visitor)
  site = await openSite({ switches: film.switches })
})
afterAll(async () => {
  await site.close()
  await film.remove()
})

interface Look {
  held: boolean
  card: string | undefined
  at: number
}

/** Records for each camera picture whether it shows a code and which card the station shows. */
function watch(): void {
  const looks: Look[] = []
  Object.assign(window, { looks })
  const { prototype } = OffscreenCanvasRenderingContext2D
  const take = prototype.getImageData
  prototype.getImageData = function (x, y, width, height, settings) {
    const picture = take.call(this, x, y, width, height, settings)
    const middle = ((height >> 1) * width + (width >> 1)) * 4
    const held = picture.data.subarray(middle - 200, middle + 200).some((part, at) => at % 4 === 0 && part < 150)
    const card = document.querySelector<HTMLElement>('[data-verdict], [data-done]')?.dataset
    looks.push({ held, card: card?.done ?? card?.verdict, at: performance.now() })
    return picture
  }
}

test('admits a visitor by a scan, and stops the same code later with the time of the first entry', async () => {
  const page = await openGate(site)
  await page.evaluate(watch)
  await press(page, camera.open)
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  await enter(page)
  await card(page, 'exit')
    .getByText(/^Ya entró \d\d:\d\d/)
    .waitFor()
  const looks = await page.evaluate((): Look[] => Object(window).looks)
  const first = looks.findIndex(({ held }) => held)
  expect(looks.map(({ card }) => card)).toContain('entry')
  // The station does not read a code again while it stays in view. A busy machine may take no picture during a green card.
  const between = looks.slice(first).filter(({ card }) => card !== 'exit')
  expect(between.map(({ held }) => held)).toContain(false)
  // The speed depends on the machine: check it only in the full run.
  const green = looks.find(({ card }) => card === 'green')
  if (everything) expect((green?.at ?? Number.POSITIVE_INFINITY) - (looks[first]?.at ?? 0)).toBeLessThan(2_000)
  await press(page, speak(guardMessages, 'es').card.enters)
  await card(page, 'red').waitFor()
  await press(page, 'Dejar pasar con motivo')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Se avisa a la casa y a la administración.').waitFor()
  await press(dialog, speak(overrideReasonTexts, 'es').by_phone)
  await press(dialog, speak(letInTexts, 'es').submit)
  await done(page, 'override').waitFor()
  expect(site.complaints).toEqual([])
})
