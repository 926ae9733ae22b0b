import { readFile } from 'node:fs/promises'
import { writeOds } from 'hucre'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mostBytes } from '../../src/imports/imports.contract.ts'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { importRefusals } from '../../src/imports/imports.refusals.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { showTools, waitForFocus } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site, type sizes } from '../flows/site.ts'
import { letterTo, linkIn } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'

let site: Site
let place: string
/** The window of an admin of one condominium, which several tests share. */
let office: Page
beforeAll(async () => {
  site = await openSite()
  await site.garita.owner.query('update installation set sends_mail = true')
  place = await site.garita.condominium('Las Letras')
  const { token } = await site.garita.person({ user_role: 'admin', assigned: [place] })
  office = await site.open({ token, kept: true })
  await office.goto('/dashboard/admin/import')
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const give = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const people = (email: string, known: string) => [
  ['Nombre', 'Correo', 'Teléfono', 'Unidad'],
  ['Ñandú Peña', email, '(442) 310-9041', 'B-1'],
  ['', `sin.nombre.${email}`, '', '2'],
  ['Luis', 'nada', '', '3'],
  ['Ana', known, '', '4'],
]

const cases: [Language, keyof typeof sizes, 'admin' | 'super_admin', 'ods' | 'csv'][] = [
  ['es', 'desk', 'admin', 'ods'],
  ['en', 'phone', 'super_admin', 'csv'],
]

test.each(variants(cases))(
  'corrects a row of a file in place, leaves others out and imports the rest: %s, %s, %s, %s',
  async (language, size, userRole, kind) => {
    const text = speak(importMessages, language)
    const name = `Las Jacarandas ${language}`
    const place = await site.garita.condominium(name)
    const known = await site.garita.person({ condominium: place })
    const { token } = await site.garita.person({ user_role: userRole, assigned: userRole === 'admin' ? [place] : [] })
    const page = await site.open({ token, language, size })
    await page.goto('/dashboard/admin/users')
    await showTools(page, language)
    await page.getByRole('link', { name: text.open }).click()
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor()
    const email = `nueva.${language}@garita.test`
    const rows = people(email, known.email)
    const csv = Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'), 'latin1')
    await page.getByText(text.choose_file).waitFor()
    await give(
      page,
      text.file,
      `r.${kind}`,
      kind === 'csv' ? csv : Buffer.from(await writeOds({ sheets: [{ name: 'x', rows }] })),
    )
    await page.getByText(`r.${kind}`, { exact: true }).waitFor()
    for (const problem of ['name_missing', 'email_wrong', 'email_known'] as const) {
      await page.getByRole('group', { name: text.problems[problem] }).waitFor()
    }
    const nameless = page.getByRole('group', { name: text.problems.name_missing }).getByLabel(text.columns.full_name)
    await nameless.fill('Sin Nombre')
    await page.keyboard.press('Enter')
    // The focus moves to the next wrong cell.
    const unreadable = page.getByRole('group', { name: text.problems.email_wrong }).getByLabel(text.columns.email)
    await waitForFocus(unreadable)
    // The form selects the only condominium.
    const condominium = page.getByRole('combobox', { name: text.condominium })
    if (userRole === 'admin') await expect.poll(() => condominium.inputValue()).toBe(name)
    else {
      await condominium.click()
      await page.getByRole('option', { name }).click()
    }
    const submit = page.getByRole('button', { name: text.submit(2) })
    await submit.waitFor()
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel(text.set_aside(2)).check()
    await submit.click()
    await page.getByText(text.done(2)).waitFor()
    const outcomes = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await outcomes.first().getByRole('cell', { name: text.problems.email_wrong }).waitFor()
    expect(await page.getByRole('cell', { name: text.saved_by_mail }).count()).toBe(2)
    await page.getByRole('link', { name: text.see_people }).waitFor()

    const letter = await letterTo(site.garita, email)
    const guest = await site.open({ language, size })
    await guest.goto(`/reset-password#${linkIn(letter)}`)
    await guest.locator('input[type=password]').first().fill('un caballo correcto')
    await guest.locator('button[type=submit]').click()
    await guest.waitForURL('**/login')
  },
)

test('counts a row that is set right while the cursor is in it, shows every row that loses its e-mail, and imports what the button says', async () => {
  const text = speak(importMessages, 'es')
  const known = await site.garita.person({ condominium: place })
  const page = office
  await goOn(page, '/dashboard/admin/import')
  const neighbors = Array.from({ length: 8 }, (_, at) => `Vecina ${at},letra${at}@garita.test,,${at + 1}`)
  const rows = ['Nombre,Correo,Teléfono,Unidad', ...neighbors, 'Gemela,letra0@garita.test,,9', `Ana,${known.email},,10`]
  await give(page, text.file, 'l.csv', Buffer.from(rows.join('\n')))
  const counted = (label: string) => page.locator('[data-stat]', { hasText: label }).locator('strong')
  await page.getByRole('button', { name: text.submit(9) }).waitFor()
  await page.getByRole('group', { name: text.email_left_out('letra0@garita.test') }).waitFor()
  expect(await counted(text.warned).innerText()).toBe('1')
  expect(await counted(text.understood).innerText()).toBe('8')
  expect(await page.getByRole('cell', { name: 'Gemela' }).count()).toBe(0)

  const last = page.getByRole('group', { name: text.problems.email_known }).getByLabel(text.columns.email)
  await last.fill('')
  const mended = page.getByRole('group', { name: text.ready }).getByLabel(text.columns.email)
  await waitForFocus(mended)
  const submit = page.getByRole('button', { name: text.submit(10) })
  await expect.poll(() => submit.isEnabled()).toBe(true)
  await mended.pressSequentially('ana.letras@garita.test')
  const twin = page.getByRole('group', { name: text.email_left_out('letra0@garita.test') })
  await twin.getByLabel(text.columns.email).fill('gemela@garita.test')
  await expect.poll(() => page.getByRole('group', { name: text.ready }).count()).toBe(2)
  await submit.click()
  await page.getByText(text.done(10)).waitFor()
  expect(await page.getByRole('cell', { name: 'gemela@garita.test' }).count()).toBe(1)
})

test.each(variants(['phone', 'desk']))(
  'reads what each resident is in the home, and warns of a word that says none (%s)',
  async (size) => {
    const text = speak(importMessages, 'es')
    const place = await site.garita.condominium('Los Tipos')
    const { token } = await site.garita.person({ user_role: 'admin', assigned: [place] })
    const page = await site.open({ token, size })
    await page.goto('/dashboard/admin/import')
    const rows = ['Nombre,Unidad,Tipo', 'Inés Quilina,1,Arrendataria', 'Rey Mago,2,Rey', 'Otro Vecino,3,']
    await give(page, text.file, 'tipos.csv', Buffer.from(rows.join('\n')))
    const warned = page.getByRole('group', { name: text.kind_left_out('Rey') })
    await page.getByText('Inquilino', { exact: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    if (process.env.PHOTOS) await page.screenshot({ path: `${process.env.PHOTOS}/kinds-${size}.png`, fullPage: true })
    await warned.getByLabel(text.columns.kind).fill('dueño')
    await page.getByRole('group', { name: text.ready }).waitFor()
    await page.getByRole('button', { name: text.submit(3) }).click()
    await page.getByText(text.done(3)).waitFor()
    const asked = 'select kind from residences where condominium_id = $1 order by unit_number'
    const { rows: kept } = await site.garita.owner.query(asked, [place])
    expect(kept).toEqual([{ kind: 'tenant' }, { kind: 'owner' }, { kind: null }])
  },
)

test('asks for columns that it does not recognize, offers a template, and refuses an unreadable file in words', async () => {
  const text = speak(importMessages, 'es')
  const refused = speak(importRefusals, 'es')
  const page = office
  await goOn(page, '/dashboard/admin/import')
  await give(page, text.file, 'a.csv', Buffer.from('Vecino,Dirección electrónica,Depto\nAna,ana.otra@garita.test,1\n'))
  await page.getByText(text.columns_missing('nombre')).waitFor()
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text.sample }).click(),
  ])
  expect(template.suggestedFilename()).toBe('residentes_plantilla.xlsx')
  for (const [column, header] of [
    [text.columns.full_name, 'Vecino'],
    [text.columns.email, 'Dirección'],
  ] as const) {
    await page.getByRole('combobox', { name: column }).click()
    await page.getByRole('option', { name: header }).click()
  }
  await page.getByRole('button', { name: text.submit(1) }).waitFor()
  await give(page, text.file, template.suggestedFilename(), await readFile(await template.path()))
  await page.getByRole('button', { name: text.submit(2) }).waitFor()
  await give(page, text.file, 'b.xlsx', Buffer.from('PK\x03\x04 no archive'))
  await page.getByText(refused.file_unreadable).waitFor()
  await give(page, text.file, 'c.csv', Buffer.alloc(mostBytes + 1))
  await page.getByText(refused.file_too_large).waitFor()
})
