import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalTexts } from '../../src/gate/arrivals/arrivals.messages.ts'
import { homeRuleTexts } from '../../src/gate/arrivals/homeRules/homeRuleScreen.messages.ts'
import { expectTexts, ruleCardTexts } from '../../src/gate/arrivals/homeRules/homeRules.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { beNoon } from '../support/clocks.ts'
import { saveRule } from '../support/gate/homeRules.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { done } from './guardActs.ts'
import * as desk from './guardDesk.ts'
import { goOn } from './screen.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let here: string
let ana: TestPerson
/** The phone of the home, in both tests. */
let home: Page
beforeAll(async () => {
  site = await openSite()
  here = await site.garita.condominium('Los Robles')
  await beNoon(site.garita, here)
  ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  home = await site.open({ size: 'phone', token: ana.token, kept: true })
  await home.goto('/dashboard')
})
afterAll(() => site.close())

test.each(variants(languages))('lets a resident write a rule and expect a delivery, in %s', async (language) => {
  const text = speak(homeRuleTexts, language)
  const expects = speak(expectTexts, language)
  const page = language === 'es' ? home : await site.open({ language, token: ana.token })
  if (page !== home) await page.goto('/dashboard')
  await press(page, expects.press)
  await page.getByRole('button', { name: expects.stop }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: expects.stop }).click()
  await page.getByRole('button', { name: expects.press }).waitFor()
  await page.getByRole('main').getByRole('link', { name: expects.rules }).click()
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
  const rules = page.getByRole('list', { name: text.title })
  await rules.getByText(/Rappi/).waitFor()
  await page.getByRole('button', { name: /^(Cambiar|Change): / }).click()
  await dialog.getByRole('button', { name: 'Amazon' }).click()
  await dialog.locator('button[type=submit]').click()
  await rules.getByText(/Amazon/).waitFor()
  await rules.getByText(/Rappi/).waitFor({ state: 'detached' })
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^(Terminar|End): / }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.end, exact: true }).click()
  await page.getByText(text.empty).waitFor()
})

test('admits by a rule without a connection, and warns the gate when the home reports a wrong entry', async () => {
  const cardText = speak(ruleCardTexts, 'es')
  const expects = speak(expectTexts, 'es')
  const { bar } = speak(guardMessages, 'es')
  const arriving = speak(arrivalDialogTexts, 'es')
  const words = speak(arrivalTexts, 'es')
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  await saveRule(ana, { from: '00:00', until: '23:59' })
  const page = await site.open({ token: guard.token, offline: true })
  await desk.openGuard(page)
  await desk.readyOffline(page)
  const comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.locator('[data-unannounced]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: arriving.unit }).fill('101')
  await dialog.getByRole('radio', { name: words.kinds.delivery }).click()
  await dialog.getByRole('button', { name: 'Rappi' }).click()
  const shown = dialog.locator('[data-rule="let_in"]')
  await shown.getByText(cardText.let_in).waitFor()
  await shown.getByText('Regla de la casa 101: entregas de Rappi, hasta las 23:59').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: cardText.submit.let_in }).click()
  await done(page, 'entry').waitFor()
  expect((await desk.waitingActs(page)).map(({ kept }) => kept.event.kind)).toEqual(['unannounced'])
  await comeBack()
  await page.context().setOffline(false)
  await expect.poll(() => desk.waitingActs(page)).toEqual([])

  await goOn(home, '/dashboard')
  await home.getByRole('button', { name: speak(noticeMessages, 'es').bell.open(1) }).click()
  await home.getByText(speak(noticeMessages, 'es').kinds.entered_by_rule, { exact: true }).waitFor()
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
