import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTexts } from '../../src/gate/admin/stationCheck.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { shiftMessages } from '../../src/gate/screen/shift/shift.messages.ts'
import { shiftOfferTexts } from '../../src/gate/screen/shift/shiftOffer.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import * as desk from '../flows/guardDesk.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const text = speak(shiftMessages, 'es')
const offer = speak(shiftOfferTexts, 'es')
const { bar } = speak(guardMessages, 'es')

test.each(variants(['desk', 'phone']))(
  'checks each part at the start of a shift, and says what to do: %s',
  async (size) => {
    const here = await site.garita.condominium()
    const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    const page = await site.open({ token: guard.token, size })
    await desk.openGuard(page)
    await page.getByText(offer.offer).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await press(page, offer.begin)
    const dialog = page.getByRole('dialog')
    const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await line(text.line).getByText(text.states.works).waitFor()
    await line(text.data).getByText(text.data_fresh).waitFor()
    // This browser has no camera.
    await line(text.camera)
      .getByText(/^(El navegador no la permite|No hay cámara)/)
      .waitFor()
    await line(text.sound).getByRole('button', { name: text.no }).click()
    await line(text.sound).getByText(text.sound_fails).waitFor()
    // A reader types fast and ends with Enter; its code opens no card during the check.
    await page.keyboard.type('G1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    await page.keyboard.press('Enter')
    await line(text.reader).getByText(text.states.works).waitFor()
    expect(await axeFaults(page, ['color-contrast', 'button-name', 'aria-dialog-name', 'list'])).toEqual([])
    const folder = process.env.SHIFT_PICTURES
    if (folder) {
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: `${folder}/shift-${size}.png` })
    }
    await dialog.getByRole('button', { name: text.done }).click()
    // The administration sees the failed parts.
    const found = speak(checkTexts, 'es')
    const { token } = await site.garita.person({ user_role: 'admin', assigned: [here] })
    const office = await site.open({ token, size })
    await office.goto('/dashboard/admin/gates')
    await office.getByText(found.failed.sound).first().waitFor()
    await office.getByText(found.failed.camera).first().waitFor()
    expect(await axeFaults(office)).toEqual([])
    if (folder) await office.screenshot({ path: `${folder}/found-${size}.png`, fullPage: true })
    await office.context().close()
    // The check is offered once per shift, and always in the menu.
    await page.reload()
    await page.getByRole('button', { name: bar.menu }).waitFor()
    expect(await page.getByText(offer.offer).count()).toBe(0)
    await page.getByRole('button', { name: bar.menu }).click()
    await page.getByRole('menuitem', { name: offer.title }).click()
    await dialog.waitFor()
    await page.context().close()
  },
)
