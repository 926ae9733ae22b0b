/** From an empty installation to a gate that knows a home, where only the super administrator has an e-mail. */
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { panelMessages } from '../../src/panels/panels.messages.ts'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { startMessages } from '../../src/session/start/start.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { roleTexts } from '../../src/shared/roles.messages.ts'
import { unitMessages } from '../../src/units/units.messages.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'
import { field, fill, heading, press, signIn, waitForFocus } from './acts.ts'
import { beginTheInstallation } from './firstLink.ts'
import { openSite, type Sight, type Site } from './site.ts'

let site: Site | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

const shownCode = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)('a condominium begins with codes instead of e-mails: $language, $size', async (sight) => {
  const { language } = sight
  const opened = await openSite()
  site = opened
  const texts = speak(invitationMessages, language)
  const boss = await opened.open(sight)
  await beginTheInstallation(boss, opened, language)
  await makeTheCondominium(boss, language)

  const adminCode = await makePerson(boss, { name: 'Elena Ruiz', role: 'admin' }, language)
  const admin = await opened.open(sight)
  // As in the text for WhatsApp: the link brings the code.
  await admin.goto(`/start#${adminCode}`)
  await choosePassword(admin, 'elena.ruiz', language)
  await heading(admin, speak(appMessages, language).home.welcome('Elena Ruiz')).waitFor()

  const guardCode = await makePerson(admin, { name: 'Ramón Díaz', role: 'agent' }, language)
  const guard = await opened.open(sight)
  // As on the slip: by hand, in small letters and without hyphens.
  await guard.goto('/login')
  await guard.getByRole('link', { name: speak(sessionMessages, language).login.have_code }).click()
  await field(guard, speak(startMessages, language).code).fill(guardCode.toLowerCase().replaceAll('-', ''))
  await press(guard, speak(startMessages, language).next)
  await choosePassword(guard, 'ramon.diaz', language)
  await guard.waitForURL('**/operator-panel')
  expect(await opened.garita.owner.query(`select from profiles where username = 'ramon.diaz'`)).toMatchObject({
    rowCount: 1,
  })
  await anotherSignIn(opened, sight, 'Ramon.Diaz', language)

  await importWithoutEmail(admin, language)
  await admin.getByRole('link', { name: texts.sheet.open }).click()
  await heading(admin, texts.sheet.title).waitFor()
  await press(admin, texts.sheet.make(2))
  await admin.getByText(texts.sheet.made(2)).waitFor()
  expect(await admin.getByText(shownCode).count()).toBe(4)
  // The codes are shown once: leaving without printing asks first.
  await admin.goBack()
  await press(admin.getByRole('dialog', { name: texts.sheet.leave_title }), texts.sheet.stay)
  await admin.getByText(texts.sheet.made(2)).waitFor()
  await admin.emulateMedia({ media: 'print' })
  expect(await admin.getByRole('heading', { name: texts.sheet.title }).isVisible()).toBe(false)
  expect(await admin.locator('.garita-paper').getByText('Don Chuy Sosa').isVisible()).toBe(true)
  await admin.emulateMedia({ media: 'screen' })
  await admin.goBack()
  await press(admin.getByRole('dialog', { name: texts.sheet.leave_title }), texts.sheet.leave)
  await heading(admin, texts.sheet.title).waitFor({ state: 'detached' })

  // Nobody of the home has begun, and the gate knows it.
  const { register } = speak(visitMessages, language)
  await guard.reload()
  await press(guard, register.open)
  await guard.getByRole('dialog').getByRole('combobox', { name: register.unit }).fill('a 1')
  await guard.getByRole('option', { name: 'A-1' }).waitFor()
  expect(opened.complaints).toEqual([])
})

async function makeTheCondominium(boss: Page, language: Language): Promise<void> {
  const text = speak(condominiumMessages, language)
  await boss.goto('/dashboard/admin/condominiums')
  await press(boss, text.add_first)
  const dialog = boss.getByRole('dialog')
  await fill(dialog, [[text.form.name, 'Los Encinos']])
  await press(dialog, text.form.create)
  await boss.getByText(text.created_done).waitFor()
  // What comes next is offered there.
  const next = boss.getByRole('region', { name: text.next.title('Los Encinos') })
  for (const step of [text.next.admin, text.next.residents]) await next.getByRole('link', { name: step }).waitFor()
  await next.getByRole('link', { name: text.next.units }).click()
  await boss.getByRole('heading', { level: 1, name: speak(unitMessages, language).title }).waitFor()
  await boss.goto('/dashboard')
  const steps = speak(panelMessages, language).steps
  await boss
    .getByRole('listitem')
    .filter({ hasText: steps.units })
    .getByRole('link', { name: steps.units_act })
    .waitFor()
}

interface Newcomer {
  name: string
  role: 'admin' | 'agent'
}

/** Without an e-mail; the code from the dialog that follows. */
async function makePerson(by: Page, { name, role }: Newcomer, language: Language): Promise<string> {
  const { create, dialog } = speak(invitationMessages, language)
  const { edit } = speak(peopleMessages, language)
  await by.goto('/dashboard/admin/users')
  await press(by, create.open)
  const form = by.getByRole('dialog', { name: create.title })
  await form.getByRole('combobox', { name: edit.role }).click()
  await by.getByRole('option', { name: speak(roleTexts, language)[role], exact: true }).click()
  await fill(form, [[edit.full_name, name]])
  // The only one is chosen already.
  await form.getByRole('combobox', { name: edit.condominium }).and(by.locator('[value="Los Encinos"]')).waitFor()
  await press(form, create.submit)
  const invite = by.getByRole('dialog', { name: dialog.title(name) })
  await press(invite, dialog.make)
  const code = await invite.getByText(shownCode).innerText()
  await press(invite, dialog.copy)
  await by.getByText(dialog.copied).waitFor()
  expect(await by.evaluate(() => navigator.clipboard.readText())).toContain(`/start#${code}`)
  await by.keyboard.press('Escape')
  await invite.waitFor({ state: 'detached' })
  return code
}

async function choosePassword(page: Page, suggested: string, language: Language): Promise<void> {
  const text = speak(startMessages, language)
  await expect.poll(() => field(page, text.username).inputValue()).toBe(suggested)
  await waitForFocus(field(page, text.username))
  await field(page, text.password).fill(password)
  await press(page, text.submit)
}

async function anotherSignIn({ open }: Site, sight: Sight, name: string, language: Language): Promise<void> {
  const page = await open(sight)
  await page.goto('/login')
  await signIn(page, { email: name, password }, language)
  await page.waitForURL('**/operator-panel')
}

async function importWithoutEmail(admin: Page, language: Language): Promise<void> {
  const text = speak(importMessages, language)
  await admin.goto('/dashboard/admin/import')
  const file = 'Nombre,Correo,Unidad\nDon Chuy Sosa,,A-1\nDoña Mary Sosa,,A-1\n'
  await admin.getByLabel(text.file).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await admin.getByText(text.what_happens_without_mail).waitFor()
  await admin.getByText(text.shared(1, 'A-1', 'Don Chuy Sosa, Doña Mary Sosa')).waitFor()
  await press(admin, text.submit(2))
  await admin.getByText(text.done(2)).waitFor()
  expect(await admin.getByRole('cell', { name: text.saved }).count()).toBe(2)
}
