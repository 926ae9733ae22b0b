/** A tablet of a gate calls with its code, its guards open sessions with a signature, and it sends its waiting messages. */

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { entryOf, logOf, made, type StationWorld } from '../../../tests/support/gate/stations.ts'
import {
  beginAt,
  from as callFrom,
  keyAt,
  type TabletKey,
  type TabletWorld,
  tabletWorld,
} from '../../../tests/support/gate/tablets.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { sessionCookie } from '../../server/http/cookies.ts'
import type { Call, Input } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { newActKey, signAct } from '../station/outbox.ts'
import { type ShiftWord, sealMessage, shiftText, signText } from './sealedMessages.ts'
import { station, stations } from './stations.contract.ts'

const garita = openForFile(sharedInstallation)

const from = <C extends Call>(cookies: Record<string, string>, call: C, input: Input<C>) =>
  callFrom(garita, cookies, call, input)
const world = () => tabletWorld(garita)
type World = TabletWorld
type Key = TabletKey
const keyOf = (guard: TestPerson, there: Pick<World, 'tablet'>, sealed: string | null = null) =>
  keyAt(garita, guard, there, sealed)
const begin = (there: World, key: Key, at?: string) => beginAt(garita, there, key, at)

const act = async (there: StationWorld & World, guard: TestPerson, key: Key, signer = key) => {
  const one = made(there, entryOf(await authorize(garita, there.ana)), { agent_id: guard.id })
  const signed = { ...one, proof: { ...signAct(one.event, there.station, signer), key: key.id } }
  return { id: one.event.id, letter: sealMessage(there.server_key, { about: 'act', act: signed }) }
}

test('links a tablet by a code once, and lists it for the administration', async () => {
  const there = await world()
  expect(Object.keys(there.tablet)).toEqual(['garita_station'])
  const again = await from({}, station.enroll, { code: there.code, station_id: newId() })
  expect([again.status, again.body.error.code]).toEqual([422, 'station_code_dead'])
  expect(await there.admin.call(stations.tablets, {})).toMatchObject({
    answer: [{ id: there.id, name: 'Tableta norte', state: 'enrolled', guard: null }],
  })
  expect(await there.guard.call(stations.tablets, {})).toMatchObject({ ok: false, status: 403 })
  const unused = { condominium_id: there.here, id: newId(), gate_id: there.main, name: 'Otra' }
  const late = await there.admin.call(stations.makeCode, unused)
  await garita.owner.query(`update enrolled_stations set code_until = now() where id = $1`, [unused.id])
  const input = { code: late.ok ? late.answer.code : '', station_id: newId() }
  expect((await from({}, station.enroll, input)).status).toBe(422)
  expect(await there.stranger.call(stations.makeCode, { ...unused, id: newId() })).toMatchObject({
    ok: false,
    status: 403,
  })
})

test('opens a guard’s session with their own signature only, and replaces the one before', async () => {
  const there = await world()
  const [mine, other] = [await keyOf(there.guard, there), await keyOf(there.innocent, there)]
  expect(mine.kept.body).toEqual({ kept: true, storage_key: null })
  const first = await begin(there, mine)
  expect(first.body).toEqual({ opened: true })
  expect((await from(first.set, gate.gates, {})).status).toBe(200)
  const second = await begin(there, other)
  expect((await from(first.set, gate.gates, {})).status).toBe(401)
  expect((await from(second.set, gate.gates, {})).status).toBe(200)

  const old = new Date(Date.now() - 3 * 60_000).toISOString()
  expect((await begin(there, mine, old)).body).toEqual({ opened: false })
  expect((await begin(there, { ...mine, private_key: other.private_key })).body).toEqual({ opened: false })
  expect((await begin({ ...there, tablet: {} }, mine)).status).toBe(401)
  await garita.owner.query('delete from assignments where profile_id = $1', [there.guard.id])
  expect((await begin(there, mine)).body).toEqual({ opened: false })
})

test('allows a session that began with a signature, without a password, neither a key nor another session', async () => {
  const there = await world()
  const opened = await begin(there, await keyOf(there.guard, there))
  const cookies = { ...there.tablet, ...opened.set }
  const { public_key } = newActKey()
  const again = await from(cookies, stations.keepGuardKey, { id: newId(), public_key, sealed_key: null })
  expect([again.status, again.body.error.code]).toEqual([409, 'prove_yourself'])
})

test('keeps a key that was made with a password when a session of a tablet makes another', async () => {
  const there = await world()
  const mine = await keyOf(there.guard, there)
  const { public_key } = newActKey()
  expect(await there.guard.call(gate.keepKey, { ...there.station, id: newId(), public_key })).toMatchObject({
    answer: { kept: false },
  })
  const held = { ...there.station, id: mine.id, public_key: mine.public_key }
  expect(await there.guard.call(gate.keepKey, held)).toMatchObject({ answer: { kept: true } })
  expect((await begin(there, mine)).body).toEqual({ opened: true })
})

test('opens the tablet’s storage for a guard with a password, only at this tablet', async () => {
  const there = await world()
  const storageKey = randomBytes(32).toString('hex')
  const about = { about: 'key', station_id: there.station.station_id, key: storageKey } as const
  const mine = await keyOf(there.guard, there, sealMessage(there.server_key, about))
  expect(mine.kept.body).toEqual({ kept: true, storage_key: storageKey })
  const elsewhere = sealMessage(there.server_key, { ...about, station_id: newId() })
  expect((await keyOf(there.guard, there, elsewhere)).kept.body).toEqual({ kept: true, storage_key: null })
  expect((await keyOf(there.guard, { tablet: {} })).kept.body).toEqual({ kept: false, storage_key: null })
  expect((await keyOf(there.stranger, there)).kept.body).toEqual({ kept: false, storage_key: null })
})

test('accepts acts of a locked tablet in the name of their signer, once, and leaves a forged one waiting', async () => {
  const there = await world()
  const [mine, other] = [await keyOf(there.guard, there), await keyOf(there.innocent, there)]
  const [one, two] = [await act(there, there.guard, mine), await act(there, there.innocent, other)]
  const lie = await act(there, there.innocent, other, mine)
  const letters = [one.letter, two.letter, lie.letter, `${'00'.repeat(60)}`]
  const told = await from(there.tablet, station.deliver, { letters })
  expect(told.body).toMatchObject({ lost: false, taken: [0, 1] })
  expect((await from(there.tablet, station.deliver, { letters })).body.taken).toEqual([0, 1])
  const log = await logOf(there.admin)
  expect(new Map(log.map(({ id, agent_name, provenance: how }) => [id, [agent_name, how]]))).toEqual(
    new Map([
      [one.id, [called('Gus Garita'), null]],
      [two.id, [called('Inocente Guardia'), null]],
    ]),
  )
  expect((await from({}, station.deliver, { letters })).status).toBe(401)
})

const word = (guard: TestPerson, minutesAgo: number, more: Partial<ShiftWord> = {}): ShiftWord => ({
  ...{ kind: 'started', shift: newId(), agent_id: guard.id, how: null, handed_by: null, open: null },
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  ...more,
})

function sealedShift(shift: ShiftWord, key: Key, there: Awaited<ReturnType<typeof world>>) {
  const signature = signText(shiftText(there.station, shift), key.private_key)
  return sealMessage(there.server_key, { about: 'shift', shift, key: key.id, signature })
}

test('records signed shifts of the tablet, and ends an open one with the next', async () => {
  const there = await world()
  const [mine, other] = [await keyOf(there.guard, there), await keyOf(there.innocent, there)]
  const [first, second] = [
    word(there.guard, 30),
    word(there.innocent, 10, { handed_by: there.guard.id, open: { inside: 3, asks: 1, incidents: 0 } }),
  ]
  const forged = sealedShift(word(there.innocent, 5), mine, there)
  const letters = [sealedShift(first, mine, there), sealedShift(second, other, there), forged]
  await from(there.tablet, station.deliver, { letters })
  await from(there.tablet, station.deliver, { letters })
  const { rows } = await garita.owner.query(
    'select profile_id, ended_how, handed_by, open_inside from shifts where condominium_id = $1 order by started_at',
    [there.here],
  )
  expect(rows).toEqual([
    { profile_id: there.guard.id, ended_how: 'next_began', handed_by: null, open_inside: null },
    { profile_id: there.innocent.id, ended_how: null, handed_by: there.guard.id, open_inside: 3 },
  ])
  expect(await there.admin.call(stations.tablets, {})).toMatchObject({ answer: [{ guard: 'Inocente Guardia' }] })
})

test('accepts a shift that ends before its beginning because the clock was set back', async () => {
  const there = await world()
  const [mine, other] = [await keyOf(there.guard, there), await keyOf(there.innocent, there)]
  const began = word(there.guard, 10)
  const locked = word(there.guard, 11, { kind: 'ended', shift: began.shift, how: 'locked' })
  const letters = [
    sealedShift(began, mine, there),
    sealedShift(locked, mine, there),
    sealedShift(word(there.innocent, 5), other, there),
  ]
  await from(there.tablet, station.deliver, { letters })
  const { rows } = await garita.owner.query(
    'select ended_how, ended_at = started_at as at_once from shifts where condominium_id = $1 order by started_at',
    [there.here],
  )
  expect(rows).toEqual([
    { ended_how: 'locked', at_once: true },
    { ended_how: null, at_once: null },
  ])
})

test('refuses sessions of a lost tablet, accepts its waiting acts, and orders it to wipe itself', async () => {
  const there = await world()
  const mine = await keyOf(there.guard, there)
  const opened = await begin(there, mine)
  const before = await act(there, there.guard, mine)
  const it = { condominium_id: there.here, id: there.id }
  expect(await there.admin.call(stations.reportLost, it)).toMatchObject({ ok: true })
  expect(await there.admin.call(stations.reportLost, it)).toMatchObject({ ok: true })
  expect((await from(opened.set, gate.gates, {})).status).toBe(401)
  expect((await begin(there, mine)).body).toEqual({ opened: false })
  const told = await from(there.tablet, station.deliver, { letters: [before.letter] })
  expect(told.body).toMatchObject({ lost: true, taken: [0] })
  expect(await there.admin.call(stations.remove, it)).toMatchObject({ ok: false, status: 404 })
  await from(there.tablet, station.wiped, {})
  expect(await there.admin.call(stations.tablets, {})).toMatchObject({ answer: [{ state: 'wiped' }] })
  expect(await there.admin.call(stations.remove, it)).toMatchObject({ ok: true })
  expect((await from(there.tablet, station.deliver, { letters: [] })).status).toBe(401)
})

test('refuses all reading and all acts with the tablet’s token', async () => {
  const there = await world()
  for (const call of [gate.gates, gate.stations, gate.devices, stations.tablets]) {
    // A thief would send the token as a session.
    const answer = await from({ [sessionCookie]: there.tablet.garita_station ?? '' }, call, {})
    expect([call.name, answer.status]).toEqual([call.name, 403])
  }
})
