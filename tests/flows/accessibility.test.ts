import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, password } from '../support/accounts.ts'
import { everything } from '../support/scope.ts'
import { field, heading, tabTo, waitForFocus } from './acts.ts'
import { faultsIn } from './faults.ts'
import { viewers } from './screens.ts'
import { openSite, type Site } from './site.ts'
import { makeWorld, type World } from './world.ts'

let site: Site
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
})
afterAll(() => site.close())

test.for(viewers)('shows every screen of %s without a fault: es, phone, light', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'es', theme: 'light', size: 'phone' })).toEqual([])
})

test.runIf(everything).for(viewers)('shows selected screens of %s without a fault: es, desk, light', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'es', theme: 'light', size: 'desk' }, true)).toEqual([])
})

test('approves a person with the keyboard alone, from the sign-in on', async () => {
  const admin = await account(site.garita, { user_role: 'super_admin', full_name: 'Rosa Gil' })
  const page = await site.open()
  await page.goto('/login')
  await field(page, 'Email').focus()
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await heading(page, 'Panel de Administración').waitFor()

  await tabTo(page, 'Panel de Super Administrador')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Revisar')
  await page.keyboard.press('Enter')
  await heading(page, 'Usuarios Pendientes').waitFor()
  await page.getByRole('button', { name: 'Aprobar: Bruno Salas' }).waitFor()
  await tabTo(page, 'Aprobar: Bruno Salas')
  await page.keyboard.press('Enter')
  // The dialog lists the current residents of the unit, and its button has the focus.
  const dialog = page.getByRole('dialog', { name: 'Aprobar a Bruno Salas' })
  await waitForFocus(dialog.getByRole('button', { name: 'Aprobar', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByText('Bruno Salas ya puede usar Garita.').waitFor()
  // The button disappears with its row: the focus moves to the list, not to the top of the page.
  await page.getByRole('button', { name: 'Aprobar: Bruno Salas' }).waitFor({ state: 'detached' })
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.closest('[data-listing]') ? 'in a list' : at?.outerHTML.slice(0, 200)
    })
  await expect.poll(focused).toBe('in a list')
})
