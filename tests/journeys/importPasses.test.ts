import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { passMessages } from '../../src/imports/passes/passes.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { openSite, type Site, type sizes } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const give = (page: Page, label: string, text: string) =>
  page.getByLabel(label).setInputFiles({
    name: 'lista.csv',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text, 'latin1'),
  })

const cases: [Language, keyof typeof sizes][] = [
  ['es', 'phone'],
  ['es', 'desk'],
  ['en', 'phone'],
  ['en', 'desk'],
]

test.each(variants(cases))(
  'imports vehicles from an old spreadsheet, names the importer to their host, and undoes the import: %s, %s',
  async (language, size) => {
    const shared = speak(importMessages, language)
    const text = speak(passMessages, language)
    const place = await site.garita.condominium(`Las Jacarandas ${language} ${size}`)
    const admin = await site.garita.person({ user_role: 'admin', assigned: [place], full_name: 'Ada Admin' })
    const host = await site.garita.person({ condominium: place, unit: 'ENCINO-5' })
    await site.garita.owner.query(
      `insert into units (condominium_id, id, unit_number, state) values ($1, gen_random_uuid(), 'SOLA', 'empty')`,
      [place],
    )
    const page = await site.open({ token: admin.token, language, size })
    await page.goto('/dashboard/admin/import')
    await page.getByRole('combobox', { name: text.what }).click()
    await page.getByRole('option', { name: text.kinds.vehicle.what }).click()
    await page.getByRole('heading', { level: 1, name: text.kinds.vehicle.title }).waitFor()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: shared.sample }).click(),
    ])
    expect(template.suggestedFilename()).toBe(`${text.kinds.vehicle.sample_file}.xlsx`)
    const rows = [
      'Vehículos 2026;;;',
      'Casa;Placas;Marca y modelo;Color',
      'encino 5;abc-12-34;Nissan Versa;Gris',
      'encino;XYZ-98-7;Italika FT150;Roja',
      'SOLA;SOL-1;Fiat Uno;',
      'encino 5;;Kia Rio;Verde',
    ]
    await give(page, shared.file, rows.join('\r\n'))
    await page.getByText(text.no_hosts(1, 'SOLA')).waitFor()
    await page.getByRole('group', { name: text.unit_unknown('encino') }).waitFor()
    await page.getByRole('button', { name: text.take_proposals(1) }).click()
    const plateless = page.getByRole('group', { name: text.missing(text.columns.vehicle_plate) })
    await plateless.getByLabel(text.columns.vehicle_plate).fill('kia-100')
    await page.getByLabel(shared.set_aside(1)).check()
    await page.getByRole('button', { name: text.submit(3) }).click()
    await page.getByText(text.done(3, 0)).waitFor()

    // Import the same file a second time.
    await give(page, shared.file, rows.slice(0, 3).join('\r\n'))
    await page.getByRole('button', { name: text.submit(1) }).click()
    await page.getByText(text.done(0, 1)).waitFor()
    await page.getByRole('cell', { name: text.outcomes.already_there }).waitFor()

    const home = await site.open({ token: host.token, language, size })
    await home.goto('/dashboard/vehicles')
    const said = speak(authorizationMessages, language).by_administration('Ada Admin')
    await expect.poll(() => home.getByText(said).count()).toBe(3)

    await page.getByRole('button', { name: text.open_list, exact: false }).first().click()
    const list = page.getByRole('dialog')
    await list.getByText('KIA100').waitFor()
    await list.getByRole('button', { name: `${text.end}: KIA100` }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.end, exact: true }).click()
    await page.getByText(text.ended(1)).waitFor()
    await expect.poll(() => home.getByText(said).count()).toBe(2)
    await page.getByRole('dialog').getByRole('button', { name: text.end_all, exact: true }).click()
    await page.getByRole('heading', { name: text.end_all_title(2) }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: text.end_all, exact: true }).click()
    await page.getByText(text.ended(2)).waitFor()
    await expect.poll(() => home.getByText(said).count()).toBe(0)
  },
)

test('corrects unreadable days of workers in place, and lets the admin change a guessed column', async () => {
  const shared = speak(importMessages, 'es')
  const text = speak(passMessages, 'es')
  const place = await site.garita.condominium('Los Oficios')
  const admin = await site.garita.person({ user_role: 'admin', assigned: [place] })
  await site.garita.person({ condominium: place, unit: '101' })
  const page = await site.open({ token: admin.token })
  await page.goto('/dashboard/admin/import?what=worker')
  const rows = [
    'Unidad,Quién,Oficio,Días',
    '101,Lupita Santos,Limpieza,L-V 8:00-16:00',
    '101,Juan Ríos,Jardín,cuando puede',
  ]
  await give(page, shared.file, rows.join('\n'))
  await page.getByText(shared.columns_missing('nombre')).waitFor()
  await page.getByRole('combobox', { name: text.columns.full_name }).click()
  await page.getByRole('option', { name: 'Quién' }).click()
  const unread = page.getByRole('group', { name: text.schedule_wrong })
  await unread.getByLabel(text.columns.schedule).fill('martes y jueves')
  await page.getByRole('button', { name: text.submit(2) }).click()
  await page.getByText(text.done(2, 0)).waitFor()
})
