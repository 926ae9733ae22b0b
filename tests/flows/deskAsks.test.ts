/** A guard at the desk sees who waits, each with its clock, and acts in the line. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askTexts } from '../../src/gate/arrivals/asks.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { arrive, backdate } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('shows four requests with their clocks, and answers each in its row: %s, %s', async (language, size) => {
  expect(languages).toContain(language)
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const units = ['101', '102', '103', '104']
  const homes = await Promise.all(units.map((unit) => garita.person({ condominium: here, unit })))
  // On a busy machine the usual 90 seconds could pass before the test has read every clock.
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"'), ask_seconds = 300 where id = $1`,
    [here],
  )
  await garita.owner.query(`update residences set since = now() - interval '1 day' where condominium_id = $1`, [here])
  const text = speak(askTexts, language)
  const page = await site.open({ language, size, token: guard.token })
  await page.goto('/operator-panel')
  const ids: string[] = []
  for (const unit of units) ids.push(await arrive(guard, here, unit))
  const strips = page.getByRole('list', { name: text.strips, exact: true }).getByRole('listitem')
  await expect.poll(() => strips.count()).toBe(4)
  const ask = (unit: string) => strips.filter({ hasText: unit })
  await ask('101')
    .getByText(/^[34]:\d\d$/)
    .waitFor()
  // No resident of 102 answers; the condominium lets the guard decide about a delivery.
  await garita.owner.query(`update authorizations set arrival_kind = 'delivery' where id = $1`, [ids[1]])
  await backdate(garita, ids[1] ?? '', '301 seconds')
  await homes[0]?.call(visits.decide, { id: ids[0] ?? '', decision: 'approved' })
  await ask('101').getByText(text.may_pass).waitFor()
  await ask('102').getByText(text.time_over, { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/desk-asks-${size}.png` })
  await ask('102').getByRole('button', { name: text.let_in }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Llueve')
  await dialog.getByRole('button', { name: speak(visitMessages, language).list.enter, exact: true }).click()
  await expect.poll(() => strips.count()).toBe(3)
  expect(await ask('103').getByRole('button', { name: text.let_in }).count()).toBe(0)
  await ask('103')
    .getByRole('button', { name: new RegExp(`^${speak(webTexts, language).list.more}`) })
    .click()
  await page.getByRole('menuitem', { name: text.left }).click()
  await ask('101').getByRole('button', { name: text.enter }).click()
  await expect.poll(() => strips.count()).toBe(1)
  await ask('104').getByRole('button', { name: text.call }).click()
  await dialog.getByRole('textbox', { name: speak(letInTexts, language).who }).waitFor()
})
