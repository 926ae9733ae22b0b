import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateTexts } from '../../src/authorizations/kinds.messages.ts'
import { arrivalDialogTexts } from '../../src/gate/dialogs/arrivalDialog.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { pressNext } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))('carries a visit from the gate to the phone and back: %s', async (language) => {
  const { garita } = site
  const home = await garita.condominium(`Los Encinos ${language}`)
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  // She used her account before.
  await garita.owner.query('update profiles set started = true where id = $1', [ana.id])
  const text = speak(visitMessages, language)
  const arriving = speak(arrivalDialogTexts, language)
  const states = speak(stateTexts, language)
  const gate = await site.open({ language, token: guard.token })
  const phone = await site.open({ language, size: 'phone', token: ana.token })
  await phone.goto('/dashboard')
  await gate.goto('/operator-panel')

  await gate.getByRole('button', { name: text.register.open }).click()
  const form = gate.getByRole('dialog')
  await form.getByRole('combobox', { name: arriving.unit }).click()
  await gate.getByRole('option', { name: '101' }).click()
  await form.getByLabel(arriving.name).first().fill('Luis')
  await form.getByLabel(arriving.last_name).fill('Gómez')
  await form.getByRole('textbox', { name: arriving.document }).fill('INE12345')
  await form.getByText(arriving.more).click()
  await form.getByLabel(arriving.reason).fill('Paquete')
  await form.getByRole('button', { name: arriving.submit }).click()
  await gate.getByText(text.register.done).waitFor()

  // The open app rings without a press.
  const call = phone.getByRole('dialog', { name: text.request.title })
  await call.getByText(text.request.details, { exact: true }).click()
  await call.getByText('INE12345').waitFor()
  await call.getByRole('button', { name: text.request.approve }).click()
  await phone.getByText(text.request.approved).waitFor()

  await gate.getByText(text.list.decided_by('Ana Uno')).waitFor()
  await gate.getByRole('button', { name: `${text.list.enter}: Luis Gómez` }).click()
  await gate.getByText(text.acts.entered('Luis Gómez')).waitFor()
  await gate.getByText(states.inside.replace('✓ ', '')).first().waitFor()
  await pressNext(gate, `${text.list.leave}: Luis Gómez`)
  await gate.getByText(text.acts.left('Luis Gómez')).waitFor()
  await gate.getByRole('tab', { name: text.panel.tab_log }).click()
  await expect.poll(() => gate.getByRole('row', { name: /Luis Gómez/ }).count()).toBe(3)
  expect(site.complaints).toEqual([])
})
