import { afterAll, beforeAll, expect, test } from 'vitest'
import { overrideReasonTexts } from '../../src/gate/arrivals/overrideReasons.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { mistakeTexts } from '../../src/gate/dialogs/mistake.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practiceCodes } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { speak } from '../../src/shared/messages.ts'
import { choose, fill, press, waitForFocus } from './acts.ts'
import { card, done, enter, gateField, openGate, sameGate, typed } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const es = speak(guardMessages, 'es')
const arriving = speak(arrivalDialogTexts, 'es')
const letIn = speak(letInTexts, 'es')
const mistake = speak(mistakeTexts, 'es')

test('records an entry by number and an exit by plate with the keyboard alone, and keeps the focus in the field', async () => {
  const page = await sameGate(site)
  await page.getByText(es.practice.banner).first().waitFor()
  await page.keyboard.type('04711')
  // Both Enter keys of a reader arrive at once; the second one presses nothing.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  await card(page, 'green').getByText('A-101').waitFor()
  await enter(page)
  await done(page, 'entry').getByText('Lucía Núñez').waitFor()

  await typed(page, 'prk 4821')
  await card(page, 'exit')
    .getByText(/Ya entró \d\d:\d\d/)
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
  const page = await sameGate(site)
  await page.getByRole('tab', { name: es.lists.inside }).click()
  await typed(page, practiceCodes(Date.now()).visitor)
  await card(page, 'green').waitFor()
  await page.locator('[data-ground]').click()
  await typed(page, practiceCodes(Date.now()).cancelled)
  await card(page, 'red').getByText('La casa lo canceló').waitFor()
})

test('shows incomplete codes, foreign links and unknown numbers in red with a reason, without an entry button', async () => {
  const page = await sameGate(site)
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

test('admits a pass that is newer than the snapshot only with the document on the pass', async () => {
  const page = await sameGate(site)
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

test('requires a reason for an override, and names the people it notifies', async () => {
  const page = await sameGate(site)
  await typed(page, '33444')
  await card(page, 'red')
    .getByText(/^Fuera de horario: .*8–13/)
    .waitFor()
  await page.keyboard.press('F8')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Se avisa a la casa y a la administración.').waitFor()
  await press(dialog, letIn.submit)
  await dialog.getByText('Falta el motivo').waitFor()
  await press(dialog, speak(overrideReasonTexts, 'es').emergency)
  await press(dialog, letIn.submit)
  await done(page, 'override').getByText('Elena Paz').waitFor()
})

test('lets a person who never left leave or enter again with a reason, and ends a temporary visit', async () => {
  const page = await sameGate(site)
  await typed(page, '44555')
  await card(page, 'exit')
    .getByText(/^Falta su salida: entró/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Cerrar estancia anterior' }).count()).toBe(0)
  await press(page, es.card.enters)
  await card(page, 'amber').waitFor()
  // The guard must choose between entry and exit, so Enter does nothing.
  await enter(page)
  expect(await page.locator('[data-done]').count()).toBe(0)
  await typed(page, '44555')
  await press(page, es.card.enters)
  await press(page, 'Cerrar estancia anterior')
  await press(page.getByRole('dialog'), letIn.submit)
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
  const page = await sameGate(site)
  const announce = async (unit: string, name: string) => {
    await page.keyboard.press('F4')
    await choose(page, arriving.unit, unit.slice(0, 3), unit)
    const dialog = page.getByRole('dialog')
    await fill(dialog, [
      [arriving.name, name],
      [arriving.last_name, 'Prueba'],
      [arriving.document, 'INE 4455'],
    ])
    await press(dialog, arriving.submit)
    const waits = page.locator('[data-waits]')
    await waits.getByText(es.card.waits).waitFor()
    await waits
      .getByRole('timer')
      .getByText(/^\d s$/)
      .waitFor()
  }
  await announce('A-102', 'Teo')
  await card(page, 'green').getByText('Teo Prueba').waitFor()
  await page.keyboard.press('Escape')
  await announce('B-202', 'Ugo')
  await card(page, 'red').getByText('La casa dijo que no').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-denied]').count()).toBe(0)
})

test('keeps a denial visible until the guard confirms it, also after another card', async () => {
  const page = await sameGate(site)
  await typed(page, 'Zulma Areguín')
  await page.getByText(es.lists.nothing_found).waitFor()
  await page.keyboard.press('F4')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(arriving.name).inputValue()).toBe('Zulma')
  expect(await dialog.getByLabel(arriving.last_name).inputValue()).toBe('Areguín')
  await choose(page, arriving.unit, 'B-2', 'B-202')
  await fill(dialog, [[arriving.document, 'INE 4455']])
  await press(dialog, arriving.submit)
  await card(page, 'amber').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-denied]').getByText('B-202 no deja pasar a Zulma Areguín').waitFor()
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

test('stores and counts events offline, offers the phone call, and names later conflicts', async () => {
  const page = await openGate(site, {}, ({ clock }) => clock.install())
  await page.getByRole('switch', { name: es.practice.offline }).click()
  await page.getByText(es.bar.offline).waitFor()
  await typed(page, 'Raúl')
  await card(page, 'amber').getByText(es.card.asked_offline).waitFor()
  await press(page, 'Ya llamé y dijo que sí')
  const dialog = page.getByRole('dialog')
  await press(dialog, letIn.submit)
  await fill(dialog, [[letIn.who, 'Jorge Meza']])
  await press(dialog, letIn.submit)
  await done(page, 'override').getByText(es.done.waits).waitFor()
  await typed(page, '88999')
  await card(page, 'green').waitFor()
  await enter(page)
  await page.getByText(es.bar.waiting(2)).waitFor()
  // The station shows a conflict of a new event after a second.
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
  const page = await sameGate(site)
  await typed(page, 'nadia')
  await page.getByText('12 de 40 adentro').first().waitFor()
  await press(page, 'Entrada: Nadia Ponce')
  await page.getByText('13 de 40 adentro').first().waitFor()
  await page.getByLabel(es.party.other_name).fill('Zoila Nueva')
  await page.keyboard.press('Enter')
  await page.getByText('14 de 40 adentro').first().waitFor()
  await press(page, 'Salida: Zoila Nueva')
  await page.getByText('13 de 40 adentro').first().waitFor()
  await press(page, mistake.button)
  await page.getByText(mistake.exit('Zoila Nueva')).waitFor()
  await page.getByText('14 de 40 adentro').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.type('a-101')
  await page.getByText(es.lists.found(5)).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('[data-verdict]').getByText('Efraín Ríos').waitFor()
})

test('pauses only the search by number after ten unknown numbers', async () => {
  const page = await sameGate(site)
  for (let number = 91000; number < 91010; number += 1) await typed(page, String(number))
  await typed(page, '04711')
  await page.getByText(es.field.paused).waitFor()
  await typed(page, 'XYZ9876')
  await card(page, 'green').getByText('Nissan Versa').waitFor()
})
