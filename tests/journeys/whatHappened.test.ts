/**
 * An administrator searches an event and gives a reason if it is older than a day, and the home reads it; in both languages, on phone and
 * desk.
 */

import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logTexts } from '../../src/access-log/log.messages.ts'
import {
  disclosureKindTexts,
  disclosureMessages,
  disclosureReasonTexts,
} from '../../src/investigations/disclosures.messages.ts'
import { evidenceButtonTexts, folioTexts } from '../../src/investigations/evidenceFiles/evidenceFiles.messages.ts'
import { patternNameTexts, patternTexts } from '../../src/investigations/patterns/patterns.messages.ts'
import { timelineMessages } from '../../src/investigations/timeline/timeline.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, heading, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { atDesk } from '../support/desk.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Luis visited unit 101 after an override by the guard, and left; three days ago if `old`. */
async function world(old: boolean) {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Alma Admin' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  const visit = await arrive(guard, home)
  await letIn(garita, guard, home, visit, 'Lo pidió la administración')
  await atDesk.leave(guard, { condominium_id: home, id: visit, event_id: newId() })
  // A younger request would open above the screens of Ana.
  await garita.owner.query(`update authorizations set created_at = created_at - interval '11 minutes' where id = $1`, [
    visit,
  ])
  if (old) {
    await garita.owner.query(
      `alter table access_logs disable trigger user; alter table authorizations disable trigger user`,
    )
    const ago = `interval '3 days'`
    await garita.owner.query(`update residences set since = since - interval '9 days' where profile_id = $1`, [ana.id])
    await garita.owner.query(`update access_logs set occurred_at = occurred_at - ${ago} where condominium_id = $1`, [
      home,
    ])
    await garita.owner.query(
      `update access_log_subjects set written_at = written_at - ${ago} where condominium_id = $1`,
      [home],
    )
    await garita.owner.query(
      `alter table access_logs enable trigger user; alter table authorizations enable trigger user`,
    )
  }
  return { admin, ana }
}

test.each(
  variants([
    ['es', 'desk'],
    ['en', 'phone'],
  ]),
)(
  'shows the last hours at once, saves them as evidence, and lets the public check the folio: %s, %s',
  async (language, size) => {
    const { admin, ana } = await world(false)
    const text = speak(timelineMessages, language)
    const page = await site.open({ language, size, token: admin.token })
    await page.goto('/dashboard/admin/what-happened')
    await heading(page, text.title).waitFor()
    const entry = page.locator('summary', { hasText: 'Luis Gómez' }).nth(1)
    await entry.click()
    await page.getByText(text.override('Lo pidió la administración')).waitFor()
    await page.getByText(text.nobody_inside).waitFor()
    // The heading has the day, and each row only the hour.
    const days = page.locator('section[data-day]')
    const hours = await days.locator('summary > time').allInnerTexts()
    expect(await days.locator('h3').count()).toBeLessThan(hours.length)
    expect(hours.filter((hour) => !/^\d\d:\d\d$/.test(hour))).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    if (process.env.SEEN)
      await page.screenshot({ path: `${process.env.SEEN}/happened-${language}-${size}.png`, fullPage: true })
    await press(page, text.change)
    await page.getByRole('button', { name: speak(disclosureKindTexts, language).unit, exact: true }).click()
    await field(page, text.subject.unit).fill('999')
    await press(page, text.look)
    await page.getByText(text.empty, { exact: true }).waitFor()

    await page.goto('/dashboard/admin/what-happened')
    const { button, done } = speak(evidenceButtonTexts, language)
    const { dialog, home } = speak(disclosureMessages, language)
    const folio = speak(folioTexts, language)
    await press(page, button)
    await field(page, dialog.said).fill('Falta una bicicleta')
    const downloading = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: dialog.submit, exact: true }).click()
    const download = await downloading
    await page.getByText(new RegExp(`^${done} `)).waitFor()
    const name = download.suggestedFilename()
    const buffer = await readFile(await download.path())
    if (process.env.SEEN) await writeFile(`${process.env.SEEN}/evidence-${language}.pdf`, buffer)
    if (process.env.SEEN) await page.screenshot({ path: `${process.env.SEEN}/evidence-${language}-${size}.png` })

    const anybody = await site.open({ language, size })
    await anybody.goto('/folio')
    await press(anybody, folio.check)
    await anybody.getByText(folio.wrong_folio).waitFor()
    const take = (bytes: Buffer) =>
      anybody.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes })
    await take(buffer)
    await anybody.getByText(folio.wrong_folio).waitFor({ state: 'hidden' })
    await press(anybody, folio.check)
    await anybody.getByText(folio.matches, { exact: true }).waitFor()
    expect(await axeFaults(anybody)).toEqual([])
    if (process.env.SEEN)
      await anybody.screenshot({ path: `${process.env.SEEN}/folio-${language}-${size}.png`, fullPage: true })
    await take(Buffer.concat([buffer, Buffer.from(' ')]))
    await anybody.getByText(folio.matches, { exact: true }).waitFor({ state: 'hidden' })
    await press(anybody, folio.check)
    await anybody.getByText(folio.differs, { exact: true }).waitFor()

    const seen = await site.open({ language, size, token: ana.token })
    await seen.goto('/account')
    await seen.getByText(home.title).click()
    await seen.getByText(home.handed_out(name.replace(/^[a-z]+-|\.pdf$/g, ''))).waitFor()
  },
)

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('shows older names after a reason, and names the reader to the home: %s, %s', async (language, size) => {
  const { admin, ana } = await world(true)
  const log = speak(logTexts, language)
  const { bar, dialog, home } = speak(disclosureMessages, language)
  const reasons = speak(disclosureReasonTexts, language)
  const page = await site.open({ language, size, token: admin.token })
  await page.goto('/admin/log')
  await page.getByText(log.hidden).first().waitFor()
  await page.getByText(bar.free).waitFor()
  expect(await page.getByText('Luis Gómez').count()).toBe(0)
  await page.goto('/admin/log?search=101')
  await press(page, bar.say)
  await page.getByRole('button', { name: reasons.theft }).click()
  await field(page, dialog.said).fill('Falta una bicicleta')
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SEEN) await page.screenshot({ path: `${process.env.SEEN}/reason-${language}-${size}.png` })
  await page.getByRole('dialog').getByRole('button', { name: dialog.submit, exact: true }).click()
  await page.getByText('Luis Gómez').first().waitFor()
  if (process.env.SEEN) await page.screenshot({ path: `${process.env.SEEN}/log-${language}-${size}.png` })
  const seen = await site.open({ language, size, token: ana.token })
  await seen.goto('/account')
  await seen.getByText(home.title).click()
  await seen.getByText(`${reasons.theft}: Falta una bicicleta`).waitFor()
  expect(await axeFaults(seen)).toEqual([])
  if (process.env.SEEN)
    await seen.screenshot({ path: `${process.env.SEEN}/home-${language}-${size}.png`, fullPage: true })
})

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('counts unusual patterns, and shows the rows of each by a press: %s, %s', async (language, size) => {
  const { admin } = await world(true)
  const text = speak(timelineMessages, language)
  const patterns = speak(patternTexts, language)
  const names = speak(patternNameTexts, language)
  const { bar, dialog } = speak(disclosureMessages, language)
  const log = speak(logTexts, language)
  const page = await site.open({ language, size, token: admin.token })
  await page.goto('/dashboard/admin/what-happened')
  await page.getByRole('tab', { name: patterns.title }).click()
  const head = page.getByRole('button', { name: new RegExp(`^1 ${names.overrides.title}`) })
  await head.waitFor()
  expect(await axeFaults(page)).toEqual([])
  await head.click()
  const row = page.locator('summary', { hasText: log.hidden })
  await row.waitFor()
  expect(await page.getByText('Luis Gómez').count()).toBe(0)
  await press(page, bar.give)
  await field(page, dialog.said).fill('Revisión de todo el mes')
  await page.getByRole('dialog').getByRole('button', { name: dialog.submit, exact: true }).click()
  const shown = page.locator('summary', { hasText: 'Luis Gómez' })
  await shown.click()
  await page.getByText('Gus Garita').first().waitFor()
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SEEN)
    await page.screenshot({ path: `${process.env.SEEN}/patterns-${language}-${size}.png`, fullPage: true })
  await page.getByRole('link', { name: text.around }).click()
  await page.getByRole('tab', { name: text.title, selected: true }).waitFor()
  await page.locator('summary', { hasText: 'Luis Gómez' }).first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: patterns.days(30) }).click()
  // A pattern without a match is one line, which explains it.
  await page.locator('summary', { hasText: names.silent.title }).click()
  await page.getByText(names.silent.what).waitFor()
  expect(await axeFaults(page)).toEqual([])
})

test('asks by the clock of the chosen condominium, for an administrator of two zones', async () => {
  const { garita } = site
  const [here, there] = [await garita.condominium('Aquí'), await garita.condominium('Zona Este')]
  await garita.owner.query(`update condominiums set time_zone = 'America/Santiago' where id = $1`, [there])
  const admin = await garita.person({ user_role: 'admin', assigned: [here, there] })
  const text = speak(timelineMessages, 'es')
  const page = await site.open({ language: 'es', size: 'desk', token: admin.token })
  // The question waits for the answer about the condominium's clock.
  await page.route('**/condominiums.choose*', async (route) => {
    await new Promise((answered) => setTimeout(answered, 800))
    await route.continue()
  })
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone: zone, hour: '2-digit' }).format(Date.now() + 60_000)
  for (const [id, zone] of [
    [here, 'America/Mexico_City'],
    [there, 'America/Santiago'],
  ] as const) {
    const before = clock(zone)
    await page.goto(`/dashboard/admin/what-happened?condominium_id=${id}`)
    const until = page.locator('input[type=time]').last()
    await page.getByText(text.empty, { exact: true }).waitFor()
    await press(page, text.change)
    expect([before, clock(zone)]).toContain((await until.inputValue()).slice(0, 2))
  }
})
