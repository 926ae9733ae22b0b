/** A tablet of a gate as a caller: its code, the sessions that its guards open with a signature, and what it hands over by itself. */

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import type { TestInstallation, TestPerson } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { sessionCookie } from '../../server/http/cookies.ts'
import type { Call, Input } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { newActKey, signAct } from '../station/outbox.ts'
import { type ShiftWord, sealLetter, shiftText, signText } from './letters.ts'
import { station, stations } from './stations.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

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
  return { id: one.event.id, letter: sealLetter(there.server_key, { about: 'act', act: signed }) }
}

test('a code is taken once, and the tablet is in the list of the administration', async () => {
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

test('a guard’s signature opens a session of theirs, in place of the one before; nobody else’s does', async () => {
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

test('a session of a signature has no password behind it: it registers no key and makes no other', async () => {
  const there = await world()
  const opened = await begin(there, await keyOf(there.guard, there))
  const cookies = { ...there.tablet, ...opened.set }
  const { public_key } = newActKey()
  const again = await from(cookies, stations.keepGuardKey, { id: newId(), public_key, sealed_key: null })
  expect([again.status, again.body.error.code]).toEqual([409, 'prove_yourself'])
})

test('a session of a tablet takes the place of no key that was made with a password', async () => {
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

test('what the tablet stores is opened for a guard with a password, at this tablet alone', async () => {
  const there = await world()
  const storageKey = randomBytes(32).toString('hex')
  const about = { about: 'key', station_id: there.station.station_id, key: storageKey } as const
  const mine = await keyOf(there.guard, there, sealLetter(there.server_key, about))
  expect(mine.kept.body).toEqual({ kept: true, storage_key: storageKey })
  const elsewhere = sealLetter(there.server_key, { ...about, station_id: newId() })
  expect((await keyOf(there.guard, there, elsewhere)).kept.body).toEqual({ kept: true, storage_key: null })
  expect((await keyOf(there.guard, { tablet: {} })).kept.body).toEqual({ kept: false, storage_key: null })
  expect((await keyOf(there.stranger, there)).kept.body).toEqual({ kept: false, storage_key: null })
})

test('locked, it hands over acts in the name of who signed them; twice is once, and a lie waits', async () => {
  const there = await world()
  const [mine, other] = [await keyOf(there.guard, there), await keyOf(there.innocent, there)]
  const [one, two] = [await act(there, there.guard, mine), await act(there, there.innocent, other)]
  const lie = await act(there, there.innocent, other, mine)
  const letters = [one.letter, two.letter, lie.letter, `${'00'.repeat(60)}`]
  const told = await from(there.tablet, station.deliver, { letters })
  expect(told.body).toMatchObject({ lost: false, taken: [0, 1] })
  expect((await from(there.tablet, station.deliver, { letters })).body.taken).toEqual([0, 1])
  const log = await logOf(there.admin)
  expect(new Map(log.map(({ id, agent_name, told: how }) => [id, [agent_name, how]]))).toEqual(
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
  return sealLetter(there.server_key, { about: 'shift', shift, key: key.id, signature })
}

test('shifts are told by the tablet, signed; the next one ends what was left open', async () => {
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

test('an end that a clock set back dates before its beginning is an end', async () => {
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

test('a lost tablet opens nothing, hands over what it had, and is told to wipe itself', async () => {
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

test('with its token the tablet reads nothing and acts for nobody', async () => {
  const there = await world()
  for (const call of [gate.gates, gate.stations, gate.devices, stations.tablets]) {
    // As a session, where a thief would put it.
    const answer = await from({ [sessionCookie]: there.tablet.garita_station ?? '' }, call, {})
    expect([call.name, answer.status]).toEqual([call.name, 403])
  }
})
