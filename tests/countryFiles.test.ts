import { beforeAll, expect, test } from 'vitest'
import { amenities } from '../src/amenities/amenities.contract.ts'
import { authorizations } from '../src/authorizations/authorizations.contract.ts'
import { amenityOf, book } from './support/bookings.ts'
import { download } from './support/files.ts'
import { type TestPerson, testInstallation } from './support/installation.ts'
import { openForFile } from './support/openForFile.ts'
import { authorize, passOf } from './support/visits.ts'

const garita = openForFile(testInstallation)
let bogota: string
let santiago: string
beforeAll(async () => {
  bogota = await placeIn('CO')
  santiago = await placeIn('CL')
})

async function placeIn(country: string): Promise<string> {
  const place = await garita.condominium(country)
  await garita.owner.query('update condominiums set country = $2 where id = $1', [place, country])
  return place
}

const reservationsOf = async (admin: TestPerson, filter: object = {}) =>
  (
    await download(
      garita,
      amenities.exportReservations,
      { search: '', language: 'es', format: 'csv', ...filter },
      admin.token,
    )
  ).text

test('names the pool as its country does in a file of one country, and as the product does in one of several', async () => {
  for (const place of [bogota, santiago]) {
    const ana = await garita.person({ condominium: place, unit: '101' })
    await book(ana, await amenityOf(garita, place, 'pool', { exclusive: false }))
  }
  const admin = await garita.person({ user_role: 'admin', assigned: [bogota] })
  expect(await reservationsOf(admin)).toMatch(/Piscina/)
  const both = await garita.person({ user_role: 'admin', assigned: [bogota, santiago] })
  expect(await reservationsOf(both)).toMatch(/Alberca/)
  expect(await reservationsOf(both, { condominium_id: santiago })).toMatch(/Piscina/)
})

test('shows the country of the gate on the visitor’s page', async () => {
  const ana = await garita.person({ condominium: santiago, unit: '201' })
  const { link } = await passOf(ana, await authorize(garita, ana, 'permanent_visitor'))
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ answer: { country: 'CL' } })
})
