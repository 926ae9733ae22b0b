/** The database gives a device facts about one code: only about its holders, and only at the device's own condominium. */
import { expect, test } from 'vitest'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf, stored, visitor } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf } from '../../server/keys/tokens.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'

const garita = openForFile(sharedInstallation)

type World = Awaited<ReturnType<typeof deviceWorld>>
interface Shown {
  pass?: string
  number?: string
  unit?: string
  plate?: string
}

interface Facts {
  entries: { authorization_id: string }[]
  revocations: unknown[]
}
async function factsAbout({ key }: World, { pass, number, unit, plate }: Shown): Promise<Facts> {
  const { text } = await garita.database
    .callerDb({ token_hash: hashOf(key) })
    .json(sql`select access.gate_facts(${pass ?? null}::uuid, ${number ?? null}, ${unit ?? null}, ${plate ?? null})`)
  return JSON.parse(text).facts
}
/** Returns the ids of the authorizations that the facts name. */
const named = async (there: World, shown: Shown) =>
  (await factsAbout(there, shown)).entries.map(({ authorization_id }) => authorization_id).sort()
const missesOf = async ({ here }: World) =>
  (await garita.owner.query('select from number_misses where condominium_id = $1', [here])).rowCount
const numberOf = async (id: string) => (await stored(garita, id))?.access_number ?? ''
const endedDaysAgo = (id: string) =>
  garita.owner.query(`alter table authorizations disable trigger user;
    update authorizations set valid_from = now() - interval '4 days', valid_until = now() - interval '2 days' where id = '${id}';
    alter table authorizations enable trigger user`)

test('limits a key to its own condominium, even if a device of another one has the same id', async () => {
  const [one, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  const wish = { condominium_id: other.here, id: one.id, gate_id: other.main, name: 'Copia' }
  const made = await other.admin.call(gate.addDevice, wish)
  if (!made.ok) throw new Error(made.code)
  const copy = (call: string, body: unknown) => other.device(call, body, made.answer.key)
  const { token: foreign } = await passOf(one.ana, await authorize(garita, one.ana))
  const { token: own } = await passOf(other.ana, await authorize(garita, other.ana))
  expect(await (await copy('gate.check', { code: own })).json()).toMatchObject({ verdict: 'green', name: 'Luis Gómez' })
  expect(await (await copy('gate.check', { code: foreign })).json()).toMatchObject({ verdict: 'red', name: null })
  expect((await copy('gate.report', reportOf(foreign))).status).toBe(404)
  expect(await one.said('gate.check', { code: foreign })).toMatchObject({ verdict: 'green' })
})

test('finds only the holder of a pass, every user of a plate, and never a pet', async () => {
  const there = await deviceWorld(garita)
  const [luis, car, kira] = [
    await authorize(garita, there.ana, 'temporary_visitor', { vehicle_plate: 'ABC123' }),
    await authorize(garita, there.ana, 'vehicle', { vehicle_plate: 'ABC 123' }),
    await authorize(garita, there.ana, 'pet'),
  ]
  await authorize(garita, there.ana, 'vehicle', { vehicle_plate: 'XYZ987' })
  const gone = await authorize(garita, there.ana, 'temporary_visitor', { vehicle_plate: 'ABC123' })
  await garita.owner.query('select access.end_visit(a) from authorizations a where id = $1', [gone])
  await endedDaysAgo(await authorize(garita, there.ana, 'temporary_visitor', { vehicle_plate: 'ABC123' }))
  const passOf = async (id: string) => (await stored(garita, id))?.pass_id ?? ''
  expect(await named(there, { pass: await passOf(luis) })).toEqual([luis])
  expect(await named(there, { pass: await passOf(kira) })).toEqual([])
  expect(await named(there, { plate: 'ABC123' })).toEqual([luis, car].sort())
})

test('reports a replaced code only when that code is shown', async () => {
  const there = await deviceWorld(garita)
  const luis = await authorize(garita, there.ana, 'temporary_visitor', { vehicle_plate: 'ABC123' })
  expect(await there.ana.call(authorizations.regeneratePass, { id: luis })).toMatchObject({ ok: true })
  const pass = (await stored(garita, luis))?.pass_id ?? ''
  const told = async (shown: Shown) => (await factsAbout(there, shown)).revocations.length
  expect([await told({ pass }), await told({ pass: newId() }), await told({ plate: 'ABC123' })]).toEqual([1, 0, 0])
})

test('names no one for a pass of another condominium, even if a visit here has the id of its holder', async () => {
  const [one, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  const id = newId()
  for (const { ana } of [one, other]) {
    const wish = { id, auth_type: 'temporary_visitor', values: visitor() } as const
    expect(await ana.call(authorizations.create, wish)).toMatchObject({ ok: true })
  }
  const { rows } = await garita.owner.query<{ pass_id: string }>(
    'select pass_id from authorizations where id = $1 order by condominium_id = $2',
    [id, one.here],
  )
  const [theirs = '', own = ''] = rows.map(({ pass_id }) => pass_id)
  const atStation = async (pass: string) => {
    const db = garita.database.callerDb({ token_hash: hashOf(one.guard.token) })
    const { text } = await db.json(sql`select access.gate_pass(${one.here}::uuid, ${pass}::uuid)`)
    return JSON.parse(text).entries.length
  }
  expect([await named(one, { pass: theirs }), await atStation(theirs)]).toEqual([[], 0])
  expect([await named(one, { pass: own }), await atStation(own)]).toEqual([[id], 1])
})

test('opens for a plate even if twenty vehicles of another condominium have it', async () => {
  // Older, so that its vehicles would be found first.
  const [other, one] = [await deviceWorld(garita), await deviceWorld(garita)]
  for (let copy = 0; copy < 21; copy++) await authorize(garita, other.ana, 'vehicle', { vehicle_plate: 'TWIN20' })
  const car = await authorize(garita, one.ana, 'vehicle', { vehicle_plate: 'TWIN20' })
  expect(await named(one, { plate: 'TWIN20' })).toEqual([car])
})

test('names the holder of a number only with its unit, and does not count a number without one', async () => {
  const there = await deviceWorld(garita)
  const luis = await authorize(garita, there.ana)
  const number = await numberOf(luis)
  expect([await named(there, { number }), await missesOf(there)]).toEqual([[], 0])
  expect([await named(there, { number, unit: '101' }), await missesOf(there)]).toEqual([[luis], 0])
})

test('names the gate of the device, not another gate of its condominium, nor a gate of another condominium with the same id', async () => {
  const [there, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  await garita.owner.query(
    `insert into gates (condominium_id, id, name) values ($1, gen_random_uuid(), 'Norte'), ($2, $3, 'Sur')`,
    [there.here, other.here, there.main],
  )
  const { text } = await garita.database
    .callerDb({ token_hash: hashOf(there.key) })
    .json(sql`select access.gate_facts(null, null, null, null)`)
  expect(JSON.parse(text).facts.gate).toEqual({ id: there.main, name: 'Acceso principal' })
})

test('does not count other text as a wrong number, also with a unit', async () => {
  const there = await deviceWorld(garita)
  await there.said('gate.check', { code: 'hello', unit: '101' })
  await there.said('gate.check', { code: 'ABC-123', unit: '101' })
  expect(await missesOf(there)).toBe(0)
})

test('counts numbers of another condominium, replaced ones and those of ended visits as wrong', async () => {
  const [one, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  const theirs = await numberOf(await authorize(garita, other.ana))
  const renewed = await authorize(garita, one.ana)
  const replaced = await numberOf(renewed)
  await one.ana.call(authorizations.regeneratePass, { id: renewed })
  const over = await authorize(garita, one.ana)
  await endedDaysAgo(over)
  for (const [place, code] of [theirs, replaced, await numberOf(over)].entries()) {
    expect(await one.said('gate.check', { code, unit: '101' })).toMatchObject({ reason: 'unknown_number', name: null })
    expect(await missesOf(one)).toBe(place + 1)
  }
  expect((await one.device('gate.report', reportOf(replaced, { unit: '101' }))).status).toBe(404)
})

test('finds only the new holder of a reassigned number', async () => {
  const there = await deviceWorld(garita)
  const [former, holder] = [await authorize(garita, there.ana), await authorize(garita, there.ana)]
  const number = await numberOf(former)
  await garita.owner.query('update authorizations set access_number = $2 where id = $1', [holder, number])
  await garita.owner.query(
    'update access_numbers set authorization_id = $2 where condominium_id = $1 and number = $3',
    [...[there.here, holder, number]],
  )
  expect(await named(there, { number, unit: '101' })).toEqual([holder])
  expect(await there.said('gate.report', reportOf(number, { unit: '101' }))).toEqual({ conflict: null })
  const { rows } = await garita.owner.query(
    `select authorization_id from access_logs where condominium_id = $1 and event_type = 'entry'`,
    [there.here],
  )
  expect(rows).toEqual([{ authorization_id: holder }])
})

test('opens for a number with its unit here, not with the unit of its twin in another condominium', async () => {
  const [there, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  const id = newId()
  for (const person of [await garita.person({ condominium: other.here, unit: '102' }), there.ana]) {
    const wish = { id, auth_type: 'temporary_visitor', values: visitor() } as const
    expect(await person.call(authorizations.create, wish)).toMatchObject({ ok: true })
  }
  const { rows } = await garita.owner.query<{ number: string }>(
    `update authorizations a set access_number = own.access_number from authorizations own
      where a.id = $1 and a.condominium_id = $2 and own.id = a.id and own.condominium_id = $3
      returning a.access_number as number`,
    [id, other.here, there.here],
  )
  const number = rows[0]?.number ?? ''
  expect([await named(there, { number, unit: '102' }), await named(there, { number, unit: '101' })]).toEqual([[], [id]])
})

test('separates the passage ids of two condominiums, and stores no unknown number', async () => {
  const [one, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  const theirs = reportOf((await passOf(other.ana, await authorize(garita, other.ana))).token)
  await other.said('gate.report', theirs)
  const { token, access_number } = await passOf(one.ana, await authorize(garita, one.ana))
  await one.said('gate.report', reportOf(access_number ?? '', { id: theirs.id }))
  expect(await one.said('gate.report', reportOf(token, { id: theirs.id, kind: 'exit' }))).toEqual({ conflict: null })

  // A paused number is not stored either.
  for (let guess = 0; guess < 11; guess++)
    await one.said('gate.report', reportOf(access_number ?? '', { unit: 'elsewhere' }))
  expect((await garita.owner.query('select from stray_acts where condominium_id = $1', [one.here])).rowCount).toBe(0)
})
