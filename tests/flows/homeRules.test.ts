/** A home's rules, from the resident's phone to the station without a line, and back: the home says that an entry was wrong. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { arrivalTexts } from '../../src/visits/arrivals/arrivals.messages.ts'
import { homeRuleTexts } from '../../src/visits/rules/homeRuleScreen.messages.ts'
import { expectTexts, ruleCardTexts } from '../../src/visits/rules/homeRules.messages.ts'
import { beNoon } from '../support/clocks.ts'
import { saveRule } from '../support/gate/homeRules.ts'
import { variants } from '../support/scope.ts'
import { press } from './acts.ts'
import { axeFaults } from './axe.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

test.each(variants(languages))('a resident writes a rule and expects a delivery, in %s', async (language) => {
  const text = speak(homeRuleTexts, language)
  const expects = speak(expectTexts, language)
  const here = await site.garita.condominium('Los Encinos')
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const page = await site.open({ language, size: language === 'es' ? 'phone' : 'desk', token: ana.token })
  await page.goto('/dashboard')
  await press(page, expects.press)
  await page.getByRole('button', { name: expects.stop }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: expects.stop }).click()
  await page.getByRole('button', { name: expects.press }).waitFor()
  await page.getByRole('link', { name: expects.rules }).click()
  await page.getByText(text.empty).waitFor()
  await page.getByRole('button', { name: text.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(text.night).waitFor()
  await dialog.getByRole('button', { name: 'Rappi' }).click()
  await dialog.getByText(text.night).waitFor({ state: 'detached' })
  await dialog.getByLabel(text.form.from, { exact: true }).fill('08:00')
  await dialog.locator('button[type=submit]').click()
  await dialog.getByLabel(text.form.until, { exact: true }).and(page.locator('[aria-invalid]')).waitFor()
  await dialog.getByLabel(text.form.until, { exact: true }).fill('20:00')
  expect(await axeFaults(page)).toEqual([])
  await dialog.locator('button[type=submit]').click()
  await page.locator('.garita-home-rules').getByText(/Rappi/).waitFor()
  await page.getByRole('button', { name: /^(Cambiar|Change): / }).click()
  await dialog.getByRole('button', { name: 'Amazon' }).click()
  await dialog.locator('button[type=submit]').click()
  await page
    .locator('.garita-home-rules')
    .getByText(/Amazon/)
    .waitFor()
  await page.locator('.garita-home-rules').getByText(/Rappi/).waitFor({ state: 'detached' })
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^(Terminar|End): / }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.end, exact: true }).click()
  await page.getByText(text.empty).waitFor()
})

test('the station follows a rule without a line, and rings when the home says that it was wrong', async () => {
  const cardText = speak(ruleCardTexts, 'es')
  const expects = speak(expectTexts, 'es')
  const { unannounced, bar } = speak(guardMessages, 'es')
  const words = speak(arrivalTexts, 'es')
  const here = await site.garita.condominium('Los Robles')
  await beNoon(site.garita, here)
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  await saveRule(ana, { from: '00:00', until: '23:59' })
  const page = await site.open({ token: guard.token })
  await desk.openGuard(page)
  // It has the snapshot.
  await page.getByText(speak(guardMessages, 'es').lists.nobody_expected).waitFor()
  await desk.shellKept(page)
  const comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.locator('.garita-unannounced').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: unannounced.unit }).fill('101')
  await dialog.getByRole('radio', { name: words.kinds.delivery }).click()
  await dialog.getByRole('button', { name: 'Rappi' }).click()
  const shown = dialog.locator('[data-rule="let_in"]')
  await shown.getByText(cardText.let_in).waitFor()
  await shown.getByText('Regla de la casa 101: entregas de Rappi, hasta las 23:59').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: cardText.submit.let_in }).click()
  await page.getByText(cardText.done.let_in).waitFor()
  expect((await desk.waitingActs(page)).map(({ kept }) => kept.event.kind)).toEqual(['unannounced'])
  await comeBack()
  await page.context().setOffline(false)
  await expect.poll(() => desk.waitingActs(page)).toEqual([])

  const home = await site.open({ size: 'phone', token: ana.token })
  await home.goto('/dashboard')
  await home.getByRole('button', { name: speak(noticeMessages, 'es').bell.open(1) }).click()
  await home.getByText(speak(noticeMessages, 'es').kinds.entered_by_rule).waitFor()
  expect(await axeFaults(home)).toEqual([])
  await home.getByRole('button', { name: expects.wrong }).click()
  await home.getByText(expects.wrong_done).waitFor()
  const red = page.locator('[data-contested]')
  await red.getByText(cardText.contested('Entrega de Rappi', '101')).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await red.getByRole('button', { name: bar.note }).click()
  await red.waitFor({ state: 'detached' })
  expect(site.complaints.filter((line) => !/ERR_|Failed to (load|fetch)/.test(line))).toEqual([])
})
