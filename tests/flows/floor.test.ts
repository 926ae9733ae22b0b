import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { dashboardMessages } from '../../src/dashboards/dashboards.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { householdMessages } from '../../src/households/households.messages.ts'
import { mailMessages } from '../../src/mail/mail.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { registerTexts } from '../../src/session/register.messages.ts'
import { confirmMessages } from '../../src/session/screens/confirm.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { roleTexts } from '../../src/shared/roles.messages.ts'
import { spellingMessages } from '../../src/units/spellings/spellings.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { welcomeMessages } from '../../src/welcome/landing/welcome.messages.ts'
import { password } from '../support/accounts.ts'
import { variants } from '../support/scope.ts'
import { choose, field, fill, goTo, heading, press, pressFolded, pressNext, signIn, signOut } from './acts.ts'
import { beginTheInstallation } from './firstLink.ts'
import { goOn } from './screen.ts'
import { openSite, pathIn } from './site.ts'

const ana = { full_name: 'Ana Pérez', email: 'ana@garita.test', password }
const teresa = { full_name: 'Teresa Luna', email: 'teresa@garita.test', password }

test.for(
  variants([
    { language: 'es', size: 'phone' },
    { language: 'en', size: 'desk' },
  ]),
)('leads from the first link to managing people: $language, $size', async (sight) => {
  const { language } = sight
  const site = await openSite()
  try {
    const boss = await site.open(sight)
    const resident = await site.open(sight)
    await beginTheInstallation(boss, site, language)
    await makeTheFirstCondominium(boss, language)
    await registerAsResident(resident, language)
    const link = await readTheUnsentMessage(boss, language)
    await waitForApproval(resident, language)
    await confirmInAnotherTab(resident, link, language)
    await seeTheApprovalByItself(boss, resident, language)
    await leaveAndComeBack(resident, language)
    await changeRejectAndDelete(boss, resident, language)
    await runTheOperators(boss, resident, language)
    expect(site.complaints).toEqual([])
  } finally {
    await site.close()
  }
})

const session = (language: Language) => ({
  ...speak(sessionMessages, language),
  register: speak(registerTexts, language),
})
const people = (language: Language) => speak(peopleMessages, language)

async function makeTheFirstCondominium(boss: Page, language: Language): Promise<void> {
  const text = speak(condominiumMessages, language)
  const { steps } = speak(dashboardMessages, language)
  await boss.getByRole('heading', { name: steps.title }).waitFor()
  await boss.getByRole('link', { name: steps.condominium_act }).click()
  await boss.getByText(text.empty_title).waitFor()
  await press(boss, text.add_first)
  const dialog = boss.getByRole('dialog')
  await fill(dialog, [[text.form.name, 'Los Encinos']])
  await press(dialog, text.form.create)
  await boss.getByText(text.created_done).waitFor()
  await boss.getByText('Los Encinos', { exact: true }).waitFor()
}

async function registerAsResident(resident: Page, language: Language): Promise<void> {
  const { register, login } = session(language)
  await resident.goto('/')
  await resident
    .getByRole('link', { name: speak(welcomeMessages, language).links.register })
    .first()
    .click()
  await fill(resident, [
    [register.full_name, ana.full_name],
    [login.email, ana.email],
  ])
  await choose(resident, register.condominium, 'encin', 'Los Encinos')
  await fill(resident, [
    [register.unit_number, '101'],
    [login.password, password],
  ])
  await press(resident, register.submit)
}

async function readTheUnsentMessage(boss: Page, language: Language): Promise<string> {
  const text = speak(mailMessages, language)
  await goTo(boss, '/admin/mail', language)
  await press(boss, `${text.read}: ${ana.email}`)
  const letter = boss.getByRole('dialog')
  const body = await letter.getByText(/https?:/).innerText()
  await boss.keyboard.press('Escape')
  await letter.waitFor({ state: 'detached' })
  return pathIn({ body })
}

async function waitForApproval(resident: Page, language: Language): Promise<void> {
  const { status: standing } = speak(accountMessages, language)
  await heading(resident, standing.pending_title).waitFor()
  await resident.getByText(standing.requested('101', 'Los Encinos')).waitFor()
}

async function confirmInAnotherTab(resident: Page, link: string, language: Language): Promise<void> {
  const confirm = speak(confirmMessages, language)
  const tab = await resident.context().newPage()
  await tab.goto(link)
  await fill(tab, [[confirm.password, password]])
  await press(tab, confirm.submit)
  await heading(tab, confirm.done_title).waitFor()
  await tab.close()
}

async function seeTheApprovalByItself(boss: Page, resident: Page, language: Language): Promise<void> {
  const { approvals, users } = people(language)
  await resident.evaluate(() => document.body.setAttribute('data-same-page', 'yes'))
  await goTo(boss, '/dashboard/super-admin', language)
  await boss.getByRole('link', { name: speak(dashboardMessages, language).installation.review }).click()
  await press(boss, `${users.approve}: ${ana.full_name}`)
  // The administration confirms that the unit is new. The keyboard is used because the mouse stays on the row.
  await pressNext(boss.getByRole('dialog'), speak(spellingMessages, language).meant.make('101'))
  await boss.getByText(speak(householdMessages, language).office.nobody('101')).waitFor()
  // The dialog lists the current residents. The keyboard is used because the mouse keeps the row in place.
  await pressNext(boss.getByRole('dialog'), users.approve)
  await boss.getByText(speak(webTexts, language).list.gone).waitFor()
  await boss.mouse.move(2, 2)
  await boss.getByText(approvals.empty_title).waitFor()

  await resident.getByText(speak(appMessages, language).home.welcome(ana.full_name)).waitFor()
  expect(await resident.locator('body').getAttribute('data-same-page'), 'no reload').toBe('yes')
}

async function leaveAndComeBack(resident: Page, language: Language): Promise<void> {
  const { login } = session(language)
  const { home } = speak(appMessages, language)
  await signOut(resident, language)
  await resident.getByText(login.signed_out_text).waitFor()
  // The welcome disappears by itself after a moment: look for it in each frame.
  const welcomed = resident.waitForFunction((words) => document.body.innerText.includes(words), login.entering)
  await signIn(resident, ana, language)
  await welcomed
  await resident.getByText(home.welcome(ana.full_name)).waitFor()
  await resident.getByText(login.entering).waitFor({ state: 'detached' })
  await resident.getByText(home.unit('101', 'Los Encinos')).waitFor()
}

async function changeRejectAndDelete(boss: Page, resident: Page, language: Language): Promise<void> {
  const { users, edit } = people(language)
  const { home } = speak(appMessages, language)
  const dialog = boss.getByRole('dialog')
  await goTo(boss, '/dashboard/admin/users', language)
  await field(boss, users.search).fill('ana')
  await pressFolded(boss, ana.full_name, users.edit, language)
  await fill(dialog, [[edit.unit_number, '202']])
  const { meant } = speak(spellingMessages, language)
  await press(dialog, meant.make('202'))
  await dialog.getByText(meant.will_make('202')).waitFor()
  await press(dialog, edit.save)
  await boss.getByText(edit.saved).waitFor()
  await resident.getByText(home.unit('202', 'Los Encinos')).waitFor()

  await pressFolded(boss, ana.full_name, users.reject, language)
  await dialog.getByText(edit.reject_text(ana.full_name)).waitFor()
  await press(dialog, users.reject)
  await boss.getByText(edit.decided_rejected).waitFor()
  // The server ends all sessions of a rejected person.
  await heading(resident, session(language).login.title).waitFor()

  await pressFolded(boss, ana.full_name, users.remove, language)
  await press(dialog, edit.remove_confirm)
  await boss.getByText(edit.removed).waitFor()
  await boss.getByText(users.empty_title).waitFor()
}

async function runTheOperators(boss: Page, operator: Page, language: Language): Promise<void> {
  const { register, login } = session(language)
  const { users, edit, operators, assign } = people(language)
  const operatorPanel = speak(visitMessages, language).panel
  const { home } = speak(appMessages, language)
  await goOn(operator, '/register')
  await field(operator, register.user_type).first().click()
  await operator.getByRole('option', { name: speak(roleTexts, language).agent }).click()
  await operator.getByText(register.agent_note).waitFor()
  await fill(operator, [
    [register.full_name, teresa.full_name],
    [login.email, teresa.email],
    [login.password, password],
  ])
  await press(operator, register.submit)
  const { status: standing } = speak(accountMessages, language)
  await heading(operator, standing.pending_title).waitFor()

  await field(boss, users.search).fill('')
  await press(boss, `${users.approve}: ${teresa.full_name}`)
  await boss.getByText(edit.decided_approved).waitFor()

  await heading(operator, operatorPanel.title).waitFor()
  await operator.getByText(home.none_assigned).waitFor()

  await goTo(boss, '/admin/operators', language)
  await press(boss, operators.new_assignment)
  await choose(boss, operators.operator, 'tere', teresa.full_name)
  await choose(boss, users.condominium, 'enc', 'Los Encinos')
  await press(boss.getByRole('dialog'), assign.submit)
  await boss.getByText(operators.saved).waitFor()
  await operator.getByText(home.none_assigned).waitFor({ state: 'detached' })
  await operator.getByText(`${operatorPanel.subtitle} · Los Encinos`).waitFor({ state: 'attached' })

  await press(boss, `${operators.take_away}: ${teresa.full_name}, Los Encinos`)
  await press(boss.getByRole('dialog'), assign.remove_confirm)
  await boss.getByText(operators.removed).waitFor()
  await boss.getByText(operators.summary_empty, { exact: true }).waitFor()
  await operator.getByText(home.none_assigned).waitFor()
}
