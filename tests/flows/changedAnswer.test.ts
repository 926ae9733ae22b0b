import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { homeRules } from '../../src/gate/arrivals/homeRules/homeRules.contract.ts'
import { notReceivedTexts } from '../../src/gate/arrivals/homeRules/notReceived.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { requestTexts } from '../../src/gate/visits/request.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { speak } from '../../src/shared/messages.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { gateField } from './guardActs.ts'
import { goOn } from './screen.ts'
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
)(
  'changes an approval into a denial, shows the gate the new answer, and offers to refuse the visitor from now on: %s, %s',
  async (language, size) => {
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

    await change.click()
    const refusing = speak(notReceivedTexts, language)
    const lead = phone.getByRole('link', { name: refusing.refuse('Luis Gómez') })
    await lead.waitFor()
    if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/refuse-lead.png` })
    await lead.click()
    const dialog = phone.getByRole('dialog', { name: refusing.form_title })
    await expect.poll(() => dialog.getByLabel(refusing.name).inputValue()).toBe('Luis Gómez')
    if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/refuse-form.png` })
    expect(await axeFaults(phone)).toEqual([])
    await dialog.locator('button[type=submit]').click()
    await phone.getByText(refusing.saved('Luis Gómez')).waitFor()
    await phone.getByRole('button', { name: refusing.receive_of('Luis Gómez') }).waitFor()
    const rules = await ana.call(homeRules.mine, {})
    expect(rules.ok && rules.answer.rules).toMatchObject([{ kind: 'visit', action: 'refuse', name: 'Luis Gómez' }])
  },
)

test('offers a guest by days no button to refuse a person', async () => {
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
  await goOn(phone, '/dashboard/not-received')
  await phone.getByText(text.no_right).waitFor()
})
