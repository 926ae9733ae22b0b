/** Failed calls of an administrator show the sentences of the specification's error catalogue. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, pressFolded } from '../flows/acts.ts'
import { goOn } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite()
  const place = await site.garita.condominium('Los Encinos')
  const root = await site.garita.person({ user_role: 'super_admin' })
  await site.garita.person({ user_role: 'agent', approval_status: 'pending', full_name: 'Ramón Paz' })
  await site.garita.person({ condominium: place, unit: '1', full_name: 'Ana Ruiz' })
  page = await site.open({ token: root.token, kept: true })
  await page.goto('/account')
})
afterAll(() => site.close())

const fail = (call: string, code: string, status: number) =>
  page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status, json: { error: { code } } }))

test.each([
  ['/admin/approvals', { 'people.list': 'No se pudieron cargar los usuarios pendientes' }],
  ['/dashboard/admin', { 'dashboards.admin': 'No se pudieron cargar los datos del dashboard' }],
  ['/admin', { 'dashboards.installation': 'No se pudieron cargar las estadísticas' }],
  [
    '/admin/operators',
    {
      'people.assignments': 'No se pudieron cargar las asignaciones',
      'people.list': 'No se pudieron cargar los datos',
    },
  ],
  ['/admin/users', { 'people.list': 'No se pudieron cargar los usuarios' }],
  ['/admin/condominiums', { 'condominiums.list': 'No se pudieron cargar los condominios' }],
])('shows an error on %s when a call fails: %o', async (path, sentences) => {
  for (const call of Object.keys(sentences)) await fail(call, 'database_failing', 503)
  // A new page has no data of an earlier screen, which would stay instead of the error.
  await page.goto(path)
  for (const sentence of Object.values(sentences)) {
    const alert = page.getByRole('alert').filter({ has: page.getByText(sentence, { exact: true }) })
    await alert.getByText('Error al conectar con la base de datos').waitFor()
  }
  await page.unrouteAll()
})

test('shows why an approval failed, and confirms one that succeeds', async () => {
  await fail('people.decide', 'unexpected', 500)
  await goOn(page, '/admin/approvals')
  await press(page, 'Aprobar: Ramón Paz')
  await page.getByText('No se pudo actualizar el estado del usuario').waitFor()
  await page.getByText('Error al procesar la solicitud').waitFor()

  await fail('people.change', 'unexpected', 500)
  await goOn(page, '/admin/users?search=Ana')
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
