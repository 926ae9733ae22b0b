/** An administrator at a desk writes an announcement; a resident on a phone reads and confirms it, and the receipts count the home. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcementDeskMessages, announcementMessages } from '../../src/announcements/announcements.messages.ts'
import { announcementNotices } from '../../src/announcements/announcements.slice.ts'
import {
  announcementFileDeskTexts,
  announcementFileTexts,
} from '../../src/announcements/files/announcementFiles.messages.ts'
import { noticeProofButtonTexts } from '../../src/announcements/proof/noticeProof.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { fill, heading, press } from './acts.ts'
import { settled } from './screen.ts'
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
  const current = phone.waitForResponse('**/api/v1/announcements.current')
  await phone.goto('/dashboard')
  expect(await (await current).json()).toEqual([])
  await settled(phone)
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

/** Draws a picture as large as a camera writes it. */
const drawn = (page: Page, color: string, width: number, height: number) =>
  page.evaluate(
    ([color, width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = color
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#fff'
      context.font = `${height / 6}px sans-serif`
      context.fillText('Portón norte', width / 12, height / 2)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [color, width, height] as const,
  )

const plan = Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`)

test('opens on a phone in English the pictures and the PDF that an administrator sent from a desk in Spanish', async () => {
  const { garita } = site
  const text = speak(announcementDeskMessages, 'es')
  const files = speak(announcementFileDeskTexts, 'es')
  const words = speak(announcementMessages, 'en')
  const opened = speak(announcementFileTexts, 'en')
  const here = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '102')`,
    [here],
  )
  const phone = await site.open({ language: 'en', size: 'phone', token: ana.token })
  const office = await site.open({ language: 'es', size: 'desk', token: admin.token })
  await office.goto('/announcements')
  await press(office, text.write)
  await fill(office, [
    [text.subject, 'Obra del portón'],
    [text.body, 'El portón norte se cierra el lunes. Abajo están las fotos y el plano.'],
  ])
  const form = office.getByRole('dialog')
  const [pictures, pdf] = [form.locator('input[type=file]').nth(0), form.locator('input[type=file]').nth(1)]
  await pictures.setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(await drawn(office, '#1a5', 3_000, 2_000), 'base64') },
    { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from(await drawn(office, '#a31', 1_200, 1_600), 'base64') },
  ])
  await form.getByLabel(files.describe(1)).fill('El portón norte, cerrado')
  await form.getByLabel(files.describe(2)).waitFor()
  await pdf.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: plan })
  await form.getByLabel(files.name).waitFor()
  await form.getByRole('button', { name: text.submit.now, exact: true }).click()
  await office.getByText(text.opened_by('0', '2')).first().waitFor()

  await phone.goto('/announcements')
  await phone.getByText(words.with_files(2, 1)).waitFor()
  await phone.getByRole('button', { name: words.open_one('Obra del portón') }).click()
  const dialog = phone.getByRole('dialog', { name: 'Obra del portón' })
  const first = dialog.getByRole('button', { name: opened.large('El portón norte, cerrado') })
  await first.waitFor()
  await dialog.getByRole('button', { name: opened.large(opened.picture(2)) }).waitFor()
  const size = await first
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))
  expect(size).toEqual([1600, 1067])
  await first.click()
  const large = phone.getByRole('dialog', { name: 'El portón norte, cerrado' })
  await large.getByRole('button', { name: opened.whole_size }).click()
  await large.getByRole('button', { name: opened.fit }).waitFor()
  await phone.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  const saved = phone.waitForEvent('download')
  await dialog.getByRole('button', { name: opened.save_one('plano.pdf') }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('plano.pdf')
  expect(readFileSync(await download.path()).equals(plan)).toBe(true)

  await office.getByRole('button', { name: `${text.receipts}: Obra del portón` }).click()
  const print = office.getByRole('dialog').getByRole('button', { name: text.print })
  await expect.poll(() => print.isEnabled()).toBe(true)
  expect(await office.locator('[data-paper] img').count()).toBe(4)
})
