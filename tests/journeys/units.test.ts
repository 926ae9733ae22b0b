import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Language, speak } from '../../src/shared/messages.ts'
import { unitMessages } from '../../src/units/units.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { field } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

const words = (language: Language) => speak(unitMessages, language)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

async function remove(page: Page, language: Language, unit: string) {
  await press(page, `${speak(webTexts, language).list.more}: ${unit}`)
  await page.getByRole('menuitem', { name: words(language).remove }).click()
}

async function officeOf() {
  const here = await site.garita.condominium('Los Encinos')
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const admin = await site.garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Oficina' })
  return { ana, admin }
}

test('adds a tower by its pattern, finds a unit, describes it and prints one, in Spanish on a desk', async () => {
  const text = words('es')
  const { ana, admin } = await officeOf()
  await authorize(site.garita, ana, 'worker')
  const page = await site.open({ language: 'es', size: 'desk', token: admin.token })
  await page.goto('/dashboard/admin/units')
  const door = (number: RegExp) => page.getByRole('listitem').filter({ hasText: number })
  await door(/101/).getByText('1 persona').waitFor()
  await press(page, text.add)
  await field(page, text.form.pattern).fill('T1 1204-101')
  await page.getByText(text.form.problems.backwards).waitFor()
  await field(page, text.form.pattern).fill('T1 101-1204')
  await page.getByText('48 unidades: T1 101 … T1 1204').waitFor()
  await field(page, text.form.tower).fill('Torre Norte')
  await press(page, text.form.submit)
  await page.getByText('48 unidades agregadas').waitFor()
  await page.getByLabel(text.search).fill('norte')
  await door(/T1 101/).waitFor()
  await page.getByLabel(text.search).fill('T1 305')
  await door(/T1 101/).waitFor({ state: 'detached' })
  await page.getByText(text.none_found).waitFor()
  await page.getByLabel(text.search).fill('t1 304')
  // The list groups the units under the name of the tower.
  await page.getByRole('heading', { name: 'Torre Norte' }).waitFor()
  await door(/T1 304/)
    .getByText('piso 3')
    .waitFor()
  await door(/T1 304/)
    .getByRole('button', { name: `${text.show}: T1 304` })
    .click()
  await page.getByRole('heading', { name: text.form.edit_title('T1 304') }).waitFor()
  await press(page, `${text.edit}: T1 304`)
  await field(page, text.form.bays).fill('14, 15')
  await press(page, text.form.add_phone)
  await field(page, text.form.phone_name).fill('Doña Rosa')
  await page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${text.form.phone_number}`))
    .fill('55 12')
  await press(page, speak(webTexts, 'es').save)
  await page
    .getByText(/teléfono/i)
    .first()
    .waitFor()
  await page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${text.form.phone_number}`))
    .fill('55 1234 5678')
  await press(page, speak(webTexts, 'es').save)
  await page.getByText(text.form.changed).first().waitFor()
  await page.getByText('14, 15').waitFor()
  await page.getByRole('link', { name: '55 1234 5678' }).waitFor()
  await remove(page, 'es', 'T1 304')
  await page.getByRole('dialog').getByRole('button', { name: text.remove }).click()
  await page.getByText(text.removed).first().waitFor()
  await page.getByLabel(text.search).fill('t1 304')
  await page.getByText(text.none_found).waitFor()

  // The print has the residents and authorizations of the unit, and no buttons.
  await page.goto('/dashboard/admin/units')
  await page.getByRole('button', { name: `${text.show}: 101` }).click()
  const sheet = page.locator('main')
  await sheet.getByText('1 persona, 0 vehículos, 0 mascotas').waitFor()
  await press(page, `${speak(webTexts, 'es').list.more}: 101`)
  await page.getByRole('menuitem', { name: text.card.print }).waitFor()
  expect(await page.locator('[data-printout]').getByText('Los Encinos').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('[data-printout]')
  for (const shown of ['Los Encinos', 'Ana Uno', 'Hugo Lara', /Rita Oficina/]) await paper.getByText(shown).waitFor()
  await paper.getByRole('heading', { name: text.form.edit_title('101') }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
})

test('shows the people of a unit, why it cannot be deleted, and that an admin has no condominium, in English on a phone', async () => {
  const text = words('en')
  const { admin } = await officeOf()
  const page = await site.open({ language: 'en', size: 'phone', token: admin.token })
  await page.goto('/dashboard/admin/units')
  await page.getByRole('button', { name: `${text.show}: 101` }).click()
  await page.getByText('Ana Uno').waitFor()
  await page.getByText('0 people, 0 vehicles, 0 pets').waitFor()
  await remove(page, 'en', '101')
  await page.getByRole('dialog').getByRole('button', { name: text.remove }).click()
  await page.getByText(/Someone lives in this unit/).waitFor()
  await page.keyboard.press('Escape')

  await site.garita.owner.query('delete from assignments where profile_id = $1', [admin.id])
  await page.goto('/dashboard/admin/units')
  await page.getByText(text.no_condominium).waitFor()
})
