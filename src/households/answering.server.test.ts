/** The residents who may answer a guard: those with an open and used account, and co-residents whom the home lets answer by phone. */

import { beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readable } from '../../tests/support/readable.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { households } from './households.contract.ts'

const garita = openForFile(sharedInstallation)
let there: StationWorld
beforeAll(async () => {
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

const ask = async (unit: string) => {
  const answer = await there.guard.call(households.answering, { condominium_id: there.here, unit_number: unit })
  return answer.ok ? Object.fromEntries(answer.answer.map(({ name, answers }) => [name, answers])) : answer.code
}

test('shows a guard the residents who may answer and why others may not; omits rejected ones', async () => {
  expect(await ask('101')).toEqual({
    'Ana Uno': 'app',
    'Nora Nueva': 'on_hold',
    'Sin Entrar': 'not_started',
    'Pedro Espera': 'not_approved',
    'Rosa Peña': 'phone',
    'Tito Peña': 'not_allowed',
  })
})

test('hides the phones of residents who may answer until a guard opens them: with a log line, and with a reason unless a visitor waits', async () => {
  const everybody = `update profiles set phone_number = '55 1234 5678' where full_name in ('Ana Uno', 'Nora Nueva', 'Pedro Espera', 'Sin Entrar')
    and id in (select profile_id from residences where condominium_id = $1)`
  await garita.owner.query(everybody, [there.here])
  await garita.owner.query(
    `update authorizations set phone_number = '+52 55 8765 4321' where auth_type = 'co_resident' and condominium_id = $1`,
    [there.here],
  )
  const asked = { condominium_id: there.here, unit_number: '101' }
  const told = await there.guard.call(households.answering, asked)
  expect(readable(told)).not.toContain('1234')
  const covered = told.ok ? told.answer.filter(({ has_phone }) => has_phone) : []
  expect(covered.map(({ name }) => name)).toEqual(['Ana Uno', 'Sin Entrar', 'Rosa Peña'])
  const look = { ...asked, event_id: newId(), why: null }
  // No request waits for this unit: the guard must give a reason, and the log counts the reading.
  expect(await atDesk.showPhones(there.guard, look)).toMatchObject({ code: 'phones_unasked' })
  const why = 'Fuga de agua'
  const seen = await atDesk.showPhones(there.guard, { ...look, why })
  expect(seen.ok && seen.answer.answers[0]?.phones?.map(({ name, number }) => [name, number])).toEqual([
    ['Ana Uno', '55 1234 5678'],
    ['Sin Entrar', '55 1234 5678'],
    ['Rosa Peña', '+52 55 8765 4321'],
  ])
  const again = await atDesk.showPhones(there.guard, { ...look, why })
  expect(again.ok && again.answer.answers).toEqual(seen.ok && seen.answer.answers)
  expect(await atDesk.showPhones(there.stranger, { ...look, why })).toMatchObject({ status: 404 })
  expect(await atDesk.showPhones(there.ana, { ...look, why })).toMatchObject({ status: 403 })
  await arrive(there.guard, there.here)
  expect(await atDesk.showPhones(there.guard, { ...look, event_id: newId() })).toMatchObject({ ok: true })
  expect(await there.guard.call(visits.log, {})).toMatchObject({
    answer: {
      items: [
        { event_type: 'phones_shown', unit_number: '101' },
        { event_type: 'visitor_registered' },
        { event_type: 'phones_shown_unasked', unit_number: '101', override_reason: why },
      ],
    },
  })
  // A refused visitor no longer waits.
  await garita.owner.query(
    `update authorizations set outcome = 'refused', outcome_channel = 'guard', outcome_at = now() where condominium_id = $1 and outcome is null and ask_seconds is not null`,
    [there.here],
  )
  expect(await atDesk.showPhones(there.guard, { ...look, event_id: newId() })).toMatchObject({
    code: 'phones_unasked',
  })
  // After a minute this view of telephones is no longer valid.
  const { rows } = await garita.owner.query(
    `select id from access_logs where event_type = 'phones_shown' and condominium_id = $1`,
    [there.here],
  )
  const { id } = rows[0]
  await garita.owner.query(
    `alter table access_logs disable trigger user; update access_logs set occurred_at = occurred_at - interval '2 minutes' where id = '${id}';
     alter table access_logs enable trigger user`,
  )
  expect(await atDesk.showPhones(there.guard, { ...look, event_id: id })).toMatchObject({
    code: 'visit_event_taken',
  })
})

test('shows nothing to a guard of another condominium, and no neighbors to a resident', async () => {
  const { stranger, ana, here } = there
  const asked = { condominium_id: here, unit_number: '202' }
  expect(await stranger.call(households.answering, asked)).toMatchObject({ answer: [] })
  const seen = await ana.call(households.answering, asked)
  expect(seen.ok ? seen.answer : []).toEqual([])
})

test('tells the station the units that cannot answer, without names', async () => {
  await arrive(there.guard, there.here, '202')
  const { silent_units, units } = await snapshotOf(there)
  expect(units).toEqual(['101', '202'])
  expect(silent_units).toEqual(['202'])
})
