/** A reader types wherever the focus is: what it types is a code for the station, and never a press or a word in a form. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readerTestCode } from '../../src/gate/facts/lookup.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { practiceCodes } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from './acts.ts'
import { card, gateField, openGate, scan, typed } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const es = speak(guardMessages, 'es')

test.each(['Enter', 'Tab', null] as const)(
  'a code read into the form of an entry by phone lets nobody in and stays in no field; its end: %s',
  async (end) => {
    const page = await openGate(site)
    await typed(page, 'Raúl')
    await card(page, 'amber').waitFor()
    await page.keyboard.press('F8')
    const dialog = page.getByRole('dialog')
    const who = dialog.getByLabel(es.override.who)
    await who.fill('Jor')
    for (const field of [who, dialog.getByLabel(es.override.reason)]) {
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

test('any code read into the form of an unannounced visit stays out of it, and presses nothing', async () => {
  const page = await openGate(site)
  await press(page, 'Visita No Anunciada')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(es.unannounced.name)
  await name.fill('Teo')
  await scan(page, '7501055303786')
  await page.getByText(es.field.not_read_text).first().waitFor()
  expect(await name.inputValue()).toBe('Teo')
  expect(await dialog.getByText('Este campo es obligatorio').count()).toBe(0)
  await dialog.getByRole('button', { name: es.unannounced.submit }).focus()
  await scan(page, '7501055303786')
  expect(await dialog.getByText('Este campo es obligatorio').count()).toBe(0)
})

test('a code read into a field of a card shows its own card', async () => {
  const page = await openGate(site)
  await typed(page, practiceCodes(Date.now()).newcomer)
  await page.getByLabel(es.check.label).focus()
  await scan(page, practiceCodes(Date.now()).visitor)
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  expect(await gateField(page).inputValue()).toBe('')
})

test('a code after words in the field, with a second line at its end, shows its card and presses nothing', async () => {
  const page = await openGate(site)
  await gateField(page).fill('mar')
  await scan(page, practiceCodes(Date.now()).visitor, 'two lines')
  await card(page, 'green').getByText('Lucía Núñez').waitFor()
  expect(await page.locator('[data-done]').count()).toBe(0)
})

test('understands a reader in the layout of another keyboard, or says that the layout is the trouble', async () => {
  const page = await openGate(site)
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
