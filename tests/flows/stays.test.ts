/** An owner gives a stay on a phone, the guest registers by the link, and the administration sees it in the calendar. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTexts } from '../../src/session/register.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { homePath } from '../../src/shared/homeAddress.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { stayMessages } from '../../src/stays/stays.messages.ts'
import { password } from '../support/accounts.ts'
import { dayIn, mexico } from '../support/visits.ts'
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

test('lets an owner give a stay, a guest come by its code, and the administration see and end it', async () => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  await garita.owner.query(`update condominiums set stays_allowed = true, stay_rules = 'Sin fiestas' where id = $1`, [
    here,
  ])
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '301')`,
    [here],
  )
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Oficina' })
  const owner = await garita.person({
    condominium: await garita.condominium('Allá'),
    unit: '9',
    full_name: 'Oscar Dueño',
  })
  const ownership = newId()
  await garita.owner.query('insert into owners (condominium_id, id, profile_id, unit_number) values ($1, $2, $3, $4)', [
    here,
    ownership,
    owner.id,
    '301',
  ])
  const es = speak(stayMessages, 'es')
  const phone = await site.open({ size: 'phone', language: 'es', token: owner.token, touch: true })
  await phone.goto(homePath(ownership, '/dashboard'))
  const card = phone.getByRole('region', { name: es.title })
  await card.getByText(es.none).waitFor()
  await shot(phone, 'stays-owner-phone-es')
  await card.getByRole('button', { name: es.add }).click()
  const dialog = phone.getByRole('dialog')
  await fill(dialog, [
    [es.form.names, 'Peter Smith\nEva Smith'],
    [es.form.first_day, dayIn(mexico)],
    [es.form.first_hour, '00:00'],
    [es.form.last_day, dayIn(mexico, 3)],
  ])
  await dialog.getByText('Sin fiestas').waitFor()
  expect(await axeFaults(phone)).toEqual([])
  await shot(phone, 'stays-form-phone-es')
  await press(dialog, es.form.submit)
  const link = phone.getByRole('textbox', { name: es.code.link })
  await link.waitFor()
  const address = await link.inputValue()
  const sent = decodeURIComponent((await phone.getByRole('link', { name: es.code.send }).getAttribute('href')) ?? '')
  expect(sent).toContain(address)
  expect(sent).toContain('Sin fiestas')
  expect(sent).toMatch(/12:00/)
  await shot(phone, 'stays-code-phone-es')
  await phone.getByRole('button', { name: es.code.close }).click()

  const guest = await site.open({ size: 'phone', language: 'en' })
  await guest.goto(address)
  await guest.getByText(/without waiting for the administration/).waitFor()
  await guest.getByText('Sin fiestas').waitFor()
  await shot(guest, 'stays-guest-phone-en')
  const register = speak(registerTexts, 'en')
  const { login } = speak(sessionMessages, 'en')
  await fill(guest, [
    [register.full_name, 'Peter Smith'],
    [login.email, 'peter.stay@garita.test'],
    [login.password, password],
  ])
  await press(guest, register.submit)
  await guest.waitForURL(/\/dashboard/)
  await guest.getByText(/301/).first().waitFor()
  await shot(guest, 'stays-guest-home-phone-en')

  await card.getByText(es.registered(1, 2)).waitFor()
  await shot(phone, 'stays-owner-taken-phone-es')
  const en = speak(stayMessages, 'es')
  const desk = await site.open({ size: 'desk', language: 'es', token: admin.token })
  await desk.goto('/stays')
  await desk.getByText(en.unit_named('301')).waitFor()
  await desk.getByText('Peter Smith', { exact: true }).waitFor()
  await desk.locator(`[data-day="${dayIn(mexico)}"][data-state="arrival"]`).waitFor()
  expect(await axeFaults(desk)).toEqual([])
  await shot(desk, 'stays-admin-desk-es')
  await desk.getByRole('button', { name: en.settings.act }).click()
  await desk.getByRole('dialog').getByText(en.settings.allowed).waitFor()
  await shot(desk, 'stays-settings-desk-es')
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancelar', exact: true }).click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: new RegExp(`^${en.end}:`) }).click()
  await desk.getByRole('dialog').getByRole('button', { name: en.end_act }).click()
  await desk.getByText(en.ended_by('Rita Oficina', '').slice(0, 24)).first().waitFor()
  await expect
    .poll(
      async () =>
        (await garita.owner.query(`select from residences where stay_id is not null and until is null`)).rows.length,
    )
    .toBe(0)
})
