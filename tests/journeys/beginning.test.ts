import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { dashboardMessages } from '../../src/dashboards/dashboards.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { importMessages } from '../../src/imports/imports.messages.ts'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { startMessages } from '../../src/session/start/start.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { roleTexts } from '../../src/shared/roles.messages.ts'
import { unitMessages } from '../../src/units/units.messages.ts'
import { field, fill, heading, press, signIn, signOut, waitForFocus } from '../flows/acts.ts'
import { beginTheInstallation } from '../flows/firstLink.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'

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
)('starts a condominium with codes instead of e-mails: $language, $size', async (sight) => {
  const { language } = sight
  const opened = await openSite()
  site = opened
  const texts = speak(invitationMessages, language)
  const boss = await opened.open(sight)
  await beginTheInstallation(boss, opened, language)
  await makeTheCondominium(boss, language)

  const adminCode = await makePerson(boss, { name: 'Elena Ruiz', role: 'admin' }, language)
  const admin = await opened.open(sight)
  // The WhatsApp text has this link, which contains the code.
  await admin.goto(`/start#${adminCode}`)
  await choosePassword(admin, 'elena.ruiz', language)
  await heading(admin, speak(appMessages, language).nav.panel).waitFor()

  const guardCode = await makePerson(admin, { name: 'Ramón Díaz', role: 'agent' }, language)
  const guard = await opened.open(sight)
  // The guard types the code from the printed slip, in small letters and without hyphens.
  await guard.goto('/login')
  await guard.getByRole('link', { name: speak(sessionMessages, language).login.have_code }).click()
  await field(guard, speak(startMessages, language).code).fill(guardCode.toLowerCase().replaceAll('-', ''))
  await press(guard, speak(startMessages, language).next)
  await choosePassword(guard, 'ramon.diaz', language)
  await guard.waitForURL('**/operator-panel')
  expect(await opened.garita.owner.query(`select from profiles where username = 'ramon.diaz'`)).toMatchObject({
    rowCount: 1,
  })
  await signOut(guard, language)
  await signIn(guard, { email: 'Ramon.Diaz', password }, language)
  await guard.waitForURL('**/operator-panel')

  await importWithoutEmail(admin, language)
  await admin.getByRole('link', { name: texts.sheet.open }).click()
  await heading(admin, texts.sheet.title).waitFor()
  await press(admin, texts.sheet.make(2))
  await admin.getByText(texts.sheet.made(2)).waitFor()
  expect(await admin.getByText(shownCode).count()).toBe(4)
  // The codes are shown once: leaving the page before printing asks for confirmation.
  await admin.goBack()
  await press(admin.getByRole('dialog', { name: texts.sheet.leave_title }), texts.sheet.stay)
  await admin.getByText(texts.sheet.made(2)).waitFor()
  await admin.emulateMedia({ media: 'print' })
  expect(await admin.getByRole('heading', { name: texts.sheet.title }).isVisible()).toBe(false)
  expect(await admin.locator('[data-paper]').getByText('Don Chuy Sosa').isVisible()).toBe(true)
  await admin.emulateMedia({ media: 'screen' })
  await admin.goBack()
  await press(admin.getByRole('dialog', { name: texts.sheet.leave_title }), texts.sheet.leave)
  await heading(admin, texts.sheet.title).waitFor({ state: 'detached' })

  // No resident of the home has an account yet, and the gate shows that.
  const { register } = speak(visitMessages, language)
  const arriving = speak(arrivalDialogTexts, language)
  await goOn(guard, '/operator-panel')
  await press(guard, register.open)
  const unit = guard.getByRole('dialog').getByRole('combobox', { name: arriving.unit })
  await unit.fill('a 1')
  // The only unit that fits is chosen during typing.
  await expect.poll(() => unit.inputValue()).toBe('A-1')
  expect(opened.complaints).toEqual([])
})

async function makeTheCondominium(boss: Page, language: Language): Promise<void> {
  const text = speak(condominiumMessages, language)
  await goOn(boss, '/dashboard/admin/condominiums')
  await press(boss, text.add_first)
  const dialog = boss.getByRole('dialog')
  await fill(dialog, [[text.form.name, 'Los Encinos']])
  await press(dialog, text.form.create)
  await boss.getByText(text.created_done).waitFor()
  // The confirmation links the next step.
  const next = boss.getByRole('region', { name: text.next.title('Los Encinos') })
  for (const step of [text.next.admin, text.next.residents]) await next.getByRole('link', { name: step }).waitFor()
  await next.getByRole('link', { name: text.next.units }).click()
  await boss.getByRole('heading', { level: 1, name: speak(unitMessages, language).title }).waitFor()
  await goOn(boss, '/dashboard')
  const steps = speak(dashboardMessages, language).steps
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

/** Creates a person without an e-mail and returns the code of the next dialog. */
async function makePerson(by: Page, { name, role }: Newcomer, language: Language): Promise<string> {
  const { create, dialog } = speak(invitationMessages, language)
  const { edit } = speak(peopleMessages, language)
  await goOn(by, '/dashboard/admin/users')
  await press(by, create.open)
  const form = by.getByRole('dialog', { name: create.title })
  await form.getByRole('combobox', { name: edit.role }).click()
  await by.getByRole('option', { name: speak(roleTexts, language)[role], exact: true }).click()
  await fill(form, [[edit.full_name, name]])
  // The form selects the only condominium.
  await expect.poll(() => form.getByRole('combobox', { name: edit.condominium }).inputValue()).toBe('Los Encinos')
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

async function importWithoutEmail(admin: Page, language: Language): Promise<void> {
  const text = speak(importMessages, language)
  await goOn(admin, '/dashboard/admin/import')
  const file = 'Nombre,Correo,Unidad\nDon Chuy Sosa,,A-1\nDoña Mary Sosa,,A-1\n'
  await admin.getByLabel(text.file).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await admin.getByText(text.what_happens_without_mail).waitFor()
  await admin.getByText(text.shared(1, 'A-1', 'Don Chuy Sosa, Doña Mary Sosa')).waitFor()
  await press(admin, text.submit(2))
  await admin.getByText(text.done(2)).waitFor()
  expect(await admin.getByRole('cell', { name: text.saved }).count()).toBe(2)
}
