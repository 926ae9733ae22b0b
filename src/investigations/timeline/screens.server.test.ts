/** The words of a screen belong to its guard and station, and a card without an entry is no refusal. */

import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { called } from '../../../tests/support/called.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { entryOf, made, type StationWorld, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, authorizeEarlier } from '../../../tests/support/visits.ts'
import { gate } from '../../gate/gate.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { newId } from '../../shared/ids.ts'
import { disclosures } from '../disclosures.contract.ts'

const garita = openForFile(sharedInstallation)

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function world() {
  const there = await stationWorld(garita)
  return { ...there, admin: await garita.person({ user_role: 'admin', assigned: [there.here] }) }
}

async function timelineTo({ here }: StationWorld, admin: TestPerson) {
  const read = await admin.call(disclosures.timeline, {
    condominium_id: here,
    kind: 'everything',
    subject: null,
    from: ago(300).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
  })
  if (!read.ok) throw new Error(read.code)
  return read.answer.items
}

const says = (there: StationWorld, guard: TestPerson, authorizationId: string, at: Date) =>
  guard.call(gate.recordDecisions, {
    ...there.station,
    decisions: [
      {
        decision: {
          ...{ id: newId(), at: at.toISOString(), gate_id: there.main, code: { kind: 'chosen' } },
          ...{ verdict: 'red', reason: 'revoked', authorization_id: authorizationId },
          ...{ snapshot_version: null, snapshot_taken_at: null },
        },
      },
    ],
  })

async function entered(there: StationWorld) {
  const id = await authorizeEarlier(garita, there.ana)
  expect(await tell(there, made(there, entryOf(id), { at: ago(120) }))).toEqual([null])
  return id
}

test('separates another guard’s late verdict from the entry, and shows its arrival', async () => {
  const there = await world()
  const id = await entered(there)
  const gil = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Gil Otro' })
  expect(await says(there, gil, id, ago(121))).toMatchObject({ ok: true })
  const items = await timelineTo(there, there.admin)
  expect(items.find(({ group }) => group === 'came')).toMatchObject({
    actor_name: called('Gus Garita'),
    shown: { verdict: null, reason: 'may_enter' },
  })
  expect(items.find(({ group }) => group === 'screen')).toMatchObject({
    actor_name: called('Gil Otro'),
    shown: { verdict: 'red', reason: 'revoked', signed: false },
    provenance: { arrived_at: expect.any(String) },
  })
})

test('shows the same guard’s late verdict at the entry, as late and unsigned', async () => {
  const there = await world()
  const id = await entered(there)
  expect(await says(there, there.guard, id, ago(121))).toMatchObject({ ok: true })
  const items = await timelineTo(there, there.admin)
  expect(items.map(({ group }) => group)).toEqual(['came'])
  expect(items[0]?.shown).toMatchObject({ verdict: 'red', arrived_at: expect.any(String), signed: false })
})

test('counts only a denial by the home or the guard as a refusal, with its outcome and the ringing phones', async () => {
  const there = await world()
  const id = await authorize(garita, there.ana)
  expect(await says(there, there.guard, id, ago(0))).toMatchObject({ ok: true })
  const [asked, denied] = [await arrive(there.guard, there.here), await arrive(there.guard, there.here)]
  expect(await there.ana.call(visits.decide, { id: denied, decision: 'denied' })).toMatchObject({ ok: true })
  const items = await timelineTo(there, there.admin)
  expect(items.map(({ group }) => group).toSorted()).toEqual(['asked', 'refused', 'screen'])
  const of = (visit: string) =>
    items.find(({ authorization_id, what }) => authorization_id === visit && what !== 'screen')
  expect(of(asked)).toMatchObject({ ended: null, rung: { phones: 0, seen: 0 } })
  expect(of(denied)).toMatchObject({ ended: { outcome: 'refused', by: 'Ana Uno' } })
})

test('shows a request’s tower, load, and the time and number of ringing phones', async () => {
  const there = await world()
  await garita.owner.query(`update units set tower = 'Torre Norte' where condominium_id = $1`, [there.here])
  const id = newId()
  const arrival = { name: 'Luis', last_name: 'Gómez', id_document: 'INE12345', phone_number: null }
  const asked = { condominium_id: there.here, id, unit_number: '101', ...arrival, purpose: 'Trae medicinas' }
  expect(await atDesk.register(there.guard, asked)).toMatchObject({ ok: true })
  const rang = ago(0).toISOString()
  await garita.owner.query(
    `insert into deliveries (condominium_id, kind, fact_id, profile_id, channel, sent_at, shown_at)
      values ($1, 'visitor_approval_request', $2, $3, 'push', $4, null), ($1, 'visitor_approval_request', $2, $3, 'screen', null, $4)`,
    [there.here, id, there.ana.id, rang],
  )
  const [line] = await timelineTo(there, there.admin)
  expect(line).toMatchObject({ tower: 'Torre Norte', carried: 'Trae medicinas', rung: { phones: 1, seen: 1 } })
  expect(Date.parse(line?.rung?.at ?? '')).toBe(Date.parse(rang))
})
