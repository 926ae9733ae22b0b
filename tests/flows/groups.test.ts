/** A host makes one pass for a group; a station without a connection lets it in by parts and out with one press. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import { authorizationMessages, fieldTexts, optionTexts } from '../../src/authorizations/authorizations.messages.ts'
import { groupTexts } from '../../src/authorizations/group.messages.ts'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { mistakeTexts } from '../../src/gate/dialogs/mistake.messages.ts'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { groupCountTexts } from '../../src/gate/visits/groupCounts.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { speak } from '../../src/shared/messages.ts'
import { beNoon } from '../support/clocks.ts'
import { authorize, passOf } from '../support/visits.ts'
import { fill, press, take } from './acts.ts'
import { axeFaults } from './axe.ts'
import { card, done, gateField } from './guardActs.ts'
import { openGuard, readyOffline } from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const text = { ...speak(groupTexts, 'es'), ...speak(groupCountTexts, 'es') }

test('makes a pass for a permanent visitor with companions, and says the number on card and page', async () => {
  const { garita } = site
  const condominium = await garita.condominium('Los Encinos')
  const ana = await garita.person({ full_name: 'Ana Pérez', condominium, unit: '101' })
  const page = await site.open({ size: 'phone', token: ana.token, touch: true })
  const kind = speak(kindTexts, 'es').permanent_visitor
  await page.goto('/dashboard/permanent-visitors')
  await page.getByRole('button', { name: kind.add }).first().click()
  const labels = speak(fieldTexts, 'es')
  await fill(page, [
    [labels.name, 'Luis'],
    [labels.last_name, 'Gómez'],
    [text.companions, '4'],
  ])
  await page.getByText(text.people_fact(5)).waitFor()
  await fill(page, [[text.companion_names, 'Eva Ruiz\nLuis Mora']])
  await take(page, labels.relationship, speak(optionTexts, 'es').familiar)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: speak(authorizationMessages, 'es').save, exact: true }).click()
  await expect
    .poll(async () => {
      const list = await ana.call(authorizations.list, { auth_type: 'permanent_visitor' })
      return list.ok && list.answer.items[0]?.values
    })
    .toMatchObject({ people: 5, companions: 'Eva Ruiz\nLuis Mora' })
  await page.getByText(text.people_fact(5)).filter({ visible: true }).first().waitFor()
  const list = await ana.call(authorizations.list, { auth_type: 'permanent_visitor' })
  const { link } = await passOf(ana, (list.ok && list.answer.items[0]?.id) || '')
  const visitor = await site.open({ size: 'phone', scripted: false })
  await visitor.goto(`/pass/${link}`)
  await visitor.getByText(text.people_fact(5)).waitFor()
})

test('lets a station without a connection count a group in by parts, take a mistake back, and let all out with one press', async () => {
  const { garita } = site
  const condominium = await garita.condominium('Los Encinos')
  await beNoon(garita, condominium)
  const ana = await garita.person({ full_name: 'Ana Pérez', condominium, unit: '101' })
  const guard = await garita.person({ user_role: 'agent', assigned: [condominium], full_name: 'Gus Garita' })
  const id = await authorize(garita, ana, 'temporary_visitor', { people: 5, companions: 'Eva Ruiz\nLuis Mora' })
  const { access_number } = await passOf(ana, id)
  const { acts } = speak(gateMessages, 'es')
  const page = await site.open({ size: 'tablet', token: guard.token, offline: true })
  await openGuard(page)
  await page.getByText('Luis Gómez').first().waitFor()
  await readyOffline(page)
  await page.context().setOffline(true)
  const open = async () => {
    await gateField(page).fill(access_number ?? '')
    await gateField(page).press('Enter')
  }
  await open()
  await card(page, 'green')
    .getByText(`${text.with_companions(4)}: ${text.people_fact(5)}`)
    .waitFor()
  await card(page, 'green').getByText('Eva Ruiz, Luis Mora').waitFor()
  await page.getByText(text.enter(5, 5)).waitFor()
  for (const count of [5, 4]) await page.getByRole('button', { name: `${text.fewer}: ${text.enter(count, 5)}` }).click()
  expect(await axeFaults(page)).toEqual([])
  await press(page, acts.entry)
  await done(page, 'entry').getByText(text.counted(3)).waitFor()
  await open()
  await card(page, 'green').getByText(text.inside_of(3, 5)).waitFor()
  await page.getByText(text.enter(2, 2)).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await press(page, acts.entry)
  await press(page, speak(mistakeTexts, 'es').button)
  await done(page, 'corrected').waitFor()
  await open()
  await card(page, 'green').getByText(text.inside_of(3, 5)).waitFor()
  await press(page, acts.entry)
  await done(page, 'entry').waitFor()
  await open()
  await card(page, 'exit').getByText(text.all_inside(5, 5)).waitFor()
  await page.getByText(text.leave(5, 5)).waitFor()
  await press(page, speak(guardMessages, 'es').card.enters)
  await card(page, 'amber').getByText(text.all_inside_text).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.context().setOffline(false)
  await expect
    .poll(async () => {
      const log = await guard.call(visits.log, {})
      return log.ok && log.answer.items.map(({ people }) => people)
    })
    .toEqual([2, 2, 2, 3])
  await open()
  await press(page, acts.exit)
  await done(page, 'exit').getByText(text.counted(5)).waitFor()
  await expect
    .poll(async () => {
      const counted = await guard.call(visits.count, {})
      return counted.ok && counted.answer.inside
    })
    .toBe(0)
  site.complaints.splice(0)
})

test('reports no error in any browser window', () => {
  expect(site.complaints).toEqual([])
})
