/** A home refuses a person, or has no adult who can answer: the gate's questions and warnings, and the home's notices. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { arrivalTexts } from '../../src/gate/arrivals/arrivals.messages.ts'
import { askTexts } from '../../src/gate/arrivals/asks.messages.ts'
import { homeRules } from '../../src/gate/arrivals/homeRules/homeRules.contract.ts'
import { ruleCardTexts } from '../../src/gate/arrivals/homeRules/homeRules.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { requestTexts } from '../../src/gate/visits/request.messages.ts'
import { askedTexts } from '../../src/gate/visits/visits.messages.ts'
import { moves } from '../../src/people/move/moves.contract.ts'
import { goneTexts } from '../../src/requests/gone.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { axeFaults } from '../flows/axe.ts'
import { card, gateField } from '../flows/guardActs.ts'
import { openSite, type Site } from '../flows/site.ts'
import { openQuiet, unitOf } from '../flows/unit.ts'
import { atDesk } from '../support/desk.ts'
import { fromRappi } from '../support/gate/homeRules.ts'
import { variants } from '../support/scope.ts'

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
  'warns of a courier with a similar name, closes the request when the courier leaves, and names a unit without an adult: %s, %s',
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
    // The last adult of 102 moved out.
    const admin = await site.garita.person({ user_role: 'admin', assigned: [home] })
    const last = await site.garita.person({ condominium: home, unit: '102' })
    expect(await admin.call(moves.planMove, { id: last.id, at: null, moves_to: null })).toMatchObject({ ok: true })
    const text = { ...speak(guardMessages, language).unannounced, ...speak(arrivalDialogTexts, language) }
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
      await page.locator('[data-unannounced]').click()
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

    // A second visitor is welcome again later.
    const known = newId()
    await atDesk.register(guard, {
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
    expect(await atDesk.close(guard, { condominium_id: home, id: known, outcome: 'left' })).toMatchObject({
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

    // The guard reads that the administration is asked.
    await gateField(page, language).fill('102')
    await page.locator('[data-unannounced]').click()
    const said = speak(askedTexts, language).administered('102')
    const asked = page.getByRole('dialog')
    await asked.getByText(said).waitFor()
    await asked.getByRole('radio', { name: words.kinds.delivery }).click()
    await asked.getByRole('button', { name: 'Rappi' }).click()
    await card(page, 'amber').getByText(said).waitFor()
    await shot(page, 'administered')
    expect(site.complaints.splice(0)).toEqual([])
  },
)
