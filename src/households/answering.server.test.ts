/** Who of a unit may answer a guard: those whose account is open and used, and co-residents whom the home lets do it by phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { households } from './households.contract.ts'

let garita: TestInstallation
let there: StationWorld
beforeAll(async () => {
  garita = await testInstallation()
  there = await stationWorld(garita)
  const { here, ana } = there
  const started = (id: string, on: boolean) =>
    garita.owner.query('update profiles set started = $2 where id = $1', [id, on])
  const live = (fullName: string, unit: string) => garita.person({ condominium: here, unit, full_name: fullName })
  await started(ana.id, true)
  await authorize(garita, ana, 'co_resident', { name: 'Rosa', last_name: 'Peña', can_authorize_access: true })
  await authorize(garita, ana, 'co_resident', { name: 'Tito', last_name: 'Peña' })
  const newcomer = await live('Nora Nueva', '101')
  await garita.owner.query('update residences set frozen_at = now() where profile_id = $1', [newcomer.id])
  await live('Sin Entrar', '101')
  await garita.person({ condominium: here, unit: '101', full_name: 'Pedro Espera', approval_status: 'pending' })
  await garita.person({ condominium: here, unit: '101', full_name: 'Raúl No', approval_status: 'rejected' })
  await live('Vera Sola', '202')
})
afterAll(() => garita.close())

const ask = async (unit: string) => {
  const answer = await there.guard.call(households.answering, { condominium_id: there.here, unit_number: unit })
  return answer.ok ? Object.fromEntries(answer.answer.map(({ name, answers }) => [name, answers])) : answer.code
}

test('a guard sees who may answer and why others may not; who is rejected is not there', async () => {
  expect(await ask('101')).toEqual({
    'Ana Uno': 'app',
    'Nora Nueva': 'on_hold',
    'Sin Entrar': 'not_started',
    'Pedro Espera': 'not_approved',
    'Rosa Peña': 'phone',
    'Tito Peña': 'not_allowed',
  })
})

test('the numbers of those who may answer by phone are told, also of a resident who has not signed in yet, and of no others', async () => {
  const everybody = `update profiles set phone_number = '55 1234 5678' where full_name in ('Ana Uno', 'Nora Nueva', 'Pedro Espera', 'Sin Entrar')`
  await garita.owner.query(everybody)
  await garita.owner.query(
    `update authorizations set phone_number = '+52 55 8765 4321' where auth_type = 'co_resident'`,
  )
  const asked = { condominium_id: there.here, unit_number: '101' }
  const told = await there.guard.call(households.answering, asked)
  const numbers = told.ok ? told.answer.filter(({ phone_number }) => phone_number !== null) : []
  expect(numbers.map(({ name, phone_number }) => [name, phone_number])).toEqual([
    ['Ana Uno', '55 1234 5678'],
    ['Sin Entrar', '55 1234 5678'],
    ['Rosa Peña', '+52 55 8765 4321'],
  ])
})

test('a guard of another condominium sees nobody, and a resident sees no neighbor', async () => {
  const { stranger, ana, here } = there
  const asked = { condominium_id: here, unit_number: '202' }
  expect(await stranger.call(households.answering, asked)).toMatchObject({ answer: [] })
  const seen = await ana.call(households.answering, asked)
  expect(seen.ok ? seen.answer : []).toEqual([])
})

test('the station knows the units where nobody can answer, and no names', async () => {
  await arrive(there.guard, there.here, '202')
  const { silent_units, units } = await snapshotOf(there)
  expect(units).toEqual(['101', '202'])
  expect(silent_units).toEqual(['202'])
})
