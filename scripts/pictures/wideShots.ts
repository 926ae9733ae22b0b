/** The pictures of the guides for guards and administrators: the page of each, and the clicks before it is taken. */
import type { Page } from 'playwright-core'
import { settingTexts } from '../../src/amenities/desk/amenityDesk.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'

/** The access number of an expected visitor of the condominium. */
type NumberOf = (condominium: string) => Promise<string>

interface WidePicture {
  who: 'agent' | 'admin'
  path: string
  show: (page: Page, language: Language, numberOf: NumberOf) => Promise<void>
}

/** Binds the page to the first gate that the guard may choose, and returns the name of its condominium. */
export async function bindStation(page: Page, language: Language): Promise<string> {
  const gate = page.locator('main').getByRole('button', { name: /, / }).first()
  const label = (await gate.getAttribute('aria-label')) ?? ''
  await gate.click()
  await page.getByText(speak(guardMessages, language).bar.online, { exact: true }).waitFor()
  return label.slice(label.indexOf(', ') + 2)
}

export async function typeAtGate(page: Page, text: string, verdict: 'green' | 'red', language: Language) {
  await page.getByRole('textbox', { name: speak(guardMessages, language).field.label }).fill(text)
  await page.keyboard.press('Enter')
  await page.locator(`[data-verdict="${verdict}"]`).waitFor()
}

const deniedVisitor = 'Gerardo Ibarra'

const station = (show: WidePicture['show']): WidePicture => ({ who: 'agent', path: '/guard', show })
const rows = 'tbody tr, ul[data-cards] > li'

export const widePictures: Record<string, WidePicture> = {
  'guard-station': station(async (page, language) => {
    await bindStation(page, language)
    await page.locator('[data-lists] li').first().waitFor()
  }),
  'guard-pass': station(async (page, language, numberOf) => {
    await typeAtGate(page, await numberOf(await bindStation(page, language)), 'green', language)
  }),
  'guard-stop': station(async (page, language) => {
    await bindStation(page, language)
    await typeAtGate(page, deniedVisitor, 'red', language)
  }),
  'guard-unannounced': station(async (page, language) => {
    await bindStation(page, language)
    const arriving = speak(arrivalDialogTexts, language)
    await page.getByRole('button', { name: speak(gateMessages, language).acts.unannounced }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(arriving.name).fill('Ramiro')
    await dialog.getByLabel(arriving.last_name).fill('Cepeda')
    await dialog.getByRole('textbox', { name: arriving.document }).fill('INE 481516')
    await dialog.getByRole('combobox').first().scrollIntoViewIfNeeded()
  }),
  'guard-offline': station(async (page, language) => {
    await bindStation(page, language)
    await page.context().setOffline(true)
    await page.getByText(speak(guardMessages, language).bar.offline, { exact: true }).waitFor()
  }),
  'admin-users': { who: 'admin', path: '/dashboard/admin/users', show: (page) => page.locator(rows).first().waitFor() },
  'admin-panel': {
    who: 'admin',
    path: '/dashboard/admin',
    show: (page) => page.locator('[data-queue] li').first().waitFor(),
  },
  'admin-amenities': {
    who: 'admin',
    path: '/dashboard/admin/amenities',
    show: async (page, language) => {
      const { edit } = speak(settingTexts, language)
      await page
        .getByRole('button', { name: new RegExp(`^${edit}`) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'admin-gates': {
    who: 'admin',
    path: '/dashboard/admin/gates',
    show: (page) => page.locator('[data-gate]').first().waitFor(),
  },
  'admin-log': { who: 'admin', path: '/admin/log', show: (page) => page.locator(rows).first().waitFor() },
  'admin-report': {
    who: 'admin',
    path: '/admin/reports',
    show: async (page) => {
      await page.locator('tbody a').first().click()
      await page.locator('main h2').first().waitFor()
    },
  },
}
