import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenities } from '../../src/amenities/amenities.contract.ts'
import { settingTexts } from '../../src/amenities/desk/amenityDesk.messages.ts'
import { amenityTypeNames } from '../../src/shared/amenityTypes.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { field, press } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { amenityOf } from '../support/bookings.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))(
  "changes the rules of an amenity, and merges them with another admin's changes: %s",
  async (language) => {
    const home = await site.garita.condominium('Los Encinos')
    await amenityOf(site.garita, home, 'clubhouse')
    const admin = await site.garita.person({ user_role: 'admin', assigned: [home] })
    const guard = await site.garita.person({ user_role: 'agent', assigned: [home] })
    const text = speak(settingTexts, language)
    const clubhouse = speak(amenityTypeNames, language).clubhouse
    const page = await site.open({ language, token: admin.token })
    await page.goto('/dashboard/admin/amenities')
    await page
      .getByRole('row', { name: new RegExp(clubhouse) })
      .getByText(text.exclusive)
      .waitFor()
    await press(page, `${text.edit}: ${clubhouse}`)
    const dialog = page.getByRole('dialog')
    await field(dialog, text.name).fill('Terraza')
    await dialog.getByRole('button', { name: text.change_hours }).click()
    await dialog.getByRole('checkbox').nth(1).uncheck()
    await dialog.getByRole('combobox').nth(1).selectOption('02:00')
    await press(dialog, text.copy_down)
    await dialog.getByLabel(text.shortest).selectOption('240')
    await dialog.getByLabel(text.longest).selectOption('120')
    await field(dialog, text.capacity).fill('25')
    await dialog.getByLabel(`${text.closed_days}: ${text.closed_day}`).fill('2031-05-10')
    await press(dialog, text.add_day)
    await dialog.getByText(/2031/).waitFor()
    await field(dialog, text.house_rules).fill('Sin música después de las 10')
    await press(dialog, speak(webTexts, language).save)
    await dialog.getByText(text.longest_wrong).waitFor()
    await dialog.getByLabel(text.longest).selectOption('480')
    await press(dialog, speak(webTexts, language).save)
    await page.getByText(text.updated).waitFor()
    const row = page.getByRole('row', { name: /Terraza/ })
    await row.getByText(text.people(25)).waitFor()

    const listed = await guard.call(amenities.list, { condominium_id: home })
    const changed = listed.ok ? listed.answer.find(({ name }) => name === 'Terraza') : undefined
    expect(changed).toMatchObject({
      hours: Array.from({ length: 7 }, () => ({ from: '00:00', until: '02:00' })),
      capacity: 25,
      shortest_minutes: 240,
      longest_minutes: 480,
      closed_days: ['2031-05-10'],
      house_rules: 'Sin música después de las 10',
    })

    await press(page, `${text.edit}: Terraza`)
    if (!changed) throw new Error('nothing was changed')
    const { condominium: _, amenity_type: __, ...rules } = changed
    await admin.call(amenities.change, { ...rules, capacity: 30 })
    await field(dialog, text.capacity).fill('99')
    const { save, meanwhile } = speak(webTexts, language)
    await press(dialog, save)
    await dialog.getByRole('alert').getByText(meanwhile.title).waitFor()
    // The dialog hides the table from the accessibility tree: find the row by its text.
    await page.locator('tr', { hasText: 'Terraza' }).getByText(text.people(30)).waitFor()
    // The form keeps the typed value of a field that both admins changed, and shows the other value beside it. A second save overwrites.
    await press(dialog, meanwhile.look)
    await dialog.getByText(meanwhile.now('30')).waitFor()
    expect(await field(dialog, text.capacity).inputValue()).toBe('99')
    await press(dialog, save)
    await dialog.waitFor({ state: 'detached' })
    await page.locator('tr', { hasText: 'Terraza' }).getByText(text.people(99)).waitFor()
    expect(site.complaints).toEqual([])
  },
)
