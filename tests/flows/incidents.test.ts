/** The incident book from the station without a connection to the administration's screen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { stationIncidentMessages } from '../../src/gate/screen/incidents/stationIncidents.messages.ts'
import { incidentKindTexts, incidentMessages } from '../../src/incidents/incidents.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, heading, press } from './acts.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const station = speak(stationIncidentMessages, 'es')
const kinds = speak(incidentKindTexts, 'es')
const admin = speak(incidentMessages, 'es')
const { lists } = speak(guardMessages, 'es')

test('a guard writes without a connection, the next one follows up, and the administration closes and opens again', async () => {
  const here = await site.garita.condominium('Los Encinos')
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const next = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Olga Otra' })
  const runs = await site.garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const [luis] = await desk.visitorsOf(site.garita, ana, 1)
  if (!luis) throw new Error('nobody')
  const page = await site.open({ token: guard.token })
  await desk.openGuard(page)
  await desk.pass(page, luis, 'entry')
  await page.keyboard.press('Escape')

  // About a line of the log.
  await page.getByRole('tab', { name: lists.recent }).click()
  await page.getByRole('button', { name: /^Anotar incidente: Luis/ }).click()
  await page.getByRole('button', { name: kinds.damage }).click()
  await field(page, station.what).fill('Golpeó la pluma al entrar')
  await press(page, station.submit)
  const one = page.getByRole('button', { name: /^Daño/ })
  await one.waitFor()

  // A plain one by its key, without a connection.
  await expect.poll(() => desk.waitingActs(page)).toEqual([])
  await desk.shellKept(page)
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

  const office = await site.open({ token: runs.token })
  await office.goto('/dashboard/admin/incidents')
  await office.getByRole('row', { name: /Ruido.*Cerrado/ }).waitFor()
  await office.getByText('Golpeó la pluma al entrar').click()
  await heading(office, kinds.damage).waitFor()
  await office.getByText(/Entrada · Luis Gómez · 101/).waitFor()
  await press(office, admin.one.close)
  await field(office, admin.one.why_close).fill('Se cobró al residente')
  await office.getByRole('dialog').getByRole('button', { name: admin.one.close }).click()
  await office.getByText('Se cobró al residente').waitFor()
  await press(office, admin.one.reopen)
  await field(office, admin.one.why_reopen).fill('No pagó')
  await office.getByRole('dialog').getByRole('button', { name: admin.one.reopen }).click()
  await office.getByText(new RegExp(admin.one.opens)).waitFor()
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)/.test(said)),
  ).toEqual([])
})
