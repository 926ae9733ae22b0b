/** Limits for a guard who floods a unit with requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, backdate } from '../../tests/support/arrivals.ts'
import type { TestInstallation } from '../../tests/support/installation.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { stored } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { visits } from './visits.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

test('a unit has at most fifty open requests; other units are not affected, and an answer frees a place', async () => {
  const here = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.person({ condominium: here, unit: '102' })
  const first = await arrive(guard, here)
  for (let asked = 1; asked < 50; asked++) await arrive(guard, here)
  const visit = {
    condominium_id: here,
    unit_number: '101',
    name: 'Uno',
    last_name: 'Más',
    id_document: 'X1',
    phone_number: null,
    purpose: null,
  }
  const oneMore = () => guard.call(visits.register, { ...visit, id: newId() })
  expect(await oneMore()).toMatchObject({ status: 409, code: 'visit_too_many' })
  await arrive(guard, here, '102')
  const elsewhere = await garita.condominium()
  await garita.person({ condominium: elsewhere, unit: '101' })
  await arrive(await garita.person({ user_role: 'agent', assigned: [elsewhere] }), elsewhere, '101')
  const again = { ...visit, id: first, name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
  expect(await guard.call(visits.register, again)).toMatchObject({ ok: true })
  await ana.call(visits.decide, { id: first, decision: 'denied' })
  const second = newId()
  expect(await guard.call(visits.register, { ...visit, id: second })).toMatchObject({ ok: true })
  expect(await oneMore()).toMatchObject({ code: 'visit_too_many' })
  const word = { authorized_by: 'Ana', reason: 'Sin señal' }
  await guard.call(visits.enterByPhone, { condominium_id: here, id: second, event_id: newId(), ...word })
  const third = newId()
  expect(await guard.call(visits.register, { ...visit, id: third })).toMatchObject({ ok: true })
  expect(await oneMore()).toMatchObject({ code: 'visit_too_many' })
  await backdate(garita, third, '25 hours')
  expect(await oneMore()).toMatchObject({ ok: true })
})

test('a request gets its access number when it is approved, not before', async () => {
  const here = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here })
  const numbersTaken = async () =>
    (await garita.owner.query('select number, authorization_id from access_numbers where condominium_id = $1', [here]))
      .rows
  const id = await arrive(guard, here)
  const byPhone = { condominium_id: here, id: await arrive(guard, here), event_id: newId() }
  await guard.call(visits.enterByPhone, { ...byPhone, authorized_by: 'Ana', reason: 'Sin señal' })
  await guard.call(visits.leave, { ...byPhone, event_id: newId() })
  expect(await numbersTaken()).toEqual([])
  await ana.call(visits.decide, { id, decision: 'approved' })
  const { access_number } = (await stored(garita, id)) ?? {}
  expect(access_number).toMatch(/^\d{5}$/)
  expect(await numbersTaken()).toEqual([{ number: access_number, authorization_id: id }])
})
