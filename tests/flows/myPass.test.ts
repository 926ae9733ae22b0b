import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { myPassTexts } from '../../src/authorizations/passes/myPass.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { residentTexts } from '../../src/gate/screen/residents.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { gateField } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
// These flows cut the connection, and the browser logs each failed request.
afterEach(() =>
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)/.test(said)),
  ).toEqual([]),
)
afterAll(() => site.close())

const shot = (page: { screenshot(how: { path: string; fullPage: boolean }): Promise<unknown> }, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: false }) : null

test.each(variants(languages))(
  'shows guests their own pass, and finds them offline at the station, in %s',
  async (language) => {
    const size = language === 'es' ? 'phone' : 'desk'
    const text = speak(myPassTexts, language)
    const atGate = speak(residentTexts, language)
    const here = await site.garita.condominium('Los Encinos')
    const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    await site.garita.person({ condominium: here, unit: 'C-01', full_name: 'Carolina Prado' })
    const peter = await site.garita.person({ condominium: here, unit: 'C-01', full_name: 'Peter Smith' })
    await site.garita.owner.query(
      `update residences set kind = 'guest', barred_at = now(), leaves_at = date_trunc('day', now() + interval '4 days') where profile_id = $1`,
      [peter.id],
    )
    const home = await site.open({ language, size, token: peter.token })
    await home.goto('/dashboard')
    await home.getByRole('button', { name: text.open }).waitFor()
    await shot(home, `my-pass-home-${size}`)
    await home.getByRole('button', { name: text.open }).click()
    const dialog = home.getByRole('dialog')
    await dialog.getByRole('article').getByText('Peter Smith').waitFor()
    expect(await axeFaults(home)).toEqual([])
    await shot(home, `my-pass-${size}`)
    const shown = await peter.call(authorizations.myPass, {})
    if (!shown.ok) throw new Error(shown.code)

    const station = await site.open({ language, size, token: guard.token })
    await station.goto('/guard')
    await gateField(station, language).waitFor()
    // Wait until the station has the snapshot.
    await station.getByText(speak(guardMessages, language).lists.nobody_expected).waitFor()
    await station.context().setOffline(true)
    await gateField(station, language).fill('smith')
    await station.getByRole('button', { name: /Peter Smith/ }).waitFor()
    await shot(station, `my-pass-found-${size}`)
    await station.getByRole('button', { name: /Peter Smith/ }).click()
    const card = station.getByRole('region', { name: new RegExp(atGate.guest.in_home('C-01').split(' ')[0] ?? '') })
    await card.waitFor()
    expect(await card.getAttribute('data-verdict')).toBe('green')
    expect(await axeFaults(station)).toEqual([])
    await shot(station, `my-pass-card-${size}`)
    await station.keyboard.press('Escape')
    await gateField(station, language).fill(shown.answer.token)
    await gateField(station, language).press('Enter')
    await card.waitFor()
    expect(await card.getAttribute('data-verdict')).toBe('green')

    // The phone stores the pass for use without a connection.
    expect(await home.evaluate(() => localStorage.getItem('garita.passes.own'))).toContain(shown.answer.token)
  },
)
