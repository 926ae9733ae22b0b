/** A resident changes a wrong answer on the telephone, and the gate hears of it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { requestTexts } from '../../src/visits/call/request.messages.ts'
import { homeRules } from '../../src/visits/rules/homeRules.contract.ts'
import { notReceivedTexts } from '../../src/visits/rules/notReceived.messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { gateField } from './guardActs.ts'
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
)('a yes becomes a no: %s, %s', async (language, size) => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  const id = await arrive(guard, here)
  await ana.call(visits.decide, { id, decision: 'approved' })
  const gate = await site.open({ language, token: guard.token })
  await gate.goto('/guard')
  await gateField(gate, language).waitFor()
  await gate.locator('[data-strip="good"]').waitFor()
  const text = speak(requestTexts, language)
  const phone = await site.open({ language, size, token: ana.token })
  await phone.goto(`/dashboard?request=${id}`)
  const change = phone.getByRole('button', { name: text.changed_to.denied })
  await change.waitFor()
  expect(await axeFaults(phone)).toEqual([])
  if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/changed-${size}.png` })
  await change.click()
  const { done } = speak(guardMessages, language)
  await gate.locator('[data-denied]').getByText(done.denied('Luis Gómez', '101')).waitFor()
  expect(await gate.locator('[data-strip]').count()).toBe(0)
  await phone.getByRole('button', { name: text.changed_to.approved }).click()
  await gate.locator('[data-denied]').waitFor({ state: 'detached' })
  await gate.locator('[data-strip="good"]').waitFor()
})

test('who was refused is refused from now on, with the name filled in', async () => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  const id = await arrive(guard, here)
  await ana.call(visits.decide, { id, decision: 'denied' })
  const text = speak(notReceivedTexts, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token })
  await phone.goto(`/dashboard?request=${id}`)
  const lead = phone.getByRole('link', { name: text.refuse('Luis Gómez') })
  await lead.waitFor()
  if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/refuse-lead.png` })
  await lead.click()
  const dialog = phone.getByRole('dialog', { name: text.form_title })
  await expect.poll(() => dialog.getByLabel(text.name).inputValue()).toBe('Luis Gómez')
  if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/refuse-form.png` })
  expect(await axeFaults(phone)).toEqual([])
  await dialog.locator('button[type=submit]').click()
  await phone.getByText(text.saved('Luis Gómez')).waitFor()
  await phone.getByRole('button', { name: text.receive_of('Luis Gómez') }).waitFor()
  const rules = await ana.call(homeRules.mine, {})
  expect(rules.ok && rules.answer.rules).toMatchObject([{ kind: 'visit', action: 'refuse', name: 'Luis Gómez' }])
})

test('a guest by days finds no way to refuse a person', async () => {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [ana.id])
  const id = await arrive(guard, here)
  await ana.call(visits.decide, { id, decision: 'denied' })
  const text = speak(notReceivedTexts, 'es')
  const phone = await site.open({ size: 'desk', token: ana.token })
  await phone.goto(`/dashboard?request=${id}`)
  await phone.getByText(speak(requestTexts, 'es').details).waitFor()
  await phone.getByRole('button', { name: speak(requestTexts, 'es').changed_to.approved }).waitFor()
  expect(await phone.getByRole('link', { name: text.refuse('Luis Gómez') }).count()).toBe(0)
  expect(await phone.getByRole('link', { name: text.title }).count()).toBe(0)
  await phone.goto('/dashboard/not-received')
  await phone.getByText(text.no_right).waitFor()
})
