/** Administrators search "What happened" by the typed or scanned code of a pass or by its number; no address contains the code. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { disclosureKindTexts, disclosureMessages } from '../../src/investigations/disclosures.messages.ts'
import { timelineMessages } from '../../src/investigations/timeline/timeline.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { atDesk } from '../support/desk.ts'
import { variants } from '../support/scope.ts'
import { authorize, dayIn, mexico, passOf } from '../support/visits.ts'
import { field, press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'
import { standsIn } from './tabletDesk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('finds the events of a pass by its code or its number, today and with a reason: %s, %s', async (language, size) => {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Alma Admin' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  const id = await authorize(garita, ana)
  const { token, access_number } = await passOf(ana, id)
  await atDesk.enter(guard, { condominium_id: home, id, event_id: newId(), reason: null })
  const text = speak(timelineMessages, language)
  const { bar, dialog } = speak(disclosureMessages, language)
  const page = await site.open({ language, size, token: admin.token })
  await page.goto('/dashboard/admin/what-happened')
  const entry = page.locator('summary', { hasText: 'Luis' }).first()
  const change = page.getByRole('button', { name: text.change, exact: true })
  const kind = page.getByRole('button', { name: speak(disclosureKindTexts, language).pass, exact: true })
  const asks = async (code: string) => {
    await change.or(kind).first().waitFor()
    if (await change.isVisible()) await change.click()
    await kind.click()
    await field(page, text.subject.pass).fill(code)
    await press(page, text.look)
  }
  for (const code of [token, access_number ?? '']) {
    await asks(code)
    await entry.waitFor()
    // The code opens the gate, so the address must not contain it.
    expect(standsIn(decodeURIComponent(page.url()), code)).toBe(false)
  }
  await asks('Luis')
  await page.getByText(text.no_code).first().waitFor()
  await asks(token)
  await entry.waitFor()
  await press(page, text.change)
  await page.locator('input[type=date]').first().fill(dayIn(mexico, -5))
  await press(page, text.look)
  await press(page, bar.say)
  expect(await page.getByRole('dialog').textContent()).not.toContain(token)
  await field(page, dialog.said).fill('Falta una bicicleta')
  if (process.env.SEEN) await page.screenshot({ path: `${process.env.SEEN}/code-${language}-${size}.png` })
  await page.getByRole('dialog').getByRole('button', { name: dialog.submit, exact: true }).click()
  await entry.waitFor()
  expect(await axeFaults(page)).toEqual([])
  // After a reload the screen no longer knows the code and says so.
  await page.reload()
  await page.getByText(text.no_code).waitFor()
})
