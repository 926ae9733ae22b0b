import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages, fieldTexts, optionTexts } from '../../src/authorizations/authorizations.messages.ts'
import { kindTexts, stateTexts } from '../../src/authorizations/kinds.messages.ts'
import { kinds } from '../../src/authorizations/kinds.ts'
import { notReceivedTexts } from '../../src/gate/arrivals/homeRules/notReceived.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { confirmTexts } from '../../src/web/pieces/dialogs/confirm.messages.ts'
import { field, fill, filterBy, press, pressFolded, showFilters, take } from '../flows/acts.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site, sizes } from '../flows/site.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)('manages a household, and names the plate by the word of the country: $language, $size', async (sight) => {
  const condominium = await site.garita.condominium()
  const host = await site.garita.person({ condominium })
  const page = await site.open({ ...sight, token: host.token })
  await addTheFamily(page, sight.language)
  await letSomebodyWork(page, sight.language)
  await parkACar(page, sight.language)
  await findAgain(page, host, sight.language)
  if (sight.language === 'es') await moveToChile(page, condominium)
  await page.context().close()
  expect(site.complaints.splice(0)).toEqual([])
})

const words = (language: Language) => speak(authorizationMessages, language)
const texts = (language: Language) => speak(kindTexts, language)
const labels = (language: Language) => speak(fieldTexts, language)
const options = (language: Language) => speak(optionTexts, language)
const states = (language: Language) => speak(stateTexts, language)
const add = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function addTheFamily(page: Page, language: Language): Promise<void> {
  const { co_resident } = texts(language)
  const label = labels(language)
  await page.goto(kinds.co_resident.address)
  await page.getByText(co_resident.empty).waitFor()
  await add(page, co_resident.add)
  const dialog = page.getByRole('dialog')
  await fill(dialog, [
    [label.name, '   '],
    [label.last_name, 'Peña'],
    [label.id_document, 'INE 443'],
  ])
  await press(dialog, words(language).save)
  await dialog.getByText(words(language).name_required).waitFor()
  expect(await field(dialog, label.last_name).inputValue()).toBe('Peña')

  await fill(dialog, [[label.name, '  Rosa ']])
  await take(page, label.relationship, options(language).MADRE)
  await press(dialog, words(language).save)
  await page.getByText(co_resident.added).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Rosa Peña', exact: true }).waitFor()
  await page.getByText(options(language).MADRE, { exact: true }).waitFor()
}

async function letSomebodyWork(page: Page, language: Language): Promise<void> {
  const { worker } = texts(language)
  const label = labels(language)
  const text = words(language)
  const state = states(language)
  await goOn(page, kinds.worker.address)
  await add(page, worker.add)
  const dialog = page.getByRole('dialog')
  await fill(dialog, [
    [`${label.name} *`, 'Hugo'],
    [label.last_name, 'Lara'],
    [label.hours_from, '08:00'],
    [label.hours_until, '16:30'],
  ])
  await take(page, label.work_type, options(language).limpieza)
  for (const day of [5, 1, 3]) await press(dialog, text.days.short(day))
  await press(dialog, text.save)
  // The pass of a new worker opens, to be sent.
  await dialog.getByRole('img', { name: text.pass.picture }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText([1, 3, 5].map((day) => text.days.short(day)).join(', '), { exact: true }).waitFor()
  if (page.viewportSize()?.width === sizes.phone.width)
    await press(page, `${speak(webTexts, language).list.more}: Hugo Lara`)
  await page.getByText('08:00 – 16:30', { exact: true }).waitFor()

  await pressFolded(page, 'Hugo Lara', text.acts.suspend, language)
  await page.getByText(state.suspended, { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: `${text.acts.pass}: Hugo Lara` }).count()).toBe(0)
  await press(page, `${text.acts.resume}: Hugo Lara`)
  await page.getByText(state.active, { exact: true }).waitFor()

  await pressFolded(page, 'Hugo Lara', text.acts.dismiss, language)
  await page.getByRole('checkbox', { name: text.dismiss_refuse('Hugo Lara') }).check()
  await shot(page, `dismiss-${language}`)
  await press(page.getByRole('dialog'), text.acts.dismiss)
  await page.getByText(text.dismissed('Hugo Lara')).waitFor()
  await page.getByText(text.refused('Hugo Lara')).waitFor()
  await page.getByText(state.dismissed, { exact: true }).waitFor()
  await shot(page, `dismissed-${language}`)
  await endTheLine(page, 'Hugo Lara', language)
  await goOn(page, kinds.worker.address)
  await press(page, `${text.acts.rehire}: Hugo Lara`)
  await page.getByText(state.active, { exact: true }).waitFor()

  await pressFolded(page, 'Hugo Lara', text.acts.remove, language)
  await page.getByText(speak(confirmTexts, language).forever).waitFor()
  await press(page, text.remove_confirm)
  await page.getByText(worker.removed).waitFor()
  await page.getByText(worker.empty).waitFor()
}

/** The resident makes the home receive visitors again. */
async function endTheLine(page: Page, name: string, language: Language): Promise<void> {
  const refusing = speak(notReceivedTexts, language)
  await goOn(page, '/dashboard/not-received')
  await page.getByText(name, { exact: true }).waitFor()
  await shot(page, `not-received-${language}`)
  await press(page, refusing.receive_of(name))
  await page.getByRole('dialog').getByText(refusing.end_text(name)).waitFor()
  await press(page.getByRole('dialog'), refusing.receive)
  await page.getByText(refusing.empty).waitFor()
}

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

async function parkACar(page: Page, language: Language): Promise<void> {
  const { vehicle } = texts(language)
  const label = labels(language)
  const { save, acts, re_issue_note, whole_range } = words(language)
  await goOn(page, kinds.vehicle.address)
  await page.getByText(vehicle.empty).waitFor()
  await add(page, vehicle.add)
  const form = page.getByRole('region', { name: vehicle.add })
  await form.waitFor()
  await add(page, vehicle.add)
  await form.waitFor({ state: 'detached' })
  await add(page, vehicle.add)
  await fill(form, [
    [label.vehicle_plate, 'abc-12 3'],
    [label.brand, 'Nissan'],
    [`${label.model} *`, 'Versa'],
    [label.year, '1949'],
  ])
  await take(page, label.vehicle_type, options(language).car)
  await press(form, save)
  await form.getByText(whole_range(1950, new Date().getFullYear() + 1, false)).waitFor()
  await fill(form, [[label.year, '2021']])
  await press(form, save)
  await page.getByRole('heading', { level: 2, name: 'ABC123 Nissan Versa', exact: true }).waitFor()
  await page.getByText('ABC123', { exact: true }).waitFor()

  await pressFolded(page, 'Nissan Versa', acts.edit, language)
  const edited = page.getByRole('region', { name: vehicle.edit })
  await fill(edited, [
    [label.vehicle_plate, 'NVK-88-21'],
    [label.year, ''],
  ])
  await edited.getByText(re_issue_note).waitFor()
  await press(edited, save)
  await page.getByText('NVK8821', { exact: true }).waitFor()
  await edited.waitFor({ state: 'detached' })
  await page.locator('[data-field="year"]').waitFor({ state: 'detached' })
}

async function findAgain(page: Page, host: TestPerson, language: Language): Promise<void> {
  const text = words(language)
  const named = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await authorize(site.garita, host, 'temporary_visitor', { name: 'Inés', last_name: 'Ávila' })
  await authorize(site.garita, host, 'temporary_visitor', { name: 'Bruno', last_name: 'Salas', id_document: 'INE 77' })
  await goOn(page, kinds.temporary_visitor.address)
  await named('Bruno Salas').waitFor()
  // A short list has no search field.
  expect(await page.getByRole('searchbox', { name: text.search }).count()).toBe(0)
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro'])
    await authorize(site.garita, host, 'temporary_visitor', { name, last_name: 'Roa' })
  const search = page.getByRole('searchbox', { name: text.search })
  await search.fill('avila')
  await named('Bruno Salas').waitFor({ state: 'detached' })
  await named('Inés Ávila').waitFor()
  expect(new URL(page.url()).search).toBe('?search=avila')
  await page.reload()
  await named('Inés Ávila').waitFor()
  expect(await search.inputValue()).toBe('avila')
  expect(await named('Bruno Salas').count()).toBe(0)

  await showFilters(page, language)
  await filterBy(page, text.state_filter, text.ended)
  await page.getByText(text.none_found_for('avila')).waitFor()
  expect(new URL(page.url()).search).toBe('?search=avila&state=ended')
}

/** The words of the country replace those of Mexico once its zone is the condominium's. */
async function moveToChile(page: Page, condominium: string): Promise<void> {
  await site.garita.owner.query(`update condominiums set time_zone = 'America/Santiago' where id = $1`, [condominium])
  await page.goto(kinds.vehicle.address)
  await add(page, texts('es').vehicle.add)
  await page
    .getByLabel(/^Patente/)
    .first()
    .waitFor()
  expect(await page.getByLabel(/^Placa/).count()).toBe(0)
}
