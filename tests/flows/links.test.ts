import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { speak } from '../../src/shared/messages.ts'
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

test('opens a request from a link after the sign-in, and leaves nothing for the next person', async () => {
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

  // The link skips the sign-in of a person who is signed in already.
  await page.goto(`/login?to=${encodeURIComponent(`/dashboard/temporary-visitors?request=${id}`)}`)
  await page.getByRole('dialog').getByRole('button', { name: request.approve }).waitFor()
  await page.keyboard.press('Escape')
  // A request that stays open would cover the next screen.
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto('/dashboard/vehicles')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await press(page, 'Cerrar Sesión')
  await field(page, login.email).waitFor()
  expect(page.url()).toBe(`${site.address}/login`)
  await page.goto('/login?to=//evil.test')
  await signIn()
  await page.getByText('Hola, Ana Uno').waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})
