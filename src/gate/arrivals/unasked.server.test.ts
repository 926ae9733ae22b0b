/** A unit without account and telephone cannot be asked, but every arrival has its outcome. */

import { expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import { authorizedIn, made, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { add, emptyOutbox } from '../station/outbox.ts'
import { withOwnEvents } from '../station/ownEvents.ts'
import { visits } from '../visits/visits.contract.ts'
import type { UnaskedOutcome } from './arrivals.ts'

const garita = openForFile(sharedInstallation)

const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
const courier = { ...nobody, unit_number: '909', arrival_kind: 'delivery' as const, company: 'Rappi' }

async function world(after: 'wait' | 'offer') {
  const there = await stationWorld(garita)
  await garita.owner.query(`insert into units (condominium_id, id, unit_number) values ($1, $2, '909')`, [
    there.here,
    newId(),
  ])
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', to_jsonb($2::text)) where id = $1`,
    [there.here, after],
  )
  const rowOf = async (id: string) =>
    (
      await garita.owner.query('select status, outcome, outcome_channel, inside from authorizations where id = $1', [
        id,
      ])
    ).rows[0]
  const told = (outcome: UnaskedOutcome) => ({
    unasked: { outcome, reason: outcome === 'let_in' ? 'Llave de obra' : null },
  })
  return { ...there, rowOf, told }
}

test('records the outcome for a unit that cannot be asked once at the desk, admits only where the condominium allows it, and refuses it for other units', async () => {
  const { guard, here, rowOf, told } = await world('wait')
  const id = newId()
  const act = { ...courier, id, condominium_id: here }
  expect(await atDesk.register(guard, act)).toMatchObject({ code: 'visit_no_resident' })
  for (const _ of [1, 2])
    expect(await atDesk.register(guard, { ...act, ...told('left_at_gate') })).toMatchObject({ ok: true })
  expect(await rowOf(id)).toEqual({
    status: 'denied',
    outcome: 'left_at_gate',
    outcome_channel: 'guard',
    inside: false,
  })
  expect(await atDesk.register(guard, { ...act, ...told('refused') })).toMatchObject({
    code: 'visit_registered_otherwise',
  })
  expect(await atDesk.register(guard, { ...act, id: newId(), ...told('let_in') })).toMatchObject({
    code: 'arrival_needs_answer',
  })
  expect(await atDesk.register(guard, { ...act, id: newId(), unit_number: '101', ...told('refused') })).toMatchObject({
    code: 'arrival_needs_answer',
  })
})

test('records at an offline station the outcome for a unit that cannot be asked once, and flags an entry against the rule of the kind', async () => {
  const offers = await world('offer')
  const may = made(offers, { kind: 'unannounced', authorization_id: newId(), ...courier, ...offers.told('let_in') })
  const own = withOwnEvents(await snapshotOf(offers), add(emptyOutbox, may.event))
  expect(authorizedIn(own)).toMatchObject([{ status: 'approved', inside: {}, unit: '909' }])
  expect(await tell(offers, may, may)).toEqual([null, null])
  const { authorization_id } = may.event as { authorization_id: string }
  expect(await offers.rowOf(authorization_id)).toEqual({
    ...{ status: 'approved', outcome: 'let_in', outcome_channel: 'guard', inside: true },
  })
  expect(await offers.guard.call(visits.log, {})).toMatchObject({
    answer: { items: [{ id: may.event.id, event_type: 'entry', override_reason: 'Llave de obra' }] },
  })
  const waits = await world('wait')
  const [not, gone] = (['let_in', 'left'] as const).map((outcome) =>
    made(waits, { kind: 'unannounced', authorization_id: newId(), ...courier, ...waits.told(outcome) }),
  )
  if (!not || !gone) throw new Error('no events')
  expect(await tell(waits, not, gone)).toEqual(['not_allowed', null])
})
