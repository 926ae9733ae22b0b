import { expect, test } from 'vitest'
import { gate } from '../../src/gate/gate.contract.ts'
import { newActKey } from '../../src/gate/station/outbox.ts'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import { preparedWorld, type StationWorld } from '../support/gate/stations.ts'
import { ask, type TestPerson, testInstallation } from '../support/installation.ts'
import { openForFile } from '../support/openForFile.ts'

const garita = openForFile(testInstallation)

/** A second station of the same guards, and another condominium with a station of the same id. */
async function twoWorlds() {
  const [there, elsewhere] = [await preparedWorld(garita), await preparedWorld(garita)]
  const beside = { ...there.station, station_id: newId() }
  const twin = { ...elsewhere.station, station_id: there.station.station_id }
  await there.guard.call(gate.bind, { ...beside, gate_id: there.main })
  await elsewhere.guard.call(gate.bind, { ...twin, gate_id: elsewhere.main })
  await garita.owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [
    elsewhere.here,
    there.innocent.id,
  ])
  const keep = async (
    person: TestPerson,
    station: StationWorld['station'],
    id = newId(),
    key = newActKey().public_key,
  ) => {
    const answer = await person.call(gate.keepKey, { ...station, id, public_key: key })
    return { id, key, kept: answer.ok && answer.answer.kept }
  }
  const live = async (...keys: { id: string }[]) => {
    const asked = `select id from station_keys where ended_at is null and condominium_id = any($1)`
    const { rows } = await garita.owner.query<{ id: string }>(asked, [[there.here, elsewhere.here]])
    return keys.map(({ id }) => rows.some((row) => row.id === id))
  }
  return { ...{ there, elsewhere, beside, twin, keep, live }, here: there.station, me: there.innocent }
}

test('ends former keys of the same guard at the same station only, and ends none when sent again', async () => {
  const { there, beside, twin, here, me, keep, live } = await twoWorlds()
  const [first, away, ofTwin, other] = [
    await keep(me, here),
    await keep(me, beside),
    await keep(me, twin),
    await keep(there.guard, here),
  ]
  expect(await live(first, away, ofTwin, other)).toEqual([true, true, true, true])
  await keep(me, here)
  await garita.owner.query(`update station_keys set ended_at = now() - interval '1 hour' where id = $1`, [first.id])
  const last = await keep(me, here)
  expect((await keep(me, here, first.id, first.key)).kept).toBe(false)
  expect(await live(first, away, ofTwin, other, last)).toEqual([false, true, true, true, true])
  const ended = `select ended_at < now() - interval '30 minutes' as earlier from station_keys where id = $1`
  expect((await garita.owner.query(ended, [first.id])).rows).toEqual([{ earlier: true }])
})

test('refuses a key for a station, or with a key, that is not the guard’s own', async () => {
  const { there, elsewhere, beside, twin, here, me, keep } = await twoWorlds()
  const [own, away, other] = [await keep(me, here), await keep(me, beside), await keep(there.guard, here)]
  const ofTwin = await keep(me, twin, other.id)
  const refused = [
    await keep(elsewhere.guard, here),
    await keep(me, { ...here, station_id: newId() }),
    await keep(me, { ...here, station_id: elsewhere.station.station_id }),
    await keep(me, here, other.id, other.key),
    await keep(me, here, away.id, away.key),
    await keep(me, here, own.id),
    await keep(me, here, other.id, own.key),
    await keep(me, here, other.id, ofTwin.key),
  ]
  expect([own, away, other, ofTwin].map(({ kept }) => kept)).toEqual([true, true, true, true])
  expect(refused.map(({ kept }) => kept)).toEqual(refused.map(() => false))
})

test('ends a key with its session, and allows a guard at most 200 in each condominium', async () => {
  const { there, twin, here, me, keep, live } = await twoWorlds()
  const token = newToken()
  const session = `insert into sessions (id, token_hash, profile_id, device, expires_at)
    values ($1, $2, $3, 'test', now() + interval '1 day')`
  const id = newId()
  await garita.owner.query(session, [id, hashOf(token), me.id])
  const key = { id: newId() }
  await ask(garita, gate.keepKey, { ...here, ...key, public_key: newActKey().public_key }, token)
  expect(await live(key)).toEqual([true])
  await garita.owner.query('delete from sessions where id = $1', [id])
  expect(await live(key)).toEqual([false])

  const many = `insert into station_keys (condominium_id, id, station_id, profile_id, public_key, made_at)
    select $1, gen_random_uuid(), $2, $3, decode(repeat('00', 32), 'hex'), now() - $4::interval from generate_series(1, 250)`
  await garita.owner.query(many, [there.here, here.station_id, me.id, '2 hours'])
  await garita.owner.query(many, [there.here, here.station_id, there.guard.id, '1 hour'])
  await garita.owner.query(many, [twin.condominium_id, twin.station_id, me.id, '1 hour'])
  await keep(me, here)
  const counted = `select condominium_id, profile_id, count(*)::int from station_keys
    where condominium_id = any($1) group by 1, 2 order by count`
  const { rows } = await garita.owner.query(counted, [[there.here, twin.condominium_id]])
  expect(rows.map(({ count }) => count)).toEqual([200, 250, 250])
})
