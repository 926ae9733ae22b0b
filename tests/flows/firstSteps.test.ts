/** A new resident takes the first steps on a phone and puts them away; another adult of the home reads the same at a desk. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { homeDayTexts } from '../../src/app/screens/home/homeDay.messages.ts'
import { kindAddresses } from '../../src/authorizations/kindAddresses.ts'
import { firstStepsTexts } from '../../src/households/firstSteps/firstSteps.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { unitCodeMessages } from '../../src/units/code/unitCodes.messages.ts'
import { authorize } from '../support/visits.ts'
import { press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'
import { unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null
const steps = (language: Language) => speak(firstStepsTexts, language)
const home = async (size: 'phone' | 'desk', language: Language, token: string, theme?: 'dark') => {
  const page = await site.open({ size, language, token, ...(theme ? { theme } : {}) })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: steps(language).title }).waitFor()
  return page
}

test('shows a new resident the steps that remain below the day of the home, until they are done or put away', async () => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const text = steps('es')
  const phone = await home('phone', 'es', ana.token)
  await phone.getByText(speak(noticeMessages, 'es').offer.blocked).waitFor()
  expect(await axeFaults(phone)).toEqual([])
  await shot(phone, 'steps-phone-es')

  await phone.getByRole('button', { name: text.invite_act_about }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: speak(unitCodeMessages, 'es').make })
    .click()
  await phone
    .getByRole('dialog')
    .getByText(/Sirve|código/)
    .first()
    .waitFor()
  await phone.keyboard.press('Escape')
  await phone.getByText(text.invite, { exact: true }).waitFor({ state: 'detached' })

  await phone.getByRole('link', { name: text.car_act_about }).click()
  await phone.waitForURL(`**${kindAddresses.vehicle}`)
  await authorize(garita, ana, 'vehicle')
  await phone.getByRole('link', { name: speak(appMessages, 'es').bar.today }).click()
  await phone.getByRole('region', { name: text.title }).waitFor()
  await phone.getByText(text.car, { exact: true }).waitFor({ state: 'detached' })

  await press(phone, text.away_about)
  await phone.getByRole('region', { name: text.title }).waitFor({ state: 'detached' })
  await phone.reload()
  await phone.getByText(speak(noticeMessages, 'es').offer.blocked).waitFor()
  expect(await phone.getByRole('region', { name: text.title }).count()).toBe(0)
  expect(site.complaints.splice(0)).toEqual([])
})

test('keeps the question of the gate and the people inside above the first steps', async () => {
  const { ana, beto, arrive } = await unitOf(site.garita)
  const desk = await home('desk', 'en', beto.token, 'dark')
  expect(await axeFaults(desk)).toEqual([])
  await shot(desk, 'steps-desk-en')
  await authorize(site.garita, ana, 'temporary_visitor', { name: 'Teresa', last_name: 'Luna' })
  await arrive('Luis')
  const phone = await site.open({ size: 'phone', token: ana.token })
  await phone.goto('/dashboard')
  const card = phone.getByRole('region', { name: steps('es').title })
  await card.waitFor()
  await phone.keyboard.press('Escape')
  const top = async (named: string) => (await phone.getByRole('region', { name: named }).boundingBox())?.y ?? 0
  const below = (await card.boundingBox())?.y ?? 0
  expect(await top(speak(homeDayTexts, 'es').coming)).toBeLessThan(below)
  expect((await phone.getByText('Luis Gómez').first().boundingBox())?.y ?? below).toBeLessThan(below)
  await shot(phone, 'steps-waiting-es')
})
