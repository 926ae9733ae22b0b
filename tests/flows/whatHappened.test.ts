/** An administrator asks what happened, says why for what is older than a day, and the home reads it; in both languages, on phone and desk. */
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folioTexts, sheetButtonTexts } from '../../src/looks/evidence/evidenceSheets.messages.ts'
import { happenedMessages } from '../../src/looks/happened/happened.messages.ts'
import { lookKindTexts, lookMessages, lookReasonTexts } from '../../src/looks/looks.messages.ts'
import { patternNameTexts, patternTexts } from '../../src/looks/patterns/patterns.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { field, heading, press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Luis came to unit 101 with a word of the guard, and left; three days ago if it says so. */
async function world(old: boolean) {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Alma Admin' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  const visit = await arrive(guard, home)
  await letIn(garita, guard, home, visit, 'Lo pidió la administración')
  await guard.call(visits.leave, { condominium_id: home, id: visit, event_id: newId() })
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
)('the last hours are read at once, in their order: %s, %s', async (language, size) => {
  const { admin } = await world(false)
  const text = speak(happenedMessages, language)
  const page = await site.open({ language, size, token: admin.token })
  await page.goto('/dashboard/admin/what-happened')
  await heading(page, text.title).waitFor()
  const entry = page.locator('summary', { hasText: 'Luis Gómez' }).nth(1)
  await entry.click()
  await page.getByText(text.override('Lo pidió la administración')).waitFor()
  await page.getByText(text.nobody_inside).waitFor()
  // The day is said once above its rows, which say the hour alone.
  const days = page.locator('.garita-happened-of-day')
  const hours = await days.locator('summary > time').allInnerTexts()
  expect(await days.locator('h3').count()).toBeLessThan(hours.length)
  expect(hours.filter((hour) => !/^\d\d:\d\d$/.test(hour))).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SEEN)
    await page.screenshot({ path: `${process.env.SEEN}/happened-${language}-${size}.png`, fullPage: true })
  await page.getByRole('button', { name: speak(lookKindTexts, language).unit, exact: true }).click()
  await field(page, text.subject.unit).fill('999')
  await press(page, text.look)
  await page.getByText(text.empty, { exact: true }).waitFor()
})

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('older names are shown after a reason, and the home reads who looked: %s, %s', async (language, size) => {
  const { admin, ana } = await world(true)
  const { log } = speak(visitMessages, language)
  const { bar, dialog, home } = speak(lookMessages, language)
  const reasons = speak(lookReasonTexts, language)
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
)('an answer is saved as evidence, and anybody checks its folio: %s, %s', async (language, size) => {
  const { admin, ana } = await world(false)
  const { button, done } = speak(sheetButtonTexts, language)
  const { dialog, home } = speak(lookMessages, language)
  const text = speak(folioTexts, language)
  const page = await site.open({ language, size, token: admin.token })
  await page.goto('/dashboard/admin/what-happened')
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
  await press(anybody, text.check)
  await anybody.getByText(text.wrong_folio).waitFor()
  const take = (bytes: Buffer) =>
    anybody.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes })
  await take(buffer)
  await anybody.getByText(text.wrong_folio).waitFor({ state: 'hidden' })
  await press(anybody, text.check)
  await anybody.getByText(text.matches, { exact: true }).waitFor()
  expect(await axeFaults(anybody)).toEqual([])
  if (process.env.SEEN)
    await anybody.screenshot({ path: `${process.env.SEEN}/folio-${language}-${size}.png`, fullPage: true })
  await take(Buffer.concat([buffer, Buffer.from(' ')]))
  await anybody.getByText(text.matches, { exact: true }).waitFor({ state: 'hidden' })
  await press(anybody, text.check)
  await anybody.getByText(text.differs, { exact: true }).waitFor()

  const seen = await site.open({ language, size, token: ana.token })
  await seen.goto('/account')
  await seen.getByText(home.title).click()
  await seen.getByText(home.handed_out(name.replace(/^[a-z]+-|\.pdf$/g, ''))).waitFor()
})

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('what is worth a look is counted, and a press shows its rows: %s, %s', async (language, size) => {
  const { admin } = await world(true)
  const text = speak(happenedMessages, language)
  const patterns = speak(patternTexts, language)
  const names = speak(patternNameTexts, language)
  const { bar, dialog } = speak(lookMessages, language)
  const { log } = speak(visitMessages, language)
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
  // What there is none of is one line, which says what was looked for.
  await page.locator('summary', { hasText: names.silent.title }).click()
  await page.getByText(names.silent.what).waitFor()
  expect(await axeFaults(page)).toEqual([])
})

test('an administrator of two zones asks by the clock of the condominium that is chosen', async () => {
  const { garita } = site
  const [here, there] = [await garita.condominium('Aquí'), await garita.condominium('Zona Este')]
  await garita.owner.query(`update condominiums set time_zone = 'America/Santiago' where id = $1`, [there])
  const admin = await garita.person({ user_role: 'admin', assigned: [here, there] })
  const text = speak(happenedMessages, 'es')
  const page = await site.open({ language: 'es', size: 'desk', token: admin.token })
  // The question waits for the clock, however late that answers.
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
