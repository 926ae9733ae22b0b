/** A visit in three browsers: the guard registers, both residents of the unit see it, one answers, the others see that; entry, exit, log. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateTexts } from '../../src/authorizations/kinds.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { variants } from '../support/scope.ts'
import { pressNext } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))('a visit from the gate to the phones and back: %s', async (language) => {
  const { garita } = site
  const home = await garita.condominium(`Los Encinos ${language}`)
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const [ana, beto] = [
    await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' }),
    await garita.person({ condominium: home, unit: '101', full_name: 'Beto Uno' }),
  ]
  // They used their accounts before.
  await garita.owner.query('update profiles set started = true where id = any($1)', [[ana.id, beto.id]])
  const text = speak(visitMessages, language)
  const states = speak(stateTexts, language)
  const gate = await site.open({ language, token: guard.token })
  const phones = [
    await site.open({ language, size: 'phone', token: ana.token }),
    await site.open({ language, size: 'phone', token: beto.token }),
  ] as const
  for (const phone of phones) await phone.goto('/dashboard')
  await gate.goto('/operator-panel')

  await gate.getByRole('button', { name: text.register.open }).click()
  const form = gate.getByRole('dialog')
  await form.getByRole('combobox', { name: text.register.unit }).click()
  await gate.getByRole('option', { name: '101' }).click()
  await form.getByLabel(text.register.name).first().fill('Luis')
  await form.getByLabel(text.register.last_name).fill('Gómez')
  await form.getByRole('textbox', { name: text.register.id_document }).fill('INE12345')
  await form.getByLabel(text.register.purpose).fill('Paquete')
  await form.getByRole('button', { name: text.register.submit }).click()
  await gate.getByText(text.register.done).waitFor()

  // The open app rings: nothing has to be found first.
  for (const phone of phones) await phone.getByRole('dialog', { name: text.request.title }).waitFor()
  await phones[0].getByText('INE12345').waitFor()
  await phones[0].getByRole('dialog').getByRole('button', { name: text.request.approve }).click()
  await phones[0].getByText(text.request.approved).waitFor()
  // The others of the home see who answered.
  await phones[1]
    .getByRole('dialog')
    .getByText(/Ana Uno/)
    .waitFor()
  await expect.poll(() => phones[1].locator('.garita-waiting [data-tone=wait]').count()).toBe(0)

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
