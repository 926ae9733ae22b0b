import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Language, speak } from '../../src/shared/messages.ts'
import { spellingMessages } from '../../src/units/spellings/spellings.messages.ts'
import { unitMessages } from '../../src/units/units.messages.ts'
import { field } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { giveReason } from '../support/disclosures.ts'
import { registerAt, twoSpellings } from '../support/unitSpellings.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

const words = (language: Language) => speak(spellingMessages, language)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')

test('merges two spellings, and shows the admin before who will share a home, in Spanish on a phone', async () => {
  const text = words('es')
  const { at, admin } = await twoSpellings(site.garita)
  await registerAt(at, '101 T1')
  const page = await site.open({ language: 'es', size: 'phone', token: admin.token })
  await page.goto('/dashboard/admin/units')
  await page.getByRole('heading', { name: text.alike }).waitFor()
  await press(page, new RegExp(`^${text.merge}: `))
  await page.getByRole('dialog').getByRole('radio', { name: 'T1-101' }).check()
  await page.getByText(/Gia Va, Gil Va y Kim Queda compartirán casa/).waitFor()
  await press(page, text.dialog.confirm('T1-101'))
  await page.getByText(text.dialog.done('T1-101')).first().waitFor()
  await page.getByRole('heading', { name: text.alike }).waitFor({ state: 'detached' })
  await giveReason(admin, at.here)
  await page.goto('/admin/log?search=T1-101')
  await page.getByText('Vera Visita').first().waitFor()
  await page.getByRole('link', { name: 'T1-101' }).click()
  await page.getByRole('heading', { name: speak(unitMessages, 'es').form.edit_title('T1-101') }).waitFor()
  for (const shown of ['Kim Queda', 'Gil Va', 'Gia Va', '101 T1']) await page.getByText(shown).first().waitFor()
})

test('keeps two spellings apart and renames one, in English on a desk', async () => {
  const text = words('en')
  const { admin, at } = await twoSpellings(site.garita)
  const page = await site.open({ language: 'en', size: 'desk', token: admin.token })
  await page.goto('/dashboard/admin/units')
  await press(page, new RegExp(`^${text.differ}: `))
  await page.getByText(text.differ_done).first().waitFor()
  await page.getByRole('heading', { name: text.alike }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `${speak(unitMessages, 'en').show}: T1-101` }).click()
  await press(page, text.add_alias)
  await field(page, text.alias).fill('101 t1')
  await page.getByRole('dialog').getByRole('button', { name: text.add, exact: true }).click()
  await page.getByText(/There is already a unit with that number/).waitFor()
  await field(page, text.alias).fill('torre uno')
  await page.getByRole('dialog').getByRole('button', { name: text.add, exact: true }).click()
  await page.getByText('TORRE UNO').waitFor()
  const desk = await site.open({ language: 'en', size: 'desk', token: at.guard.token })
  await desk.goto('/operator-panel?tab=residents&search=torre')
  await desk.getByRole('region', { name: text.found }).getByText('T1-101').waitFor()
  await press(page, `${text.remove_alias}: TORRE UNO`)
  await page.getByText('TORRE UNO').waitFor({ state: 'detached' })
})
