/** What a pass says of its place: name, address, and the tile of the condominium. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestInstallation } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../authorizations.contract.ts'
import { audienceOf } from './pass.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

test('a pass names its place and address to its host alone, and an authorization draws the tile of its condominium', async () => {
  const address = 'Av. de los Encinos 120'
  const condominium = await garita.condominium('Las Jacarandas')
  const person = await garita.person({ condominium })
  const neighbor = await garita.person({ condominium, unit: '102' })
  const id = await authorize(garita, person)
  const place = { condominium: 'Las Jacarandas' }
  expect(await person.call(authorizations.showPass, { id })).toMatchObject({ answer: { ...place, address: null } })
  await garita.owner.query('update condominiums set address = $2 where id = $1', [condominium, address])
  expect(await person.call(authorizations.showPass, { id })).toMatchObject({ answer: { ...place, address } })
  expect(await neighbor.call(authorizations.showPass, { id })).toMatchObject({ ok: false, status: 404 })
  const listed = await person.call(authorizations.list, { auth_type: 'temporary_visitor' })
  expect(listed.ok && listed.answer.items.map(({ tile }) => tile)).toEqual([audienceOf(condominium)])
})
