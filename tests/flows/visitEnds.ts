import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { authorizationMessages, fieldTexts } from '../../src/authorizations/authorizations.messages.ts'
import { visitDaysTexts } from '../../src/authorizations/form/visitDays.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { stateTexts } from '../../src/authorizations/kinds.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { dayIn, mexico } from '../support/visits.ts'
import { field, press, pressFolded } from './acts.ts'
import { sizes } from './site.ts'

const words = (language: Language) => speak(authorizationMessages, language)
const states = (language: Language) => speak(stateTexts, language)
const labels = (language: Language) => speak(fieldTexts, language)

/** Records the exit of a visitor inside, and cancels the invitation of one who never came. */
export async function sayGoodbye(page: Page, language: Language): Promise<void> {
  const { acts, ...text } = words(language)
  if (language === 'es') {
    await page.getByText(states('es').inside, { exact: true }).waitFor()
    await press(page, `${acts.check_out}: Luis Gómez`)
    await page.getByText(text.check_out_ask('Luis Gómez')).waitFor()
    await press(page.getByRole('dialog'), acts.check_out)
    await page.getByText(text.checked_out).waitFor()
    return
  }
  await pressFolded(page, 'Luis Gómez', acts.call_off, language)
  await page.getByText(text.call_off_ask('Luis Gómez')).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: text.call_off_keep }).waitFor()
  await press(page.getByRole('dialog'), text.call_off_confirm)
  await page.getByText(text.called_off_text('Luis Gómez')).waitFor()
}

/** Uses the "Más" menu of the ended visit, also while the same person has a second visit. */
async function pressInviteAgain(page: Page, language: Language): Promise<void> {
  const { acts, past } = words(language)
  if (page.viewportSize()?.width === sizes.phone.width) return press(page, `${acts.invite_again}: Luis Gómez`)
  const over = page.getByRole('list', { name: new RegExp(`: ${past}$`) })
  await press(over, `${speak(webTexts, language).list.more}: Luis Gómez`)
  await page.getByRole('menuitem', { name: acts.invite_again, exact: true }).click()
}

/** The form begins with today; the second form says that the person has a live pass. */
export async function inviteAgain(page: Page, language: Language): Promise<void> {
  const text = words(language)
  const label = labels(language)
  await pressInviteAgain(page, language)
  const dialog = page.getByRole('dialog')
  const invite = speak(inviteMessages, language)
  expect(await field(dialog, invite.who).inputValue()).toBe('Luis Gómez')
  const { days } = speak(visitDaysTexts, language)
  await dialog.getByRole('button', { name: days.today, exact: true, pressed: true }).waitFor()
  await press(dialog, days.choose)
  for (const name of [label.valid_from, label.valid_until])
    expect(await dialog.getByLabel(`${name} *`).inputValue()).toBe(dayIn(mexico))
  await press(dialog, invite.create_only)
  await dialog.getByRole('img', { name: text.pass.picture }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await pressInviteAgain(page, language)
  await dialog.getByText(text.live_already('Luis Gómez', '').slice(0, 27)).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
