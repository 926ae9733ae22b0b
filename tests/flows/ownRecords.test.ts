/** A resident changes the e-mail on a phone, stops a change at a desk, and downloads the own data to read. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacyMessages } from '../../src/privacy/privacy.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { changeEmailTexts } from '../../src/session/account/changeEmail.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { account, letterTo, linkIn, password } from '../support/accounts.ts'
import { fill, press, unfold } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await site.garita.owner.query('update installation set sends_mail = true')
})
afterAll(() => site.close())

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

test('changes the own e-mail by the link of a letter, and stops it from the former address', async () => {
  const condominium = await site.garita.condominium('Los Encinos')
  const ana = await account(site.garita, { condominium, full_name: 'Ana Uno' })
  const text = speak(changeEmailTexts, 'es')
  const fresh = `nueva.${ana.id}@garita.test`
  const phone = await site.open({ size: 'phone', language: 'es', token: ana.token })
  await phone.goto('/account')
  await press(phone, speak(accountMessages, 'es').account.change_email)
  const dialog = phone.getByRole('dialog')
  await fill(dialog, [
    [text.form.email, fresh],
    [text.form.password, password],
  ])
  await shot(phone, 'email-form-es')
  await press(dialog, text.form.submit)
  await phone.getByText(text.form.sent(fresh)).waitFor()
  const link = linkIn(await letterTo(site.garita, fresh, 'own-email'))
  await phone.goto(`/own-email#${link}`)
  await fill(phone, [[text.take.password, password]])
  expect(await axeFaults(phone)).toEqual([])
  await shot(phone, 'email-take-es')
  await press(phone, text.take.submit)
  await phone.getByRole('heading', { name: text.take.done_title }).waitFor()
  await phone.goto('/account')
  await phone.getByText(fresh).first().waitFor()

  const stops = linkIn(await letterTo(site.garita, ana.email, 'stop-'))
  const words = speak(changeEmailTexts, 'en')
  const desk = await site.open({ size: 'desk', language: 'en', theme: 'dark' })
  await desk.goto(`/own-email#${stops}`)
  await fill(desk, [[words.stop.password, 'a quite different phrase']])
  expect(await axeFaults(desk)).toEqual([])
  await shot(desk, 'email-stop-en')
  await press(desk, words.stop.submit)
  await desk.getByRole('heading', { name: words.stop.done_title }).waitFor()
  await phone.goto('/account')
  await phone.waitForURL('**/login**')
  expect(site.complaints.splice(0)).toEqual([])
})

test('lets a resident download the own data to read, and names the day of the answer to a request for deletion', async () => {
  const condominium = await site.garita.condominium('Los Encinos')
  const ana = await site.garita.person({ condominium })
  const text = speak(privacyMessages, 'en')
  const desk = await site.open({ size: 'desk', language: 'en', token: ana.token })
  await desk.goto('/account')
  await unfold(desk, text.print)
  const arriving = desk.waitForEvent('download')
  await press(desk, text.print)
  expect((await arriving).suggestedFilename()).toMatch(/^my-garita-data-.*\.pdf$/)
  await press(desk, text.ask)
  const dialog = desk.getByRole('dialog')
  await dialog.getByText(/must answer by/).waitFor()
  await shot(desk, 'removal-en')
  await press(dialog, text.ask)
  await desk
    .getByText(/^On .* you asked .* must answer by/)
    .first()
    .waitFor()
  await shot(desk, 'removal-asked-en')
  expect(site.complaints.splice(0)).toEqual([])
})
