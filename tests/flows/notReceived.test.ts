/** A home refuses a person, or has no adult who can answer: the gate's questions and warnings, and the home's notices. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { moves } from '../../src/people/move/moves.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { arrivals } from '../../src/visits/arrivals/arrivals.contract.ts'
import { arrivalTexts } from '../../src/visits/arrivals/arrivals.messages.ts'
import { askTexts } from '../../src/visits/arrivals/asks.messages.ts'
import { goneTexts } from '../../src/visits/call/gone.messages.ts'
import { requestTexts } from '../../src/visits/call/request.messages.ts'
import { homeRules } from '../../src/visits/rules/homeRules.contract.ts'
import { ruleCardTexts } from '../../src/visits/rules/homeRules.messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { askedTexts } from '../../src/visits/visits.messages.ts'
import { fromRappi } from '../support/gate/homeRules.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { card, gateField } from './guardActs.ts'
import { openSite, type Site } from './site.ts'
import { openQuiet, unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

test.each(
  variants([
    ['es', 'tablet', 'light'],
    ['en', 'phone', 'dark'],
  ]),
)(
  'warns of a courier with a similar name, and closes the request when the courier leaves: %s, %s',
  async (language, size, theme) => {
    const { home, guard, ana, beto } = await unitOf(site.garita)
    const saved = await Promise.all([
      ana.call(homeRules.save, { ...fromRappi, id: newId() }),
      ana.call(homeRules.save, {
        ...{ ...fromRappi, id: newId(), kind: 'visit', action: 'refuse', company: null },
        ...{ name: 'Bruno Salas Peña', plate: 'QRG123A' },
      }),
    ])
    expect(saved.map(({ ok }) => ok)).toEqual([true, true])
    const { unannounced: text } = speak(guardMessages, language)
    const words = speak(arrivalTexts, language)
    const rules = speak(ruleCardTexts, language)
    const request = speak(requestTexts, language)
    const asks = speak(askTexts, language)
    const phone = await site.open({ language, theme, size: 'phone', token: beto.token })
    await openQuiet(phone, '/dashboard')
    const page = await site.open({ language, theme, size, token: guard.token })
    await page.goto('/guard')
    await gateField(page, language).waitFor()

    const courier = async (name: string, last: string) => {
      await gateField(page, language).fill('101')
      await page.locator('.garita-unannounced').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: words.kinds.delivery }).click()
      await dialog.getByRole('button', { name: 'Rappi' }).click()
      await dialog.getByText(rules.because.nameless).waitFor()
      await shot(page, `nameless-${language}-${size}`)
      await dialog.getByRole('textbox', { name: words.plate_if_any }).waitFor()
      await dialog.getByLabel(text.name, { exact: false }).first().fill(name)
      await dialog.getByLabel(text.last_name, { exact: false }).first().fill(last)
      return dialog
    }
    const named = await courier('Bruno', 'Salas Peña')
    await named.getByRole('button', { name: rules.submit.refuse }).waitFor()
    await shot(page, `refused-${language}-${size}`)
    await named.getByRole('button', { name: rules.submit.refuse }).click()
    await named.waitFor({ state: 'detached' })

    const near = await courier('B.', 'Salas')
    await near.getByText(rules.alike('101')).waitFor()
    await shot(page, `alike-${language}-${size}`)
    expect(await axeFaults(page)).toEqual([])
    await near.getByRole('button', { name: text.submit }).click()
    await card(page, 'amber').getByText('B. Salas').first().waitFor()
    const call = phone.getByRole('dialog', { name: request.title })
    await call.getByText(request.resembles).waitFor()
    await shot(phone, `asked-${language}`)
    expect(await axeFaults(phone)).toEqual([])
    await page.getByRole('button', { name: asks.left }).click()
    await call.getByRole('button', { name: request.approve }).waitFor({ state: 'detached' })
    await shot(phone, `gone-${language}`)
    await phone.keyboard.press('Escape')
    await phone.getByText(request.nobody).waitFor()

    // Another visitor, who is welcome later.
    const known = newId()
    await guard.call(visits.register, {
      ...{
        id: known,
        condominium_id: home,
        unit_number: '101',
        name: 'Óscar',
        last_name: 'Tovar',
        id_document: 'INE12345',
      },
    })
    await call.getByText('Óscar Tovar').waitFor()
    expect(await guard.call(arrivals.close, { condominium_id: home, id: known, outcome: 'left' })).toMatchObject({
      ok: true,
    })
    const gone = speak(goneTexts, language)
    await call.getByText(gone.returns).waitFor()
    await shot(phone, `returns-${language}`)
    expect(await axeFaults(phone)).toEqual([])
    await call.getByRole('link', { name: gone.invite }).click()
    const invite = speak(inviteMessages, language)
    const inviting = phone.getByRole('dialog', { name: invite.title })
    await expect.poll(() => inviting.getByLabel(invite.who).inputValue()).toBe('Óscar Tovar')
    await shot(phone, `invite-${language}`)
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('tells the guard that no adult of the unit can answer and that the administration is asked', async () => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const last = await garita.person({ condominium: here, unit: '101' })
  await garita.person({ condominium: here, unit: '102' })
  expect(await admin.call(moves.planMove, { id: last.id, at: null, moves_to: null })).toMatchObject({ ok: true })
  const page = await site.open({ size: 'phone', token: guard.token })
  await page.goto('/guard')
  await gateField(page).fill('101')
  await page.locator('.garita-unannounced').click()
  const said = speak(askedTexts, 'es').administered('101')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(said).waitFor()
  await dialog.getByRole('radio', { name: speak(arrivalTexts, 'es').kinds.delivery }).click()
  await dialog.getByRole('button', { name: 'Rappi' }).click()
  await card(page, 'amber').getByText(said).waitFor()
  await shot(page, 'administered')
})
