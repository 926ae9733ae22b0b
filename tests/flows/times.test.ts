import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deskTexts } from '../../src/amenities/desk/amenityDesk.messages.ts'
import { exportMessages } from '../../src/exports/exports.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { zoneName, zonePlace } from '../../src/shared/zoneNames.ts'
import { arrive, enter } from '../support/arrivals.ts'
import { amenityOf, book } from '../support/bookings.ts'
import { cellsOf } from '../support/files.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { press, showTools } from './acts.ts'
import { openSite, type Site } from './site.ts'

const bogota = 'America/Bogota'
const tijuana = 'America/Tijuana'

let site: Site
let both: TestPerson
let ana: TestPerson
/** Ana's home is in Tijuana. */
let home: string

beforeAll(async () => {
  site = await openSite()
  const { garita } = site
  const places: string[] = []
  for (const [name, zone] of [
    ['Torres', bogota],
    ['Playas', tijuana],
  ] as const) {
    const place = await garita.condominium(name)
    await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [place, zone])
    places.push(place)
  }
  both = await garita.person({ user_role: 'admin', assigned: places })
  for (const [at, place] of places.entries()) {
    const guard = await garita.person({ user_role: 'agent', assigned: [place], full_name: `Gus ${at}` })
    ana = await garita.person({ condominium: place, unit: '101' })
    home = place
    const visit = await arrive(guard, place)
    await ana.call(visits.decide, { id: visit, decision: 'denied' })
    await enter(guard, place, visit, 'Lo pidió la administración')
  }
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

/** Returns the time of the zone's only entry, by the clock of its condominium. */
async function entryIn(zone: string): Promise<{ time: string; wall: string }> {
  const { rows } = await site.garita.owner.query<{ time: string; wall: string }>(
    `select to_char(l.occurred_at at time zone $1, 'HH24:MI') as time, to_char(l.occurred_at at time zone $1, 'YYYY-MM-DD HH24:MI:SS') as wall
      from access_logs l join condominiums c on c.id = l.condominium_id where c.time_zone = $1 and l.event_type = 'entry'`,
    [zone],
  )
  return rows[0] ?? { time: '', wall: '' }
}

const rowOf = (page: Page, place: string) => page.getByRole('row').filter({ hasText: place })

/** The name of the bell contains the number of unread notices. */
const openBell = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${speak(noticeMessages, language).bell.title}`) }).click()

async function seen(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(path)
  for (const [place, zone] of [
    ['Torres', bogota],
    ['Playas', tijuana],
  ] as const) {
    const { time } = await entryIn(zone)
    // The day above the rows names their condominium and its zone.
    const day = page
      .locator('th[scope=rowgroup]')
      .filter({ hasText: place })
      .filter({ hasText: zonePlace(zone, language) })
    await page
      .locator('tbody', { has: day })
      .getByRole('row')
      .filter({ hasText: new RegExp(`^${time}`) })
      .first()
      .waitFor()
  }
}

test.each(variants(languages))(
  "shows an admin of two zones each time in its own zone, with the zone's name: %s",
  async (language) => {
    const page = await site.open({ language, token: both.token, zone: bogota })
    await seen(page, language, '/admin/log?event=entry')
    await seen(page, language, '/dashboard/admin?tab=activity')

    await openBell(page, language)
    const { time } = await entryIn(tijuana)
    await page
      .getByRole('region', { name: zoneName(tijuana, language) })
      .getByRole('listitem')
      .filter({ hasText: 'Playas' })
      .getByText(time, { exact: true })
      .first()
      .waitFor()

    await page.goto('/access-log?event=entry')
    const { wall } = await entryIn(tijuana)
    await rowOf(page, 'Playas')
      .getByText(`${wall} ${zoneName(tijuana, language)}`)
      .waitFor()
    await page.getByText([tijuana, bogota].map((zone) => zoneName(zone, language)).join(', ')).waitFor()

    await page.goto('/admin/log?event=entry')
    const { log, menu } = speak(exportMessages, language)
    await showTools(page, language)
    await press(page, menu)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: `${log} CSV`, exact: true })
        .click(),
    ])
    const cells = cellsOf(await readFile(await file.path(), 'utf8')).flat()
    expect(cells).toEqual(expect.arrayContaining([wall, tijuana, (await entryIn(bogota)).wall, bogota]))

    // The print names the condominium, also where no event happened.
    await page.goto(`/access-log?event=document_revealed&condominium_id=${home}`)
    await page.emulateMedia({ media: 'print' })
    await page.locator('[data-printout]').getByText('Playas', { exact: true }).waitFor()
  },
)

test('names the zone of a booking where several zones are in sight, or where the reader is elsewhere', async () => {
  await book(ana, await amenityOf(site.garita, home, 'clubhouse', { needs_approval: true }))
  const named = `16:00–18:00 (${zoneName(tijuana, 'es')})`
  const admin = await site.open({ token: both.token, zone: tijuana })
  await admin.goto('/dashboard/admin?tab=reservations')
  await rowOf(admin, 'Playas').getByText('16:00–18:00').waitFor()
  await rowOf(admin, 'Playas')
    .getByText(`(${zoneName(tijuana, 'es')})`)
    .waitFor()
  await rowOf(admin, 'Playas')
    .getByRole('button', { name: new RegExp(`^${speak(deskTexts, 'es').details}`) })
    .press('Enter')
  await admin.getByRole('dialog').getByText(named).waitFor()
  await admin.goto('/dashboard')
  await admin.locator('[data-queue]').getByText(named).waitFor()

  for (const [zone, seen] of [
    [bogota, 1],
    [tijuana, 0],
  ] as const) {
    const resident = await site.open({ token: ana.token, zone })
    await resident.goto('/dashboard/reservations')
    await resident.getByRole('article').getByText('16:00–18:00').waitFor()
    expect(await resident.getByRole('article').getByText(zoneName(tijuana, 'es')).count(), zone).toBe(seen)
  }
})
