/** An administrator at a desk writes an announcement; a resident on a phone reads and confirms it, and the receipts count the home. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcementDeskMessages, announcementMessages } from '../../src/announcements/announcements.messages.ts'
import { announcementNotices } from '../../src/announcements/announcements.slice.ts'
import { noticeProofButtonTexts } from '../../src/announcements/proof/noticeProof.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { fill, heading, press } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'light'],
    ['en', 'dark'],
  ]),
)('counts a home that read and confirmed an announcement on a phone: %s, %s', async (language, theme) => {
  const { garita } = site
  const text = speak(announcementDeskMessages, language)
  const words = speak(announcementMessages, language)
  const here = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query('update profiles set started = true where id = $1', [ana.id])
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '102')`,
    [here],
  )
  const phone = await site.open({ language, theme, size: 'phone', token: ana.token })
  const office = await site.open({ language, theme, size: 'desk', token: admin.token })

  await phone.goto('/dashboard')
  await phone.getByRole('heading', { level: 1 }).first().waitFor()
  await office.goto('/announcements')
  await heading(office, words.title).waitFor()
  await office.getByText(text.none_text).waitFor()
  await press(office, text.write)
  await fill(office, [
    [text.subject, 'Corte de agua'],
    [text.body, 'El jueves de 9 a 14 h.\n\nMás en https://garita.test/agua.'],
  ])
  await office.getByLabel(text.asks).check()
  await office.getByRole('dialog').getByRole('button', { name: text.submit.now, exact: true }).click()
  await office.getByText(text.opened_by('0', '2')).first().waitFor()

  // The home screen of the resident shows it without a reload.
  await phone.getByRole('link', { name: words.open_one('Corte de agua') }).waitFor()
  await phone
    .getByRole('button', { name: speak(noticeMessages, language).bell.title })
    .first()
    .click()
  await phone.getByText(speak(announcementNotices, language).announcement.title).first().waitFor()
  await phone.locator('[data-notices]').getByRole('button', { name: 'Corte de agua' }).first().click()
  const dialog = phone.getByRole('dialog', { name: 'Corte de agua' })
  await dialog.getByRole('link', { name: 'https://garita.test/agua', exact: true }).waitFor()
  await office.getByText(text.opened_by('1', '2')).first().waitFor()
  await dialog.getByRole('button', { name: words.confirm }).click()
  await dialog.waitFor({ state: 'detached' })
  await phone.goto('/dashboard')
  await phone.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await phone.getByRole('link', { name: words.open_one('Corte de agua') }).count()).toBe(0)

  await office.getByRole('button', { name: `${text.receipts}: Corte de agua` }).click()
  const receipts = office.getByRole('dialog', { name: 'Corte de agua' })
  await receipts.getByText(text.confirmed_by('1', '2')).waitFor()
  await receipts.getByRole('heading', { name: `${text.without_account}: 1` }).waitFor()
})

test('saves the proof of a formal notice that a resident read', async () => {
  const { garita } = site
  const [language] = ['es'] as const
  const text = speak(announcementDeskMessages, language)
  const words = speak(announcementMessages, language)
  const proof = speak(noticeProofButtonTexts, language)
  const here = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  const phone = await site.open({ language, size: 'phone', token: ana.token })
  const office = await site.open({ language, size: 'desk', token: admin.token })
  await office.goto('/announcements')
  await press(office, text.write)
  await fill(office, [
    [text.subject, 'Asamblea ordinaria'],
    [text.body, 'El sábado a las 10 h en el salón.'],
  ])
  await office.getByLabel(text.formal).check()
  await office.getByRole('dialog').getByRole('button', { name: text.submit.now, exact: true }).click()
  await phone.goto('/announcements')
  await phone.getByRole('button', { name: words.open_one('Asamblea ordinaria') }).click()
  await phone
    .getByRole('dialog')
    .getByText(/Convocatoria \d{4}-001/)
    .waitFor()
  await office.getByRole('button', { name: `${text.receipts}: Asamblea ordinaria` }).click()
  const saved = office.waitForEvent('download')
  await office.getByRole('dialog').getByRole('button', { name: proof.button }).click()
  expect((await saved).suggestedFilename()).toMatch(/^constancia-\w{4}-\w{4}-\w{4}\.pdf$/)
})
