/** The guard's screen by keyboard and reader, in practice: what each verdict lets a guard do, and what it takes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practiceCodes } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { speak } from '../../src/shared/messages.ts'
import { reasonTexts } from '../../src/visits/choices.messages.ts'
import { choose, fill, press, waitForFocus } from './acts.ts'
import { card, done, enter, gateField, openGate, typed } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const es = speak(guardMessages, 'es')

test('by keyboard alone: entry by number, exit by plate of the same person, and the field keeps the focus', async () => {
  const page = await openGate(site)
  await page.getByText(es.practice.banner).first().waitFor()
  await page.keyboard.type('04711')
  // The second line of a reader follows the first at once, and is no press.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  await card(page, 'green').getByText('A-101').waitFor()
  await enter(page)
  await done(page, 'entry').getByText('Lucía Núñez').waitFor()

  await typed(page, 'prk 4821')
  await card(page, 'exit')
    .getByText(/Ya ingresó \d\d:\d\d/)
    .waitFor()
  await card(page, 'exit').getByText('¿Sale o entra?').waitFor()
  expect(await card(page, 'red').count()).toBe(0)
  await enter(page)
  await done(page, 'exit').waitFor()
  await page.keyboard.press('Escape')
  await done(page, 'exit').waitFor({ state: 'detached' })
  await waitForFocus(gateField(page))
  expect(site.complaints).toEqual([])
})

test('takes the input of a reader wherever the focus is', async () => {
  const page = await openGate(site)
  await page.getByRole('tab', { name: es.lists.inside }).click()
  await typed(page, practiceCodes(Date.now()).visitor)
  await card(page, 'green').waitFor()
  await page.locator('.garita-verdict-ground').click()
  await typed(page, practiceCodes(Date.now()).cancelled)
  await card(page, 'red').getByText('Cancelado por el residente').waitFor()
})

test('an incomplete code, a foreign link and an unknown number are red with a reason, and open nothing', async () => {
  const page = await openGate(site)
  for (const [text, reason] of [
    [practiceCodes(Date.now()).torn, 'No es un código de Garita'],
    ['https://example.org/G1:', 'No es un código de Garita'],
    ['98765', 'Número desconocido'],
  ] as const) {
    await typed(page, text)
    await card(page, 'red').getByText(reason).waitFor()
    expect(await page.getByRole('button', { name: 'Registrar Entrada' }).count()).toBe(0)
    await enter(page)
    expect(await page.locator('[data-done]').count()).toBe(0)
  }
  expect(page.url()).toContain('/guard')
})

test('a pass newer than the snapshot opens only with the document it was made for', async () => {
  const page = await openGate(site)
  const answer = async (text: string) => {
    await typed(page, practiceCodes(Date.now()).newcomer)
    await card(page, 'amber').waitFor()
    expect(await page.getByRole('button', { name: 'Registrar Entrada' }).count()).toBe(0)
    await page.getByLabel(es.check.label).fill(text)
    await page.keyboard.press('Enter')
  }
  await answer('INE 999')
  await card(page, 'red').getByText('El documento no es el del pase').waitFor()
  await page.keyboard.press('Escape')
  await answer('ine-123456')
  await press(page, 'Registrar Entrada')
  await done(page, 'entry').waitFor()
})

test('an override needs a reason, and says who will be notified', async () => {
  const page = await openGate(site)
  await typed(page, '33444')
  await card(page, 'red')
    .getByText(/^Fuera de horario: .*8–13/)
    .waitFor()
  await page.keyboard.press('F8')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Se avisa a la unidad y a la administración.').waitFor()
  await press(dialog, es.override.submit)
  await dialog.getByText('Este campo es obligatorio').waitFor()
  await press(dialog, speak(reasonTexts, 'es').emergency)
  await press(dialog, es.override.submit)
  await done(page, 'override').getByText('Elena Paz').waitFor()
})

test('a person who never left can leave or enter again with a reason; a temporary visit can be ended', async () => {
  const page = await openGate(site)
  await typed(page, '44555')
  await card(page, 'exit')
    .getByText(/^Estancia abierta desde/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Cerrar estancia anterior' }).count()).toBe(0)
  await press(page, es.card.enters)
  await card(page, 'amber').waitFor()
  // Enter is neither an entry nor an exit now.
  await enter(page)
  expect(await page.locator('[data-done]').count()).toBe(0)
  await typed(page, '44555')
  await press(page, es.card.enters)
  await press(page, 'Cerrar estancia anterior')
  await press(page.getByRole('dialog'), es.override.submit)
  await done(page, 'override').getByText('Marta Gil').waitFor()
  await typed(page, '66777')
  await card(page, 'exit')
    .getByText(/^Venció/)
    .waitFor()
  await page.keyboard.press('F9')
  await done(page, 'checkout').getByText('Sofía Cruz').waitFor()
  await typed(page, '66777')
  await card(page, 'red')
    .getByText(/Venció|terminó/)
    .first()
    .waitFor()
})

test('asks the unit about an unannounced visitor, and shows its answer on the card', async () => {
  const page = await openGate(site)
  const announce = async (unit: string, name: string) => {
    await page.keyboard.press('F4')
    await choose(page, es.unannounced.unit, unit.slice(0, 3), unit)
    const dialog = page.getByRole('dialog')
    await fill(dialog, [
      [es.unannounced.name, name],
      [es.unannounced.last_name, 'Prueba'],
      [es.unannounced.document, 'INE 4455'],
    ])
    await press(dialog, es.unannounced.submit)
    await card(page, 'amber')
      .getByText(/^Esperando respuesta desde hace \d s/)
      .waitFor()
  }
  await announce('A-102', 'Teo')
  await card(page, 'green').getByText('Teo Prueba').waitFor()
  await page.keyboard.press('Escape')
  await announce('B-202', 'Ugo')
  await card(page, 'red').getByText('Denegado por el residente').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-denied]').count()).toBe(0)
})

test('a denial stays as a red card until the guard has seen it, also when nobody was looking', async () => {
  const page = await openGate(site)
  await typed(page, 'Zulma Areguín')
  await page.getByText(es.lists.nothing_found).waitFor()
  await page.keyboard.press('F4')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(es.unannounced.name).inputValue()).toBe('Zulma')
  expect(await dialog.getByLabel(es.unannounced.last_name).inputValue()).toBe('Areguín')
  await choose(page, es.unannounced.unit, 'B-2', 'B-202')
  await fill(dialog, [[es.unannounced.document, 'INE 4455']])
  await press(dialog, es.unannounced.submit)
  await card(page, 'amber').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-denied]').getByText('La unidad B-202 denegó a Zulma Areguín').waitFor()
  await typed(page, '04711')
  await card(page, 'green').waitFor()
  await page.locator('[data-denied]').waitFor()
  await page.keyboard.press('Escape')
  await gateField(page).fill('Zulma')
  await page.locator('[data-gate-row]').getByText(es.lists.denied).waitFor()
  await page.keyboard.press('Escape')
  await press(page, es.bar.note)
  await page.locator('[data-denied]').waitFor({ state: 'detached' })
})

test('offline: stores and counts acts, offers the phone call, and names later conflicts', async () => {
  const page = await openGate(site, {}, ({ clock }) => clock.install())
  await page.getByRole('switch', { name: es.practice.offline }).click()
  await page.getByText(es.bar.offline).waitFor()
  await typed(page, 'Raúl')
  await card(page, 'amber').getByText(es.card.asked_offline).waitFor()
  await press(page, 'Autorizada por teléfono')
  const dialog = page.getByRole('dialog')
  await press(dialog, es.override.submit)
  await fill(dialog, [[es.override.who, 'Jorge Meza']])
  await press(dialog, es.override.submit)
  await done(page, 'override').getByText(es.done.waits).waitFor()
  await typed(page, '88999')
  await card(page, 'green').waitFor()
  await enter(page)
  await page.getByText(es.bar.waiting(2)).waitFor()
  // For a second the station shows no conflict of a new act.
  await page.clock.fastForward(1_200)
  await page.getByRole('switch', { name: es.practice.offline }).click()
  await page
    .getByText(/Tomás Vega/)
    .first()
    .waitFor()
  await page.getByText(speak(gateMessages, 'es').conflicts.cancelled_meanwhile).waitFor()
  await press(page, es.bar.note)
  await page.getByText(speak(gateMessages, 'es').conflicts.cancelled_meanwhile).waitFor({ state: 'detached' })
})

test('lets guests in by name, and one unnamed; arrow keys move through the search', async () => {
  const page = await openGate(site)
  await typed(page, 'nadia')
  await page.getByText('12 de 40 adentro').first().waitFor()
  await press(page, 'Entrada: Nadia Ponce')
  await page.getByText('13 de 40 adentro').first().waitFor()
  await page.getByLabel(es.party.other_name).fill('Zoila Nueva')
  await page.keyboard.press('Enter')
  await page.getByText('14 de 40 adentro').first().waitFor()
  await press(page, 'Salida: Zoila Nueva')
  await page.getByText('13 de 40 adentro').first().waitFor()
  await press(page, es.mistake.button)
  await page.getByText(es.mistake.exit('Zoila Nueva')).waitFor()
  await page.getByText('14 de 40 adentro').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.type('a-101')
  await page.getByText(es.lists.found(5)).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('[data-verdict]').getByText('Efraín Ríos').waitFor()
})

test('ten unknown numbers pause only the search by number', async () => {
  const page = await openGate(site)
  for (let number = 91000; number < 91010; number += 1) await typed(page, String(number))
  await typed(page, '04711')
  await page.getByText(es.field.paused).waitFor()
  await typed(page, 'XYZ9876')
  await card(page, 'green').getByText('Nissan Versa').waitFor()
})
