/** A resident of Chile reads the words of Chile, one of Mexico the product’s own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each([
  ['America/Santiago', 'Patente', 'Placa'],
  ['America/Mexico_City', 'Placa', 'Patente'],
])('in %s a vehicle has a %s', async (zone, word, other) => {
  const home = await site.garita.condominium()
  await site.garita.owner.query('update condominiums set time_zone = $1 where id = $2', [zone, home])
  const { token } = await site.garita.person({ condominium: home, unit: '101' })
  const phone = await site.open({ size: 'phone', token })
  await phone.goto('/dashboard/vehicles')
  await phone
    .getByRole('button', { name: /Agregar/ })
    .first()
    .click()
  await phone
    .getByLabel(new RegExp(`^${word}`))
    .first()
    .waitFor()
  expect(await phone.getByLabel(new RegExp(`^${other}`)).count()).toBe(0)
  expect(site.complaints.splice(0)).toEqual([])
})
