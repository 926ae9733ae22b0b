import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const [here, there] = [await garita.condominium('Aquí'), await garita.condominium('Allá')]
  return {
    here,
    guard: await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' }),
    stranger: await garita.person({ user_role: 'agent', assigned: [there] }),
    ana: await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' }),
    beto: await garita.person({ condominium: here, unit: '101', full_name: 'Beto Uno' }),
    carla: await garita.person({ condominium: here, unit: '102' }),
  }
}

const arrival = (condominiumId: string, id = newId()) => ({
  id,
  condominium_id: condominiumId,
  unit_number: '101',
  name: 'Luis',
  last_name: 'Gómez',
  id_document: 'INE12345',
  phone_number: null,
  purpose: 'Paquete',
})

test('follows a request from the gate to the unit and back: registered, approved once, entered, left', async () => {
  const { here, guard, stranger, ana, beto, carla } = await world()
  const visit = arrival(here)
  expect(await guard.call(visits.units, { condominium_id: here })).toMatchObject({ ok: true, answer: ['101', '102'] })
  expect(await atDesk.register(guard, visit)).toMatchObject({ ok: true })
  expect(await atDesk.register(guard, visit)).toMatchObject({ ok: true })

  for (const resident of [ana, beto]) {
    const waiting = await resident.call(visits.waiting, {})
    expect(waiting.ok && waiting.answer).toMatchObject([{ id: visit.id, document: 'INE12345', purpose: 'Paquete' }])
  }
  expect(await carla.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [] })
  expect(await carla.call(visits.decide, { id: visit.id, decision: 'approved' })).toMatchObject({ status: 404 })
  expect(await guard.call(visits.count, {})).toMatchObject({ ok: true, answer: { visitors: 1, pending: 1, inside: 0 } })

  const gate = { condominium_id: here, id: visit.id }
  expect(await atDesk.enter(guard, { ...gate, event_id: newId() })).toMatchObject({ code: 'visit_not_allowed' })
  expect(await ana.call(visits.decide, { id: visit.id, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await beto.call(visits.decide, { id: visit.id, decision: 'denied' })).toMatchObject({
    status: 409,
    state: 'approved',
  })
  const eventId = newId()
  expect(await atDesk.enter(stranger, { ...gate, event_id: eventId })).toMatchObject({ status: 404 })
  expect(await atDesk.enter(guard, { ...gate, event_id: eventId })).toMatchObject({ ok: true })
  expect(await atDesk.enter(guard, { ...gate, event_id: eventId })).toMatchObject({ ok: true })
  expect(await atDesk.enter(guard, { ...gate, event_id: newId() })).toMatchObject({ code: 'visit_already_inside' })
  const listed = await guard.call(visits.list, { status: 'approved' })
  expect(listed.ok && listed.answer.total).toBe(1)
  expect(listed.ok && listed.answer.items).toMatchObject([
    {
      id: visit.id,
      inside: true,
      document: '•••••345',
      decided_by_name: 'Ana Uno',
      registered_by_name: called('Gus Garita'),
    },
  ])
  expect(await atDesk.leave(guard, { ...gate, event_id: newId() })).toMatchObject({ ok: true })
  expect(await atDesk.leave(guard, { ...gate, event_id: newId() })).toMatchObject({ code: 'visit_already_left' })
  const log = await guard.call(visits.log, {})
  expect(log.ok && log.answer.items.map((row) => [row.event_type, row.agent_name, row.gate_name])).toEqual([
    ['visitor_checkout', called('Gus Garita'), 'Acceso principal'],
    ['entry', called('Gus Garita'), 'Acceso principal'],
    ['visitor_registered', called('Gus Garita'), 'Acceso principal'],
  ])
  expect(await stranger.call(visits.log, {})).toMatchObject({ ok: true, answer: { items: [] } })
})

test('records the exit of a visitor who was let in after a denial', async () => {
  const { here, guard, ana } = await world()
  const visit = arrival(here)
  const gate = { condominium_id: here, id: visit.id }
  await atDesk.register(guard, visit)
  await ana.call(visits.decide, { id: visit.id, decision: 'denied' })
  expect(await atDesk.enter(guard, { ...gate, event_id: newId(), reason: 'La administración lo pidió' })).toMatchObject(
    { ok: true },
  )
  expect(await guard.call(visits.list, { status: 'denied' })).toMatchObject({
    answer: { items: [{ id: visit.id, inside: true }] },
  })
  expect(await guard.call(visits.list, { status: 'approved' })).toMatchObject({ answer: { items: [] } })
  expect(await atDesk.leave(guard, { ...gate, event_id: newId() })).toMatchObject({ ok: true })
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { inside: 0 } })
})

test('logs a canceled invitation, and an exit only for a person inside', async () => {
  const { guard, ana } = await world()
  const never = await authorize(garita, ana)
  const came = await authorize(garita, ana)
  await atTheGate(garita.owner, came, 'entry')
  for (const id of [never, came]) expect(await ana.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  const log = await guard.call(visits.log, {})
  expect(log.ok && log.answer.items.map((row) => row.event_type)).toEqual([
    'visitor_checkout',
    'visit_called_off',
    'entry',
  ])
})

test('reports the total of a list within its filters, up to 1,001', async () => {
  const { here, guard, ana } = await world()
  for (const name of ['Uno', 'Dos', 'Tres'])
    await atDesk.register(guard, { ...arrival(here), name, last_name: 'Gómez' })
  const listed = await guard.call(visits.list, {})
  if (!listed.ok) throw new Error(listed.code)
  const last = listed.answer.items[0]
  const cursor = `${last?.created_at.replace('T', ' ').replace('+00:00', '+00')}|${last?.id}`
  const later = await guard.call(visits.list, { after: cursor })
  expect(later.ok && [later.answer.items.length, later.answer.total]).toEqual([2, 3])
  expect(await guard.call(visits.list, { search: 'tres' })).toMatchObject({ answer: { total: 1 } })
  expect(await guard.call(visits.log, {})).toMatchObject({ answer: { total: 3 } })
  expect(await guard.call(visits.ofResident, { condominium_id: here, resident_id: ana.id })).toMatchObject({
    answer: { total: 0, items: [] },
  })

  await garita.owner.query(
    `insert into authorizations (condominium_id, id, unit_number, auth_type, name, last_name, id_document, registered_by, registered_by_name, status,
        valid_from, valid_until)
      select $1, gen_random_uuid(), '101', 'temporary_visitor', 'Muchos', 'Gómez', 'X1', $2, 'Gus', 'denied', now(), now() + interval '1 hour'
      from generate_series(1, 1200)`,
    [here, guard.id],
  )
  expect(await guard.call(visits.list, {})).toMatchObject({ answer: { total: 1001 } })
})

test('refuses a date that PostgreSQL does not know instead of failing', async () => {
  const { guard } = await world()
  for (const call of [visits.list, visits.log]) {
    expect(await guard.call(call, { from: '0000-01-01' })).toMatchObject({ status: 422 })
    expect(await guard.call(call, { until: '0000-12-31' })).toMatchObject({ status: 422 })
    expect(await guard.call(call, { from: '0001-01-01', until: '9999-12-30' })).toMatchObject({ ok: true })
  }
})
