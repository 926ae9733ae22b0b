/**
 * The badge of a courier: entered at the entry, shown while they are inside, and returned at the exit; also offline, by a rule, and at the
 * desk.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventTexts } from '../../src/access-log/log.messages.ts'
import { arrivalRuleTexts } from '../../src/gate/arrivals/arrivalRules.messages.ts'
import { arrivalTexts } from '../../src/gate/arrivals/arrivals.messages.ts'
import { badgeTexts } from '../../src/gate/arrivals/badges/badges.messages.ts'
import { homeRules } from '../../src/gate/arrivals/homeRules/homeRules.contract.ts'
import { ruleCardTexts } from '../../src/gate/arrivals/homeRules/homeRules.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { card, done, gateField } from '../flows/guardActs.ts'
import { readyOffline, waitingActs } from '../flows/guardDesk.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { atDesk } from '../support/desk.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() =>
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)/.test(said)),
  ).toEqual([]),
)
afterAll(() => site.close())

const sights = [
  ['es', 'phone'],
  ['en', 'desk'],
] as const

async function world() {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const [ana, beto] = [
    await garita.person({ condominium: here, unit: '101' }),
    await garita.person({ condominium: here, unit: '102' }),
  ]
  return { garita, here, guard, ana, beto }
}

async function approved(guard: TestPerson, here: string, home: TestPerson, unitNumber: string, company: string) {
  const id = newId()
  const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
  const courier = {
    ...nobody,
    id,
    condominium_id: here,
    unit_number: unitNumber,
    arrival_kind: 'delivery' as const,
    company,
  }
  expect(await atDesk.register(guard, courier)).toMatchObject({ ok: true })
  expect(await home.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  return id
}

const shot = (page: { screenshot(how: { path: string }): Promise<unknown> }, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/badge-${name}.png` }) : null

test.each(variants(sights))(
  'gives badges at the station, also without a connection and to a courier whom a rule of the home lets in: %s, %s',
  async (language, size) => {
    const { garita, here, guard, ana, beto } = await world()
    await garita.owner.query(`update condominiums set badge_kinds = '{delivery}' where id = $1`, [here])
    const ids = [await approved(guard, here, ana, '101', 'Rappi'), await approved(guard, here, beto, '102', 'Amazon')]
    const carla = await garita.person({ condominium: here, unit: '103' })
    expect(await carla.call(homeRules.expect, { id: newId() })).toMatchObject({ ok: true })
    const text = speak(badgeTexts, language)
    const { names } = speak(arrivalTexts, language)
    const { acts } = speak(gateMessages, language)
    const { lists, bar } = speak(guardMessages, language)
    const page = await site.open({ language, size, token: guard.token, offline: true })
    await page.goto('/guard')
    await gateField(page, language).waitFor()
    const open = async (company: string) => {
      await page.getByRole('tab', { name: lists.inside }).click()
      await page.getByRole('tabpanel').getByText(names.delivery(company), { exact: true }).first().click()
    }
    const strip = (unit: string) => page.locator('[data-strip="good"]').filter({ hasText: unit })

    await strip('101').click()
    await card(page, 'green').getByLabel(text.optional).fill('a-12')
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `entry-${size}`)
    await card(page, 'green').getByRole('button', { name: acts.entry }).click()
    await done(page, 'entry').waitFor()
    await expect.poll(() => waitingActs(page)).toEqual([])
    await page.keyboard.press('Escape')

    // Offline, the station itself says that the number is in use, and still admits the courier.
    await readyOffline(page)
    await page.context().setOffline(true)
    // On a phone the offline bar is higher, so the content below it moves once.
    await page.getByText(bar.offline, { exact: true }).waitFor()
    await strip('102').click()
    await card(page, 'green').getByLabel(text.optional).fill('A12')
    await card(page, 'green')
      .getByText(text.taken('A12', names.delivery('Rappi'), '101'))
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `taken-${size}`)
    await card(page, 'green').getByLabel(text.optional).fill('13')
    await card(page, 'green').getByRole('button', { name: acts.entry }).click()
    await done(page, 'entry').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: lists.inside }).click()
    await page.getByRole('tabpanel').getByText(text.fact('13')).waitFor()
    await page.getByRole('tabpanel').getByText(text.fact('A12')).waitFor()
    await shot(page, `inside-${size}`)
    await open('Amazon')
    const leaving = card(page, 'exit')
    await leaving.getByText(text.give_back('13')).waitFor()
    await leaving.getByRole('button', { name: text.change }).click()
    const giving = page.getByRole('dialog')
    await giving.getByLabel(text.badge).fill('14')
    expect(await axeFaults(page)).toEqual([])
    await shot(page, `change-${size}`)
    await giving.getByRole('button', { name: text.save }).click()
    await leaving.getByText(text.give_back('14')).waitFor()
    await shot(page, `exit-${size}`)
    expect(await axeFaults(page)).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => waitingActs(page)).toEqual([])
    const { rows } = await garita.owner.query(
      'select badge from authorizations where id = any($1) order by unit_number',
      [ids],
    )
    expect(rows).toEqual([{ badge: 'A12' }, { badge: '14' }])

    // The form of a courier whom a rule of the home lets in asks for a badge, too.
    const arriving = speak(arrivalDialogTexts, language)
    await page.keyboard.press('Escape')
    await page.locator('[data-unannounced]').click()
    await giving
      .getByRole('group', { name: arriving.likely })
      .getByRole('button', { name: arriving.expects('103') })
      .click()
    await giving.getByLabel(text.optional).fill('5')
    expect(await axeFaults(page)).toEqual([])
    await shot(page, 'rule')
    await giving.getByRole('button', { name: speak(ruleCardTexts, language).submit.let_in }).click()
    await giving.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: lists.inside }).click()
    await page.getByRole('tabpanel').getByText(text.fact('5')).waitFor()
    await expect.poll(() => waitingActs(page)).toEqual([])
    const last = 'select badge from authorizations where condominium_id = $1 order by id desc limit 1'
    expect((await garita.owner.query(last, [here])).rows).toEqual([{ badge: '5' }])
  },
)

test.each(variants(sights))('gives badges at the desk as the administration chose: %s, %s', async (language, size) => {
  const { here, guard, garita, ana } = await world()
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const text = speak(badgeTexts, language)
  const rules = speak(arrivalRuleTexts, language)
  const { names } = speak(arrivalTexts, language)
  const { list } = speak(visitMessages, language)
  const office = await site.open({ language, size, token: admin.token })
  await office.goto('/dashboard/admin/gates')
  await press(office, `${rules.change}: ${rules.change_title('Los Encinos')}`)
  const dialog = office.getByRole('dialog')
  await dialog.getByText(rules.presets.little, { exact: true }).click()
  // On a phone each kind is a line that names its questions.
  const lines = dialog.locator('summary')
  expect(await lines.filter({ hasText: text.badge }).count()).toBe(size === 'phone' ? 2 : 0)
  for (const line of await lines.all()) await line.press('Enter')
  await dialog.getByRole('checkbox', { name: text.badge }).first().waitFor()
  expect(await dialog.getByRole('checkbox', { name: text.badge, checked: true }).count()).toBe(2)
  await dialog.getByRole('checkbox', { name: text.badge }).last().uncheck()
  await dialog.getByRole('checkbox', { name: text.badge }).first().scrollIntoViewIfNeeded()
  expect(await axeFaults(office)).toEqual([])
  await shot(office, `choose-${size}`)
  await dialog.getByRole('button', { name: speak(webTexts, language).save }).click()
  await office.getByText(rules.changed).waitFor()

  const id = await approved(guard, here, ana, '101', 'Rappi')
  expect(await atDesk.enter(guard, { condominium_id: here, id, event_id: newId(), reason: null })).toMatchObject({
    ok: true,
  })
  const page = await site.open({ language, size, token: guard.token })
  await page.goto('/operator-panel')
  await page.getByText(names.delivery('Rappi')).first().waitFor()
  // On a phone the button is in the details.
  if (size === 'phone') await press(page, `${list.details}: ${names.delivery('Rappi')}`)
  await press(page, `${list.badge}: ${names.delivery('Rappi')}`)
  const giving = page.getByRole('dialog')
  await giving.getByLabel(text.badge).fill('c 7')
  expect(await axeFaults(page)).toEqual([])
  await shot(page, `desk-${size}`)
  await giving.getByRole('button', { name: text.save }).click()
  await page.getByText(text.fact('C7')).first().waitFor()
  await shot(page, `desk-list-${size}`)
  expect(await axeFaults(page)).toEqual([])
  await goOn(office, '/admin/log')
  await office.getByText(speak(eventTexts, language).badge_given).first().waitFor()
  await shot(office, `log-${size}`)
})
