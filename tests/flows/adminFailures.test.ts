/** What an administrator reads when a call fails: the sentences of the specification's error catalogue. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../support/installation.ts'
import { press, pressFolded } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let root: TestPerson
beforeAll(async () => {
  site = await openSite()
  const place = await site.garita.condominium('Los Encinos')
  root = await site.garita.person({ user_role: 'super_admin' })
  await site.garita.person({ user_role: 'agent', approval_status: 'pending', full_name: 'Ramón Paz' })
  await site.garita.person({ condominium: place, unit: '1', full_name: 'Ana Ruiz' })
})
afterAll(() => site.close())

async function open() {
  const page = await site.open({ language: 'es', size: 'desk', token: root.token })
  const fail = (call: string, code: string, status: number) =>
    page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status, json: { error: { code } } }))
  return { page, fail }
}

test.each([
  ['/dashboard/admin', 'panels.admin', 'No se pudieron cargar los datos del dashboard'],
  ['/admin', 'panels.installation', 'No se pudieron cargar las estadísticas'],
  ['/admin/operators', 'people.assignments', 'No se pudieron cargar las asignaciones'],
  ['/admin/operators', 'people.list', 'No se pudieron cargar los datos'],
  ['/admin/users', 'people.list', 'No se pudieron cargar los usuarios'],
  ['/admin/approvals', 'people.list', 'No se pudieron cargar los usuarios pendientes'],
  ['/admin/condominiums', 'condominiums.list', 'No se pudieron cargar los condominios'],
])('%s without %s', async (path, call, sentence) => {
  const { page, fail } = await open()
  await fail(call, 'database_failing', 503)
  await page.goto(path)
  const alert = page.getByRole('alert').filter({ has: page.getByText(sentence, { exact: true }) })
  await alert.getByText('Error al conectar con la base de datos').waitFor()
})

test('acts that fail, and one that succeeds', async () => {
  const { page, fail } = await open()
  await fail('people.decide', 'unexpected', 500)
  await page.goto('/admin/approvals')
  await press(page, 'Aprobar: Ramón Paz')
  await page.getByText('No se pudo actualizar el estado del usuario').waitFor()
  await page.getByText('Error al procesar la solicitud').waitFor()

  await fail('people.change', 'unexpected', 500)
  await page.goto('/admin/users?search=Ana')
  await pressFolded(page, 'Ana Ruiz', 'Editar', 'es')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: 'Operador' }).click()
  await press(dialog, 'Guardar cambios')
  await dialog.getByText('No se pudo actualizar el rol').waitFor()

  await page.unroute('**/api/v1/people.change')
  await press(dialog, 'Guardar cambios')
  await page.getByText('Rol actualizado correctamente').waitFor()
  expect(await page.getByText('Éxito', { exact: true }).count()).toBe(1)
})
