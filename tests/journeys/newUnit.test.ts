import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { spellingMessages } from '../../src/units/spellings/spellings.messages.ts'
import { unitRefusals } from '../../src/units/units.refusals.ts'
import { press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
// These flows cause refusals with status 409, which the browser logs.
afterEach(() => expect(site.complaints.splice(0).filter((said) => !/409/.test(said))).toEqual([]))
afterAll(() => site.close())

const shot = (page: { screenshot(how: { path: string; fullPage: boolean }): Promise<unknown> }, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: false }) : null

test.each(variants(languages))('requires a press to create the unit of a new person, in %s', async (language) => {
  const size = language === 'es' ? 'phone' : 'desk'
  const { create } = speak(invitationMessages, language)
  const { edit } = speak(peopleMessages, language)
  const { meant } = speak(spellingMessages, language)
  const here = await site.garita.condominium('Los Encinos')
  await site.garita.person({ condominium: here, unit: 'CASA 5', full_name: 'Ana Peña' })
  const { token } = await site.garita.person({ user_role: 'admin', assigned: [here] })
  const page = await site.open({ language, size, token })
  await page.goto('/dashboard/admin/users')
  await press(page, create.open)
  const dialog = page.getByRole('dialog', { name: create.title })
  await dialog.getByLabel(edit.full_name).fill('Beto Ruiz')
  await dialog.getByLabel(edit.unit_number).fill('casa 55')
  await dialog.getByRole('button', { name: meant.make('CASA 55') }).waitFor()
  // Without the press the server refuses, and the form keeps the typed text.
  await dialog.getByRole('button', { name: create.submit }).click()
  await dialog.getByText(speak(unitRefusals, language).home_unit_unknown).waitFor()
  await shot(page, `new-unit-refused-${size}`)
  expect(await axeFaults(page)).toEqual([])
  const made = () =>
    site.garita.owner.query(`select from units where condominium_id = $1 and unit_number = 'CASA 55'`, [here])
  expect((await made()).rowCount).toBe(0)
  await dialog.getByRole('button', { name: meant.make('CASA 55') }).click()
  await dialog.getByText(meant.will_make('CASA 55')).waitFor()
  await dialog.getByText(speak(unitRefusals, language).home_unit_unknown).waitFor({ state: 'detached' })
  await shot(page, `new-unit-pressed-${size}`)
  expect(await axeFaults(page)).toEqual([])
  // The press counts only for the unit it named.
  await dialog.getByLabel(edit.unit_number).fill('casa 56')
  await dialog.getByRole('button', { name: meant.make('CASA 56') }).waitFor()
  await dialog.getByLabel(edit.unit_number).fill('casa 55')
  await dialog.getByText(meant.will_make('CASA 55')).waitFor()
  expect((await made()).rowCount).toBe(0)
  await dialog.getByRole('button', { name: create.submit }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await made()).rowCount).toBe(1)
})
