/** A substitute guard begins with the code of a day, and only they act in their name during that day. */

import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { called } from '../../../../tests/support/called.ts'
import { logOf } from '../../../../tests/support/gate/stations.ts'
import {
  actOf as actAt,
  openAs,
  openUnread,
  prepareDay,
  readCode,
  type SubstituteWorld,
  substituteWorld,
  wordOf,
} from '../../../../tests/support/gate/substitutes.ts'
import { beginAt, from } from '../../../../tests/support/gate/tablets.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { supervision } from '../../../guards/supervision.contract.ts'
import { people } from '../../../people/people.contract.ts'
import { sessionCookie } from '../../../server/http/cookies.ts'
import { newId } from '../../../shared/ids.ts'
import { gate } from '../../gate.contract.ts'
import { newActKey } from '../../station/outbox.ts'
import { sealMessage, shiftText, signText } from '../sealedMessages.ts'
import { station, stations } from '../stations.contract.ts'
import type { Opened, PinKey } from '../vault.ts'
import { codeOfDay, keysOfDay, publicKeyOf } from './dailyCodes.server.ts'
import { openForSubstitute, wrapOf } from './substitute.ts'
import { type SubstituteDay, substitutes } from './substitutes.contract.ts'

const garita = openForFile(sharedInstallation)

const world = () => substituteWorld(garita)
type World = SubstituteWorld
const actOf = (there: World, opened: Opened, at?: Date) => actAt(garita, there, opened, at)

const deliver = (there: World, ...letters: string[]) => from(garita, there.tablet, station.deliver, { letters })

async function admitted(there: World, name: string): Promise<Opened> {
  const opened = await openAs(there, name)
  expect((await deliver(there, wordOf(there, opened))).body.taken).toEqual([0])
  return opened
}

const reliefsOf = async ({ here }: World) => {
  const asked = `select p.id, p.full_name from profiles p join assignments a on a.profile_id = p.id
    where a.condominium_id = $1 and p.relief_until is not null order by p.full_name`
  return (await garita.owner.query<{ id: string; full_name: string }>(asked, [here])).rows
}

test('prepares seven days only on a tablet that its guard opened', async () => {
  const there = await world()
  expect(there.days).toHaveLength(7)
  expect(await prepareDay(garita, there.cookies, there.days[6])).not.toBeNull()
  const hours = there.days.map(({ opens_at, closes_at, ends_at }) => [opens_at, closes_at, ends_at].map(Date.parse))
  expect((hours[0]?.[0] ?? 0) <= Date.now() && Date.now() < (hours[0]?.[1] ?? 0)).toBe(true)
  expect(hours.slice(1).map(([opens]) => opens)).toEqual(hours.slice(0, -1).map(([, closes]) => closes))
  const theirs = { ...there.tablet, [sessionCookie]: there.innocent.token }
  const alone = { [sessionCookie]: there.guard.token }
  const asked = [there.tablet, alone, theirs].map((cookies) => from(garita, cookies, substitutes.toPrepare, {}))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 403, 403])
  expect(await prepareDay(garita, theirs, there.days[0])).toBeUndefined()
  const past = { ...there.days[0], day: '2026-01-01' } as SubstituteDay
  expect(await prepareDay(garita, there.cookies, past)).toBeNull()
  expect(await prepareDay(garita, there.cookies, { ...past, mark: '00000000' })).toBeNull()
})

test('shows a guard neither the code nor the keys of a day, and accepts no key from the guard', async () => {
  const there = await world()
  const [day] = there.days
  if (!day) throw new Error('no day')
  const asked = await from(garita, there.cookies, substitutes.toPrepare, {})
  const envelope = await prepareDay(garita, there.cookies, day)
  const said = JSON.stringify([asked.body, envelope])
  const keys = keysOfDay(there.secret, day.day)
  for (const secret of [codeOfDay(there.secret, day.day), ...Object.values(keys)]) expect(said).not.toContain(secret)
  const own = { day: day.day, mark: day.mark, id: newId(), public_key: newActKey().public_key }
  expect((await from(garita, there.cookies, substitutes.prepareDay, own)).status).toBe(422)
  const { rows } = await garita.owner.query('select id, public_key from relief_keys where enrolled_id = $1', [there.id])
  expect(rows).toEqual([{ id: keys.id, public_key: publicKeyOf(keys) }])
})

test('opens a tablet with the code that the supervisor reads and the sealed keys that the tablet keeps', async () => {
  const there = await world()
  const [day] = there.days
  const envelope = await prepareDay(garita, there.cookies, day)
  const read = await readCode(there, there.supervisor)
  if (!day || !read.ok || !read.answer.code) throw new Error('not ready')
  const wrap = wrapOf(day, envelope, 'ab'.repeat(32))
  const begins = { code: read.answer.code, name: 'Julián Rojas', ...there.station }
  const pinKey: PinKey = async (code, salt, rounds) => pbkdf2Sync(code, salt, rounds, 32, 'sha256')
  const opened = await openForSubstitute(wrap, begins, pinKey)
  if (!opened) throw new Error('it does not open')
  expect(opened.storage_key).toBe('ab'.repeat(32))
  expect(await openForSubstitute(wrap, { ...begins, code: '00000000' }, pinKey)).toBeNull()
  await deliver(there, wordOf(there, opened))
  expect(await reliefsOf(there)).toHaveLength(1)
})

test('shows the supervisor the tablets of a gate', async () => {
  const there = await world()
  const seen = await there.supervisor.call(supervision.gates, {})
  expect(seen.ok && seen.answer.flatMap(({ tablets }) => tablets)).toEqual([{ id: there.id, name: 'Tableta norte' }])
})

test('refuses a substitute guard whose code no supervisor read that day', async () => {
  const there = await world()
  const opened = await openUnread(there, 'Luis Torres')
  await deliver(there, wordOf(there, opened))
  expect(await reliefsOf(there)).toEqual([])
  expect((await beginAt(garita, there, opened.key)).body).toEqual({ opened: false })
})

test.each([
  ['is suspended', (there: World) => there.supervisor.call(supervision.suspend, { id: there.guard.id })],
  [
    'no longer guards there',
    (there: World) => there.supervisor.call(supervision.relieve, { id: there.guard.id, condominium_id: there.here }),
  ],
])('ends the daily codes for substitute guards that a guard prepared, when that guard %s', async (_, ends) => {
  const there = await world()
  const opened = await openAs(there, 'Luis Torres')
  const versionOf = async () =>
    (await garita.owner.query('select relief_version from enrolled_stations where id = $1', [there.id])).rows[0]
      .relief_version
  const before = await versionOf()
  expect(await ends(there)).toMatchObject({ ok: true })
  await deliver(there, wordOf(there, opened, new Date(Date.now() + 1_000)))
  expect(await reliefsOf(there)).toEqual([])
  expect(await versionOf()).toBe(before + 1)
  // No day is ready until the next guard prepares it.
  expect(await readCode(there, there.supervisor)).toMatchObject({ answer: { code: null } })
})

test('records acts under the typed name of the substitute with the reader of the code, once when sent twice', async () => {
  const there = await world()
  await readCode(there, there.supervisor)
  const opened = await openAs(there, 'Julián Rojas')
  const act = await actOf(there, opened)
  const letters = [wordOf(there, opened), act.letter]
  expect((await deliver(there, ...letters)).body.taken).toEqual([0, 1])
  expect((await deliver(there, ...letters)).body.taken).toEqual([0, 1])
  const name = 'Relevo: Julián Rojas (código de Sofía Mora)'
  expect(await logOf(there.admin)).toMatchObject([{ id: act.id, agent_name: called(name), provenance: null }])
  expect(await reliefsOf(there)).toEqual([{ id: opened.agent.id, full_name: name }])
  const unstarted = await there.admin.call(people.list, { started: false })
  expect(unstarted.ok && unstarted.answer.items.some(({ id }) => id === opened.agent.id)).toBe(false)
  const other = { id: opened.agent.id, revision: 1, full_name: name, phone_number: '', user_role: 'agent' } as const
  const status = { approval_status: 'approved', email: 'julian@garita.test' } as const
  const edited = await there.admin.call(people.change, { ...other, ...status })
  expect(edited).toMatchObject({ ok: false, code: 'profile_relief' })
  const [one, two] = await Promise.all([openAs(there, 'Marta Ruiz'), openAs(there, 'Marta Ruiz')])
  await Promise.all([deliver(there, wordOf(there, one)), deliver(there, wordOf(there, two))])
  expect(await reliefsOf(there)).toHaveLength(2)
})

test('shows the shift of a substitute guard under the typed name', async () => {
  const there = await world()
  const { agent, key } = await admitted(there, 'Julián Rojas')
  const said = { kind: 'started', shift: newId(), agent_id: agent.id, at: new Date().toISOString() } as const
  const word = { ...said, how: null, handed_by: null, open: null }
  const signature = signText(shiftText(there.station, word), key.private_key)
  await deliver(there, sealMessage(there.server_key, { about: 'shift', shift: word, key: key.id, signature }))
  expect(await there.admin.call(stations.tablets, {})).toMatchObject({
    answer: [{ guard: 'Relevo: Julián Rojas (código de Sofía Mora)' }],
  })
  expect(await there.supervisor.call(supervision.gates, {})).toMatchObject({
    answer: expect.arrayContaining([
      expect.objectContaining({
        on_duty: [expect.objectContaining({ full_name: 'Relevo: Julián Rojas (código de Sofía Mora)' })],
      }),
    ]),
  })
})

test('admits no substitute guard by a sealed message of another tablet, another day, a changed name, or in the name of a guard', async () => {
  const [there, other] = [await world(), await world()]
  const opened = await openAs(there, 'Julián Rojas')
  const ofTomorrow = await openAs(there, 'Tomás Día', 1)
  const ofOther = await openAs(other, 'Olga Otra')
  const asGuard = { ...opened, agent: { ...opened.agent, id: there.innocent.id } }
  const forged = {
    ...opened,
    relief: opened.relief && {
      ...opened.relief,
      day_key: { ...opened.relief.day_key, private_key: newActKey().private_key },
    },
  }
  const long = new Date(Date.now() - 2 * 86_400_000)
  await deliver(
    there,
    wordOf(there, ofTomorrow),
    wordOf(there, ofOther, new Date(), other.station),
    wordOf(there, opened, new Date(), other.station),
    wordOf(there, opened, long),
    wordOf(there, forged),
    wordOf(there, asGuard),
  )
  expect(await reliefsOf(there)).toEqual([])
  const lie = await actOf(there, asGuard)
  expect((await deliver(there, lie.letter)).body.taken).toEqual([])
  expect(await logOf(there.admin)).toEqual([])
})

test('opens a session for a substitute guard that ends with the day, prepares no further days and makes no key', async () => {
  const there = await world()
  const { agent, key } = await admitted(there, 'Julián Rojas')
  const begun = await beginAt(garita, there, key)
  expect(begun.body).toEqual({ opened: true })
  const cookies = { ...there.tablet, ...begun.set }
  expect((await from(garita, cookies, gate.gates, {})).status).toBe(200)
  expect((await from(garita, cookies, substitutes.toPrepare, {})).status).toBe(403)
  const own = { id: newId(), public_key: newActKey().public_key, sealed_key: null }
  expect((await from(garita, cookies, stations.keepGuardKey, own)).status).toBe(409)
  const { rows } = await garita.owner.query('select expires_at from sessions where profile_id = $1', [agent.id])
  expect(rows[0]?.expires_at.getTime()).toBeLessThanOrEqual(Date.parse(there.days[0]?.ends_at ?? ''))
  await garita.owner.query(`update profiles set relief_until = now() where id = $1`, [agent.id])
  expect((await beginAt(garita, there, key)).body).toEqual({ opened: false })
})

test('records no event of a substitute guard’s session at another station', async () => {
  const there = await world()
  const opened = await admitted(there, 'Julián Rojas')
  const begun = await beginAt(garita, there, opened.key)
  const cookies = { ...there.tablet, ...begun.set }
  const beside = { ...there.station, station_id: newId() }
  await from(garita, cookies, gate.bind, { ...beside, gate_id: there.main })
  const { one } = await actOf(there, opened)
  await from(garita, cookies, gate.record, { ...beside, events: [one] })
  expect(await logOf(there.admin)).toEqual([])
  await from(garita, cookies, gate.record, { ...there.station, events: [one] })
  expect(await logOf(there.admin)).toHaveLength(1)
})

test('ends a substitute at once by a supervisor, and refuses the same name for the rest of that day', async () => {
  const there = await world()
  const { agent, key, ...rest } = await admitted(there, 'Julián Rojas')
  const begun = await beginAt(garita, there, key)
  const tie = { id: agent.id, condominium_id: there.here }
  expect(await there.supervisor.call(supervision.makeCode, { id: agent.id })).toMatchObject({ ok: false })
  const guards = await there.supervisor.call(supervision.guards, {})
  expect(guards.ok && guards.answer.find(({ id }) => id === agent.id)).toMatchObject({ may_change: false })
  expect(await there.supervisor.call(supervision.relieve, tie)).toMatchObject({ ok: true })
  const cookies = { ...there.tablet, ...begun.set }
  expect((await from(garita, cookies, gate.bind, { ...there.station, gate_id: there.main })).status).not.toBe(200)
  await deliver(there, wordOf(there, { agent, key, ...rest }))
  expect((await beginAt(garita, there, key)).body).toEqual({ opened: false })
  expect(await reliefsOf(there)).toEqual([])
})

test('refuses the code that an ended substitute guard knows, until a supervisor reads it again', async () => {
  const there = await world()
  const { agent } = await admitted(there, 'Julián Rojas')
  const before = await openUnread(there, 'Marta Ruiz')
  const earlier = new Date(Date.now() - 150_000)
  await garita.owner.query(
    `update relief_readings set read_at = read_at - interval '5 minutes' where condominium_id = $1`,
    [there.here],
  )
  expect(await there.supervisor.call(supervision.relieve, { id: agent.id, condominium_id: there.here })).toMatchObject({
    ok: true,
  })
  const another = await openUnread(there, 'Luis Torres')
  await deliver(there, wordOf(there, another))
  expect(await reliefsOf(there)).toEqual([])
  expect((await beginAt(garita, there, another.key)).body).toEqual({ opened: false })
  // Another substitute began before that.
  await deliver(there, wordOf(there, before, earlier))
  expect(await reliefsOf(there)).toMatchObject([{ id: before.agent.id }])
  await deliver(there, wordOf(there, await openAs(there, 'Tomás Luna')))
  expect(await reliefsOf(there)).toHaveLength(2)
})

test('ends the keys and the secret of a lost tablet, and accepts acts from before', async () => {
  const there = await world()
  const opened = await openAs(there, 'Julián Rojas')
  const act = await actOf(there, opened)
  const word = wordOf(there, opened)
  const later = wordOf(there, await openAs(there, 'Ladrón Tardío'), new Date(Date.now() + 110_000))
  await garita.owner.query(`update relief_keys set opens_at = opens_at - interval '1 day' where condominium_id = $1`, [
    there.here,
  ])
  expect(await there.admin.call(stations.reportLost, { condominium_id: there.here, id: there.id })).toMatchObject({
    ok: true,
  })
  expect((await deliver(there, word, act.letter, later)).body.taken).toEqual([0, 1, 2])
  expect((await beginAt(garita, there, opened.key)).body).toEqual({ opened: false })
  expect((await readCode(there, there.supervisor)).status).toBe(404)
  const { rows } = await garita.owner.query('select relief_version from enrolled_stations where id = $1', [there.id])
  expect(rows).toEqual([{ relief_version: 2 }])
})

test('removes substitutes from the lists after their day, and accepts late acts of that day', async () => {
  const there = await world()
  const opened = await admitted(there, 'Julián Rojas')
  const [before, after] = [await actOf(there, opened), await actOf(there, opened)]
  await garita.owner.query(`update profiles set relief_until = now() where id = $1`, [opened.agent.id])
  await garita.owner.query(`update assignments set assigned_at = now() - interval '1 hour' where profile_id = $1`, [
    opened.agent.id,
  ])
  await garita.owner.query('select access.end_reliefs()')
  expect(await reliefsOf(there)).toEqual([])
  expect((await deliver(there, before.letter)).body.taken).toEqual([0])
  await garita.owner.query(`update profiles set relief_until = now() - interval '1 hour' where id = $1`, [
    opened.agent.id,
  ])
  expect((await deliver(there, after.letter)).body.taken).toEqual([])
})

test('deletes substitutes a year after their day, and keeps their name in the log', async () => {
  const there = await world()
  const opened = await admitted(there, 'Julián Rojas')
  await deliver(there, (await actOf(there, opened)).letter)
  await beginAt(garita, there, opened.key)
  await garita.owner.query(`update profiles set relief_until = now() - interval '2 years' where id = $1`, [
    opened.agent.id,
  ])
  await garita.owner.query('select access.end_reliefs()')
  const left = await garita.owner.query('select from profiles where id = $1', [opened.agent.id])
  expect(left.rowCount).toBe(0)
  expect(await logOf(there.admin)).toMatchObject([
    { agent_name: called('Relevo: Julián Rojas (código de Sofía Mora)') },
  ])
})
