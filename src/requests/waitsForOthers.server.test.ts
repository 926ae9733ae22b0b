/** The home screen of an adult who joined later says that a visitor waits, and names the adult who is asked. */
import { expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'

const garita = openForFile(sharedInstallation)

const othersOf = async (person: TestPerson) => {
  const home = await person.call(households.mine, {})
  return home.ok && home.answer.waits_for_others
}

test('tells an adult who joined later that a request waits for the others, until it is answered', async () => {
  const home = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  await garita.person({ condominium: home, unit: '101', full_name: 'Beto Uno' })
  await garita.owner.query(`update residences set since = since - interval '1 hour' where condominium_id = $1`, [home])
  const id = await arrive(guard, home)
  const ernesto = await garita.person({ condominium: home, unit: '101', full_name: 'Ernesto Uno' })
  const neighbor = await garita.person({ condominium: home, unit: '102', full_name: 'Nora Dos' })
  expect(await ernesto.call(visits.waiting, {})).toMatchObject({ answer: [] })
  expect(await othersOf(ernesto)).toEqual({ count: 1, by: ['Ana Uno', 'Beto Uno'] })
  expect(await othersOf(ana)).toBeNull()
  expect(await othersOf(neighbor)).toBeNull()
  await garita.owner.query('update residences set barred_at = now() where profile_id = $1', [ernesto.id])
  expect(await othersOf(ernesto)).toBeNull()
  await garita.owner.query('update residences set barred_at = null where profile_id = $1', [ernesto.id])
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await othersOf(ernesto)).toBeNull()
})
