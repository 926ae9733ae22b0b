/** Who of a unit may answer a guard: those whose account is open and used, and co-residents whom the home lets do it by phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import type { TestInstallation } from '../../tests/support/installation.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { visits } from '../visits/visits.contract.ts'
import { households } from './households.contract.ts'

let garita: TestInstallation
let there: StationWorld
beforeAll(async () => {
  garita = await sharedInstallation()
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

test('the numbers of those who may answer are covered until a guard looks: a line, with a reason where nobody waits', async () => {
  const everybody = `update profiles set phone_number = '55 1234 5678' where full_name in ('Ana Uno', 'Nora Nueva', 'Pedro Espera', 'Sin Entrar')
    and id in (select profile_id from residences where condominium_id = $1)`
  await garita.owner.query(everybody, [there.here])
  await garita.owner.query(
    `update authorizations set phone_number = '+52 55 8765 4321' where auth_type = 'co_resident' and condominium_id = $1`,
    [there.here],
  )
  const asked = { condominium_id: there.here, unit_number: '101' }
  const told = await there.guard.call(households.answering, asked)
  expect(JSON.stringify(told)).not.toContain('1234')
  const covered = told.ok ? told.answer.filter(({ has_phone }) => has_phone) : []
  expect(covered.map(({ name }) => name)).toEqual(['Ana Uno', 'Sin Entrar', 'Rosa Peña'])
  const look = { ...asked, event_id: newId(), why: null }
  // Nobody waits: the guard says why, and the look is counted.
  expect(await there.guard.call(households.showPhones, look)).toMatchObject({ code: 'phones_unasked' })
  const why = 'Fuga de agua'
  const seen = await there.guard.call(households.showPhones, { ...look, why })
  expect(seen.ok && seen.answer.map(({ name, number }) => [name, number])).toEqual([
    ['Ana Uno', '55 1234 5678'],
    ['Sin Entrar', '55 1234 5678'],
    ['Rosa Peña', '+52 55 8765 4321'],
  ])
  expect(await there.guard.call(households.showPhones, { ...look, why })).toEqual(seen)
  expect(await there.stranger.call(households.showPhones, { ...look, why })).toMatchObject({ status: 403 })
  expect(await there.ana.call(households.showPhones, { ...look, why })).toMatchObject({ status: 403 })
  await arrive(there.guard, there.here)
  expect(await there.guard.call(households.showPhones, { ...look, event_id: newId() })).toMatchObject({ ok: true })
  expect(await there.guard.call(visits.log, {})).toMatchObject({
    answer: {
      items: [
        { event_type: 'phones_shown', unit_number: '101' },
        { event_type: 'visitor_registered' },
        { event_type: 'phones_shown_unasked', unit_number: '101', override_reason: why },
      ],
    },
  })
  // Who was sent away asks for nobody any more.
  await garita.owner.query(
    `update authorizations set outcome = 'refused', outcome_channel = 'guard', outcome_at = now() where condominium_id = $1 and outcome is null and ask_seconds is not null`,
    [there.here],
  )
  expect(await there.guard.call(households.showPhones, { ...look, event_id: newId() })).toMatchObject({
    code: 'phones_unasked',
  })
  // Older than its minute, the same look is none.
  const { rows } = await garita.owner.query(
    `select id from access_logs where event_type = 'phones_shown' and condominium_id = $1`,
    [there.here],
  )
  const { id } = rows[0]
  await garita.owner.query(
    `alter table access_logs disable trigger user; update access_logs set occurred_at = occurred_at - interval '2 minutes' where id = '${id}';
     alter table access_logs enable trigger user`,
  )
  expect(await there.guard.call(households.showPhones, { ...look, event_id: id })).toMatchObject({
    code: 'visit_event_taken',
  })
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
