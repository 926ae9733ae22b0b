/** An invitation in two touches, by a script that counts them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { beNoon } from '../support/clocks.ts'
import { eventually } from '../support/eventually.ts'
import { variants } from '../support/scope.ts'
import { dayIn } from '../support/visits.ts'
import { waitForFocus } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const words = (language: Language) => speak(authorizationMessages, language)

test.each(variants(languages))('an invitation takes two touches from the home screen: %s', async (language) => {
  const condominium = await site.garita.condominium('Los Encinos')
  const zone = await beNoon(site.garita, condominium)
  const host = await site.garita.person({ full_name: 'Ana Pérez', condominium })
  const page = await site.open({ language, size: 'phone', token: host.token, touch: true })
  const text = speak(inviteMessages, language)
  const sent: URL[] = []
  await page.context().route('https://wa.me/**', (route) => {
    sent.push(new URL(route.request().url()))
    return route.fulfill({ body: '' })
  })
  await page.goto('/dashboard')
  let touches = 0
  const touch = async (role: 'button' | 'link', name: string) => {
    touches += 1
    await page.getByRole(role, { name, exact: true }).click()
  }
  await touch('link', text.open)
  const who = page.getByLabel(text.who)
  await waitForFocus(who)
  await page.getByRole('status').filter({ hasText: '23:59' }).waitFor()
  await page.keyboard.type('Luis')
  await page.keyboard.press('Enter')
  await page.getByText(text.last_name_needed).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.type(' Alberto Gómez')
  await touch('button', text.send)
  const { pass } = words(language)
  await page.getByRole('dialog').getByRole('img', { name: pass.picture }).waitFor()
  expect(touches).toBeLessThanOrEqual(3)

  const stored = await host.call(authorizations.list, { auth_type: 'temporary_visitor' })
  const [made] = stored.ok ? stored.answer.items : []
  const today = dayIn(zone)
  expect(made?.values).toEqual({ name: 'Luis', last_name: 'Alberto Gómez', valid_from: today, valid_until: today })
  await eventually(() => expect(sent).toHaveLength(1))
  const message = sent[0]?.searchParams.get('text') ?? ''
  for (const part of ['Luis', 'Los Encinos', made?.access_number, `${site.address}/pass#`])
    expect(message).toContain(part)

  // Who has a live pass is offered with that word, and what the earlier visit had is said before it goes along.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: text.open, exact: true }).click()
  await page.getByRole('button', { name: `Luis Alberto Gómez ${text.has_pass}` }).click()
  expect(await who.inputValue()).toBe('Luis Alberto Gómez')
  await page.getByText(words(language).live_already('Luis Alberto Gómez', '').slice(0, 30)).waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})

test('the focus goes back to the button that invites', async () => {
  const host = await site.garita.person({ condominium: await site.garita.condominium('Los Encinos') })
  const page = await site.open({ token: host.token })
  const text = speak(inviteMessages, 'es')
  await page.goto('/dashboard')
  const open = page.getByRole('button', { name: text.open, exact: true })
  await open.press('Enter')
  await page.getByLabel(text.who).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel(text.who).waitFor({ state: 'detached' })
  await waitForFocus(open)
})
