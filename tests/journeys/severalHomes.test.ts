/**
 * One person has several homes: a code asks for the second, two tabs keep them apart, and each announces the other at the foot of the
 * screen.
 */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { requestTexts } from '../../src/gate/visits/request.messages.ts'
import { homeTexts } from '../../src/people/homes/homes.messages.ts'
import { moveTexts } from '../../src/people/move/moves.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { joinMessages } from '../../src/session/join/join.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { roleTexts } from '../../src/shared/roles.messages.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { atDesk } from '../support/desk.ts'
import { homesOf } from '../support/homes.ts'
import { variants } from '../support/scope.ts'
import { codeOfUnit } from '../support/unitCodes.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))('approves a second home, and gives each home a tab of its own: %s', async (language) => {
  const { garita } = site
  const text = speak(joinMessages, language)
  const { homes: frame } = speak(appMessages, language)
  const { users } = speak(peopleMessages, language)
  const size = language === 'es' ? 'phone' : 'desk'
  const here = await garita.condominium('Los Encinos')
  const there = await garita.condominium('Las Palmas')
  const admin = await garita.person({ user_role: 'admin', assigned: [there], full_name: 'Rosa Allá' })
  const guard = await garita.person({ user_role: 'agent', assigned: [there] })
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  await garita.person({ condominium: there, unit: '204', full_name: 'Vera Vecina' })
  await authorize(garita, ana, 'temporary_visitor', { name: 'Inés', last_name: 'Aquí' })
  const code = await codeOfUnit(admin, { condominium_id: there, unit_number: '204' })

  const first = await site.open({ language, size, token: ana.token })
  await first.goto(`/account#${code}`)
  await first.getByText(text.joins('Las Palmas', '204')).waitFor()
  expect(await axeFaults(first)).toEqual([])
  await first.getByRole('button', { name: text.ask }).click()
  await first.getByText(text.waits).waitFor()

  const desk = await site.open({ language, size: 'desk', token: admin.token })
  await desk.goto('/dashboard/admin/users')
  await desk.getByText(speak(homeTexts, language).asks).waitFor()
  await desk.getByRole('button', { name: `${users.approve}: Ana Uno` }).click()
  await desk.getByRole('dialog', { name: /\S/ }).getByRole('button', { name: users.approve }).click()
  // The page of the first home finds its own address.
  const [one = '', two = ''] = await homesOf(garita, ana)
  await first.waitForURL(`**/home/${one}/account**`)
  const choice = first.getByRole('combobox', { name: frame.switch })
  await choice.waitFor()
  expect(await choice.locator('option').allTextContents()).toEqual(['101 · Los Encinos', '204 · Las Palmas'])

  const second = await first.context().newPage()
  await second.goto(`/home/${two}/dashboard/temporary-visitors`)
  await first.goto('/dashboard/temporary-visitors')
  await first.waitForURL(`**/home/${one}/dashboard/temporary-visitors`)
  await first.getByText('Inés Aquí').first().waitFor()
  await second.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await second.getByText('Inés Aquí').count()).toBe(0)

  // A visitor waits at the other gate: the tab of this home says so, and links there.
  await atDesk.register(guard, {
    ...{ id: newId(), condominium_id: there, unit_number: '204', name: 'Pía', last_name: 'Puerta' },
    ...{ id_document: 'INE1', phone_number: null, purpose: null },
  })
  await first.bringToFront()
  await first.getByText(speak(requestTexts, language).waits_elsewhere('204')).waitFor()
  expect(await axeFaults(first)).toEqual([])
  await first.getByRole('link', { name: speak(requestTexts, language).answer }).click()
  await first.waitForURL(`**/home/${two}/dashboard?request=**`)
  await first.getByText('Pía Puerta').first().waitFor()

  // The administration ends the second home, and the page goes to the remaining one.
  const moving = speak(moveTexts, language)
  await desk.goto('/dashboard/admin/users')
  await desk.getByRole('button', { name: `${moving.act}: Ana Uno` }).click()
  const move = desk.getByRole('dialog', { name: moving.title('Ana Uno') })
  await move.getByText(moving.now, { exact: true }).click()
  await move.getByRole('button', { name: moving.submit_now }).click()
  await move.waitFor({ state: 'detached' })
  await first.waitForURL('**/dashboard**')
  await expect.poll(() => new URL(first.url()).pathname).toBe('/dashboard')
  expect(site.complaints.splice(0)).toEqual([])
})

test('switches between the condominium that an admin runs and the one where the admin lives', async () => {
  const { garita } = site
  const { homes: frame } = speak(appMessages, 'es')
  const here = await garita.condominium('Los Encinos')
  const there = await garita.condominium('Las Palmas')
  const rita = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Doble' })
  const home = newId()
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '305', now())`,
    [there, home, rita.id],
  )
  const page = await site.open({ token: rita.token })
  await page.goto('/dashboard')
  const choice = page.getByRole('combobox', { name: frame.switch })
  await choice.selectOption({ label: '305 · Las Palmas' })
  await page.waitForURL(`**/home/${home}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('navigation').getByText(speak(appMessages, 'es').nav.community).count()).toBe(0)
  await choice.selectOption({ label: frame.work(speak(roleTexts, 'es').admin) })
  await page.waitForURL('**/dashboard/admin')
  await page.getByRole('navigation').getByText(speak(appMessages, 'es').nav.community).first().waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})
