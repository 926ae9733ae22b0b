/** Answers that arrive late and out of order on a slow connection do no harm. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { account } from '../support/accounts.ts'
import { authorize } from '../support/visits.ts'
import { heading, press, signIn, signOut, waitForFocus } from './acts.ts'
import { openSite, type Site } from './site.ts'
import { unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

const resident = async () =>
  account(site.garita, { full_name: 'Ana Pérez', condominium: await site.garita.condominium('Los Encinos') })

/** Answers so late as a line that is slow: what it was asked is done at once, and told when it may. */
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

test('a late answer from before the sign-in does not lead back to the login', async () => {
  const ana = await resident()
  const page = await site.open()
  const tell = await late(page, 'session.current')
  await page.goto('/login')
  const signedIn = page.waitForResponse('**/api/v1/session.signIn')
  await signIn(page, ana)
  await signedIn
  tell()
  await heading(page, 'Hola, Ana Pérez').waitFor()
})

test('signing out says so, also if the end of the session is announced first', async () => {
  const ana = await resident()
  const page = await site.open({ token: ana.token })
  await page.goto('/dashboard')
  await page.getByText('Conectado', { exact: true }).waitFor()
  const tell = await late(page, 'session.signOut')
  await signOut(page, 'es')
  expect(await page.getByText('Tu sesión terminó. Inicia sesión de nuevo.').count()).toBe(0)
  tell()
  await page.getByText('Has cerrado sesión correctamente.').waitFor()
})

test('a dialog stays open until its answer arrives: a key is shown only once', async () => {
  const home = await site.garita.condominium('Los Encinos')
  await site.garita.owner.query(`insert into gates (condominium_id, id, name) values ($1, $2, 'Norte')`, [
    home,
    newId(),
  ])
  const boss = await site.garita.person({ user_role: 'super_admin' })
  const page = await site.open({ token: boss.token })
  const tell = await late(page, 'gate.addDevice')
  await page.goto('/dashboard/admin/gates')
  await press(page, 'Nuevo equipo')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Barrera 1')
  await press(dialog, 'Crear clave')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await page.keyboard.press('Escape')
  tell()
  await page.getByText('Cópiala ahora').waitFor()
})

test('a dialog whose code arrives after the menu has gone gives the focus back to the button of the menu', async () => {
  const { ana } = await unitOf(site.garita)
  await authorize(site.garita, ana, 'temporary_visitor')
  const page = await site.open({ token: ana.token, language: 'es', size: 'desk' })
  await page.goto('/dashboard/temporary-visitors')
  const more = page.getByRole('button', { name: /^Más: / }).first()
  await more.waitFor()
  let arrives = () => {}
  const may = new Promise<void>((go) => {
    arrives = go
  })
  await page.route('**/*.js', async (route) => {
    await may
    await route.continue()
  })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  arrives()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await waitForFocus(more)
})
