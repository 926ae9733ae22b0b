import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practiceCodes } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { readerTestCode } from '../../src/gate/station/facts/lookup.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from './acts.ts'
import { card, gateField, sameGate, scan, typed } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const es = speak(guardMessages, 'es')
const arriving = speak(arrivalDialogTexts, 'es')
const letIn = speak(letInTexts, 'es')

test.each(['Enter', 'Tab', null] as const)(
  'accepts a scanned code neither as a name nor as a confirmation in the form of an entry by phone; its end: %s',
  async (end) => {
    const page = await sameGate(site)
    await typed(page, 'Raúl')
    await card(page, 'amber').waitFor()
    await page.keyboard.press('F8')
    const dialog = page.getByRole('dialog')
    const who = dialog.getByLabel(letIn.who)
    await who.fill('Jor')
    for (const field of [who, dialog.getByLabel(letIn.reason)]) {
      const before = await field.inputValue()
      await field.focus()
      await scan(page, practiceCodes(Date.now()).visitor, end)
      await page.getByText(es.field.not_read_text).first().waitFor()
      expect(await field.inputValue()).toBe(before)
    }
    expect(await page.locator('[data-done]').count()).toBe(0)
    expect(await who.isVisible()).toBe(true)
  },
)

test('keeps a scanned code out of the form of an unannounced visit, and presses no button', async () => {
  const page = await sameGate(site)
  await press(page, 'Visita No Anunciada')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(arriving.name)
  await name.fill('Teo')
  await scan(page, '7501055303786')
  await page.getByText(es.field.not_read_text).first().waitFor()
  expect(await name.inputValue()).toBe('Teo')
  expect(await dialog.getByText(/^Falta /).count()).toBe(0)
  await dialog.getByRole('button', { name: arriving.submit }).focus()
  await scan(page, '7501055303786')
  expect(await dialog.getByText(/^Falta /).count()).toBe(0)
})

test('shows the card of a code that is scanned into a field of another card', async () => {
  const page = await sameGate(site)
  await typed(page, practiceCodes(Date.now()).newcomer)
  await page.getByLabel(es.check.label).focus()
  await scan(page, practiceCodes(Date.now()).visitor)
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  expect(await gateField(page).inputValue()).toBe('')
})

test('shows the card of a code that is scanned after typed words, and presses no button by its second line', async () => {
  const page = await sameGate(site)
  await gateField(page).fill('mar')
  await scan(page, practiceCodes(Date.now()).visitor, 'two lines')
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  expect(await page.locator('[data-done]').count()).toBe(0)
})

test('understands a reader in the layout of another keyboard, or says that the layout is the trouble', async () => {
  const page = await sameGate(site)
  const token = practiceCodes(Date.now()).visitor
  const written: Record<string, string> = { ':': 'Ñ', '/': '-', '-': "'", '+': '¡', '*': '(' }
  await scan(
    page,
    token.replace(/[:/+*-]/g, (sign) => written[sign] ?? sign),
  )
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  await scan(page, readerTestCode)
  await page.getByText(es.reader.same.title).waitFor()
  await scan(page, token.replace(/[:/+*-]/g, 'ö'))
  await card(page, 'red').getByText('El lector escribe con otro teclado').waitFor()
})
