/**
 * A reservation on the screens of residents, administration and guard: booked, announced, answered, its guests found and let in, canceled;
 * and the day of all amenities.
 */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logTexts } from '../../src/access-log/log.messages.ts'
import { amenities } from '../../src/amenities/amenities.contract.ts'
import { reservationFactTexts, reservationStateTexts } from '../../src/amenities/amenities.messages.ts'
import { amenityRefusals } from '../../src/amenities/amenities.refusals.ts'
import { dayTexts, deskTexts, gateTexts } from '../../src/amenities/desk/amenityDesk.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { amenityTypeNames } from '../../src/shared/amenityTypes.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { field, press } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { amenityOf, book, morningZone } from '../support/bookings.ts'
import { atDesk } from '../support/desk.ts'
import { variants } from '../support/scope.ts'
import { dayIn } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function hall() {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const amenity = await amenityOf(garita, home, 'clubhouse', { needs_approval: true })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Ada Admin' })
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [home, zone])
  const today = { reservation_date: dayIn(zone), start_time: '23:30', end_time: '00:00' }
  const ask = () =>
    book(ana, amenity, { ...today, purpose: 'Cumpleaños', guest_count: 3, guest_list: ['Eva Luz', 'Juan Roa'] })
  return { home, zone, amenity, ana, admin, guard, ask }
}

const wordsIn = (language: Language) => ({
  desk: speak(deskTexts, language),
  gate: speak(gateTexts, language),
  facts: speak(reservationFactTexts, language),
  states: speak(reservationStateTexts, language),
  name: `${speak(amenityTypeNames, language).clubhouse}, Ana Uno`,
})

const titled = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })

test.each(variants(languages))(
  'requests, approves, admits the guests of and cancels a reservation, and records one entry for two presses: %s',
  async (language) => {
    const { home, ana, admin, guard, ask } = await hall()
    const { desk, gate, facts, states, name } = wordsIn(language)
    const office = await site.open({ language, token: admin.token })
    const door = await site.open({ language, token: guard.token })
    await office.goto('/dashboard')
    await door.goto('/operator-panel')
    await titled(door, `${speak(visitMessages, language).list.title} (0)`).waitFor()

    const id = await ask()
    await office.getByRole('button', { name: new RegExp(`^${speak(noticeMessages, language).bell.title}.*1`) }).click()
    await office
      .locator('.mantine-Popover-dropdown')
      .getByRole('button', { name: /Ana Uno/ })
      .click()
    await office.waitForURL(/tab=reservations/)
    await titled(office, `${desk.title} (1)`).waitFor()
    await press(office, `${desk.approve}: ${name}`)
    await office.getByText(desk.approved, { exact: true }).waitFor()
    await office.getByRole('row').getByText(states.approved).waitFor()
    await press(office, `${desk.details}: ${name}`)
    await office.getByRole('dialog').getByText('Ada Admin').waitFor()
    await office.keyboard.press('Escape')

    await door.getByRole('button', { name: new RegExp(`^${gate.title}`) }).click()
    await titled(door, `${gate.title} (1)`).waitFor()
    await door.getByRole('searchbox').fill('eva')
    await press(door, `${gate.enter}: Eva Luz`)
    await door.getByText(gate.entered('Eva Luz')).waitFor()
    await door.getByText(facts.inside(1, 3)).waitFor()
    await door.getByRole('button', { name: `${gate.leave}: Eva Luz` }).waitFor()

    await press(door, `${gate.show}: ${name}`)
    const dialog = door.getByRole('dialog')
    await dialog.getByRole('button', { name: `${gate.enter}: Juan Roa` }).waitFor()
    await dialog.getByRole('button', { name: gate.enter, exact: true }).click()
    await dialog.getByText(/Falta este dato|This is missing/).waitFor()
    await field(dialog, gate.other).fill('Pía Soto')
    await dialog.getByRole('button', { name: gate.enter, exact: true }).click()
    await dialog.getByText(facts.inside(2, 3)).waitFor()
    await press(dialog, `${gate.enter}: Juan Roa`)
    await dialog.getByText(gate.everyone_came).waitFor()
    await press(dialog, `${gate.leave}: Juan Roa`)
    await dialog.getByText(facts.inside(2, 3)).waitFor()

    for (const guest of ['Eva Luz', 'Pía Soto']) {
      await press(dialog, `${gate.leave}: ${guest}`)
      await dialog.getByRole('button', { name: `${gate.enter}: ${guest}` }).waitFor()
    }
    await ana.call(amenities.cancel, { id })
    await dialog.getByText(speak(webTexts, language).list.gone).waitFor()
    expect(await dialog.getByRole('button', { name: new RegExp(gate.enter) }).count()).toBe(0)
    await door.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => titled(door, `${gate.title} (1)`).count()).toBe(0)
    await door.getByRole('searchbox').fill('')
    await door.keyboard.press('Escape')
    await door.getByRole('tab', { name: speak(visitMessages, language).panel.tab_log }).click()
    const line = door.getByRole('row', { name: /Eva Luz/ })
    await expect.poll(() => line.count()).toBe(2)
    await line.first().getByText(speak(logTexts, language).guest).waitFor()

    // Two presses record one entry, and a press on an outdated screen gets a message.
    const outdated = await ask()
    await admin.call(amenities.decide, { condominium_id: home, id: outdated, decision: 'approved', reason: null })
    await door.goto('/operator-panel?search=u')
    const eva = door.getByRole('button', { name: `${gate.enter}: Eva Luz` })
    await eva.waitFor()
    // From here on the screen gets no new data.
    await door.route('**/api/v1/amenities.expected', (route) => route.abort())
    await eva.dblclick()
    await door.getByText(gate.entered('Eva Luz')).first().waitFor()
    const repeated = door.waitForResponse('**/api/v1/gate.record')
    await eva.click()
    expect((await repeated).status()).toBe(200)
    const expected = await guard.call(amenities.expected, {})
    const juan = expected.ok ? expected.answer[0]?.guests.find(({ name }) => name === 'Juan Roa') : undefined
    const entry = { condominium_id: home, reservation_id: outdated, guest_id: juan?.id ?? '', event_id: newId() }
    expect(await atDesk.enterGuest(guard, { ...entry, name: null })).toMatchObject({ ok: true })
    await press(door, `${gate.enter}: Juan Roa`)
    await door.getByText(speak(amenityRefusals, language).guest_already_inside).waitFor()
    const log = await guard.call(visits.log, {})
    expect(log.ok && log.answer.items.slice(0, 3).map(({ name, event_type }) => [name, event_type])).toEqual([
      ['Juan Roa', 'entry'],
      ['Eva Luz', 'entry'],
      ['Pía Soto', 'exit'],
    ])
    expect(site.complaints).toEqual([])
  },
)

test('requires a reason for a rejection, and shows a second answer the first one with its author', async () => {
  const { home, admin, ana, ask } = await hall()
  const { desk, states, name } = wordsIn('es')
  const id = await ask()
  const second = await site.garita.person({ user_role: 'admin', assigned: [home], full_name: 'Beto Admin' })
  const offices = [await site.open({ token: admin.token }), await site.open({ token: second.token })] as const
  for (const office of offices) {
    await office.goto('/dashboard/admin?tab=reservations')
    await press(office, `${desk.reject}: ${name}`)
    await press(office.getByRole('dialog'), desk.reject)
    await office.getByRole('dialog').getByText('Falta el motivo').waitFor()
    await field(office.getByRole('dialog'), desk.reason).fill('Hay obra ese día')
  }
  await press(offices[0].getByRole('dialog'), desk.reject)
  await offices[0].getByText(desk.rejected, { exact: true }).waitFor()
  const late = offices[1].getByRole('dialog')
  await late.getByText(desk.answered_by('Ada Admin')).waitFor()
  await press(late, desk.reject)
  await late.getByText(`${desk.decide_failed}. Alguien ya respondió esta reserva.`).waitFor()
  await late.getByText(states.rejected).waitFor()

  const mine = await ana.call(amenities.mine, {})
  expect(mine.ok && mine.answer.items).toMatchObject([{ id, status: 'rejected', rejection_reason: 'Hay obra ese día' }])
  await press(offices[0], `${desk.details}: ${name}`)
  await offices[0].getByRole('dialog').getByText('Hay obra ese día').waitFor()
  expect(await offices[0].getByRole('dialog').getByRole('button', { name: desk.approve }).count()).toBe(0)
  expect(site.complaints).toEqual([])
})

test.each(variants(['desk', 'phone']))(
  'shows a day of all amenities, and the days before and after: %s',
  async (size) => {
    const { home, zone, ana, guard, ask } = await hall()
    const day = speak(dayTexts, 'es')
    await ask()
    const pool = await amenityOf(site.garita, home, 'pool', { exclusive: false })
    await book(ana, pool, { reservation_date: dayIn(zone, 1), start_time: '10:00', end_time: '10:30' })
    const page = await site.open({ size, token: guard.token })
    await page.goto('/operator-panel?tab=reservations')
    await page.getByRole('radiogroup').getByText(speak(deskTexts, 'es').day, { exact: true }).click()
    const clubhouse = page.getByRole('region', { name: 'Casa club' })
    await clubhouse.getByRole('button', { name: /101 · Ana Uno.*23:30–24:00.*Pendiente/ }).waitFor()
    await page.getByRole('region', { name: 'Alberca' }).getByText(day.nothing).waitFor({ state: 'attached' })

    await press(page, day.next)
    await page
      .getByRole('region', { name: 'Alberca' })
      .getByRole('button', { name: /10:00–10:30.*Aprobada/ })
      .click()
    await page.getByRole('dialog').getByText(speak(deskTexts, 'es').details_title).waitFor()
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).searchParams.get('day')).toBe(dayIn(zone, 1))
    await clubhouse.getByText(day.nothing).waitFor({ state: 'attached' })
    await press(page, day.today)
    await clubhouse.getByRole('button', { name: /Ana Uno/ }).waitFor()
    expect(site.complaints).toEqual([])
  },
)
