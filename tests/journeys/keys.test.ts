/** A guard lends a key and takes it back; an administrator keeps the list and gets a notice of a late key. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyMessages } from '../../src/keys/keys.messages.ts'
import { keyNotices } from '../../src/keys/keys.slice.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { fill, heading, press } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('lends a key that an administrator added, and takes it back: %s, %s', async (language, size) => {
  const { garita } = site
  const text = speak(keyMessages, language)
  const here = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const office = await site.open({ language, size, token: admin.token })
  const gate = await site.open({ language, size, token: guard.token })

  await gate.goto('/keys')
  await heading(gate, text.title).waitFor()
  await gate.getByText(text.none_guard).waitFor()
  await office.goto('/keys')
  await office.getByText(text.none_admin).waitFor()
  await press(office, text.add)
  await fill(office, [[text.name, 'Cuarto de bombas']])
  await office.getByRole('dialog').getByRole('button', { name: text.add }).click()

  // The guard's screen shows it without a reload.
  await press(gate, `${text.lend}: Cuarto de bombas`)
  await fill(gate, [[text.lend_to, 'Rosa Pérez']])
  await gate.getByRole('dialog').getByRole('button', { name: text.lend, exact: true }).click()
  await gate.getByRole('list', { name: text.out }).getByText(`${text.has}: Rosa Pérez`).waitFor()
  await office.getByRole('list', { name: text.out }).getByText('Cuarto de bombas').waitFor()

  await garita.owner.query(
    `update key_loans set lent_at = lent_at - interval '3 hours', due_at = due_at - interval '3 hours' where condominium_id = $1`,
    [here],
  )
  await office.getByText(text.late, { exact: true }).waitFor()
  await office
    .getByRole('button', { name: speak(noticeMessages, language).bell.title })
    .first()
    .click()
  await office.getByText(speak(keyNotices, language).key_late.title).first().waitFor()
  await office.keyboard.press('Escape')

  await press(gate, `${text.take_back}: Cuarto de bombas`)
  await gate.getByRole('list', { name: text.returned }).getByText(`${text.had}: Rosa Pérez`).waitFor()
  expect(await gate.getByText(text.none_out).count()).toBe(1)
})
