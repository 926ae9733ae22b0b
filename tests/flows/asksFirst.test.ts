/** A change that deletes, cancels or unassigns says the numbers first and asks for confirmation. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskTexts, settingTexts } from '../../src/amenities/desk/amenityDesk.messages.ts'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { formTexts } from '../../src/web/form/form.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { amenityOf, book } from '../support/bookings.ts'
import { variants } from '../support/scope.ts'
import { dayIn, mexico } from '../support/visits.ts'
import { field, press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { goOn } from './screen.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)(
  'asks an admin before a change deletes records, conflicts with bookings or removes a guard: %s, %s',
  async (language, size) => {
    const { garita } = site
    const name = `Los Encinos ${language}`
    const [place, other] = [await garita.condominium(name), await garita.condominium(`Torres ${language}`)]
    const admin = await garita.person({ user_role: 'admin', assigned: [place] })
    const guard = await garita.person({ user_role: 'agent', assigned: [place, other], full_name: 'Ramón Paz' })
    const ana = await garita.person({ condominium: place, unit: '101' })
    const hall = await amenityOf(garita, place, 'clubhouse', { capacity: 80, needs_approval: true })
    await garita.owner.query(`update amenities set name = 'Salón' where id = $1`, [hall])
    const id = await book(ana, hall, { guest_count: 60, reservation_date: dayIn(mexico, 3) })
    const page = await site.open({ language, size, token: admin.token })
    const { edit, form: words, changed_done } = speak(condominiumMessages, language)
    const unsaved = speak(formTexts, language)
    const { save } = speak(webTexts, language)
    const { users, assign } = speak(peopleMessages, language)
    const settings = speak(settingTexts, language)
    const desk = speak(deskTexts, language)
    const dialog = page.getByRole('dialog')

    // The dialog names both consequences, and its cancel button has the focus.
    await page.goto('/dashboard/admin/condominiums')
    await press(page, `${edit}: ${name}`)
    await field(dialog, words.retention_days).fill('7')
    await dialog.getByRole('combobox', { name: words.time_zone }).fill('Tijuana')
    await page.getByRole('option', { name: 'America/Tijuana' }).click()
    await press(dialog, words.save)
    await dialog.getByText(words.foreseen(7, { visits: 0, log_lines: 0, guests: 0 })).waitFor()
    await dialog.getByText(words.zone_moved(1, 0)).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByText(words.zone_moved(1, 0)).waitFor({ state: 'detached' })
    await press(dialog, words.save)
    await press(dialog, unsaved.anyway)
    await page.getByText(changed_done).waitFor()
    const booked = await garita.owner.query(
      `select to_char(starts_at at time zone 'America/Tijuana', 'HH24:MI') as starts from amenity_reservations where id = $1`,
      [id],
    )
    expect(booked.rows).toEqual([{ starts: '16:00' }])

    // The dialog names the booking that the new rules would not allow.
    await goOn(page, '/dashboard/admin/amenities')
    await press(page, `${settings.edit}: Salón`)
    await field(dialog, settings.capacity).fill('10')
    await press(dialog, save)
    await dialog.getByText(settings.misfits(1)).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await press(dialog, unsaved.anyway)
    await dialog.waitFor({ state: 'detached' })

    await goOn(page, '/dashboard/admin?tab=reservations')
    await page
      .getByRole('button', { name: new RegExp(`^${desk.approve}: `) })
      .first()
      .click()
    await dialog.getByText(desk.over_text(60)).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await press(dialog, desk.approve)
    await page.getByText(desk.approved).waitFor()

    // Another condominium employs this guard too, so removing the guard here cannot be undone here.
    await goOn(page, '/dashboard/admin/users')
    await press(page, `${users.condominiums}: Ramón Paz`)
    await press(dialog, assign.remove(name))
    await dialog.getByText(assign.for_good).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await press(dialog, assign.remove_confirm)
    await page.getByText(assign.removed).waitFor()
    const left = await garita.owner.query('select condominium_id from assignments where profile_id = $1', [guard.id])
    expect(left.rows).toEqual([{ condominium_id: other }])
    expect(site.complaints.filter((said) => !said.includes('409'))).toEqual([])
  },
)
