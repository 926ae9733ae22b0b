import { readFile } from 'node:fs/promises'
import { read } from 'hucre'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exportMessages, leavingMessages } from '../../src/exports/exports.messages.ts'
import { exportRefusals } from '../../src/exports/exports.refusals.ts'
import { evidenceTexts } from '../../src/gate/visits/visits.messages.ts'
import type { TableFormat } from '../../src/shared/contract.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { showTools } from '../flows/acts.ts'
import { goOn, pick } from '../flows/screen.ts'
import { openSite, type Site, type sizes } from '../flows/site.ts'
import { account } from '../support/accounts.ts'
import { giveReason } from '../support/disclosures.ts'
import { cellsOf } from '../support/files.ts'
import { endConnections } from '../support/outage.ts'
import { everything, variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

let site: Site
let home: string
/** The window of a guard, which several tests share. */
let desk: Page
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
          a.unit_number, 'agent', 'Ramón', repeat('largo ', 45) from authorizations a, generate_series(1, 6000) n
        returning condominium_id, id)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name) select condominium_id, id, 'worker', 'Hugo' from lines`,
  )
  await site.garita.owner.query('analyze')
  const guard = { user_role: 'agent', assigned: [home], full_name: 'Gus Garita' } as const
  desk = await site.open({ token: (await site.garita.person(guard)).token, kept: true })
  await desk.goto('/operator-panel')
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

const cases: [Language, keyof typeof sizes, 'agent' | 'admin'][] = [
  ['es', 'desk', 'agent'],
  ['en', 'phone', 'agent'],
  ['es', 'phone', 'admin'],
]

test.each(variants(cases))(
  'exports the visitors with the filters of the screen: %s, %s, %s',
  async (language, size, userRole) => {
    const text = speak(exportMessages, language)
    const person = await site.garita.person({ user_role: userRole, assigned: [home] })
    if (userRole === 'admin') await giveReason(person, home, { kind: 'person', subject: 'inigo' })
    const page = everything ? await site.open({ token: person.token, language, size }) : desk
    await goOn(page, userRole === 'agent' ? '/operator-panel?search=inigo' : '/dashboard/admin?search=inigo')
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

test('produces a complete Excel file, named after its list', async () => {
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

test('counts the rows of a long file while it loads, can be canceled, and reports an interrupted download as an error', async () => {
  const text = speak(exportMessages, 'es')
  let files = 0
  desk.on('download', () => files++)
  const network = await desk.context().newCDPSession(desk)
  // A slow line keeps the file on its way, however fast the machine is.
  const slow = { offline: false, latency: 0, downloadThroughput: 200_000, uploadThroughput: -1 }
  await goOn(desk, '/operator-panel')
  await network.send('Network.emulateNetworkConditions', slow)
  await choose(desk, 'es', 'log')
  await desk.getByText(/ de 12,000 registros/).waitFor()
  await desk.getByRole('button', { name: text.cancel }).click()
  await desk.getByText(text.nothing_saved).waitFor()
  await choose(desk, 'es', 'log')
  await desk.getByText(/ de 12,000 registros/).waitFor()
  await endConnections(site.garita, 'fetch%')
  await desk.getByText(text.failed(speak(exportRefusals, 'es').file_broke_off)).waitFor()
  await desk.getByText(text.failed_title).waitFor()
  await network.detach()
  expect(files).toBe(0)
})

test('offers no file to a user without a condominium or for an empty list', async () => {
  const text = speak(exportMessages, 'es')
  await goOn(desk, '/operator-panel?search=zzzz')
  await choose(desk, 'es', 'residents')
  await desk.getByText(text.empty).waitFor()
  const nowhere = await site.garita.person({ user_role: 'agent' })
  const page = await site.open({ token: nowhere.token })
  await page.goto('/operator-panel')
  await choose(page, 'es', 'residents')
  await page.getByText('No hay condominios asignados para exportar').waitFor()
})

test('prints the log with its reader, its days and its number of rows', async () => {
  const text = speak(evidenceTexts, 'es')
  await goOn(desk, '/operator-panel?search=hugo')
  await choose(desk, 'es', 'print')
  await desk.getByText(/^Gus Garita · [2-9A-Z]{4} \(Operador\)/).waitFor()
  // A search covers the newest 10,000 lines, and the page says so.
  await desk.getByText(text.shown(1000, 10_000)).waitFor()
  await desk.getByText(/Se buscó hasta el/).waitFor()
  expect(new URL(desk.url()).searchParams.get('search')).toBe('hugo')
  await desk.emulateMedia({ media: 'print' })
  expect(await desk.getByRole('searchbox').isVisible()).toBe(false)
  expect(await desk.getByRole('navigation').first().isVisible()).toBe(false)
  await desk.getByRole('cell', { name: 'Hugo' }).first().waitFor()
})

const leavers: [Language, keyof typeof sizes][] = [
  ['es', 'phone'],
  ['en', 'desk'],
]

test.each(variants(leavers))(
  'exports all data of a condominium to an admin who enters the password: %s, %s',
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
    // A ZIP lists its files at the end: only a complete one has the list.
    const bytes = await readFile(await file.path())
    expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50)
    await page.getByText(text.done_title).waitFor()
  },
)
