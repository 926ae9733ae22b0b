import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { householdMessages } from '../../src/households/households.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { joinMessages } from '../../src/session/join/join.messages.ts'
import { joinRefusals } from '../../src/session/join/join.refusals.ts'
import { registerTexts } from '../../src/session/register.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { unitCodeMessages } from '../../src/units/code/unitCodes.messages.ts'
import { unitMessages } from '../../src/units/units.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { field, fill, heading, press, waitForFocus } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'
import { codeOfUnit } from '../support/unitCodes.ts'
import { dayIn, mexico } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

const code = (language: Language) => speak(unitCodeMessages, language)
const joining = (language: Language) => speak(joinMessages, language)
const register = (language: Language) => speak(registerTexts, language)
const dialog = (page: Page) => page.getByRole('dialog', { name: /\S/ })

async function office(fullName = 'Rita Oficina') {
  const here = await site.garita.condominium('Los Encinos')
  await site.garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  return { here, ana, admin: await site.garita.person({ user_role: 'admin', assigned: [here], full_name: fullName }) }
}

/** Makes a code in the open dialog, and returns its link. */
async function makeHere(page: Page, language: Language): Promise<string> {
  const text = code(language)
  await press(page, text.make)
  const link = dialog(page).getByRole('textbox', { name: text.link })
  await link.waitFor()
  const send = page.getByRole('link', { name: text.send })
  await waitForFocus(send)
  return link.inputValue()
}

const nobodyTypes = (page: Page, language: Language) =>
  expect.poll(() => page.getByRole('textbox', { name: register(language).unit_number }).count()).toBe(0)

async function fillIn(page: Page, language: Language, name: string, email: string) {
  const { login } = speak(sessionMessages, language)
  await fill(page, [
    [register(language).full_name, name],
    [login.email, email],
    [login.password, password],
  ])
}

test.for(
  variants([
    { office: 'en', newcomer: 'es', adminSize: 'desk', size: 'phone' },
    { office: 'es', newcomer: 'en', adminSize: 'phone', size: 'desk' },
  ]),
)('makes and prints a code in $office, uses it in $newcomer, and names its author at the approval', async (sight) => {
  const { admin } = await office()
  const text = code(sight.office)
  const units = speak(unitMessages, sight.office)
  const desk = await site.open({ language: sight.office, size: sight.adminSize, token: admin.token })
  await desk.goto('/dashboard/admin/units')
  await desk.getByRole('button', { name: `${units.show}: 101` }).click()
  await desk.getByRole('button', { name: text.act }).click()
  await dialog(desk).getByText(text.none).waitFor()
  await dialog(desk).getByLabel(text.last_day).fill(dayIn(mexico, 2))
  expect(await dialog(desk).getByLabel(text.last_hour).inputValue()).toBe('12:00')
  const link = await makeHere(desk, sight.office)
  expect(link).toMatch(/\/register#[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const sent = await desk.getByRole('link', { name: text.send }).getAttribute('href')
  expect(decodeURIComponent(sent ?? '')).toContain(link)
  // The chosen day and hour are the same in the text, at the desk and on the page of the guest.
  const end = new RegExp(`\\b${Number(dayIn(mexico, 2).slice(8))}\\b.*12:00`)
  expect(decodeURIComponent(sent ?? '')).toMatch(end)
  await dialog(desk).getByText(end).first().waitFor()
  expect(await axeFaults(desk)).toEqual([])
  // The print is the code alone.
  await desk.emulateMedia({ media: 'print' })
  const paper = desk.locator('[data-paper]')
  await paper.getByText(text.slip.unit('101')).waitFor()
  await paper.getByRole('img', { name: text.slip.qr('101') }).waitFor()
  expect(await desk.getByRole('button').count()).toBe(0)
  await desk.emulateMedia({ media: 'screen' })
  await desk.keyboard.press('Escape')

  const page = await site.open({ language: sight.newcomer, size: sight.size })
  await page.goto(link)
  await page.getByText(joining(sight.newcomer).joins('Los Encinos', '101')).waitFor()
  const until = page.getByText(sight.newcomer === 'es' ? /^Hasta el / : /^Until /)
  await until.waitFor()
  expect(await until.textContent()).toMatch(end)
  await nobodyTypes(page, sight.newcomer)
  expect(await axeFaults(page)).toEqual([])
  await fillIn(page, sight.newcomer, 'Eva Nueva', `eva.${sight.newcomer}@garita.test`)
  await press(page, register(sight.newcomer).submit)
  await heading(page, speak(accountMessages, sight.newcomer).status.pending_title).waitFor()

  const people = speak(peopleMessages, sight.office)
  const { office: words } = speak(householdMessages, sight.office)
  await desk.goto('/dashboard/admin/users')
  if (sight.adminSize === 'phone')
    await desk.getByRole('button', { name: `${speak(webTexts, sight.office).list.more}: Eva Nueva` }).click()
  await desk.getByText(people.users.by_code('Rita Oficina')).first().waitFor()
  await desk.getByRole('button', { name: `${people.users.approve}: Eva Nueva` }).click()
  await dialog(desk).getByText(people.users.by_code('Rita Oficina')).waitFor()
  await dialog(desk).getByText(words.lives_already('101')).waitFor()
  await dialog(desk).getByRole('button', { name: people.users.approve }).click()
  await desk.getByText(people.approvals.approved).first().waitFor()
})

test('lets a resident make and end a code, and keeps the typed form when the code is renewed meanwhile', async () => {
  const { here, ana, admin } = await office()
  const text = code('es')
  const page = await site.open({ language: 'es', size: 'phone', token: ana.token })
  await page.goto('/dashboard/residents')
  await press(page, text.act)
  const link = await makeHere(page, 'es')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: text.act }).click()
  await dialog(page)
    .getByText(/Lo hizo Ana Uno/)
    .waitFor()
  await press(page, text.end)
  await dialog(page).getByRole('button', { name: text.end }).click()
  await page.getByText(text.ended).first().waitFor()
  await dialog(page).getByText(text.none).waitFor()
  const other = await site.open({ language: 'es', size: 'phone' })
  await other.goto(link)
  await other.getByText(speak(joinRefusals, 'es').unit_code_dead).waitFor()
  await press(other, joining('es').without)
  await other.getByRole('textbox', { name: register('es').unit_number }).waitFor()

  const home = { condominium_id: here, unit_number: '101' }
  // An address that differs only after its # would not load again.
  await other.goto('about:blank')
  await other.goto(`/register#${await codeOfUnit(admin, home)}`)
  await other.getByText(joining('es').joins('Los Encinos', '101')).waitFor()
  await fillIn(other, 'es', 'Eva Nueva', 'tarde@garita.test')
  const renewed = await codeOfUnit(admin, home)
  await press(other, register('es').submit)
  await other.getByText(speak(joinRefusals, 'es').unit_code_dead).waitFor()
  await other.getByText(joining('es').kept).waitFor()
  await field(other, joining('es').code).fill(renewed.toLowerCase())
  await press(other, joining('es').check)
  await other.getByText(joining('es').joins('Los Encinos', '101')).waitFor()
  expect(await field(other, register('es').full_name).inputValue()).toBe('Eva Nueva')
  await press(other, register('es').submit)
  await heading(other, speak(accountMessages, 'es').status.pending_title).waitFor()
})

test('approves the newcomers of a code together, after showing the admin each of them', async () => {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  for (const [name, unit] of [
    ['Eva Dos', '201'],
    ['Luz Tres', '202'],
    ['Ana Sola', '203'],
  ] as const)
    await garita.person({ condominium: home, unit, full_name: name, approval_status: 'pending' })
  await garita.owner.query(
    `update residences set invited_by_name = 'Adela Ruiz' where condominium_id = $1 and unit_number in ('201', '202')`,
    [home],
  )
  const { approvals, users } = speak(peopleMessages, 'es')
  const page = await site.open({ size: 'phone', token: admin.token })
  await page.goto('/dashboard/admin')
  await page.getByRole('button', { name: approvals.invited(2) }).click()
  const dialog = page.getByRole('dialog', { name: approvals.invited_title(2) })
  await dialog.getByText('Eva Dos').waitFor()
  expect(await dialog.getByText('Ana Sola').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: users.approve }).click()
  await page.getByText(approvals.invited_done).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Luz Tres').count()).toBe(0)
  await page.getByText('Ana Sola').first().waitFor()
})
