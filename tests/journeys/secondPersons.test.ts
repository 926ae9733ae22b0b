import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { secondApprovalMessages } from '../../src/secondApprovals/secondApprovals.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { registerTexts } from '../../src/session/register.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { field, press, pressFolded } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { signed } from '../support/called.ts'
import { giveReason } from '../support/disclosures.ts'
import { variants } from '../support/scope.ts'
import { withoutEmail } from '../support/startCodes.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const both = variants([
  ['es', 'phone'],
  ['en', 'desk'],
])
async function seen(page: Page, name: string) {
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

let names = 0
async function town(language: Language) {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const staff = { assigned: [here] }
  const people = {
    here,
    admin: await garita.person({ ...staff, user_role: 'admin', full_name: 'Arturo Villaseñor' }),
    other: await garita.person({ ...staff, user_role: 'admin', full_name: 'Olga Luna' }),
    supervisor: await garita.person({ ...staff, user_role: 'supervisor', full_name: 'Sofía Mora' }),
    gil: await withoutEmail(garita, `gil.sosa${++names}`, { ...staff, user_role: 'agent', full_name: 'Gil Sosa' }),
    ana: await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' }),
  }
  // The form of the own data sets the language again.
  await garita.owner.query(
    'update profiles set language = $2 where id in (select profile_id from assignments where condominium_id = $1)',
    [here, language],
  )
  return people
}

test.each(both)(
  "needs a second person for a guard's name, a supervisor's code and a hidden search: %s, %s",
  async (language, size) => {
    const { here, admin, other, supervisor, gil } = await town(language)
    const { account } = speak(accountMessages, language)
    const text = speak(secondApprovalMessages, language)
    const { dialog } = speak(invitationMessages, language)
    const page = await site.open({ language, size, token: gil.token })
    await page.goto('/account')
    await press(page, account.change_details)
    await page.getByText(account.name_hint).waitFor()
    await field(page, speak(registerTexts, language).full_name).fill('Gil Sosa Luna')
    await seen(page, `name-form-${language}-${size}`)
    await press(page, account.save)
    await page.getByText(account.name_asked('Gil Sosa Luna')).waitFor()
    await seen(page, `name-asked-${language}-${size}`)
    await page.context().close()

    await letIn(site.garita, gil, here, await arrive(gil, here), 'Lo pidió la administración')
    const desk = await site.open({ language, size, token: other.token })
    await desk.goto('/dashboard')
    const about = await signed(site.garita, 'Gil Sosa', gil.id)
    await desk.getByText(text.what.name(about, 'Gil Sosa Luna')).waitFor()
    await seen(desk, `name-queue-${language}-${size}`)
    await press(desk, text.grant)
    await desk.getByText(text.granted).waitFor()
    await desk.getByText(text.title).waitFor({ state: 'detached' })
    if (size === 'desk') {
      await desk.goto('/admin/log')
      await desk.getByText('Gil Sosa Luna').first().waitFor()
      await seen(desk, `name-log-${language}-${size}`)
      await desk.goto('/dashboard')
    }

    // The supervisor's code waits until the administration confirms it.
    const gates = await site.open({ language, size, token: supervisor.token })
    await gates.goto('/dashboard')
    await pressFolded(gates, 'Gil Sosa Luna', dialog.act_back, language)
    await gates.getByText(dialog.needs_another).waitFor()
    await press(gates, dialog.make)
    await gates.getByText(dialog.waits).waitFor()
    await seen(gates, `code-waits-${language}-${size}`)
    await gates.keyboard.press('Escape')
    await desk.getByText(text.what.start_code(await signed(site.garita, 'Gil Sosa Luna', gil.id))).waitFor()
    await seen(desk, `code-queue-${language}-${size}`)
    await press(desk, text.refuse)
    await desk.getByText(text.refused).waitFor()

    await site.garita.owner.query(
      `insert into second_asks (condominium_id, id, kind, profile_id, wanted_name, asked_by, asked_by_name)
      values ($1, gen_random_uuid(), 'name', $2, 'Gil Luna', $2, 'Gil Sosa Luna')`,
      [here, gil.id],
    )
    await gates.getByText(text.title).waitFor()
    await seen(gates, `supervisor-${language}-${size}`)
    await press(gates, text.grant)
    await gates.getByText(text.granted).waitFor()

    await giveReason(admin, here, {
      kind: 'unit',
      subject: '101',
      told_from: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    })
    await desk.getByText(text.why.hidden_look).waitFor()
    await seen(desk, `hidden-queue-${language}-${size}`)
    await press(desk, text.grant)
    await desk.getByText(text.why.hidden_look).waitFor({ state: 'detached' })
  },
)
