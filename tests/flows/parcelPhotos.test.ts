/** A guard adds the photo of a parcel at a station without a connection and at the desk; the home and the guard of the handover see it. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { itemPhotoTexts } from '../../src/gate/arrivals/leftItems/itemPhoto.messages.ts'
import {
  leftItemsForHomeTexts,
  leftItemTexts,
  leftItemWords,
} from '../../src/gate/arrivals/leftItems/leftItems.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { showTools } from './acts.ts'
import { axeFaults } from './axe.ts'
import { bytesKept } from './bytesKept.ts'
import * as desk from './guardDesk.ts'
import { drawnPicture, widthOf } from './pictures.ts'
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

/** Chooses the picture and writes the item down. */
async function leave(page: Page, language: Language, unit: string, name: string) {
  const text = speak(leftItemTexts, language)
  const photo = speak(itemPhotoTexts, language)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: text.unit }).fill(unit)
  await page.getByRole('option', { name: unit, exact: true }).click()
  await dialog.getByText(photo.field, { exact: true }).waitFor()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'note.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await dialog.getByRole('alert').getByText(photo.unreadable).waitFor()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await drawnPicture(page, '#8a5a2b', 2400, 1800))
  const preview = dialog.getByRole('img', { name: photo.field })
  await preview.waitFor()
  expect(await widthOf(preview)).toBe(1600)
  expect(await axeFaults(page)).toEqual([])
  await shot(page, `leave-${name}`)
  await dialog.getByRole('button', { name: speak(leftItemWords, language).package, exact: true }).click()
  await page.getByText(text.written).waitFor()
}

async function seenAtHome(token: string, language: Language, name: string) {
  const text = speak(leftItemsForHomeTexts, language)
  const item = speak(leftItemWords, language).package
  const home = await site.open({ language, size: 'phone', token })
  await home.goto('/dashboard')
  await home
    .locator('main')
    .getByRole('button', { name: `${text.see}: ${item}` })
    .click()
  const image = home.getByRole('dialog').getByRole('img', { name: speak(itemPhotoTexts, language).of(item) })
  await image.waitFor()
  expect(await widthOf(image)).toBe(1600)
  expect(await axeFaults(home)).toEqual([])
  await shot(home, `home-${name}`)
}

test('keeps the photo of a tablet without a connection sealed, and sends it after the act', async () => {
  const there = await tabletWorld(site)
  const text = speak(leftItemTexts, 'es')
  const photoOfPackage = speak(itemPhotoTexts, 'es').of(speak(leftItemWords, 'es').package)
  const page = await linked(site, there, { size: 'tablet', touch: true })
  await setPin(page, there.gus, '481516')
  await desk.readyOffline(page)
  comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.getByRole('tab', { name: text.tab }).click()
  await page.getByRole('button', { name: text.write }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: speak(itemPhotoTexts, 'es').take })
    .waitFor()
  await leave(page, 'es', '4077', 'tablet')
  await page.getByText(speak(itemPhotoTexts, 'es').waits).waitFor()
  await expect.poll(async () => (await desk.piecesKept(page)).some((name) => name.startsWith('item-photo '))).toBe(true)
  const bytes = await bytesKept(page)
  expect(bytes).not.toContain('JFIF')
  expect(bytes).not.toContain('/9j/4AAQ')

  // The photo outlives the page, and waits until a guard opens the tablet.
  await page.reload()
  await typeDigits(page, '481516')
  await opened(page)
  await comeBack()
  comeBack = null
  await page.context().setOffline(false)
  const kept = () => site.garita.owner.query('select from left_item_photos where condominium_id = $1', [there.here])
  await expect.poll(async () => (await kept()).rowCount).toBe(1)
  await expect
    .poll(async () => (await desk.piecesKept(page)).some((name) => name.startsWith('item-photo ')))
    .toBe(false)
  await seenAtHome(there.host.token, 'es', 'tablet')

  await page.getByRole('tab', { name: text.tab }).click()
  await page.getByRole('button', { name: new RegExp(`^4077.*${text.hand_over}$`) }).click()
  // A snapshot that names the photo may arrive while the dialog is open.
  await page.getByRole('dialog').getByRole('img', { name: photoOfPackage }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await shot(page, 'hand-tablet')
})

test.each(variants(languages))(
  'shows the photo of the desk to the home and at the handover, in %s',
  async (language) => {
    const text = speak(leftItemTexts, language)
    const size = language === 'es' ? 'phone' : 'desk'
    const here = await site.garita.condominium('Los Robles')
    const guard = await site.garita.person({ user_role: 'agent', assigned: [here] })
    const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
    const page = await site.open({ language, size, token: guard.token })
    await page.goto('/operator-panel')
    await showTools(page, language)
    await page.getByRole('button', { name: text.count(0) }).click()
    await page.getByRole('button', { name: text.write }).click()
    await leave(page, language, '101', `desk-${language}`)
    const kept = () => site.garita.owner.query('select from left_item_photos where condominium_id = $1', [here])
    await expect.poll(async () => (await kept()).rowCount).toBe(1)
    await seenAtHome(ana.token, language, `desk-${language}`)
    await page.getByRole('button', { name: new RegExp(`^${text.hand_over}: 101`) }).click()
    const photo = page
      .getByRole('dialog')
      .getByRole('img', { name: speak(itemPhotoTexts, language).of(speak(leftItemWords, language).package) })
    expect(await widthOf(photo)).toBe(1600)
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `hand-desk-${language}`)
  },
)

const folder = process.env.SHOTS
const shot = async (page: Page, name: string) =>
  void (folder && (await page.screenshot({ path: `${folder}/parcel-${name}.png` })))
