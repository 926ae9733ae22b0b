import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { boardMessages } from '../../src/reports/board/board.messages.ts'
import { monthName, monthsBefore } from '../../src/reports/board/months.ts'
import { arrivalTexts, figureWords, requestTexts } from '../../src/reports/figures.messages.ts'
import { figureTexts, leadTexts, reportMessages, rowTexts } from '../../src/reports/reports.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { instantOf } from '../../src/shared/time.ts'
import { heading, showTools } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { readPdf } from '../support/pdf.ts'
import { variants } from '../support/scope.ts'
import { atTheGate, authorize, dayIn, mexico } from '../support/visits.ts'

let site: Site
let home: string
const longAgo = dayIn(mexico, -60)
beforeAll(async () => {
  site = await openSite()
  home = await site.garita.condominium('Los Encinos')
  await site.garita.condominium('Las Flores')
  const ana = await site.garita.person({ condominium: home, unit: '101', full_name: 'Ana Peña' })
  const inigo = await authorize(site.garita, ana, 'temporary_visitor', { name: 'Iñigo' })
  const hugo = await authorize(site.garita, ana, 'worker')
  await atTheGate(site.garita.owner, inigo, 'entry')
  await atTheGate(site.garita.owner, hugo, 'entry')
  await atTheGate(site.garita.owner, hugo, 'entry', new Date(instantOf(longAgo, 9 * 60, mexico)))
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

test('shows an admin the condominium’s figures, their rows by keyboard, and other days by the address: es', async () => {
  const [text, words, rows] = [speak(arrivalTexts, 'es'), speak(figureWords, 'es'), speak(rowTexts, 'es')]
  const { token } = await site.garita.person({ user_role: 'admin', assigned: [home] })
  const page = await site.open({ token })
  await page.goto('/admin/reports')
  await heading(page, 'Reportes y Analytics').waitFor()
  const entries = page.getByRole('region', { name: text.by_day.title })
  await entries.getByText('2', { exact: true }).first().waitFor()
  // Figures without a value share one line, which opens to an explanation of each.
  const { title: unanswered, is } = speak(requestTexts, 'es').unanswered
  await page.getByText(words.none).click()
  const none = page.locator('div[data-none]', { hasText: unanswered })
  expect(await none.innerText()).toContain(words.nothing)
  expect(await none.innerText()).toContain(is)

  const lead = page.getByRole('region', { name: speak(leadTexts, 'es').label })
  await lead.getByRole('link', { name: /^2 entradas\. / }).click()
  await page.getByRole('rowheader', { name: 'Iñigo Gómez' }).waitFor()
  expect(await page.locator('th[scope=row]').count()).toBe(2)
  await page.getByRole('link', { name: rows.back }).click()
  await page.getByRole('region', { name: text.by_kind.title }).getByRole('link', { name: 'Visitante temporal' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: 'Iñigo Gómez' }).waitFor()
  expect(await page.locator('th[scope=row]').count()).toBe(1)
  const title = `${speak(figureTexts, 'es').arrivals} · Visitante temporal`
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title)
  await page.getByRole('link', { name: rows.back }).click()

  await page.goto(`/admin/reports?period=days&from=${longAgo}&until=${longAgo}`)
  await entries.getByText('1', { exact: true }).first().waitFor()
  await entries.getByRole('button', { name: words.table }).click()
  await entries.getByRole('link', { name: words.rows }).click()
  await page.getByRole('rowheader', { name: 'Hugo Lara' }).waitFor()
  await page.goto(`/admin/reports?period=days&from=${longAgo}&until=${dayIn(mexico, -61)}`)
  await page.getByText(speak(reportMessages, 'es').check_days).waitFor()
})

test('leads from the comparison to one condominium, whose print has every table and no buttons: en, small phone', async () => {
  const [text, words] = [speak(arrivalTexts, 'en'), speak(figureWords, 'en')]
  const { token } = await site.garita.person({ user_role: 'super_admin', full_name: 'Rocío Fuentes' })
  const page = await site.open({ token, language: 'en', size: 'small' })
  await page.goto('/admin/reports')
  await page.getByRole('link', { name: 'Las Flores' }).waitFor()
  await page.getByRole('link', { name: 'Los Encinos' }).click()
  const hours = page.getByRole('region', { name: text.by_hour.title })
  await hours.getByText(text.count('2', 2)).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const table = hours.getByRole('table')
  expect(await table.count()).toBe(0)
  await hours.getByRole('button', { name: words.table }).click()
  await table.getByRole('rowheader', { name: words.rest }).waitFor()
  // Hours without an entry are one row.
  const rows = await table.getByRole('row').count()
  expect(rows).toBeLessThan(6)
  await hours.getByRole('button', { name: words.table }).click()

  await page.emulateMedia({ media: 'print' })
  expect(await table.getByRole('row').count()).toBe(rows)
  await page.getByText('Rocío Fuentes (Super administrator)').waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
})

test.each(variants(languages))(
  "exports the board's page of a chosen month as a PDF, by keyboard too: %s",
  async (language) => {
    const text = speak(boardMessages, language)
    const { token } = await site.garita.person({ user_role: 'super_admin' })
    const page = await site.open({ token, language, size: language === 'es' ? 'phone' : 'desk' })
    await page.goto('/admin/reports')
    await showTools(page, language)
    await page.getByRole('button', { name: text.button }).click()
    await page.getByText(text.choose_first).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Los Encinos' }).click()
    // The address contains the condominium before its menu opens.
    await page.waitForURL(/\?/)
    await page.getByRole('button', { name: text.button }).click()
    const [, month = ''] = monthsBefore(new Date().toISOString().slice(0, 10), 2)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: monthName(`${month}-01`, language) }).press('Enter'),
    ])
    expect(file.suggestedFilename()).toBe(`${language === 'es' ? 'junta' : 'board'}-los-encinos-${month}.pdf`)
    expect(readPdf(await readFile(await file.path()))).toMatchObject({ pages: 1, language, tagged: true })
    await page.getByText(text.done).waitFor()
  },
)
