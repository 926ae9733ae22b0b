/** The same id in two condominiums means two independent visits. */

import { expect, test } from 'vitest'
import { enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const garita = openForFile(sharedInstallation)

async function place() {
  const here = await garita.condominium()
  return {
    here,
    guard: await garita.person({ user_role: 'agent', assigned: [here] }),
    ana: await garita.person({ condominium: here, unit: '101' }),
  }
}

const asked = (condominiumId: string, id: string, name: string) => ({
  ...{ id, condominium_id: condominiumId, unit_number: '101', name, last_name: 'Gómez', id_document: 'INE12345' },
  ...{ phone_number: null, purpose: null },
})
const word = { authorized_by: 'Ana', reason: 'No contesta' }

test('changes only one of two visits with the same id in two condominiums: registered, settled, answered, entered or left', async () => {
  const [one, other] = [await place(), await place()]
  const [id, eventId] = [newId(), newId()]
  const [atOne, atOther] = [
    { condominium_id: one.here, id, event_id: eventId },
    { condominium_id: other.here, id, event_id: eventId },
  ]
  const facts = async ({ here }: typeof one) => {
    const { rows } = await garita.owner.query(
      'select name, status, closed_at is not null as closed, inside from authorizations where condominium_id = $1 and id = $2',
      [here, id],
    )
    return rows[0]
  }
  const recipients = async (kind: string, { here }: typeof one, fact = id) =>
    (await garita.owner.query('select profile_id from access.who_to_tell($1, $2, $3)', [kind, here, fact])).rows.map(
      (row) => row.profile_id,
    )
  expect(await atDesk.register(one.guard, asked(one.here, id, 'Luis'))).toMatchObject({ ok: true })
  expect(await atDesk.register(other.guard, asked(other.here, id, 'Inés'))).toMatchObject({ ok: true })
  expect(await recipients('visitor_approval_request', one)).toEqual([one.ana.id])

  expect(await atDesk.enterByPhone(one.guard, { ...atOne, ...word })).toMatchObject({ ok: true })
  const settled = { name: 'Luis', status: 'pending_approval', closed: true, inside: true }
  const waits = { name: 'Inés', status: 'pending_approval', closed: false, inside: false }
  expect([await facts(one), await facts(other)]).toEqual([settled, waits])
  expect(await recipients('visitor_approval_request', one)).toEqual([])
  expect(await recipients('visitor_approval_request', other)).toEqual([other.ana.id])

  expect(await other.ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await atDesk.enter(other.guard, { ...atOther, reason: null })).toMatchObject({ ok: true })
  const entered = { name: 'Inés', status: 'approved', closed: false, inside: true }
  expect([await facts(one), await facts(other)]).toEqual([settled, entered])
  expect(await recipients('let_in', one, eventId)).toEqual([one.ana.id])
  expect(await recipients('visitor_entered', other, eventId)).toEqual([other.ana.id])

  const left = { ...entered, status: 'inactive', inside: false }
  expect(await atDesk.leave(other.guard, { ...atOther, event_id: newId() })).toMatchObject({ ok: true })
  expect([await facts(one), await facts(other)]).toEqual([settled, left])
  expect(await enter(other.guard, other.here, id, 'Olvidó algo')).toMatchObject({ ok: true })
  expect(await atDesk.leave(one.guard, { ...atOne, event_id: newId() })).toMatchObject({ ok: true })
  expect([(await facts(one)).inside, (await facts(other)).inside]).toEqual([false, true])
})

test('hides a unit that exists only in the other condominium, and refuses a request to it', async () => {
  const [one, other] = [await place(), await place()]
  await garita.person({ condominium: other.here, unit: '777' })
  expect(await one.guard.call(visits.units, { condominium_id: one.here })).toMatchObject({ answer: ['101'] })
  const ask = { ...asked(one.here, newId(), 'Luis'), unit_number: '777' }
  expect(await atDesk.register(one.guard, ask)).toMatchObject({ status: 409, code: 'visit_no_resident' })
})
