import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authorizationMessages, fieldTexts, optionTexts } from '../../src/authorizations/authorizations.messages.ts'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { photos } from '../../src/photos/photos.contract.ts'
import { photoMessages } from '../../src/photos/photos.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { authorize, passOf } from '../support/visits.ts'
import { fill, press, pressFolded, take } from './acts.ts'
import { axeFaults } from './axe.ts'
import { bytesKept } from './bytesKept.ts'
import * as desk from './guardDesk.ts'
import { colorOnCard, cutFace } from './pictures.ts'
import { openSite, type Site } from './site.ts'
import { linked, opened, setPin, tabletWorld, typeDigits } from './tabletDesk.ts'

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
)('shows a guard the photo that a home added, also without a connection: %s, %s, %s', async (language, size, theme) => {
  const here = await site.garita.condominium('Los Encinos')
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const home = await site.open({ token: ana.token, language, size, theme })
  const text = speak(photoMessages, language)

  await home.goto('/dashboard/workers')
  await home
    .getByRole('button', { name: speak(kindTexts, language).worker.add, exact: true })
    .first()
    .click()
  const dialog = home.getByRole('dialog').first()
  const label = speak(fieldTexts, language)
  await fill(dialog, [
    [`${label.name} *`, 'Rosa'],
    [label.last_name, 'Peña'],
  ])
  await take(home, label.work_type, speak(optionTexts, language).hogar)
  await press(dialog, text.add)
  await cutFace(home, text.title('Rosa'), language, '#c26642')
  await dialog.getByRole('img', { name: text.of('Rosa') }).waitFor()
  await shot(home, `form-${language}`)
  await press(dialog, speak(authorizationMessages, language).save)
  await dialog.getByRole('img', { name: speak(authorizationMessages, language).pass.picture }).waitFor()
  await home.keyboard.press('Escape')
  await home.locator('[data-arch] img').waitFor()
  await shot(home, `card-${language}`)

  const { rows } = await site.garita.owner.query('select id from authorizations where condominium_id = $1', [here])
  const rosa = String(rows[0].id)
  const { token } = await passOf(ana, rosa)
  const gate = await site.open({ token: guard.token, language, size: 'tablet', theme })
  await gate.goto('/guard')
  const field = gate.getByLabel(language === 'es' ? /^Código, número/ : /^Code, number/)
  await field.waitFor()
  const seen = gate.getByRole('img', { name: speak(guardMessages, language).card.photo_of('Rosa') })
  const look = async () => {
    await field.fill(token)
    await gate.keyboard.press('Enter')
    await seen.waitFor()
    expect(await seen.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(320)
  }
  await look()
  expect(await colorOnCard(seen.page())).toBe('clay')
  expect(await axeFaults(gate)).toEqual([])
  await shot(gate, `gate-${language}`)
  await gate.keyboard.press('Escape')

  await pressFolded(home, 'Rosa Peña', text.change, language)
  await cutFace(home, text.title('Rosa Peña'), language, '#1f4f9f')
  await home.getByText(text.saved).waitFor()
  await look()
  await expect.poll(() => colorOnCard(gate)).toBe('blue')
  await gate.keyboard.press('Escape')

  await desk.readyOffline(gate)
  // A card loads its photo after its words, so the removal below is read in the snapshot.
  await expect.poll(() => desk.snapshotKept(gate)).toContain('"photo":"')
  comeBack = await site.cut()
  await gate.context().setOffline(true)
  await look()
  expect(await colorOnCard(gate)).toBe('blue')
  await shot(gate, `offline-${language}`)
  await gate.keyboard.press('Escape')
  await comeBack()
  comeBack = null
  await gate.context().setOffline(false)

  await pressFolded(home, 'Rosa Peña', text.remove, language)
  await press(home.getByRole('dialog'), text.remove)
  await home.getByText(text.removed).waitFor()
  await home.locator('[data-arch] [data-initials]').waitFor()
  await expect.poll(() => desk.snapshotKept(gate)).not.toContain('"photo":"')
  await field.fill(token)
  await gate.keyboard.press('Enter')
  await gate.locator('[data-verdict]').waitFor()
  expect(await seen.count()).toBe(0)
})

test('keeps photos sealed on a tablet of a gate, and shows one after a restart without a connection', async () => {
  const there = await tabletWorld(site)
  const { here, host } = there
  const rosa = await authorize(site.garita, host, 'worker', { name: 'Rosa', last_name: 'Peña' })
  const { token } = await passOf(host, rosa)
  const page = await linked(site, there)
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 320
    canvas.getContext('2d')?.fillRect(40, 40, 200, 200)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const id = newId()
  expect(await host.call(photos.put, { authorization_id: rosa, id, jpeg })).toMatchObject({ ok: true })
  await setPin(page, there.gus, '481516')
  await expect.poll(() => desk.piecesKept(page)).toContain(`photo ${id}`)
  const bytes = await bytesKept(page)
  expect(bytes).not.toContain(jpeg.slice(200, 260))
  expect(bytes).not.toContain('JFIF')

  await desk.readyOffline(page)
  comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('group', { name: speak(stationLockMessages, 'es').keys }).waitFor()
  await typeDigits(page, '481516')
  await opened(page)
  await page.getByLabel(/^Código, número/).fill(token)
  await page.keyboard.press('Enter')
  const seen = page.locator('img[data-photo]')
  await seen.waitFor()
  expect(await seen.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(320)
  await shot(page, 'tablet')
  await comeBack()
  comeBack = null
  await page.context().setOffline(false)

  // A deleted photo leaves the tablet.
  await site.garita.owner.query('update condominiums set photos_on_passes = false where id = $1', [here])
  await expect.poll(() => desk.piecesKept(page)).not.toContain(`photo ${id}`)
})

const folder = process.env.SHOTS
const shot = async (page: Page, name: string) =>
  void (folder && (await page.screenshot({ path: `${folder}/photo-${name}.png` })))
