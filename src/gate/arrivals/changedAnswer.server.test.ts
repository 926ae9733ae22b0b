/** A resident may change an answer until the visitor enters; the code dies and the gate gets a notice. */

import { expect, test } from 'vitest'
import { arrive, enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const there = await stationWorld(garita)
  const { here, guard, ana } = there
  const beto = await garita.person({ condominium: here, unit: '101', together: true })
  const answered = async (decision: 'approved' | 'denied') => {
    const id = await arrive(guard, here)
    expect(await ana.call(visits.decide, { id, decision })).toMatchObject({ ok: true })
    return id
  }
  const known = async (id: string) =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === id)
  const linesOf = async (id: string) => {
    const { rows } = await garita.owner.query<{ event_type: string }>(
      'select event_type from access_logs where authorization_id = $1 order by occurred_at',
      [id],
    )
    return rows.map(({ event_type }) => event_type)
  }
  return { ...there, beto, answered, known, linesOf }
}

test('changes an approval to a denial and back, keeps the outcome, and logs each change', async () => {
  const { here, guard, ana, answered, known, linesOf } = await world()
  const id = await answered('approved')
  expect(await ana.call(visits.request, { id })).toMatchObject({ answer: { may_change: true } })
  const before = await known(id)
  for (const again of [1, 2])
    expect([again, await ana.call(visits.changeAnswer, { id, decision: 'denied' })]).toMatchObject([
      again,
      { ok: true },
    ])
  expect(await known(id)).toMatchObject({ status: 'denied', pass: null, ask: { outcome: 'admitted' } })
  expect(await enter(guard, here, id)).toMatchObject({ code: 'visit_not_allowed' })
  expect(await ana.call(visits.changeAnswer, { id, decision: 'approved' })).toMatchObject({ ok: true })
  const after = await known(id)
  expect(after).toMatchObject({ status: 'approved', ask: { outcome: 'admitted' } })
  // The former code and number no longer open.
  expect(after?.pass?.generation).toBeGreaterThan(before?.pass?.generation ?? 0)
  expect(after?.access_number).not.toBe(before?.access_number)
  expect(await linesOf(id)).toEqual(['visitor_registered', 'denied_after_all', 'approved_after_all'])
})

test('allows a change only to the author of the answer, before the entry and before the gate settled it', async () => {
  const { here, guard, ana, beto, answered } = await world()
  const [id, inside, settled] = [await answered('approved'), await answered('approved'), await answered('denied')]
  expect(await beto.call(visits.changeAnswer, { id, decision: 'denied' })).toMatchObject({ status: 404 })
  expect(await guard.call(visits.changeAnswer, { id, decision: 'denied' })).toMatchObject({ ok: false, status: 403 })
  await enter(guard, here, inside)
  expect(await ana.call(visits.changeAnswer, { id: inside, decision: 'denied' })).toMatchObject({
    code: 'visit_entered',
  })
  const word = { authorized_by: 'Beto', reason: 'Llamada' }
  await atDesk.enterByPhone(guard, { condominium_id: here, id: settled, event_id: crypto.randomUUID(), ...word })
  expect(await ana.call(visits.changeAnswer, { id: settled, decision: 'approved' })).toMatchObject({ ok: false })
  expect(await ana.call(visits.request, { id: inside })).not.toHaveProperty('answer.may_change')
})

test('accepts either a changed answer or an entry first when both happen at the same moment', async () => {
  const { here, guard, ana, answered, known } = await world()
  for (let round = 0; round < 8; round += 1) {
    const id = await answered('approved')
    const [changed, entered] = await Promise.all([
      ana.call(visits.changeAnswer, { id, decision: 'denied' }),
      enter(guard, here, id),
    ])
    expect([changed.ok, entered.ok].sort()).toEqual([false, true])
    expect(await known(id)).toMatchObject({ status: changed.ok ? 'denied' : 'approved' })
  }
})
