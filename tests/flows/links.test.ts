/** Links from letters and push messages arrive where they point, also through the sign-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { account } from '../support/accounts.ts'
import { arrive } from '../support/arrivals.ts'
import { field, press } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const { login } = speak(sessionMessages, 'es')
const { request } = speak(visitMessages, 'es')

test('a link to a request opens it after signing in, and leaves nothing for the next person', async () => {
  const home = await site.garita.condominium()
  const guard = await site.garita.person({ user_role: 'agent', assigned: [home] })
  const ana = await account(site.garita, { condominium: home, unit: '101', full_name: 'Ana Uno' })
  const id = await arrive(guard, home)
  const page = await site.open({ size: 'phone' })
  const signIn = async () => {
    await field(page, login.email).fill(ana.email)
    await field(page, login.password).fill(ana.password)
    await press(page, login.submit)
  }
  await page.goto(`/dashboard/temporary-visitors?request=${id}`)
  await signIn()
  await page.getByRole('dialog').getByRole('button', { name: request.approve }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/temporary-visitors')

  // Somebody who is signed in already goes straight on.
  await page.goto(`/login?to=${encodeURIComponent(`/dashboard/temporary-visitors?request=${id}`)}`)
  await page.getByRole('dialog').getByRole('button', { name: request.approve }).waitFor()
  await page.keyboard.press('Escape')

  await page.goto('/dashboard/vehicles')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await press(page, 'Cerrar Sesión')
  await field(page, login.email).waitFor()
  expect(page.url()).toBe(`${site.address}/login`)
  await page.goto('/login?to=//evil.test')
  await signIn()
  await page.getByRole('heading', { name: 'Hola, Ana Uno' }).waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})
