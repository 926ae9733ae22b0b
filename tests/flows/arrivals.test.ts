/** A courier at the station, on a phone: few touches and nothing personal. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { arrivalTexts } from '../../src/visits/arrivals.messages.ts'
import { card, openGate } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const { unannounced } = speak(guardMessages, 'es')
const words = speak(arrivalTexts, 'es')

test('a courier is asked about in four touches, and nobody types a name', async () => {
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
  await page.getByRole('option', { name: 'A-102' }).click()
  await dialog.getByRole('radio', { name: words.kinds.delivery }).click()
  expect(await dialog.getByLabel(unannounced.name).count()).toBe(0)
  expect(await dialog.getByLabel(unannounced.document).count()).toBe(0)
  await dialog.getByText(words.ask_at_once).waitFor()
  await dialog.getByRole('button', { name: 'Rappi' }).click()
  await card(page, 'amber').getByText('Entrega de Rappi').waitFor()
  await card(page, 'amber').getByText('A-102').waitFor()
  expect(await page.evaluate(() => document.body.dataset.touches)).toBe('4')
  expect(site.complaints).toEqual([])
})
