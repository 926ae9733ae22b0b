/** A mother adds her child without a document on a phone; the father shows the pass of the child at a desk. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages, fieldTexts } from '../../src/authorizations/authorizations.messages.ts'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { kinds } from '../../src/authorizations/kinds.ts'
import { homePeopleTexts } from '../../src/households/homePeople/homePeople.messages.ts'
import { householdMessages } from '../../src/households/households.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { unitCodeMessages } from '../../src/units/code/unitCodes.messages.ts'
import { fill, press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : null

test('shows all people of a home in one place, with a child without a document, and its pass to the other adult', async () => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Uno' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  const { co_resident } = speak(kindTexts, 'es')
  const words = speak(authorizationMessages, 'es')
  const label = speak(fieldTexts, 'es')
  const phone = await site.open({ size: 'phone', language: 'es', token: ana.token })
  await phone.goto(kinds.co_resident.address)
  await phone
    .getByRole('region', { name: speak(householdMessages, 'es').card.title })
    .getByText('Beto Uno')
    .waitFor()
  await phone.getByRole('button', { name: speak(unitCodeMessages, 'es').act }).waitFor()
  await phone.getByRole('heading', { name: speak(homePeopleTexts, 'es').without }).waitFor()
  expect(await axeFaults(phone)).toEqual([])
  await shot(phone, 'people-phone-empty-es')

  await phone.getByRole('button', { name: co_resident.add }).first().click()
  const dialog = phone.getByRole('dialog')
  await fill(dialog, [
    [label.name, 'Sofía'],
    [label.last_name, 'Uno'],
  ])
  await press(dialog, words.save)
  await dialog.locator('[aria-invalid=true]').first().waitFor()
  await dialog.getByRole('checkbox', { name: label.minor }).check()
  await shot(phone, 'people-phone-child-es')
  expect(await dialog.getByText(label.can_authorize_access).count()).toBe(0)
  await press(dialog, words.save)
  await phone.getByText(co_resident.added).waitFor()
  await phone.getByRole('heading', { name: 'Sofía Uno' }).waitFor()
  await shot(phone, 'people-phone-es')

  const text = speak(homePeopleTexts, 'en')
  const desk = await site.open({ size: 'desk', language: 'en', token: beto.token, theme: 'dark' })
  await desk.goto(kinds.co_resident.address)
  const others = desk.getByRole('region', { name: text.others })
  await others.getByText(`${text.minor} · ${text.added_by('Ana Uno')}`).waitFor()
  expect(await axeFaults(desk)).toEqual([])
  await shot(desk, 'people-desk-en')
  await others.getByRole('button', { name: text.pass_about('Sofía Uno') }).click()
  const pass = desk.getByRole('dialog')
  await pass.getByRole('img', { name: speak(authorizationMessages, 'en').pass.picture }).waitFor()
  expect(await pass.getByText(speak(authorizationMessages, 'en').pass.regenerate).count()).toBe(0)
  await desk.keyboard.press('Escape')
  await desk.goto('/account')
  await desk.getByRole('link', { name: text.open_about }).click()
  await others.waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})
