import type { Page } from 'playwright-core'
import { figureWords } from '../../src/reports/figures.messages.ts'
import { figureTexts, rowTexts } from '../../src/reports/reports.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import type { Screen } from './screen.ts'

async function openReport(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: 'Los Encinos' }).click()
  await page
    .getByRole('button', { name: speak(figureWords, language).table })
    .first()
    .waitFor()
}

async function openTable(page: Page, language: Language): Promise<void> {
  await openReport(page, language)
  await page
    .getByRole('button', { name: speak(figureWords, language).table })
    .first()
    .click()
  await page.getByRole('table').first().waitFor()
}

async function openRows(page: Page, language: Language): Promise<void> {
  await openTable(page, language)
  await page
    .getByRole('link', { name: speak(figureWords, language).rows })
    .first()
    .click()
  // The report before has headings that begin with the same word.
  await page.getByRole('heading', { name: speak(figureTexts, language).arrivals, exact: true }).waitFor()
  await page.getByRole('link', { name: speak(rowTexts, language).back }).waitFor()
}

export const reportScreens: readonly Screen[] = [
  { name: 'reports', who: 'super_admin', path: '/admin/reports' },
  { name: 'report', who: 'admin', path: '/admin/reports', act: openReport },
  { name: 'report-table', who: 'admin', path: '/admin/reports', act: openTable },
  { name: 'report-rows', who: 'admin', path: '/admin/reports', act: openRows },
]
