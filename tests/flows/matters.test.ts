/** A resident writes to the administration on a phone; the administration answers at a desk; both see each state without a reload. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { morningMessages } from '../../src/dashboards/morning.messages.ts'
import { matterMessages } from '../../src/matters/matters.messages.ts'
import { matterNotices } from '../../src/matters/matters.slice.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { owners } from '../../src/units/owners/owners.contract.ts'
import { newOwner } from '../support/homes.ts'
import { variants } from '../support/scope.ts'
import { fill, heading, press } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const picture = new URL('../../public/guide/pass.en.webp', import.meta.url)

const shot = (page: { screenshot(how: { path: string }): Promise<unknown> }, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

test.each(variants(languages))(
  'brings a message to the administration and its answer to the author: %s',
  async (language) => {
    const { garita } = site
    const text = speak(matterMessages, language)
    const morning = speak(morningMessages, language)
    const bell = speak(noticeMessages, language).bell
    const here = await garita.condominium('Los Encinos')
    const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Ruiz' })
    const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rosa Admin' })
    const phone = await site.open({ language, size: 'phone', token: ana.token })
    const desk = await site.open({ language, size: 'desk', token: admin.token, theme: 'dark' })

    await desk.goto('/dashboard/admin')
    await heading(desk, await desk.getByRole('heading', { level: 1 }).innerText()).waitFor()
    await phone.goto('/messages')
    await phone.getByText(text.none, { exact: true }).waitFor()
    await press(phone, text.write)
    await fill(phone, [[text.said, 'La luz del pasillo no prende.']])
    await phone.locator('input[type=file]').setInputFiles(fileURLToPath(picture))
    await phone.getByRole('img', { name: text.photo }).waitFor()
    expect(await axeFaults(phone)).toEqual([])
    await shot(phone, `matter-write-${language}`)
    await phone.getByRole('dialog').getByRole('button', { name: text.send }).click()
    await phone.getByText(text.states.waiting).waitFor()
    await shot(phone, `matter-list-${language}`)
    expect(await axeFaults(phone)).toEqual([])

    // The queue of the administration shows it without a reload.
    await desk.getByText('La luz del pasillo no prende.').waitFor()
    await shot(desk, `matter-queue-${language}`)
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('link', { name: morning.answer }).click()
    await heading(desk, text.of('Ana Ruiz')).waitFor()
    await press(desk, text.photo_see)
    await desk.getByRole('img', { name: text.photo_of('Ana Ruiz') }).waitFor()
    await fill(desk, [[text.answer_said, 'Hoy la cambiamos.']])
    await press(desk, text.answer)
    await desk.getByText(text.states.answered).waitFor()
    await shot(desk, `matter-answered-${language}`)
    expect(await axeFaults(desk)).toEqual([])

    await phone.getByText(text.states.answered).waitFor()
    await phone
      .getByRole('button', { name: new RegExp(`^${bell.title}`) })
      .first()
      .click()
    await phone
      .getByRole('button', { name: new RegExp(speak(matterNotices, language).matter_answered.title) })
      .first()
      .click()
    await phone.getByText('Hoy la cambiamos.').waitFor()
    await shot(phone, `matter-conversation-${language}`)
    expect(await axeFaults(phone)).toEqual([])

    await press(desk.locator('#content'), text.close)
    await phone.getByRole('button', { name: text.reopen }).waitFor()
    await fill(phone, [[text.reopen_said, 'Sigue sin luz.']])
    await phone.getByRole('button', { name: text.reopen }).click()
    await desk.getByText('Sigue sin luz.').waitFor()
    await desk.getByText(text.states.waiting).waitFor()
    expect(site.complaints).toEqual([])
  },
)

test.each(variants(languages))(
  'leads from the advice to talk to the administration to its form, telephone and WhatsApp: %s',
  async (language) => {
    const { garita } = site
    const text = speak(matterMessages, language)
    const { form, edit } = speak(condominiumMessages, language)
    const { account } = speak(accountMessages, language)
    const here = await garita.condominium('Los Robles')
    const admin = await garita.person({ user_role: 'admin', assigned: [here] })
    const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Ruiz' })
    const desk = await site.open({ language, size: 'desk', token: admin.token })
    await desk.goto('/dashboard/admin/condominiums')
    await desk
      .getByRole('button', { name: new RegExp(`^${edit}`) })
      .first()
      .click()
    await fill(desk, [
      [form.office_phone, '55 1234 5678'],
      [form.office_whatsapp, '+52 55 8765 4321'],
    ])
    await shot(desk, `contact-form-${language}`)
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('dialog').getByRole('button', { name: form.save }).click()
    await desk.getByRole('dialog').waitFor({ state: 'detached' })

    const phone = await site.open({ language, size: 'phone', token: ana.token, theme: 'dark' })
    await phone.goto('/account')
    const [advice = ''] = /habla con la administración|talk to the administration/i.exec(account.email_fixed) ?? []
    await phone.getByRole('link', { name: advice }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByLabel(text.said).waitFor()
    expect(await dialog.getByRole('link', { name: text.call('55 1234 5678') }).getAttribute('href')).toBe(
      'tel:5512345678',
    )
    expect(await dialog.getByRole('link', { name: text.whatsapp }).getAttribute('href')).toBe(
      'https://wa.me/525587654321',
    )
    await shot(phone, `contact-${language}`)
    expect(await axeFaults(phone)).toEqual([])
    expect(site.complaints).toEqual([])
  },
)

test.each(variants(['es']))('serves an owner who lives elsewhere on the page of their unit: %s', async (language) => {
  const { garita } = site
  const text = speak(matterMessages, language)
  const here = await garita.condominium('Los Sauces')
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const owner = await garita.person({ full_name: 'Oscar Dueño' })
  await garita.owner.query(`insert into units (condominium_id, id, unit_number) values ($1, $2, '101')`, [
    here,
    newId(),
  ])
  const given = newOwner(here, owner.email)
  expect(await admin.call(owners.giveOwner, given)).toMatchObject({ ok: true })
  const phone = await site.open({ language, size: 'phone', token: owner.token })
  await phone.goto(`/home/${given.id}/dashboard`)
  await press(phone, text.write)
  await fill(phone.getByRole('dialog'), [[text.said, 'La cuota no cuadra.']])
  await phone.getByRole('dialog').getByRole('button', { name: text.send }).click()
  await phone.getByText('La cuota no cuadra.').waitFor()
  await shot(phone, 'matter-owner')
  expect(await axeFaults(phone)).toEqual([])
  await phone.getByRole('link', { name: new RegExp(`^${text.open}`) }).click()
  await press(phone, text.all)
  await phone.getByText('La cuota no cuadra.').waitFor()
})
