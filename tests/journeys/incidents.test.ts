import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationIncidentMessages } from '../../src/gate/screen/incidents/stationIncidents.messages.ts'
import { beginMessages } from '../../src/incidents/begin/begin.messages.ts'
import {
  askerTexts,
  incidentKindTexts,
  incidentMessages,
  toldWhomTexts,
} from '../../src/incidents/incidents.messages.ts'
import { incidentReportButtonTexts } from '../../src/incidents/report/incidentReport.messages.ts'
import { timelineMessages } from '../../src/investigations/timeline/timeline.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { dayAfter } from '../../src/shared/time.ts'
import { field, heading, press, pressFolded, showTools, take } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import * as desk from '../flows/guardDesk.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { dayIn, mexico } from '../support/visits.ts'

let site: Site
let here: string
let runs: TestPerson
/** The window of the administration, in both tests. */
let office: Page
beforeAll(async () => {
  site = await openSite()
  here = await site.garita.condominium('Los Encinos')
  runs = await site.garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  office = await site.open({ token: runs.token, kept: true })
  await office.goto('/dashboard/admin/incidents')
})
afterAll(() => site.close())

const station = speak(stationIncidentMessages, 'es')
const kinds = speak(incidentKindTexts, 'es')
const admin = speak(incidentMessages, 'es')
const { lists } = speak(guardMessages, 'es')

test('keeps an incident written offline, lets the next guard add to it, and lets the administration close and reopen it', async () => {
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const next = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Olga Otra' })
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const [luis] = await desk.visitorsOf(site.garita, ana, 1)
  if (!luis) throw new Error('a person of this test is missing')
  const page = await site.open({ token: guard.token, offline: true })
  await desk.openGuard(page)
  await desk.pass(page, luis, 'entry')
  await page.keyboard.press('Escape')

  // Write an incident about a line of the log.
  await page.getByRole('tab', { name: lists.recent }).click()
  await page.getByRole('button', { name: /^Anotar incidente: Luis/ }).click()
  await page.getByRole('button', { name: kinds.damage }).click()
  await field(page, station.what).fill('Golpeó la pluma al entrar')
  await press(page, station.submit)
  const one = page.getByRole('button', { name: /^Daño/ })
  await one.waitFor()

  // Without a connection, the key F3 opens an incident that belongs to no line.
  await desk.readyOffline(page)
  const comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.keyboard.press('F3')
  await page.getByRole('button', { name: kinds.noise }).click()
  await field(page, station.what).fill('Fiesta en la alberca')
  await press(page, station.submit)
  await page.getByRole('button', { name: /^Ruido/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Ruido/ }).waitFor()
  expect((await desk.waitingActs(page)).map(({ kept }) => kept.event.kind)).toEqual(['incident'])
  await comeBack()
  await page.context().setOffline(false)
  await expect.poll(() => desk.waitingActs(page)).toEqual([])
  await page.context().close()

  const evening = await site.open({ token: next.token, size: 'phone' })
  await desk.openGuard(evening)
  await evening.getByRole('heading', { name: station.open(2) }).waitFor()
  await evening.getByRole('button', { name: /^Ruido/ }).click()
  await field(evening, station.follow.said).fill('Terminó a las dos')
  await evening.getByRole('button', { name: station.is_over }).click()
  await press(evening, station.follow.submit)
  await evening.getByRole('heading', { name: station.open(1) }).waitFor()
  await expect.poll(() => desk.waitingActs(evening)).toEqual([])
  await evening.context().close()

  await office.getByRole('row', { name: /Ruido.*Cerrado/ }).waitFor()
  await office.getByText('Golpeó la pluma al entrar').click()
  await office.getByRole('heading', { level: 1, name: kinds.damage }).waitFor()
  await office.getByText(/Entrada · Luis Gómez · 101/).waitFor()
  await press(office, `${admin.one.close}: ${kinds.damage}`)
  await field(office, admin.one.why_close).fill('Se cobró al residente')
  await office.getByRole('dialog').getByRole('button', { name: admin.one.close }).click()
  await office.getByText('Se cobró al residente').waitFor()
  await press(office, `${admin.one.reopen}: ${kinds.damage}`)
  await field(office, admin.one.why_reopen).fill('No pagó')
  await office.getByRole('dialog').getByRole('button', { name: admin.one.reopen }).click()
  await office.getByText(new RegExp(admin.one.opens)).waitFor()
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)/.test(said)),
  ).toEqual([])
})

test.each(
  variants([
    ['es', 'desk'],
    ['en', 'phone'],
  ]),
)('starts a request for information, and discloses only its time: %s, %s', async (language, size) => {
  const began = dayIn(mexico)
  const text = speak(beginMessages, language)
  const { columns, one } = speak(incidentMessages, language)
  const words = speak(incidentKindTexts, language)
  const handed = speak(incidentReportButtonTexts, language)
  const seen = async (name: string) => {
    expect(await axeFaults(page)).toEqual([])
    if (process.env.SEEN)
      await page.screenshot({ path: `${process.env.SEEN}/${name}-${language}-${size}.png`, fullPage: true })
  }
  const page = language === 'es' ? office : await site.open({ language, size, token: runs.token })
  await (page === office ? goOn(page, '/dashboard/admin/incidents') : page.goto('/dashboard/admin/incidents'))
  await press(page, text.act)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text.submit, exact: true }).click()
  await seen('begin-empty')
  await dialog.getByRole('button', { name: words.request }).click()
  await field(dialog, columns.what).fill('Pide los accesos del martes')
  await take(page, columns.asker, speak(askerTexts, language).insurer)
  await field(dialog, columns.asked_by).fill('Rosa Paz, ajustadora')
  await field(dialog, columns.subject).fill('Un choque en la entrada')
  await dialog.getByRole('button', { name: speak(toldWhomTexts, language).administration }).click()
  await seen('begin-request')
  await dialog.getByRole('button', { name: text.submit, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.request }).waitFor()
  await page.getByText('Un choque en la entrada').waitFor()
  const downloading = page.waitForEvent('download')
  await showTools(page, language)
  await pressFolded(page, words.request, handed.button, language)
  const folio = (await downloading).suggestedFilename().replace(/^[a-z]+-|\.pdf$/g, '')
  if (process.env.SEEN) await (await downloading).saveAs(`${process.env.SEEN}/incident-${language}.pdf`)
  await page.getByText(new RegExp(`^${folio} · Alma Admin`)).waitFor()
  await seen('incident')
  await pressFolded(page, words.request, one.happened, language)
  await heading(page, speak(timelineMessages, language).title).waitFor()
  await page.getByText(speak(timelineMessages, language).for_incident).waitFor()
  await press(page, speak(timelineMessages, language).change)
  expect([began, dayIn(mexico)].map((day) => dayAfter(day, -1))).toContain(
    await page.locator('input[type=date]').first().inputValue(),
  )
  await seen('happened-for-incident')
})
