import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenities } from '../../src/amenities/amenities.contract.ts'
import { reservationStateTexts } from '../../src/amenities/amenities.messages.ts'
import { amenityRefusals } from '../../src/amenities/amenities.refusals.ts'
import { bookingMessages } from '../../src/amenities/booking/booking.messages.ts'
import { amenityTypeNames } from '../../src/shared/amenityTypes.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { briefDay, longDay, monthOf } from '../../src/shared/wallDays.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { amenityOf, book } from '../support/bookings.ts'
import { eventually } from '../support/eventually.ts'
import { every } from '../support/hours.ts'
import type { TestPerson } from '../support/installation.ts'
import { dayIn, mexico } from '../support/visits.ts'
import { fill, heading, press, pressFolded, tabTo } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const words = (language: Language) => speak(bookingMessages, language)
const states = (language: Language) => speak(reservationStateTexts, language)
const refusals = (language: Language) => speak(amenityRefusals, language)
const address = '/dashboard/reservations'
// The day after tomorrow: tomorrow becomes today in a run across midnight.
const soon = dayIn(mexico, 2)

async function world(rules = {}) {
  const home = await site.garita.condominium('Los Encinos')
  return {
    home,
    hall: await amenityOf(site.garita, home, 'event_hall', { needs_approval: true, ...rules }),
    ana: await site.garita.person({ full_name: 'Ana Pérez', condominium: home, unit: '101' }),
    beto: await site.garita.person({ full_name: 'Beto Luna', condominium: home, unit: '102' }),
    admin: await site.garita.person({ user_role: 'admin', assigned: [home], full_name: 'Ada Admin' }),
  }
}

async function mine(resident: TestPerson) {
  const listed = await resident.call(amenities.mine, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items
}

const nameOf = (day: string, time: string, language: Language) =>
  words(language).of(speak(amenityTypeNames, language).event_hall, longDay(day, language), time)

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)

async function openForm(page: Page, language: Language): Promise<Locator> {
  await page.goto(address)
  await heading(page, words(language).title).waitFor()
  await page
    .getByRole('button', { name: words(language).add })
    .first()
    .click()
  await page.getByRole('radio', { name: speak(amenityTypeNames, language).event_hall }).check()
  const form = page.locator('form')
  await form.locator('[data-state]').first().waitFor()
  return form
}

async function pickTimes(page: Page, date: string, start: string, end: string, language: Language): Promise<void> {
  if (!(await day(page, date).count())) await press(page, words(language).month.after)
  await page.locator(`[data-day="${date}"][data-state]`).click()
  await page.getByRole('radio', { name: start }).check()
  await page.getByRole('combobox', { name: words(language).form.end }).click()
  await page.getByRole('option', { name: new RegExp(`^${end}`) }).click()
}

test('books, shows, edits, cancels and deletes by keyboard alone, in Spanish, on a phone', async () => {
  const { ana, admin, home } = await world({ house_rules: 'Sin música después de las 10' })
  const text = words('es')
  const page = await site.open({ language: 'es', size: 'phone', token: ana.token })
  await page.goto(address)
  await page.getByText(text.empty).waitFor()
  await bookByKeyboard(page)
  await page.getByText(text.created).waitFor()
  const [booked] = await mine(ana)
  expect(booked).toMatchObject({
    reservation_date: soon,
    start_time: '01:00',
    guest_count: 3,
    purpose: 'Cumpleaños',
  })
  expect(booked?.guests.map(({ name }) => name)).toEqual(['Eva Luz', 'Juan'])
  const card = page.getByRole('article')
  await card.getByText(briefDay(soon, 'es')).waitFor()
  await card.getByText(states('es').pending, { exact: true }).waitFor()
  expect(await page.getByRole('heading', { level: 2, name: text.add }).count(), 'the form has closed').toBe(0)

  await admin.call(amenities.decide, { condominium_id: home, id: booked?.id ?? '', decision: 'approved', reason: null })
  await card.getByText(states('es').approved, { exact: true }).waitFor()
  const name = nameOf(soon, '01:00', 'es')
  await press(page, `${text.acts.edit}: ${name}`)
  await page.getByLabel(text.form.purpose).fill('Bautizo')
  expect(await page.getByText(text.form.again).count()).toBe(0)
  await page.getByRole('textbox', { name: text.form.guest_count }).fill('4')
  await page.getByText(text.form.again).waitFor()
  await press(page, 'Guardar')
  await page.getByText(refusals('es').reservation_rules_unread).waitFor()
  await page.getByLabel(text.form.accept).check()
  await press(page, 'Guardar')
  await page.getByText(text.updated).waitFor()
  // The row of the booking is still open.
  await card.getByText('Bautizo').waitFor()
  await card.getByText(states('es').pending, { exact: true }).waitFor()

  await pressFolded(page, name, text.acts.cancel, 'es')
  await press(page.getByRole('dialog'), text.cancel_confirm)
  await card.getByText(states('es').cancelled, { exact: true }).waitFor()
  await press(page, `${text.acts.remove}: ${name}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Esta acción no se puede deshacer.').waitFor()
  await press(dialog, text.acts.remove)
  await page.getByText(text.removed).waitFor()
  await page.getByText(text.empty).waitFor()
  expect(await mine(ana)).toEqual([])
  await page.context().close()
  expect(site.complaints.splice(0)).toEqual([])
})

/** Books without a single touch: to the amenity, along the month, through the lists of times. */
async function bookByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page
  const text = words('es')
  await tabTo(page, text.add)
  await keyboard.press('Enter')
  await page.getByRole('radiogroup').waitFor()
  for (const key of ['ArrowRight', 'ArrowRight']) await keyboard.press(key)
  await page.getByRole('radio', { name: 'Salón de eventos', checked: true }).waitFor()
  await tabTo(page, text.form.next)
  await keyboard.press('Enter')
  await page.locator('[data-state]').first().waitFor()
  const from = await page.locator('button[data-day][tabindex="0"]').getAttribute('data-day')
  await tabTo(page, longDay(from ?? '', 'es'))
  // Home and End move within the week, the page keys to the next month and back.
  await keyboard.press('PageDown')
  await page.locator(`button:focus:not([data-day="${from}"])`).waitFor()
  await keyboard.press('PageUp')
  await page.locator(`button:focus[data-day^="${monthOf(from ?? '')}"]`).waitFor()
  for (let steps = 0; steps < 40; steps += 1) {
    const at = await page.locator('button:focus').getAttribute('data-day')
    if (at === soon) break
    const next = (at ?? '') < soon ? 'ArrowRight' : 'ArrowLeft'
    await keyboard.press(next)
    await page.locator(`button:focus:not([data-day="${at}"])`).waitFor()
  }
  await page.locator(`button:focus[data-day="${soon}"][data-state="free"]`).waitFor()
  await keyboard.press('Enter')
  await page.getByRole('radio', { name: '00:00' }).waitFor()
  // The list offers half hours only on request.
  expect(await page.getByRole('radio', { name: /^\d\d:30/ }).count()).toBe(0)
  await tabTo(page, '00:00')
  await keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: '01:00', checked: true }).waitFor()
  await tabTo(page, text.form.end)
  await keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  await tabTo(page, text.form.next)
  await keyboard.press('Enter')
  await tabTo(page, text.form.purpose)
  await keyboard.type('Cumpleaños')
  await tabTo(page, text.form.guest_list)
  await keyboard.type('Eva Luz\n\nJuan')
  await page.getByText(text.form.names(2, 3)).waitFor()
  await tabTo(page, text.form.accept)
  await keyboard.press('Space')
  await tabTo(page, 'Guardar')
  await keyboard.press('Enter')
}

test('names the rule when another home booked first, keeps the form, and offers other hours', async () => {
  const { ana, beto, hall } = await world()
  const text = words('es')
  const page = await site.open({ language: 'es', size: 'desk', token: ana.token })
  // Block the live connection: the page keeps the hours that it read last.
  await page.route('**/api/v1/live', (route) => route.abort())
  const form = await openForm(page, 'es')
  await pickTimes(page, soon, '16:00', '18:00', 'es')
  await fill(form, [
    [text.form.purpose, 'Cena'],
    [text.form.guest_list, 'Eva Luz\nJuan'],
  ])
  await book(beto, hall, { reservation_date: soon, start_time: '17:00', end_time: '19:00' })
  await press(page, 'Guardar')
  const refusal = page.getByRole('alert').filter({ hasText: refusals('es').reservation_slot_taken })
  await refusal.getByText(text.save_failed).waitFor()
  expect(await page.getByLabel(text.form.purpose).inputValue()).toBe('Cena')
  expect(await page.getByLabel(text.form.guest_list).inputValue()).toBe('Eva Luz\nJuan')
  expect(await mine(ana)).toEqual([])

  await page.unroute('**/api/v1/live')
  // The form has the typed text again.
  await page.reload()
  await eventually(async () => expect(await page.getByLabel(text.form.purpose).inputValue()).toBe('Cena'))
  await pickTimes(page, soon, '15:00', '17:00', 'es')
  expect(await page.getByRole('alert').count()).toBe(0)
  await book(beto, hall, { reservation_date: soon, start_time: '15:30', end_time: '16:00' })
  await page.getByRole('alert').getByText(refusals('es').reservation_slot_taken).waitFor()
  await pickTimes(page, soon, '19:00', '21:00', 'es')
  await press(page, 'Guardar')
  await page.getByText(text.created).waitFor()
  await page.context().close()
  expect(site.complaints.splice(0)).toEqual([])
})

test('books a night with a long guest list in English on a desk, exports the calendar file, and shows a rejection with its reason', async () => {
  const { ana, admin, home } = await world({ hours: JSON.stringify(every('10:00', '02:00')) })
  const text = words('en')
  const page = await site.open({ language: 'en', size: 'desk', token: ana.token })
  const form = await openForm(page, 'en')
  await press(page, 'Save')
  await page.getByText(text.form.date_missing).waitFor()
  await pickTimes(page, soon, '22:00', '01:00', 'en')
  for (const count of ['2', '1']) await page.getByRole('textbox', { name: text.form.guest_count }).fill(count)
  await fill(form, [[text.form.guest_list, 'Eva Luz\nJuan']])
  await page.getByText(refusals('en').reservation_guests_beyond).waitFor()
  await press(page, 'Save')
  expect(await mine(ana)).toEqual([])
  await page.getByRole('textbox', { name: text.form.guest_count }).fill('3')
  await press(page, 'Save')
  await page.getByText(text.created).waitFor()
  await page.getByRole('article').getByText('22:00–01:00 (next day)').waitFor()

  const name = nameOf(soon, '22:00', 'en')
  const downloading = page.waitForEvent('download')
  await pressFolded(page, name, text.acts.calendar, 'en')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`reserva-${soon}.ics`)
  expect(await readFile(await download.path(), 'utf8')).toContain('SUMMARY:Event hall\r\n')

  const [booked] = await mine(ana)
  const rejection = { condominium_id: home, id: booked?.id ?? '', decision: 'rejected', reason: 'Hay obra' } as const
  expect(await admin.call(amenities.decide, rejection)).toMatchObject({ ok: true })
  await page.getByRole('article').getByText('Hay obra').waitFor()
  await page.getByText(states('en').rejected, { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: speak(webTexts, 'en').list.more }).count()).toBe(0)
  await page.context().close()
  expect(site.complaints.splice(0)).toEqual([])
})
