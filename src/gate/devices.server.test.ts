/** A device of somebody else's: what its key opens, what it never does, and what it tells. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../../tests/installation.ts'
import { logOf, stationWorld } from '../../tests/stations.ts'
import { authorize, passOf } from '../../tests/visits.ts'
import { newId } from '../shared/ids.ts'
import { gate } from './gate.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

async function withDevice(house = garita) {
  const there = await stationWorld(house)
  const admin = await house.person({ user_role: 'admin', assigned: [there.here] })
  const id = newId()
  const added = await admin.call(gate.addDevice, {
    condominium_id: there.here,
    id,
    gate_id: there.main,
    name: 'Barrera',
  })
  const key = added.ok ? added.answer.key : ''
  const device = (call: string, body: unknown, shown = key) =>
    house.app.request(`/api/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shown}` },
      body: JSON.stringify(body),
    })
  const said = async (call: string, body: unknown) => (await device(call, body)).json()
  return { ...there, admin, id, key, device, said }
}
const report = (code: string, more: object = {}) => ({
  ...{ id: newId(), kind: 'entry', code, at: new Date().toISOString() },
  ...more,
})

test('a device asks and reports with its key until it is revoked, and about its own condominium only', async () => {
  const { here, main, ana, guard, admin, id, key, device, said } = await withDevice()
  const wish = { condominium_id: here, id: newId(), gate_id: main, name: 'Barrera' }
  for (const person of [guard, ana]) expect(await person.call(gate.addDevice, wish)).toMatchObject({ status: 403 })

  const luis = await authorize(garita, ana, 'temporary_visitor', { vehicle_plate: 'ABC123' })
  const { token, access_number } = await passOf(ana, luis)
  for (const code of [token, access_number, 'abc-123']) {
    expect(await said('gate.check', { code })).toMatchObject({
      verdict: 'green',
      reason: 'may_enter',
      act: 'entry',
      unit: '101',
    })
  }
  expect(await said('gate.check', { code: 'hello' })).toMatchObject({ verdict: 'red', act: 'none', name: null })
  const entry = report(token)
  expect(await said('gate.report', entry)).toEqual({ conflict: null })
  expect(await said('gate.report', entry)).toEqual({ conflict: null })
  expect(await said('gate.check', { code: token })).toMatchObject({
    verdict: 'red',
    reason: 'already_inside',
    act: 'exit',
  })
  expect(await logOf(guard)).toMatchObject([{ event_type: 'entry', gate_name: 'Acceso principal' }])

  for (const call of ['visits.list', 'gate.snapshot', 'people.list'])
    expect((await device(call, {})).status).not.toBe(200)
  expect((await device('gate.check', { code: token }, `${key}x`)).status).toBe(401)
  await admin.call(gate.revokeDevice, { condominium_id: here, id })
  expect((await device('gate.check', { code: token })).status).toBe(401)
})

test('a pass, a number and a line of another condominium are strangers to a device', async () => {
  const [one, other] = [await withDevice(), await withDevice()]
  const theirs = await passOf(other.ana, await authorize(garita, other.ana))
  const entry = report(theirs.token)
  expect(await other.said('gate.report', entry)).toEqual({ conflict: null })
  expect(await one.said('gate.check', { code: theirs.token })).toMatchObject({
    verdict: 'red',
    act: 'none',
    name: null,
  })
  expect((await one.device('gate.report', entry)).status).toBe(404)
  expect(await one.said('gate.check', { code: theirs.access_number })).toMatchObject({ reason: 'unknown_number' })
  expect(await logOf(one.guard)).toEqual([])
})

test('a device is told apart in the log and was last used when it asked', async () => {
  const { ana, admin, here, said } = await withDevice()
  const { token } = await passOf(ana, await authorize(garita, ana))
  const listed = async () => {
    const devices = await admin.call(gate.devices, { condominium_id: here })
    return devices.ok ? devices.answer : []
  }
  expect(await listed()).toMatchObject([{ name: 'Barrera', last_used_at: null }])
  await said('gate.check', { code: token })
  expect((await listed())[0]?.last_used_at).not.toBeNull()
  await said('gate.report', report(token))
  const { rows } = await garita.owner.query(
    `select actor_role, actor_name from access_logs where condominium_id = $1 and event_type = 'entry'`,
    [here],
  )
  expect(rows).toEqual([{ actor_role: 'device', actor_name: 'Barrera' }])
})

test('another act under a known id is refused, and hostile input never an error', async () => {
  const { ana, said, device } = await withDevice()
  const [luis, eva] = await Promise.all(
    [await authorize(garita, ana), await authorize(garita, ana)].map((id) => passOf(ana, id)),
  )
  const entry = report(luis?.token ?? '')
  expect(await said('gate.report', entry)).toEqual({ conflict: null })
  for (const changed of [{ code: eva?.token }, { kind: 'exit' }]) {
    const again = await device('gate.report', { ...entry, ...changed })
    expect([again.status, (await again.json()).error.code]).toEqual([409, 'visit_event_taken'])
  }
  const codes = ['\u0000', '\ud800', 'G1:\u0000', 'G1:', '"}', 'x'.repeat(200), '5'.repeat(5), "' or 1=1 --", '<b>']
  for (const code of codes) {
    expect([code, (await device('gate.check', { code })).status]).toEqual([code, 200])
    expect([code, (await device('gate.report', report(code))).status]).toEqual([code, 404])
  }
  for (const wrong of [
    { code: '' },
    { code: 'x'.repeat(201) },
    { code: null },
    { id: 'x' },
    { kind: 'override' },
    { at: 'now' },
  ])
    expect((await device('gate.report', { ...entry, ...wrong })).status).toBe(422)
})

test('the key of a gate that was removed, or of a condominium that was archived, opens nothing', async () => {
  const { here, main, admin, device } = await withDevice()
  const check = async () => (await device('gate.check', { code: '12345' })).status
  expect(await check()).toBe(200)
  await garita.owner.query('delete from assignments where condominium_id = $1', [here])
  await garita.owner.query('update residences set until = now() where condominium_id = $1', [here])
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [here])
  expect(await check()).toBe(401)
  await garita.owner.query('update condominiums set archived_at = null where id = $1', [here])
  await garita.owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [here, admin.id])
  expect(await check()).toBe(200)
  await admin.call(gate.addGate, { condominium_id: here, id: newId(), name: 'Norte' })
  expect((await admin.call(gate.removeGate, { condominium_id: here, id: main })).ok).toBe(true)
  expect(await check()).toBe(401)
})

test('a device that asks without end is told when to ask again, and no other one with it', async () => {
  const few = await testInstallation({ device_questions_a_minute: 3 })
  try {
    const [one, other] = [await withDevice(few), await withDevice(few)]
    const check = ({ device }: typeof one) => device('gate.check', { code: '12345' })
    for (let turn = 0; turn < 3; turn++) expect((await check(one)).status).toBe(200)
    const refused = await check(one)
    expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'too_many'])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await check(other)).status).toBe(200)
    expect(await one.said('gate.report', report((await passOf(one.ana, await authorize(few, one.ana))).token))).toEqual(
      { conflict: null },
    )
    const described = await (await few.app.request('/api/v1/openapi.json')).json()
    expect(described.paths['/gate.check'].post.responses['429']).toMatchObject({
      description: 'More than 1200 a minute with one key',
      headers: { 'retry-after': { schema: { type: 'integer' } } },
    })
  } finally {
    await few.close()
  }
})
