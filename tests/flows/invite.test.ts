import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { authorizationMessages, fieldTexts } from '../../src/authorizations/authorizations.messages.ts'
import { visitDaysTexts } from '../../src/authorizations/form/visitDays.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { beNoon } from '../support/clocks.ts'
import { eventually } from '../support/eventually.ts'
import { variants } from '../support/scope.ts'
import { dayIn } from '../support/visits.ts'
import { press, waitForFocus } from './acts.ts'
import { axeFaults } from './axe.ts'
import { goOn } from './screen.ts'
import { openSite, type Site, sizes } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const words = (language: Language) => speak(authorizationMessages, language)

test.each(variants(languages))(
  'invites in two touches from the home screen, and returns the focus at a desk: %s',
  async (language) => {
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
    // At a desk the form is a dialog, which returns the focus to its button.
    const who = page.getByLabel(text.who)
    await page.setViewportSize(sizes.desk)
    await page.goto('/dashboard')
    const open = page.getByRole('button', { name: text.open, exact: true })
    await open.press('Enter')
    await who.waitFor()
    await page.keyboard.press('Escape')
    await who.waitFor({ state: 'detached' })
    await waitForFocus(open)

    await page.setViewportSize(sizes.phone)
    await goOn(page, '/dashboard')
    let touches = 0
    const touch = async (role: 'button' | 'link', name: string) => {
      touches += 1
      await page.getByRole(role, { name, exact: true }).click()
    }
    await touch('link', text.open)
    await waitForFocus(who)
    await page.getByRole('status').filter({ hasText: '23:59' }).waitFor()
    // A visit of tonight ends in the morning, and the fields of the exact hours begin with that period.
    const { days } = speak(visitDaysTexts, language)
    await press(page, days.tonight)
    await page.getByRole('status').filter({ hasText: '06:00' }).waitFor()
    await press(page, days.choose)
    const until = speak(fieldTexts, language).valid_until
    expect(await page.getByLabel(`${until} *`).inputValue()).toBe(dayIn(zone, 1))
    expect(await page.getByLabel(`${until}: ${words(language).time}`).inputValue()).toBe('06:00')
    await press(page, days.today)
    await who.focus()
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
    for (const part of ['Luis', 'Los Encinos', made?.access_number, `${site.address}/pass/`])
      expect(message).toContain(part)

    // The list marks a visitor who has a live pass, and the form warns of it before a second one.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: text.open, exact: true }).click()
    await page.getByRole('button', { name: `Luis Alberto Gómez ${text.has_pass}` }).click()
    expect(await who.inputValue()).toBe('Luis Alberto Gómez')
    await page.getByText(words(language).live_already('Luis Alberto Gómez', '').slice(0, 30)).waitFor()
    expect(site.complaints.splice(0)).toEqual([])
  },
)
