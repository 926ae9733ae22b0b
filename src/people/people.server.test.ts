/** People are found, decided on, changed and assigned by whoever may, and by nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../../tests/installation.ts'
import { people } from './people.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const card = (person: { id: string; email: string }) => ({
  id: person.id,
  full_name: 'Ana Pérez',
  email: person.email,
  phone_number: null,
  approval_status: 'approved' as const,
})

test('an admin lists the people of their own condominiums, newest first, and nobody else', async () => {
  const [own, other] = [await garita.condominium('Propio'), await garita.condominium('Ajeno')]
  const admin = await garita.person({ user_role: 'admin', assigned: [own] })
  const first = await garita.person({ condominium: own, unit: '101', full_name: 'Primera' })
  const second = await garita.person({
    condominium: own,
    unit: '102',
    full_name: 'Segunda',
    approval_status: 'pending',
  })
  await garita.person({ condominium: other, full_name: 'Ajena' })

  const listed = await admin.call(people.list, {})
  expect(listed.ok && listed.answer.items.map((person) => person.id)).toEqual([second.id, first.id, admin.id])
  expect(listed.ok && listed.answer.items[0]).toMatchObject({
    full_name: 'Segunda',
    unit_number: '102',
    condominium: { name: 'Propio' },
    may_change: true,
  })
  const counted = await admin.call(people.count, {})
  expect(counted.ok && counted.answer).toEqual({ total: 3, approved: 2, pending: 1, rejected: 0 })
})
