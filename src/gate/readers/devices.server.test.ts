import { expect, test } from 'vitest'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import { logOf } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'

const garita = openForFile(sharedInstallation)

test('accepts the key of a device until it is revoked, and only for its own condominium', async () => {
  const { here, main, ana, guard, admin, id, key, device, said } = await deviceWorld(garita)
  const wish = { condominium_id: here, id: newId(), gate_id: main, name: 'Barrera' }
  for (const person of [guard, ana]) expect(await person.call(gate.addDevice, wish)).toMatchObject({ status: 403 })

  const luis = await authorize(garita, ana, 'temporary_visitor', { vehicle_plate: 'ABC123' })
  const { token, access_number } = await passOf(ana, luis)
  for (const shown of [{ code: token }, { code: access_number, unit: '101' }, { code: 'abc-123' }]) {
    expect(await said('gate.check', shown)).toMatchObject({
      verdict: 'green',
      reason: 'may_enter',
      act: 'entry',
      unit: '101',
    })
  }
  expect(await said('gate.check', { code: 'hello' })).toMatchObject({ verdict: 'red', act: 'none', name: null })
  const entry = reportOf(token)
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

test('passes, numbers and log rows of another condominium are unknown to a device', async () => {
  const [one, other] = [await deviceWorld(garita), await deviceWorld(garita)]
  const theirs = await passOf(other.ana, await authorize(garita, other.ana))
  const entry = reportOf(theirs.token)
  expect(await other.said('gate.report', entry)).toEqual({ conflict: null })
  expect(await one.said('gate.check', { code: theirs.token })).toMatchObject({
    verdict: 'red',
    act: 'none',
    name: null,
  })
  expect((await one.device('gate.report', entry)).status).toBe(404)
  const typed = { code: theirs.access_number, unit: '101' }
  expect(await other.said('gate.check', typed)).toMatchObject({ act: 'exit' })
  expect(await one.said('gate.check', typed)).toMatchObject({ reason: 'unknown_number', act: 'none' })
  expect(await logOf(one.guard)).toEqual([])
})

test('names the device in the log, and updates its last use at a request', async () => {
  const { ana, admin, here, said } = await deviceWorld(garita)
  const { token } = await passOf(ana, await authorize(garita, ana))
  const listed = async () => {
    const devices = await admin.call(gate.devices, { condominium_id: here })
    return devices.ok ? devices.answer : []
  }
  expect(await listed()).toMatchObject([{ name: 'Barrera', last_used_at: null }])
  await said('gate.check', { code: token })
  expect((await listed())[0]?.last_used_at).not.toBeNull()
  await said('gate.report', reportOf(token))
  const { rows } = await garita.owner.query(
    `select actor_role, actor_name from access_logs where condominium_id = $1 and event_type = 'entry'`,
    [here],
  )
  expect(rows).toEqual([{ actor_role: 'device', actor_name: 'Barrera' }])
})

test('refuses another act under a known id, and hostile input without an error', async () => {
  const { ana, said, device } = await deviceWorld(garita)
  const [luis, eva] = await Promise.all(
    [await authorize(garita, ana), await authorize(garita, ana)].map((id) => passOf(ana, id)),
  )
  const entry = reportOf(luis?.token ?? '')
  expect(await said('gate.report', entry)).toEqual({ conflict: null })
  for (const changed of [{ code: eva?.token }, { kind: 'exit' }]) {
    const again = await device('gate.report', { ...entry, ...changed })
    expect([again.status, (await again.json()).error.code]).toEqual([409, 'visit_event_taken'])
  }
  const codes = ['\u0000', '\ud800', 'G1:\u0000', 'G1:', '"}', 'x'.repeat(200), '5'.repeat(5), "' or 1=1 --", '<b>']
  for (const code of codes) {
    expect([code, (await device('gate.check', { code })).status]).toEqual([code, 200])
    for (const unit of ['101', ...codes])
      expect([code, (await device('gate.check', { code, unit })).status]).toEqual([code, 200])
    // The answer to a number without a unit never reveals that the number is unassigned.
    const told = /^\d+$/.test(code) ? 200 : 404
    expect([code, (await device('gate.report', reportOf(code))).status]).toEqual([code, told])
  }
  for (const wrong of [
    { code: '' },
    { code: 'x'.repeat(201) },
    { code: null },
    { id: 'x' },
    { kind: 'override' },
    { at: 'now' },
    { unit: 'x'.repeat(201) },
    { unit: null },
  ])
    expect((await device('gate.report', { ...entry, ...wrong })).status).toBe(422)
})

test('refuses the key of a removed gate or an archived condominium', async () => {
  const { here, main, admin, device } = await deviceWorld(garita)
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

test('tells a device with too many requests when to retry, and affects no other device', async () => {
  const few = await testInstallation({ device_questions_a_minute: 3 })
  try {
    const [one, other] = [await deviceWorld(few), await deviceWorld(few)]
    const check = ({ device }: typeof one) => device('gate.check', { code: '12345' })
    for (let turn = 0; turn < 3; turn++) expect((await check(one)).status).toBe(200)
    const refused = await check(one)
    expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'too_many'])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await check(other)).status).toBe(200)
    expect(
      await one.said('gate.report', reportOf((await passOf(one.ana, await authorize(few, one.ana))).token)),
    ).toEqual({ conflict: null })
    const described = await (await few.app.request('/api/v1/openapi.json')).json()
    expect(described.paths['/gate.check'].post.responses['429']).toMatchObject({
      description: 'More than 1200 a minute with one key',
      headers: { 'retry-after': { schema: { type: 'integer' } } },
    })
  } finally {
    await few.close()
  }
})
