import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { authorizationMessages, fieldTexts } from '../../src/authorizations/authorizations.messages.ts'
import { visitDaysTexts } from '../../src/authorizations/form/visitDays.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { kindTexts, stampTexts, stateTexts } from '../../src/authorizations/kinds.messages.ts'
import { kinds } from '../../src/authorizations/kinds.ts'
import { visitPageTexts } from '../../src/authorizations/passes/visitPage.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { eventually } from '../support/eventually.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { atTheGate, dayIn, mexico, passOf } from '../support/visits.ts'
import { chooseOfPass, copied, field, fill, heading, press, pressFolded, tabTo, waitForFocus } from './acts.ts'
import { scan } from './scanner.ts'
import { openSite, type Site } from './site.ts'
import { inviteAgain, sayGoodbye } from './visitEnds.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const words = (language: Language) => speak(authorizationMessages, language)
const visits = (language: Language) => speak(kindTexts, language).temporary_visitor
const states = (language: Language) => speak(stateTexts, language)
const labels = (language: Language) => speak(fieldTexts, language)
const list = kinds.temporary_visitor.address

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)('leads a visit from the invitation to the exit: $language, $size', async (sight) => {
  const { language, size } = sight
  const condominium = await site.garita.condominium('Los Encinos')
  const host = await site.garita.person({ full_name: 'Ana Pérez', condominium })
  const page = await site.open({ ...sight, token: host.token })
  const home = await page.context().newPage()
  await home.goto('/dashboard')
  await figure(home, speak(appMessages, language).home.total, 0)

  await page.goto(list)
  // A browser slows the timers of a background window, so the dialog would check Tab too late.
  await page.bringToFront()
  await (size === 'desk' ? inviteByKeyboard(page, language) : invite(page, language))
  await figure(home, speak(appMessages, language).home.total, 1)

  const id = await onlyOne(host)
  const link = await handOver(page, host, id, language)
  const guest = await openAsGuest(await site.open(sight), link, await passOf(host, id), language)
  await renewTheCode(page, guest, language)
  await guest.goto(`/pass/${(await passOf(host, id)).link}`)
  await heading(guest, speak(visitPageTexts, language).invites('Ana')).waitFor()
  await changeTheDates(page, host, id, language)

  if (language === 'es') await atTheGate(site.garita.owner, id, 'entry')
  await figure(home, speak(appMessages, language).home.active_visits, language === 'es' ? 1 : 0)
  await sayGoodbye(page, language)
  await page.getByText(language === 'es' ? states('es').left : words('en').called_off_state, { exact: true }).waitFor()
  await figure(home, speak(appMessages, language).home.active_visits, 0)
  const { rows } = await site.garita.owner.query(
    `select actor_role from access_logs where authorization_id = $1 and event_type = 'visitor_checkout'`,
    [id],
  )
  expect(rows).toEqual([{ actor_role: 'resident' }])

  await inviteAgain(page, language)
  await page.getByText(states(language).valid, { exact: true }).waitFor()
  await figure(home, speak(appMessages, language).home.total, 2)
  for (const one of [page, guest]) await one.context().close()
  // The page of the ended pass answers 404, which the browser logs.
  expect(site.complaints.splice(0).filter((one) => !one.includes('404'))).toEqual([])
})

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

async function figure(home: Page, label: string, value: number): Promise<void> {
  const line = home.locator('details li', { hasText: label })
  await line.waitFor({ state: 'attached' })
  await line.evaluate((one) => one.closest('details')?.setAttribute('open', ''))
  await line.getByText(String(value), { exact: true }).waitFor()
}

async function onlyOne(host: TestPerson): Promise<string> {
  const listed = await host.call(authorizations.list, { auth_type: 'temporary_visitor' })
  const [one] = listed.ok ? listed.answer.items : []
  if (!one) throw new Error('nothing was made')
  return one.id
}

async function invite(page: Page, language: Language): Promise<void> {
  const label = labels(language)
  await page.getByText(visits(language).empty).waitFor()
  await page
    .getByRole('button', { name: visits(language).add })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const text = speak(inviteMessages, language)
  await fill(dialog, [
    [text.who, 'Luis Gómez'],
    [label.vehicle_plate, 'xyz-98 76'],
  ])
  await press(dialog, speak(visitDaysTexts, language).days.choose)
  await dialog.getByLabel(`${label.valid_from} *`).fill(dayIn(mexico, 1))
  await dialog.getByLabel(`${label.valid_until} *`).fill(dayIn(mexico))
  await press(dialog, text.create_only)
  await dialog.getByText(/fin|después/).waitFor()
  await dialog.getByLabel(`${label.valid_from} *`).fill(dayIn(mexico))
  await dialog.getByLabel(`${label.valid_until} *`).fill(dayIn(mexico, 1))
  await press(dialog, text.create_only)
  await closeNewPass(page, language)
  await press(page, `${speak(webTexts, language).list.more}: Luis Gómez`)
  await page.getByText('XYZ9876', { exact: true }).waitFor()
}

async function inviteByKeyboard(page: Page, language: Language): Promise<void> {
  const label = labels(language)
  const typed = (days: number) => dayIn(mexico, days).replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1')
  await page.getByText(visits(language).empty).waitFor()
  await tabTo(page, visits(language).add)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  const text = speak(inviteMessages, language)
  await waitForFocus(field(page.getByRole('dialog'), text.who))
  await page.keyboard.type('Luis Gómez')
  await tabTo(page, speak(visitDaysTexts, language).days.choose)
  await page.keyboard.press('Enter')
  await tabTo(page, label.valid_from)
  await page.keyboard.type(typed(0))
  await tabTo(page, label.valid_until)
  await page.keyboard.type(typed(1))
  await tabTo(page, text.more)
  await page.keyboard.press('Enter')
  await tabTo(page, text.create_only)
  await page.keyboard.press('Enter')
  await closeNewPass(page, language)
}

/** A new pass is shown at once, without WhatsApp if the host only creates it. */
async function closeNewPass(page: Page, language: Language): Promise<void> {
  await page.getByText(visits(language).added).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: words(language).pass.picture }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Checks that the pass is shown, copied, downloaded and shared, and returns the visitor's link. */
async function handOver(page: Page, host: TestPerson, id: string, language: Language): Promise<string> {
  const { pass: text, acts } = words(language)
  const pass = await passOf(host, id)
  await press(page, `${acts.pass}: Luis Gómez`)
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: text.picture })
  expect(await scan(picture)).toBe(pass.token)
  const drawn = await picture.boundingBox()
  expect(Math.round(drawn?.width ?? 0), 'a square').toBe(Math.round(drawn?.height ?? -1))
  await dialog.getByText(pass.access_number ?? '', { exact: true }).waitFor()
  const send = await dialog.getByRole('link', { name: text.whatsapp }).boundingBox()
  expect((send?.y ?? 0) + (send?.height ?? 0), 'without scrolling').toBeLessThan(page.viewportSize()?.height ?? 0)

  await chooseOfPass(page, text.copy_number, language)
  await page.getByText(text.copied).waitFor()
  expect(await copied(page)).toBe(pass.access_number)
  const downloading = page.waitForEvent('download')
  await chooseOfPass(page, text.download, language)
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`Luis_Gómez_${pass.short_id}.png`)
  await page.getByText(text.downloaded).waitFor()

  await chooseOfPass(page, text.copy_link, language)
  await eventually(async () => expect(await copied(page)).toContain('/pass/'))
  const link = await copied(page)
  expect(link).toBe(`${site.address}/pass/${pass.link}`)
  await press(dialog, `${text.share}: Luis Gómez`)
  await page.getByText(text.shared_copy).waitFor()
  expect(await copied(page)).toBe(pass.access_number)
  return link
}

async function openAsGuest(
  guest: Page,
  link: string,
  pass: { token: string; access_number: string | null },
  language: Language,
): Promise<Page> {
  const { pass: shown } = words(language)
  const text = speak(visitPageTexts, language)
  await guest.goto(link)
  await heading(guest, text.invites('Ana')).waitFor()
  expect(await scan(guest.getByRole('img', { name: shown.picture }))).toBe(pass.token)
  await guest.getByText(pass.access_number ?? '', { exact: true }).waitFor()
  await guest.getByText('Los Encinos', { exact: true }).waitFor()
  expect(await guest.locator('body').innerText()).not.toContain('Pérez')
  return guest
}

/** The guest's open page notices the new code when it polls. */
async function renewTheCode(page: Page, guest: Page, language: Language): Promise<void> {
  const { pass: text } = words(language)
  const visitor = speak(visitPageTexts, language)
  const picture = page.getByRole('dialog').getByRole('img', { name: text.picture })
  const before = await scan(picture)
  await chooseOfPass(page, text.regenerate, language)
  await page.getByText(text.regenerate_text).waitFor()
  await press(page.getByRole('dialog'), text.regenerate)
  await page.getByText(text.generated).waitFor()
  await eventually(async () => expect(await scan(picture)).not.toBe(before))
  await page.keyboard.press('Escape')

  const titles = async () => {
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return guest.getByRole('heading', { level: 1 }).allInnerTexts()
  }
  await expect.poll(titles).toEqual([visitor.ended.replaced])
  // The open page shows a stamp, host and place instead of code and number, and offers to ask for a new link.
  await guest.getByText(visitor.invited('Ana', 'Los Encinos')).waitFor()
  await guest.getByText(speak(stampTexts, language).canceled, { exact: true }).waitFor()
  expect(await guest.getByRole('img', { name: text.picture }).count()).toBe(0)
  expect(await guest.locator('.number').count()).toBe(0)
  expect(await guest.getByRole('link', { name: visitor.ask_another }).getAttribute('href')).toContain('wa.me')
}

async function changeTheDates(page: Page, host: TestPerson, id: string, language: Language): Promise<void> {
  const { acts, save, new_dates_note, unsent, pass: text } = words(language)
  const before = await passOf(host, id)
  await pressFolded(page, 'Luis Gómez', acts.edit, language)
  // On a Saturday the preset "this week" ends tomorrow and shows no date fields.
  await press(page.getByRole('dialog'), speak(visitDaysTexts, language).days.choose)
  await page
    .getByRole('dialog')
    .getByLabel(`${labels(language).valid_until} *`)
    .fill(dayIn(mexico, 3))
  await page.getByText(new_dates_note).waitFor()
  await press(page.getByRole('dialog'), save)
  await page.getByText(visits(language).updated).waitFor()
  const after = await passOf(host, id)
  expect([after.token === before.token, after.link, after.access_number]).toEqual([
    false,
    before.link,
    before.access_number,
  ])
  // The card of an unsent pass says so until the link was copied.
  await page.getByText(text.unsent.dates).waitFor()
  await shot(page, `unsent-pass-${language}`)
  await page.keyboard.press('Escape')
  await page.getByText(unsent, { exact: true }).waitFor()
  await shot(page, `unsent-card-${language}`)
  await press(page, `${acts.pass}: Luis Gómez`)
  await chooseOfPass(page, text.copy_link, language)
  await page.getByText(text.unsent.dates).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByText(unsent, { exact: true }).waitFor({ state: 'detached' })
}
