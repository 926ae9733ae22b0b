/** A resident with an account adds a photo to the own pass, and the guard sees it with the verdict, also without a connection. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { myPassTexts } from '../../src/authorizations/passes/myPass.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { photoMessages } from '../../src/photos/photos.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { press } from './acts.ts'
import { axeFaults } from './axe.ts'
import * as desk from './guardDesk.ts'
import { colorOnCard, cutFace, widthOf } from './pictures.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let comeBack: (() => Promise<void>) | null = null
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())
afterEach(async () => {
  await comeBack?.()
  comeBack = null
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)|40[134]/.test(said)),
  ).toEqual([])
})

test.each(
  variants([
    ['es', 'phone', 'light'],
    ['en', 'desk', 'dark'],
  ]),
)(
  'shows a guard the photo of a resident with an account, until they remove it: %s, %s, %s',
  async (language, size, theme) => {
    const text = speak(photoMessages, language)
    const { open } = speak(myPassTexts, language)
    const here = await site.garita.condominium('Los Encinos')
    const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
    const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    const home = await site.open({ token: ana.token, language, size, theme })
    await home.goto('/dashboard')
    await press(home, open)
    const pass = home.getByRole('dialog', { name: open })
    await press(pass, text.add)
    await cutFace(home, text.own_title, language, '#c26642')
    const own = pass.getByRole('img', { name: text.of('Ana Uno') })
    await own.waitFor()
    expect(await widthOf(own)).toBe(320)
    expect(await axeFaults(home)).toEqual([])
    await shot(home, `pass-${language}`)

    const shown = await ana.call(authorizations.myPass, {})
    const token = shown.ok ? shown.answer.token : ''
    const gate = await site.open({ token: guard.token, language, size: 'tablet', theme })
    await gate.goto('/guard')
    const field = gate.getByLabel(language === 'es' ? /^Código, número/ : /^Code, number/)
    await field.waitFor()
    const seen = gate.getByRole('img', { name: speak(guardMessages, language).card.photo_of('Ana Uno') })
    const look = async () => {
      await field.fill(token)
      await gate.keyboard.press('Enter')
      await seen.waitFor()
      expect(await widthOf(seen)).toBe(320)
    }
    await desk.readyOffline(gate)
    // A card loads its photo after its words, so the removal below is read in the snapshot.
    await expect.poll(() => desk.snapshotKept(gate)).toContain('"photo":"')
    await look()
    expect(await colorOnCard(gate)).toBe('clay')
    expect(await axeFaults(gate)).toEqual([])
    await shot(gate, `gate-${language}`)
    await gate.keyboard.press('Escape')
    comeBack = await site.cut()
    await gate.context().setOffline(true)
    await look()
    await gate.keyboard.press('Escape')
    await comeBack()
    comeBack = null
    await gate.context().setOffline(false)

    await press(pass, text.remove)
    await press(home.getByRole('dialog', { name: text.remove_title }), text.remove)
    await pass.getByRole('button', { name: text.add }).waitFor()
    await expect.poll(() => desk.snapshotKept(gate)).not.toContain('"photo":"')
    await field.fill(token)
    await gate.keyboard.press('Enter')
    await gate.locator('[data-verdict]').waitFor()
    expect(await seen.count()).toBe(0)
  },
)

const folder = process.env.SHOTS
const shot = async (page: Page, name: string) =>
  void (folder && (await page.screenshot({ path: `${folder}/own-${name}.png` })))
