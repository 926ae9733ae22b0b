import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { account } from '../support/accounts.ts'
import { signIn, signOut } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

/** Delays an answer: the server runs the call at once, and the page gets the answer when the test releases it. */
async function late(page: Page, call: string): Promise<() => void> {
  let tell = () => {}
  const may = new Promise<void>((go) => {
    tell = go
  })
  await page.route(`**/api/v1/${call}`, async (route) => {
    const response = await route.fetch()
    await may
    await route.fulfill({ response })
  })
  return tell
}

test('stays signed in when an answer from before the sign-in arrives late, and confirms a sign-out that is announced first', async () => {
  const ana = await account(site.garita, {
    full_name: 'Ana Pérez',
    condominium: await site.garita.condominium('Los Encinos'),
  })
  const page = await site.open()
  const tell = await late(page, 'session.current')
  await page.goto('/login')
  const signedIn = page.waitForResponse('**/api/v1/session.signIn')
  await signIn(page, ana)
  await signedIn
  tell()
  await page.getByText('Hola, Ana Pérez').waitFor()

  await page.getByText('Conectado', { exact: true }).waitFor({ state: 'attached' })
  const confirm = await late(page, 'session.signOut')
  await signOut(page, 'es')
  expect(await page.getByText('Tu sesión terminó. Inicia sesión de nuevo.').count()).toBe(0)
  confirm()
  await page.getByText('Has cerrado sesión correctamente.').waitFor()
})
