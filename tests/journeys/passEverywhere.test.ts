import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { stampTexts } from '../../src/authorizations/kinds.messages.ts'
import { type AuthType, authTypes, kinds, type Values } from '../../src/authorizations/kinds.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { chooseOfPass, field, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { codeIn } from '../flows/scanner.ts'
import { settled } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'
import { authorize, passOf } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const address = 'Av. de los Encinos 250, Tlalpan, Ciudad de México'
const list = kinds.temporary_visitor.address
const words = (language: Language) => speak(authorizationMessages, language)

async function household() {
  const condominium = await site.garita.condominium('Los Encinos')
  const host = await site.garita.person({ full_name: 'Ana Pérez', condominium })
  return { condominium, host, id: await authorize(site.garita, host) }
}

async function openPass(page: Page, language: Language): Promise<Locator> {
  const { acts, pass } = words(language)
  await page.goto(list)
  await press(page, `${acts.pass}: Luis Gómez`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: pass.picture }).waitFor()
  return dialog
}

const tilesOf = (tiles: Locator) => tiles.locator('path').getAttribute('d')

test.each(variants(languages))(
  'shows the same pass in the list, the dialog, the picture and on paper, and stamps it when it is over: %s',
  async (language) => {
    const { condominium, host, id } = await household()
    const { acts, pass: text } = words(language)
    const pass = await passOf(host, id)
    const page = await site.open({ language, size: 'phone', token: host.token })
    // A condominium without an address has no directions.
    const dialog = await openPass(page, language)
    const send = dialog.getByRole('link', { name: text.whatsapp })
    const message = async () => new URL((await send.getAttribute('href')) ?? '').searchParams.get('text')
    await dialog.getByText('Los Encinos', { exact: true }).waitFor()
    expect(await dialog.getByRole('link', { name: text.directions }).count()).toBe(0)
    expect(await message()).not.toContain(text.directions)
    await site.garita.owner.query('update condominiums set address = $2 where id = $1', [condominium, address])
    await openPass(page, language)
    const card = page.locator('article[data-kind]')
    const tile = await tilesOf(dialog.locator('[data-tiles]'))
    expect(tile).toBeTruthy()
    expect(await tilesOf(card.locator('[data-tiles]'))).toBe(tile)
    expect(await card.getByText(pass.access_number ?? '', { exact: true }).count()).toBe(1)

    // The dialog and the message link the directions; the send button needs no scrolling, however long the address is.
    const directions = await dialog.getByRole('link', { name: text.directions }).getAttribute('href')
    expect(new URL(directions ?? '').searchParams.get('query')).toBe(`Los Encinos, ${address}`)
    expect(await message()).toContain(`\n${text.directions}: ${directions}`)
    const box = await send.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    expect(await axeFaults(page)).toEqual([])

    const downloading = page.waitForEvent('download')
    await chooseOfPass(page, text.download, language)
    const picture = await readFile(await (await downloading).path())
    expect(await codeIn(picture)).toBe(pass.token)
    const [width = 0, height = 0] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    expect(height / width, 'a card, not a code alone').toBeGreaterThan(1.5)

    await page.emulateMedia({ media: 'print' })
    await dialog.getByText(pass.access_number ?? '', { exact: true }).waitFor()
    for (const off of [
      send,
      dialog.getByRole('button', { name: text.share }),
      card,
      dialog.getByText(text.title('Luis Gómez')),
    ])
      expect(await off.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    await site.garita.owner.query(`update authorizations set status = 'inactive' where id = $1`, [id])
    const said = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      return dialog.innerText()
    }
    await expect.poll(said).toContain(speak(stampTexts, language).canceled)
    expect(await dialog.getByRole('img', { name: text.picture }).count()).toBe(0)
    expect(await send.count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.reload()
    await card.getByText(words(language).called_off_state, { exact: true }).waitFor()
    expect(await card.getByText(pass.access_number ?? '', { exact: true }).count()).toBe(0)
    await press(page, `${acts.past_pass}: Luis Gómez`)
    await dialog.getByText(speak(stampTexts, language).canceled, { exact: true }).waitFor()
    expect(await tilesOf(dialog.locator('[data-tiles]'))).toBe(tile)
    expect(await axeFaults(page)).toEqual([])
    await press(dialog, acts.invite_again)
    const { title, who } = speak(inviteMessages, language)
    await page.getByRole('dialog', { name: title }).waitFor()
    expect(await field(page, who).inputValue()).toBe('Luis Gómez')
    expect(site.complaints.splice(0)).toEqual([])
  },
)

/** All values that a card shows. */
const full: Partial<Record<AuthType, Values>> = {
  co_resident: { relationship: 'MADRE', can_authorize_access: true, phone_number: '+52 55 1234 5678' },
  temporary_visitor: {
    id_document: 'INE 905118',
    phone_number: '+52 55 1234 5678',
    vehicle_plate: 'MRT5840',
    purpose: 'Comida',
  },
  worker: {
    ...{ weekdays: [1, 3, 5], hours_from: '08:00', hours_until: '15:00', schedule: 'Cada segundo viernes' },
    ...{
      company: 'Jardines del Sur',
      id_document: 'INE 330912',
      phone_number: '+52 55 3381 2204',
      vehicle_plate: 'UGL7321',
    },
  },
  vehicle: { year: 2020, color: 'Negro' },
}
/** The highest card of each kind on a desk, below the height of the former shared card. On a phone all are rows. */
const most: Record<AuthType, number> = {
  co_resident: 272,
  temporary_visitor: 328,
  permanent_visitor: 215,
  worker: 409,
  pet: 215,
  vehicle: 272,
}
const mostOfRow = 120

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])(
  'shows a resident’s passes as rows on a phone and low cards on a desk, with telephones that a finger can press: $width px',
  async (view) => {
    const onPhone = view.width < 500
    const condominium = await site.garita.condominium('Los Encinos')
    const host = await site.garita.person({ full_name: 'Ana Pérez', condominium })
    for (const type of authTypes) await authorize(site.garita, host, type, full[type])
    const page = await site.open({
      ...(onPhone ? { size: 'phone', touch: true } : { size: 'desk' }),
      token: host.token,
    })
    await page.setViewportSize(view)
    const faults: string[] = []
    for (const type of authTypes) {
      await page.goto(kinds[type].address)
      await settled(page)
      const card = await page.locator('article[data-kind]').boundingBox()
      if (!card || card.height >= (onPhone ? mostOfRow : most[type])) faults.push(`${type}: ${card?.height} px`)
      const buttons = page.locator('article[data-kind] button:visible')
      if (onPhone) await page.locator('[data-press]').click()
      for (const button of await buttons.all()) {
        const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
        const least = onPhone ? 44 : 40
        if (height < least || width < least)
          faults.push(`${type}: ${await button.textContent()} ${width} × ${height} px`)
      }
      for (const link of await page.locator('[data-phone]').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(onPhone ? 44 : 40)
    }
    expect(faults).toEqual([])
  },
)
