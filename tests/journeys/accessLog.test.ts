/** The access log and the visits as administrators read them: filters, details that only show, files and paper of the same filter. */

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventTexts, logTexts } from '../../src/access-log/log.messages.ts'
import { accessLogTexts } from '../../src/app/screens/accessLog.messages.ts'
import { exportMessages } from '../../src/exports/exports.messages.ts'
import { gate } from '../../src/gate/gate.contract.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { evidenceTexts, visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { zoneName } from '../../src/shared/zoneNames.ts'
import { listingTexts } from '../../src/web/listing/listing.messages.ts'
import { filterBy, goTo, heading, press, showTools } from '../flows/acts.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site, sizes } from '../flows/site.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { atDesk } from '../support/desk.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

async function world() {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Guillermo Arriaga' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  const visit = await arrive(guard, home)
  await letIn(garita, guard, home, visit, 'Lo pidió la administración')
  await atDesk.leave(guard, { condominium_id: home, id: visit, event_id: newId() })
  // Where there is one gate alone, the desk's acts are at it.
  await admin.call(gate.addGate, { condominium_id: home, id: newId(), name: 'Puerta de servicio' })
  return { garita, home, guard, admin, ana }
}

const titled = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })

const openLog = async (page: Page, language: Language) => {
  await (page.url() === 'about:blank' ? page.goto('/dashboard/admin') : goOn(page, '/dashboard/admin'))
  await goTo(page, '/admin/log', language)
  await heading(page, speak(accessLogTexts, language).title).waitFor()
}

test.each(variants(languages))(
  'lets an admin filter the log by event and gate, print the filtered rows, and read visits without buttons that record: %s',
  async (language) => {
    const { home, guard, admin, ana } = await world()
    const text = speak(accessLogTexts, language)
    const { list, details, filters } = speak(visitMessages, language)
    const log = speak(logTexts, language)
    const events = speak(eventTexts, language)
    const page = await site.open({ language, token: admin.token })
    await openLog(page, language)
    await titled(page, `${log.title} (3)`).waitFor()
    await filterBy(page, filters.event, events.let_in)
    await titled(page, `${log.title} (1)`).waitFor()
    await page.getByRole('row', { name: /Luis Gómez.*101.*Gus Garita.*Acceso principal/ }).waitFor()

    await press(page, speak(listingTexts, language).filter(0))
    await filterBy(page, filters.gate, 'Puerta de servicio')
    await page.getByText(log.empty, { exact: true }).waitFor()
    await filterBy(page, filters.gate, 'Acceso principal')
    await titled(page, `${log.title} (1)`).waitFor()
    await showTools(page, language)
    await press(page, speak(exportMessages, language).menu)
    const files = page.getByRole('dialog').getByRole('listitem').getByRole('button')
    const print = files.and(page.getByRole('button', { name: speak(exportMessages, language).print }))
    await print.waitFor()
    expect(await files.count()).toBe(5)
    await print.click()
    const sheet = speak(evidenceTexts, language)
    await page.getByText(sheet.shown(1, 1)).waitFor()
    for (const fact of ['Acceso principal', events.let_in, zoneName('America/Mexico_City', language)])
      await page.getByRole('definition').filter({ hasText: fact }).waitFor()

    // On a phone the same admin reads the visits, without buttons that record.
    await page.setViewportSize(sizes.phone)
    await openLog(page, language)
    await page.getByRole('tab', { name: text.tab_visits }).click()
    await titled(page, `${list.title} (1)`).waitFor()
    await ana.call(visits.decide, { id: await arrive(guard, home), decision: 'denied' })
    await titled(page, `${list.title} (2)`).waitFor()
    await press(page, speak(listingTexts, language).filter(0))
    await filterBy(page, filters.status, filters.denied)
    await titled(page, `${list.title} (1)`).waitFor()
    await press(page, `${list.details}: Luis Gómez`)
    await titled(page, details.title).waitFor()
    await page.getByText('•••••345').waitFor()
    expect(
      await page.getByRole('button', { name: new RegExp(`^(${list.enter}|${list.by_phone}|${list.leave})`) }).count(),
    ).toBe(0)
    expect(await page.getByRole('button', { name: details.reveal }).count()).toBe(0)
  },
)
