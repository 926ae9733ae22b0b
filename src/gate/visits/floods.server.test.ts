/** Limits for a guard who floods a unit with requests. */

import { expect, test } from 'vitest'
import { arrive, backdate } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { stored } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const garita = openForFile(sharedInstallation)

test('limits each unit to fifty open requests until an answer frees a place', async () => {
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
  const oneMore = () => atDesk.register(guard, { ...visit, id: newId() })
  expect(await oneMore()).toMatchObject({ status: 409, code: 'visit_too_many' })
  await arrive(guard, here, '102')
  const elsewhere = await garita.condominium()
  await garita.person({ condominium: elsewhere, unit: '101' })
  await arrive(await garita.person({ user_role: 'agent', assigned: [elsewhere] }), elsewhere, '101')
  const again = { ...visit, id: first, name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
  expect(await atDesk.register(guard, again)).toMatchObject({ ok: true })
  await ana.call(visits.decide, { id: first, decision: 'denied' })
  const second = newId()
  expect(await atDesk.register(guard, { ...visit, id: second })).toMatchObject({ ok: true })
  expect(await oneMore()).toMatchObject({ code: 'visit_too_many' })
  const word = { authorized_by: 'Ana', reason: 'Sin señal' }
  await atDesk.enterByPhone(guard, { condominium_id: here, id: second, event_id: newId(), ...word })
  const third = newId()
  expect(await atDesk.register(guard, { ...visit, id: third })).toMatchObject({ ok: true })
  expect(await oneMore()).toMatchObject({ code: 'visit_too_many' })
  await backdate(garita, third, '25 hours')
  expect(await oneMore()).toMatchObject({ ok: true })
})

test('gives a request its access number at the approval, not before', async () => {
  const here = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here })
  const numbersTaken = async () =>
    (await garita.owner.query('select number, authorization_id from access_numbers where condominium_id = $1', [here]))
      .rows
  const id = await arrive(guard, here)
  const byPhone = { condominium_id: here, id: await arrive(guard, here), event_id: newId() }
  await atDesk.enterByPhone(guard, { ...byPhone, authorized_by: 'Ana', reason: 'Sin señal' })
  await atDesk.leave(guard, { ...byPhone, event_id: newId() })
  expect(await numbersTaken()).toEqual([])
  await ana.call(visits.decide, { id, decision: 'approved' })
  const { access_number } = (await stored(garita, id)) ?? {}
  expect(access_number).toMatch(/^\d{5}$/)
  expect(await numbersTaken()).toEqual([{ number: access_number, authorization_id: id }])
})
