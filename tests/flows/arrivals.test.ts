/** A courier, an emergency and an authority at the station, on a phone: few touches and nothing personal. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { arrivalTexts } from '../../src/visits/arrivals/arrivals.messages.ts'
import { askTexts } from '../../src/visits/arrivals/asks.messages.ts'
import { urgentTexts } from '../../src/visits/arrivals/urgent.messages.ts'
import { card, openGate } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const { unannounced } = speak(guardMessages, 'es')
const asking = speak(askTexts, 'es')
const urgent = speak(urgentTexts, 'es')
const words = speak(arrivalTexts, 'es')

test('a courier is asked about in three touches and the signs of the unit, without a name, an emergency takes one, an authority brings its steps', async () => {
  const page = await openGate(site, { size: 'phone' })
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          document.body.dataset.touches = String(Number(document.body.dataset.touches ?? 0) + 1)
      },
      true,
    )
  })
  await page.locator('.garita-unannounced').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: unannounced.unit }).fill('A-102')
  await dialog.getByRole('radio', { name: words.kinds.delivery }).click()
  expect(await dialog.getByLabel(unannounced.name).count()).toBe(0)
  expect(await dialog.getByLabel(unannounced.document).count()).toBe(0)
  await dialog.getByText(words.ask_at_once).waitFor()
  await dialog.getByRole('button', { name: 'Rappi' }).click()
  await card(page, 'amber').getByText('Entrega de Rappi').waitFor()
  await card(page, 'amber').getByText('A-102', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.body.dataset.touches)).toBe('3')
  await page.getByRole('button', { name: asking.next }).click()
  // It goes on beside whatever comes next, until they may pass.
  await page.locator('[data-strip="good"]').getByText('Entrega de Rappi').waitFor()
  await page.locator('[data-strip="good"]').getByText(asking.may_pass).waitFor()

  await page.getByRole('button', { name: urgent.emergency }).click()
  expect(await page.evaluate(() => document.body.dataset.touches)).toBe('5')
  await page.locator('[data-urgent="emergency"]').getByRole('button', { name: urgent.note }).click()
  await page.getByRole('textbox', { name: urgent.what }).fill('Ambulancia para la A-102')
  await page.getByRole('dialog').getByRole('button', { name: urgent.save }).click()
  await page.locator('[data-urgent]').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: urgent.authority }).click()
  await page.locator('[data-urgent="authority"]').getByText('Nunca los detengas por la fuerza').waitFor()
  expect(site.complaints).toEqual([])
})
