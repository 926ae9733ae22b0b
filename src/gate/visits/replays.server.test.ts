/** Repeated ids: the same act happens once, and an id that belongs to another act, visit or person is rejected. */

import { expect, test } from 'vitest'
import { arrive, enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const garita = openForFile(sharedInstallation)

const taken = { status: 409, code: 'visit_event_taken' }

async function world() {
  const here = await garita.condominium()
  return {
    here,
    guard: await garita.person({ user_role: 'agent', assigned: [here] }),
    colleague: await garita.person({ user_role: 'agent', assigned: [here] }),
    ana: await garita.person({ condominium: here }),
  }
}

async function looks(condominiumId: string): Promise<number> {
  const { rows } = await garita.owner.query(
    `select count(*)::int as looks from access_logs where condominium_id = $1 and event_type = 'document_revealed'`,
    [condominiumId],
  )
  return rows[0].looks
}

test('logs each shown document; the event id opens no other document, for no other guard and not later', async () => {
  const { here, guard, colleague, ana } = await world()
  const [worker, relative] = [
    await authorize(garita, ana, 'worker', { id_document: 'SECRET-1' }),
    await authorize(garita, ana, 'co_resident', { id_document: 'SECRET-2' }),
  ]
  const look = { condominium_id: here, id: worker, event_id: newId() }
  for (let pressed = 0; pressed < 2; pressed++) {
    expect(await guard.call(visits.revealDocument, look)).toMatchObject({ answer: { document: 'SECRET-1' } })
  }
  expect(await guard.call(visits.revealDocument, { ...look, id: relative })).toMatchObject(taken)
  expect(await colleague.call(visits.revealDocument, look)).toMatchObject(taken)
  // The id of any other log row is just as easy to read from the panel.
  const entry = newId()
  expect(
    await atDesk.enter(guard, { condominium_id: here, id: relative, event_id: entry, reason: null }),
  ).toMatchObject({ ok: true })
  expect(await guard.call(visits.revealDocument, { ...look, id: relative, event_id: entry })).toMatchObject(taken)
  expect(await looks(here)).toBe(1)

  const earlier = newId()
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_id, actor_role, actor_name)
      values ($1, $2, $3, 'document_revealed', now() - interval '6 minutes', '101', $4, 'agent', 'Gus')`,
    [here, earlier, worker, guard.id],
  )
  expect(await guard.call(visits.revealDocument, { ...look, event_id: earlier })).toMatchObject(taken)
})

test('records a repeated exit once, also for a visit that ended with it', async () => {
  const { here, guard, ana } = await world()
  const id = await arrive(guard, here)
  await ana.call(visits.decide, { id, decision: 'approved' })
  await enter(guard, here, id)
  const left = { condominium_id: here, id, event_id: newId() }
  for (let sent = 0; sent < 2; sent++) expect(await atDesk.leave(guard, left)).toMatchObject({ ok: true })
  // They came in again meanwhile: the late retry of the first exit must not check them out.
  expect(await enter(guard, here, id, 'Olvidó algo')).toMatchObject({ ok: true })
  expect(await atDesk.leave(guard, left)).toMatchObject({ ok: true })
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { inside: 1 } })
})

test('refuses a registration whose id belongs to something else', async () => {
  const { here, guard, colleague, ana } = await world()
  const visit = {
    id: newId(),
    condominium_id: here,
    unit_number: '101',
    name: 'Luis',
    last_name: 'Gómez',
    id_document: 'INE12345',
    phone_number: null,
    purpose: null,
  }
  const otherwise = { status: 409, code: 'visit_registered_otherwise' }
  const own = await authorize(garita, ana)
  expect(await atDesk.register(guard, { ...visit, id: own })).toMatchObject(otherwise)
  expect(await atDesk.register(guard, visit)).toMatchObject({ ok: true })
  expect(await atDesk.register(guard, visit)).toMatchObject({ ok: true })
  for (const mended of [
    { name: 'Luisa' },
    { id_document: 'INE92345' },
    { purpose: 'Paquete' },
    { last_name: 'Ríos' },
  ]) {
    expect(await atDesk.register(guard, { ...visit, ...mended })).toMatchObject(otherwise)
  }
  expect(await atDesk.register(colleague, visit)).toMatchObject(otherwise)
  expect(await ana.call(visits.waiting, {})).toMatchObject({ answer: [{ id: visit.id, name: 'Luis' }] })
})

test('requires a readable reason for an override', async () => {
  const { here, guard } = await world()
  const id = await arrive(guard, here)
  expect(await enter(guard, here, id, '\u200b\u2060')).toMatchObject({
    fields: [{ field: 'events.0.event.reason', problem: 'required' }],
  })
})
