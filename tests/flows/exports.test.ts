/** Lists taken away as files in a real browser: counted while they come, told how they ended, and printed where paper is wanted. */
import { readFile } from 'node:fs/promises'
import { read } from 'hucre'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exportMessages, leavingMessages } from '../../src/exports/exports.messages.ts'
import { exportRefusals } from '../../src/exports/exports.refusals.ts'
import type { TableFormat } from '../../src/shared/contract.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { sheetTexts } from '../../src/visits/visits.messages.ts'
import { account } from '../support/accounts.ts'
import { cellsOf } from '../support/files.ts'
import { giveReason } from '../support/looks.ts'
import { endConnections } from '../support/outage.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { showTools } from './acts.ts'
import { pick } from './screen.ts'
import { openSite, type Site, type sizes } from './site.ts'

let site: Site
let home: string
beforeAll(async () => {
  site = await openSite()
  home = await site.garita.condominium('Los Encinos')
  const ana = await site.garita.person({ condominium: home, unit: '101', full_name: 'Ana Peña' })
  await authorize(site.garita, ana, 'temporary_visitor', { name: 'Iñigo' })
  await authorize(site.garita, ana, 'temporary_visitor', { name: 'Rita' })
  await site.garita.owner.query(
    `with lines as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number,
          actor_role, actor_name, override_reason)
        select a.condominium_id, gen_random_uuid(), a.id, 'document_revealed', now() - n * interval '1 minute', a.resident_id,
          a.unit_number, 'agent', 'Ramón', repeat('largo ', 45) from authorizations a, generate_series(1, 25000) n
        returning condominium_id, id)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name) select condominium_id, id, 'worker', 'Hugo' from lines`,
  )
  await site.garita.owner.query('analyze')
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

async function choose(
  page: Page,
  language: Language,
  item: 'residents' | 'visitors' | 'log' | 'print',
  as: TableFormat = 'csv',
) {
  const text = speak(exportMessages, language)
  await showTools(page, language)
  await page.getByRole('button', { name: text.menu, exact: true }).click()
  const name =
    item === 'print' ? `${text.open_print}: ${text.print}` : `${text[item]} ${as === 'xlsx' ? 'Excel' : 'CSV'}`
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

async function kept(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), rows: cellsOf(await readFile(await file.path(), 'utf8')) }
}

const ways: [Language, keyof typeof sizes, 'agent' | 'admin'][] = [
  ['es', 'desk', 'agent'],
  ['en', 'phone', 'agent'],
  ['es', 'phone', 'admin'],
]

test.each(variants(ways))(
  '%s on a %s: an %s exports the visitors with the filters of the screen',
  async (language, size, userRole) => {
    const text = speak(exportMessages, language)
    const person = await site.garita.person({ user_role: userRole, assigned: [home] })
    if (userRole === 'admin') await giveReason(person, home, { kind: 'person', subject: 'inigo' })
    const page = await site.open({ token: person.token, language, size })
    await page.goto(userRole === 'agent' ? '/operator-panel?search=inigo' : '/dashboard/admin?search=inigo')
    const { name, rows } = await kept(page, () => choose(page, language, 'visitors'))
    expect([name, rows[0]?.[0], rows.slice(1).map(([visitor]) => visitor)]).toEqual([
      'visitantes_export.csv',
      language === 'es' ? 'Visitante' : 'Visitor',
      ['Iñigo Gómez'],
    ])
    await page.getByText(text.done('1')).waitFor()
    await page.getByText(text.done_title).waitFor()
  },
)

test('an Excel file is whole, and named for its list', async () => {
  const text = speak(exportMessages, 'es')
  const { token } = await site.garita.person({ user_role: 'admin', assigned: [home] })
  const page = await site.open({ token, size: 'phone' })
  await page.goto('/dashboard/admin')
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'es', 'visitors', 'xlsx')])
  expect(file.suggestedFilename()).toBe('visitantes_export.xlsx')
  const { sheets } = await read(await readFile(await file.path()))
  expect(sheets[0]?.rows.map(([visitor]) => visitor)).toEqual(['Visitante', 'Rita Gómez', 'Iñigo Gómez'])
  await page.getByText(text.done('2')).waitFor()
})

test('counts the rows of a long file while it loads, and can be canceled', async () => {
  const text = speak(exportMessages, 'es')
  const { token } = await site.garita.person({ user_role: 'agent', assigned: [home] })
  const page = await site.open({ token })
  await page.goto('/operator-panel')
  const { rows } = await kept(page, () => choose(page, 'es', 'log'))
  expect(rows).toHaveLength(50_001)
  await page.getByText(text.done('50,000')).waitFor()
  await choose(page, 'es', 'log')
  await page.getByText(/ de 50,000 registros/).waitFor()
  await page.getByRole('button', { name: text.cancel }).click()
  await page.getByText(text.nothing_saved).waitFor()
})

test('reports an interrupted file as an error, not as a shorter file', async () => {
  const text = speak(exportMessages, 'en')
  const { token } = await site.garita.person({ user_role: 'agent', assigned: [home] })
  const page = await site.open({ token, language: 'en' })
  let files = 0
  page.on('download', () => files++)
  await page.goto('/operator-panel')
  await choose(page, 'en', 'log')
  await page.getByText(/ of 50,000 records/).waitFor()
  await endConnections(site.garita, 'fetch%')
  await page.getByText(text.failed(speak(exportRefusals, 'en').file_broke_off)).waitFor()
  await page.getByText('Export error').waitFor()
  expect(files).toBe(0)
})

test('offers no file to a user without a condominium or for an empty list', async () => {
  const text = speak(exportMessages, 'es')
  const nowhere = await site.garita.person({ user_role: 'agent' })
  const page = await site.open({ token: nowhere.token })
  await page.goto('/operator-panel')
  await choose(page, 'es', 'residents')
  await page.getByText('No hay condominios asignados para exportar').waitFor()
  const here = await site.garita.person({ user_role: 'agent', assigned: [home] })
  const other = await site.open({ token: here.token })
  await other.goto('/operator-panel?search=zzzz')
  await choose(other, 'es', 'residents')
  await other.getByText(text.empty).waitFor()
})

test('the printed log says who printed it, for which days, and how many rows it has', async () => {
  const text = speak(sheetTexts, 'es')
  const { token } = await site.garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const page = await site.open({ token })
  await page.goto('/operator-panel?search=hugo')
  await choose(page, 'es', 'print')
  await page.getByText(/^Gus Garita · [2-9A-Z]{4} \(Operador\)/).waitFor()
  // A search looks at the newest 10,000 lines, and the sheet says so.
  await page.getByText(text.shown(1000, 10_000)).waitFor()
  await page.getByText(/Se buscó hasta el/).waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBe('hugo')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  await page.getByRole('cell', { name: 'Hugo' }).first().waitFor()
})

const leavers: [Language, keyof typeof sizes][] = [
  ['es', 'phone'],
  ['en', 'desk'],
]

test.each(variants(leavers))(
  '%s on a %s: an admin takes everything away after their password, whole and counted',
  async (language, size) => {
    const words = speak(leavingMessages, language)
    const text = speak(exportMessages, language)
    const place = await site.garita.condominium('Los Álamos')
    const { token, password } = await account(site.garita, { user_role: 'admin', assigned: [place] })
    const page = await site.open({ token, language, size })
    await page.goto('/dashboard/admin/condominiums')
    await pick(page, 'Los Álamos', words.act, language)
    const dialog = page.getByRole('dialog', { name: words.title('Los Álamos') })
    await dialog.getByText(words.personal, { exact: true }).waitFor()
    await dialog.getByLabel(words.password).fill(password)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words.act }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^garita-los-alamos-[-0-9]{10}\.zip$/)
    // The list of files, which a ZIP has only when it is whole.
    const bytes = await readFile(await file.path())
    expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50)
    await page.getByText(text.done_title).waitFor()
  },
)
