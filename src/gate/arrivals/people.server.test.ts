/** "Dentro ahora" counts the number of people of one arrival: at the desk, at the station and for the home. */

import { expect, test } from 'vitest'
import { enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { made, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { visitsInside } from '../screen/lists/gateLists.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const taxi = {
  ...{ unit_number: '101', name: null, last_name: null, id_document: null, phone_number: null, purpose: null },
  ...{ arrival_kind: 'taxi' as const, company: 'Uber' },
}

test('counts a car of four and an arrival without a number as five people until they leave', async () => {
  const there = await stationWorld(garita)
  const { here, guard, ana } = there
  const inside = async () => {
    const counted = await guard.call(visits.count, { condominium_id: here })
    const home = await ana.call(authorizations.today, {})
    const known = await snapshotOf(there)
    return [
      counted.ok && counted.answer.inside,
      home.ok && home.answer.figures.active_visits,
      visitsInside(known, Date.parse(known.taken_at)),
    ]
  }
  const [car, one] = [newId(), newId()]
  const arrival = { id: car, condominium_id: here, ...taxi, people: 4 }
  expect(await atDesk.register(guard, arrival)).toMatchObject({ ok: true })
  expect(await tell(there, made(there, { kind: 'unannounced', authorization_id: one, ...taxi }))).toEqual([null])
  for (const id of [car, one]) {
    expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
    expect(await enter(guard, here, id)).toMatchObject({ ok: true })
  }
  expect(await inside()).toEqual([5, 5, 5])
  expect(await atDesk.leave(guard, { condominium_id: here, id: car, event_id: newId() })).toMatchObject({
    ok: true,
  })
  expect(await inside()).toEqual([1, 1, 1])
})

test('counts one person for missing or invalid numbers', async () => {
  const { here, guard } = await stationWorld(garita)
  const ids = [newId(), newId(), newId()]
  for (const id of ids)
    expect(await atDesk.register(guard, { id, condominium_id: here, ...taxi })).toMatchObject({ ok: true })
  for (const [at, details] of ['{"people":"four"}', '{}', '{"people":1e9}'].entries())
    await garita.owner.query('update authorizations set details = $2, entered_at = now() where id = $1', [
      ids[at],
      details,
    ])
  const counted = await guard.call(visits.count, { condominium_id: here })
  expect(counted.ok && counted.answer.inside).toBe(62)
})
