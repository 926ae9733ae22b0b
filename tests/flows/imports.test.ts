/** A condominium's beginning in a real browser: a spreadsheet's file, its wrong lines set right or aside, and a resident who gets in. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { letterTo, linkIn } from '../support/accounts.ts'
import { openSite, type Site, type sizes } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const give = (page: Page, label: string, text: string, encoding: BufferEncoding = 'utf8') =>
  page.getByLabel(label).setInputFiles({ name: 'r.csv', mimeType: 'text/csv', buffer: Buffer.from(text, encoding) })

const ways: [Language, keyof typeof sizes, 'admin' | 'super_admin'][] = [
  ['es', 'desk', 'admin'],
  ['en', 'phone', 'super_admin'],
]

test.each(ways)(
  '%s on a %s: %s names the wrong lines, sets them aside and brings in the rest',
  async (language, size, userRole) => {
    const text = speak(importMessages, language)
    const name = `Las Jacarandas ${language}`
    const place = await site.garita.condominium(name)
    const known = await site.garita.person({ condominium: place })
    const { token } = await site.garita.person({ user_role: userRole, assigned: userRole === 'admin' ? [place] : [] })
    const page = await site.open({ token, language, size })
    await page.goto('/dashboard/admin/users')
    await page.getByRole('link', { name: text.open }).click()
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor()
    const email = `nueva.${language}@garita.test`
    const file = `Nombre;Correo;Teléfono;Unidad\r\nÑandú Peña;${email};;B-1\r\n;sin@nombre.mx;;2\r\nLuis;nada;;3\r\nAna;${known.email};;4\r\n`
    await give(page, text.file, file, 'latin1')
    for (const problem of ['name_missing', 'email_wrong', 'email_known'] as const) {
      await page.getByRole('cell', { name: text.problems[problem] }).waitFor()
    }
    // Where the lines stand for themselves, each part says what it is.
    const names = [size === 'phone' ? text.name : '', 'Ñandú Peña']
    await page.getByRole('cell', { name: new RegExp(`^${names.join(' ?')}$`) }).waitFor()
    await page.getByRole('combobox', { name: text.condominium }).click()
    await page.getByRole('option', { name }).click()
    const submit = page.getByRole('button', { name: text.submit(1) })
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel(text.set_aside(3)).check()
    await submit.click()
    await page.getByText(text.done(1)).waitFor()

    const letter = await letterTo(site.garita, email)
    const guest = await site.open({ language, size })
    await guest.goto(`/reset-password#${linkIn(letter)}`)
    await guest.locator('input[type=password]').first().fill('un caballo correcto')
    await guest.locator('button[type=submit]').click()
    await guest.waitForURL('**/login')
  },
)

test('refuses an unreadable file and says what to do', async () => {
  const text = speak(importMessages, 'es')
  const place = await site.garita.condominium('Otra')
  const { token } = await site.garita.person({ user_role: 'admin', assigned: [place] })
  const page = await site.open({ token })
  await page.goto('/dashboard/admin/import')
  await give(page, text.file, 'foo,bar\n1,2\n')
  await page.getByText(text.file_columns_missing).waitFor()
  await give(page, text.file, 'x'.repeat(1024 * 1024 + 1))
  await page.getByText(text.file_too_large).waitFor()
})
