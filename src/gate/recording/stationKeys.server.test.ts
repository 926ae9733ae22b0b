/** A key proves the author of an act: only the guard's own sign-in on that station creates it, and it ends with that session. */

import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { gatesOf, memoryStore, StationDevice } from '../../../tests/support/gate/stationDevice.ts'
import {
  entryOf,
  logOf,
  made,
  preparedWorld,
  type StationWorld,
  stationRows,
  tell,
} from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { GateEvent } from '../station/facts/gateEvents.ts'
import { newActKey, openKey, signAct } from '../station/outbox.ts'

const garita = openForFile(sharedInstallation)

const world = () => preparedWorld(garita)

/** Registers a station key for the signed-in guard and signs with it, as a station does. */
async function keyOf(person: TestPerson, { station }: StationWorld) {
  const pair = newActKey()
  const id = newId()
  const kept = await person.call(gate.keepKey, { ...station, id, public_key: pair.public_key })
  const sign = (one: GateEvent): GateEvent => ({ ...one, proof: signAct(one.event, station, { id, ...pair }) })
  return { id, pair, kept, sign }
}

test('proves an act signed with the guard’s own key on that station, whichever guard sends it', async () => {
  const { innocent, admin, ...there } = await world()
  const luis = await authorize(garita, there.ana)
  const key = await keyOf(innocent, there)
  expect(key.kept).toMatchObject({ ok: true, answer: { kept: true } })
  await tell(there, key.sign(made(there, entryOf(luis), { agent_id: innocent.id })))
  expect((await logOf(admin))[0]).toMatchObject({
    agent_name: called('Inocente Guardia'),
    provenance: { sent_by: called('Gus Garita'), unproven: false },
  })
})

test('proves no other act, guard, station or time with a signature, and requires the right key', async () => {
  const { innocent, ...there } = await world()
  const third = await garita.person({ user_role: 'agent', assigned: [there.here] })
  const elsewhere = { ...there, station: { ...there.station, station_id: newId() } }
  await there.guard.call(gate.bind, { ...elsewhere.station, gate_id: there.main })
  const [theirs, mine, others, away] = [
    await keyOf(innocent, there),
    await keyOf(there.guard, there),
    await keyOf(third, there),
    await keyOf(innocent, elsewhere),
  ]
  const act = async () => made(there, entryOf(await authorize(garita, there.ana)), { agent_id: innocent.id })
  const good = theirs.sign(await act())
  const toldOtherwise = { ...good, event: { ...good.event, id: newId(), because: 'inside' as const } }
  const never = newActKey()
  const unregistered = await act()
  const lies = [
    await act(),
    toldOtherwise as GateEvent,
    mine.sign(await act()),
    others.sign(await act()),
    away.sign(await act()),
    { ...unregistered, proof: signAct(unregistered.event, there.station, { id: theirs.id, ...never }) },
    { ...unregistered, event: { ...unregistered.event, id: newId() }, proof: { ...good.proof, key: newId() } },
  ] as GateEvent[]
  await tell(there, ...lies, good)
  const rows = await stationRows(there)
  const proven = new Map(rows.map((row) => [row.id, row.proven]))
  expect(lies.map(({ event }) => proven.get(event.id))).toEqual(lies.map(() => false))
  expect(proven.get(good.event.id)).toBe(true)
})

test('ends a key with the session, the assignment or the next key, and keeps earlier signatures proven', async () => {
  const { innocent, ...there } = await world()
  const provenAt = async (key: Awaited<ReturnType<typeof keyOf>>, at: Date) => {
    const one = key.sign(made(there, entryOf(await authorize(garita, there.ana)), { agent_id: innocent.id, at }))
    await tell(there, one)
    const { rows } = await garita.owner.query('select proven from access_logs where id = $1', [one.event.id])
    return rows[0]?.proven
  }
  const age = () =>
    garita.owner.query(`update station_keys set ended_at = ended_at - interval '1 hour' where condominium_id = $1`, [
      there.here,
    ])
  const hourAgo = new Date(Date.now() - 3 * 3_600_000)
  const first = await keyOf(innocent, there)
  const second = await keyOf(innocent, there)
  await age()
  expect(await provenAt(first, hourAgo)).toBe(true)
  expect(await provenAt(first, new Date())).toBe(false)
  expect(await provenAt(second, new Date())).toBe(true)
  const again = await innocent.call(gate.keepKey, { ...there.station, id: first.id, public_key: first.pair.public_key })
  expect(again).toMatchObject({ ok: true, answer: { kept: false } })
  // An assignment that ended and began again does not revive the former key, though the session goes on.
  await garita.owner.query('delete from assignments where profile_id = $1', [innocent.id])
  await garita.owner.query(
    `insert into assignments (condominium_id, profile_id, assigned_at) values ($1, $2, now() - interval '1 day')`,
    [there.here, innocent.id],
  )
  await age()
  expect(await provenAt(second, hourAgo)).toBe(true)
  expect(await provenAt(second, new Date())).toBe(false)
  const third = await keyOf(innocent, there)
  expect(await provenAt(third, new Date())).toBe(true)
  await garita.owner.query('delete from sessions where profile_id = $1', [innocent.id])
  await age()
  expect(await provenAt(third, new Date())).toBe(false)
})

test('signs the acts of a station’s guard from the first contact, so that another guard can send them as proven', async () => {
  const { innocent, admin, ...there } = await world()
  const [gateway] = await gatesOf(there.guard, there.here)
  if (!gateway) throw new Error('there is no gate')
  const duty = { binding: { condominium: gateway.condominium, gate: gateway }, station_id: there.station.station_id }
  const kept = memoryStore()
  const first = new StationDevice(innocent, duty, { kept })
  first.line = 'down'
  await first.start()
  const act = (authorizationId: string) => first.station.record(entryOf(authorizationId))
  const before = await act(await authorize(garita, there.ana))
  // The named guard sends the act, so the session proves it.
  first.line = 'up'
  await first.pass(120_000)
  await first.quiet()
  first.line = 'down'
  const after = await act(await authorize(garita, there.ana))
  await first.quiet()
  first.kill()
  // Signing out deletes the key, but the events have their signatures.
  await kept.update('key', () => undefined)
  const second = new StationDevice(there.guard, duty, { kept })
  await second.start()
  await second.quiet()
  const rows = new Map((await stationRows(there)).map((row) => [row.id, row]))
  expect(rows.get(before)).toMatchObject({ actor_id: innocent.id, sent_by: null, proven: true })
  expect(rows.get(after)).toMatchObject({ actor_id: innocent.id, sent_by: there.guard.id, proven: true })
  expect((await logOf(admin)).map(({ provenance: told }) => told?.unproven ?? false)).toEqual([false, false])
})

test('accepts a key only for its own guard, station and condominium', async () => {
  const store = memoryStore()
  const place = { id: newId(), name: 'Aquí' }
  const duty = {
    agent: { id: newId(), name: 'Gus' },
    binding: { condominium: place, gate: place },
    station_id: newId(),
  }
  const key = {
    agent_id: duty.agent.id,
    condominium_id: place.id,
    station_id: duty.station_id,
    id: newId(),
    ...newActKey(),
  }
  await store.update('key', () => key)
  expect(await openKey(store, duty)).toEqual(key)
  const other = { id: newId(), name: 'Otro' }
  for (const elsewhere of [
    { ...duty, agent: other },
    { ...duty, station_id: newId() },
    { ...duty, binding: { condominium: other, gate: place } },
  ])
    expect(await openKey(store, elsewhere)).toBeNull()
  await store.update('key', () => ({ ...key, private_key: 'x' }))
  expect(await openKey(store, duty)).toBeNull()
})

test('sends a guard the requested public keys of this station, and only pass keys of this condominium', async () => {
  const [there, elsewhere] = [await world(), await world()]
  const [beside, twin] = [
    { ...there, station: { ...there.station, station_id: newId() } },
    { ...elsewhere, station: { ...elsewhere.station, station_id: there.station.station_id } },
  ]
  for (const { guard, station, main } of [beside, twin]) await guard.call(gate.bind, { ...station, gate_id: main })
  const third = await garita.person({ user_role: 'agent', assigned: [there.here] })
  const [own, theirs, ofAnother, ofTwin] = [
    await keyOf(there.guard, there),
    await keyOf(there.innocent, there),
    await keyOf(there.innocent, beside),
    await keyOf(elsewhere.innocent, twin),
  ]
  await keyOf(third, there)
  for (const { ana } of [there, elsewhere]) await passOf(ana, await authorize(garita, ana))
  const ids = [own, theirs, ofAnother, ofTwin].map(({ id }) => id)
  const got = async ({ token }: TestPerson) => {
    const db = garita.database.callerDb({ token_hash: hashOf(token) })
    const asked = sql`select access.keys_to_check(${there.here}::uuid, ${there.station.station_id}::uuid, ${ids}::uuid[])`
    const { acts, passes } = JSON.parse((await db.json(asked)).text)
    return [Object.keys(acts), Object.values(passes).length]
  }
  expect(await got(there.guard)).toEqual([[theirs.id], 1])
  expect(await got(elsewhere.guard)).toEqual([[], 0])
})
