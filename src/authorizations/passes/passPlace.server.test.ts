import { expect, test } from 'vitest'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../authorizations.contract.ts'
import { audienceOf } from './pass.ts'

const garita = openForFile(sharedInstallation)

test('names the place and address of a pass only to its host, and draws the tile of the condominium on an authorization', async () => {
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
