/** A supervisor puts a spare tablet into service at night, without the administration. */
import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readCode, wordOf } from '../../../../tests/support/gate/substitutes.ts'
import { beginAt, from as callFrom, keyAt, tabletWorld } from '../../../../tests/support/gate/tablets.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { notices } from '../../../notices/notices.contract.ts'
import { newId } from '../../../shared/ids.ts'
import { station, stations } from '../stations.contract.ts'
import { openForSubstitute } from '../substitute/substitute.ts'
import { substitutes } from '../substitute/substitutes.contract.ts'
import type { PinKey } from '../vault.ts'

const garita = openForFile(sharedInstallation)

const pinKey: PinKey = async (code, salt, rounds) => pbkdf2Sync(code, salt, rounds, 32, 'sha256')

async function world() {
  const there = await tabletWorld(garita)
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [there.here], full_name: 'Sofía Mora' })
  const wish = {
    condominium_id: there.here,
    gate_id: there.main,
    name: 'Repuesto',
    retires: null,
    renews_numbers: false,
  }
  const make = (by: TestPerson, more: object = {}) => by.call(stations.makeSpareCode, { ...wish, id: newId(), ...more })
  const codeOf = async (more: object = {}) => {
    const made = await make(supervisor, more)
    if (!made.ok) throw new Error(made.code)
    return made.answer.code
  }
  const link = (code: string, stationId = newId()) =>
    callFrom(garita, {}, station.enroll, { code, station_id: stationId })
  return { ...there, supervisor, make, codeOf, link }
}

test('prepares a spare tablet for a substitute guard of today at once, and opens it with a code that only the supervisor reads', async () => {
  const there = await world()
  const [id, stationId] = [newId(), newId()]
  const linked = await there.link(await there.codeOf({ id }), stationId)
  expect(linked.status).toBe(200)
  const { prepared } = linked.body
  expect(prepared.relief_days).toHaveLength(2)
  const [wrap] = prepared.relief_days
  const place = { condominium_id: there.here, station_id: stationId }
  const relief = (code: string) => openForSubstitute(wrap, { code, name: 'Julio', ...place }, pinKey)
  expect(await relief('00000000')).toBeNull()
  const read = await readCode({ ...there, id }, there.supervisor)
  if (!read.ok || !read.answer.code) throw new Error('not ready')
  const opened = await relief(read.answer.code)
  if (!opened) throw new Error('it does not open')

  // The server accepts the sealed message of the substitute guard, and opens a session.
  const at = { ...there, id, tablet: linked.set, server_key: linked.body.server_key, station: place }
  const delivered = await callFrom(garita, linked.set, station.deliver, {
    letters: [wordOf(at as never, opened, new Date(), place)],
  })
  expect(delivered.status).toBe(200)
  const begun = await beginAt(garita, at as never, opened.key as never)
  expect(begun.body).toEqual({ opened: true })

  // A guard who signs in with a password gets the storage key of the substitute guard.
  const guard = await keyAt(garita, there.guard, { tablet: linked.set }, prepared.sealed_key)
  expect(guard.kept.body).toEqual({ kept: true, storage_key: opened.storage_key })
})

test('prepares no substitute guard on a tablet that a code of the administration linked', async () => {
  const there = await world()
  const wish = { condominium_id: there.here, id: newId(), gate_id: there.main, name: 'Otra' }
  const made = await there.admin.call(stations.makeCode, wish)
  const linked = await there.link(made.ok ? made.answer.code : '')
  expect(linked.body.prepared).toBeNull()
})

test('lets only a supervisor of the gate make the code of a spare tablet, with a password typed a moment ago', async () => {
  const there = await world()
  const elsewhere = await garita.person({ user_role: 'supervisor', assigned: [await garita.condominium()] })
  expect(await there.make(elsewhere)).toMatchObject({ ok: false, status: 404 })
  for (const by of [there.guard, there.ana, there.admin]) {
    expect(await there.make(by)).toMatchObject({ ok: false, status: 403 })
  }
  await garita.owner.query('update sessions set proved_at = null where profile_id = $1', [there.supervisor.id])
  expect(await there.make(there.supervisor)).toMatchObject({ ok: false, code: 'prove_yourself' })
})

test('accepts the code of a spare tablet once, not after a newer one, and not when its supervisor was suspended or relieved meanwhile', async () => {
  const there = await world()
  const [first, second] = [await there.codeOf(), await there.codeOf()]
  expect((await there.link(first)).body.error.code).toBe('station_code_dead')
  expect((await there.link(second)).status).toBe(200)
  expect((await there.link(second)).body.error.code).toBe('station_code_dead')
  const third = await there.codeOf()
  await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [there.supervisor.id])
  expect((await there.link(third)).body.error.code).toBe('station_code_dead')
  await garita.owner.query(`update profiles set approval_status = 'approved' where id = $1`, [there.supervisor.id])
  await garita.owner.query('delete from assignments where profile_id = $1', [there.supervisor.id])
  expect((await there.link(third)).body.error.code).toBe('station_code_dead')
})

test('ends the daily code of a spare tablet with the suspension of its supervisor', async () => {
  const there = await world()
  const id = newId()
  expect((await there.link(await there.codeOf({ id }))).status).toBe(200)
  const open = async () =>
    (await garita.owner.query('select from relief_keys where enrolled_id = $1 and ended_at is null', [id])).rowCount
  expect(await open()).toBe(2)
  await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [there.supervisor.id])
  expect(await open()).toBe(0)
})

test('makes at most three codes for spare tablets a day at a gate, also when the last two come at once', async () => {
  const there = await world()
  await there.codeOf()
  await there.codeOf()
  const both = await Promise.all([there.make(there.supervisor), there.make(there.supervisor)])
  expect(both.map((one) => (one.ok ? 'made' : one.code)).sort()).toEqual(['made', 'spares_too_many'])
})

test('takes the replaced tablet out of service at once, but not one of another gate', async () => {
  const there = await world()
  const other = newId()
  await garita.owner.query('insert into gates (condominium_id, id, name) values ($1, $2, $3)', [
    there.here,
    other,
    'Otra',
  ])
  const lost = async () =>
    (await garita.owner.query('select lost_at, renews_numbers from enrolled_stations where id = $1', [there.id]))
      .rows[0]
  await there.codeOf({ gate_id: other, retires: there.id })
  expect(await lost()).toMatchObject({ lost_at: null })
  await there.codeOf({ retires: there.id })
  expect(await lost()).toMatchObject({ lost_at: expect.anything(), renews_numbers: false })
})

test('notifies the administration of a spare tablet with the name of the supervisor, and writes it to the change log', async () => {
  const there = await world()
  const id = newId()
  await there.codeOf({ id })
  const bell = await there.admin.call(notices.list, {} as never)
  expect(bell.ok && bell.answer.items.filter(({ kind }) => kind === 'spare_tablet')).toMatchObject([
    { fact_id: id, name: 'Repuesto', by_name: 'Sofía Mora' },
  ])
  const { rows } = await garita.owner.query(
    `select actor_name, act from audit_entries where condominium_id = $1 and thing = 'device' and subject_id = $2`,
    [there.here, id],
  )
  expect(rows).toMatchObject([{ actor_name: 'Sofía Mora' }])
  // Guards get no notice.
  const theirs = await there.guard.call(notices.list, {} as never)
  expect(theirs.ok && theirs.answer.items.filter(({ kind }) => kind === 'spare_tablet')).toEqual([])
})

test('refuses a linked spare tablet that asks for keys again or reads a code', async () => {
  const there = await world()
  const linked = await there.link(await there.codeOf())
  expect((await callFrom(garita, linked.set, substitutes.toPrepare, {})).status).toBeGreaterThanOrEqual(401)
})
