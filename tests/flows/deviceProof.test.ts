/** Making a device key in a session whose password was typed long ago: the dialog asks for it, keeps what was typed, and goes on. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { account, password } from '../support/accounts.ts'
import { press, waitForFocus } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))

test('the dialog asks for the password, rejects a wrong one, and shows the key after the right one', async () => {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const admin = await account(garita, { user_role: 'admin', full_name: 'Ana Pérez', assigned: [home] })
  const left = await account(garita, { user_role: 'admin', full_name: 'Luis Gómez' })
  await garita.owner.query(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_by)
      select condominium_id, gen_random_uuid(), id, 'Lector viejo', '\\x0102', $2 from gates where condominium_id = $1`,
    [home, left.id],
  )
  await garita.owner.query('update sessions set proved_at = null where profile_id = $1', [admin.id])

  const page = await site.open({ token: admin.token })
  await page.goto('/dashboard/admin/gates')
  await page.getByText('Quien la creó ya no administra este condominio').waitFor()
  await press(page, 'Nuevo equipo')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Barrera 1')
  await press(dialog, 'Crear clave')
  const field = dialog.getByLabel('Tu contraseña')
  await waitForFocus(field)
  await field.fill('no es esta')
  await press(dialog, 'Crear clave')
  await dialog.getByText('La contraseña actual no es correcta.').waitFor()
  await field.fill(password)
  await press(dialog, 'Crear clave')
  await page.getByText('Cópiala ahora').waitFor()
  expect(await page.getByRole('dialog').getByText('Clave de Barrera 1').count()).toBe(1)
})
