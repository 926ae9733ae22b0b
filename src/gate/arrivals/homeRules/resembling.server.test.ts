/** Desk and reader warn of a home's pass for a person or car similar to a refused one. */

import { expect, test } from 'vitest'
import { atDesk } from '../../../../tests/support/desk.ts'
import { deviceWorld } from '../../../../tests/support/gate/devices.ts'
import { saveRule } from '../../../../tests/support/gate/homeRules.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../../tests/support/visits.ts'
import type { Values } from '../../../authorizations/kinds.ts'
import { sql } from '../../../server/database/sql.ts'
import { hashOf } from '../../../server/keys/tokens.ts'
import { newId } from '../../../shared/ids.ts'
import { visits } from '../../visits/visits.contract.ts'
import { homeRules } from './homeRules.contract.ts'

const garita = openForFile(sharedInstallation)

const line = { kind: 'visit', action: 'refuse', company: '', name: 'Lucía Núñez Paz', plate: 'QRG123A' } as const
const near = { name: 'Lucia', last_name: 'Nuñez' }
const other = { name: 'Julio', last_name: 'Mora' }

/** Reads the warning for one pass from the list of the desk and from the list of its host. */
async function resemblesIn(staff: TestPerson, { id: residentId }: TestPerson, condominiumId: string, id: string) {
  const lists = [
    await staff.call(visits.list, {}),
    await staff.call(visits.ofResident, { condominium_id: condominiumId, resident_id: residentId }),
  ]
  return lists.map((list) => list.ok && list.answer.items.find((visit) => visit.id === id)?.resembles)
}

test.each<[string, Values]>([
  ['a similar name', near],
  ['a similar plate', { ...other, vehicle_plate: 'QRG1Z3A' }],
])('warns a desk and a reader of a pass with %s', async (_, values) => {
  const there = await deviceWorld(garita)
  const { ana, guard, here } = there
  await saveRule(ana, line)
  const id = await authorize(garita, ana, 'temporary_visitor', values)
  const { token, access_number } = await passOf(ana, id)
  expect(await resemblesIn(guard, ana, here, id)).toEqual([true, true])
  for (const shown of [{ code: token }, { code: access_number, unit: '101' }]) {
    expect(await there.said('gate.check', shown)).toMatchObject({
      ...{ verdict: 'amber', reason: 'document_needed', act: 'entry', name: null, unit: null },
    })
  }
  // The home made the pass, so the guard lets them in after the comparison.
  const act = { condominium_id: here, id, event_id: newId(), reason: null }
  expect(await atDesk.enter(guard, act)).toMatchObject({ ok: true })
  expect(await resemblesIn(guard, ana, here, id)).toEqual([undefined, undefined])
  expect(await there.said('gate.check', { code: token })).toMatchObject({ act: 'exit', reason: 'already_inside' })
})

test('warns of a car with a plate like a refused one', async () => {
  const there = await deviceWorld(garita)
  await saveRule(there.ana, line)
  const id = await authorize(garita, there.ana, 'vehicle', { vehicle_plate: 'QRG1Z3A' })
  expect(await there.said('gate.check', { code: 'QRG1Z3A' })).toMatchObject({ reason: 'document_needed' })
  expect((await resemblesIn(there.guard, there.ana, there.here, id))[1]).toBe(true)
})

test('does not warn a desk or a reader of another name, in another home, or after the end of the refusal', async () => {
  const there = await deviceWorld(garita)
  const { ana, guard, here } = there
  const carla = await garita.person({ condominium: here, unit: '102' })
  const refusal = await saveRule(ana, line)
  const made = [
    [ana, await authorize(garita, ana, 'temporary_visitor', other)],
    [carla, await authorize(garita, carla, 'temporary_visitor', near)],
  ] as const
  for (const [host, id] of made) {
    expect(await resemblesIn(guard, host, here, id)).toEqual([undefined, undefined])
    const { token } = await passOf(host, id)
    expect(await there.said('gate.check', { code: token })).toMatchObject({ verdict: 'green' })
  }
  const id = await authorize(garita, ana, 'temporary_visitor', near)
  expect(await resemblesIn(guard, ana, here, id)).toEqual([true, true])
  await ana.call(homeRules.end, { id: refusal.id })
  expect(await resemblesIn(guard, ana, here, id)).toEqual([undefined, undefined])
  const { token } = await passOf(ana, id)
  expect(await there.said('gate.check', { code: token })).toMatchObject({ verdict: 'green' })
})

test('warns guards of the condominium, but not its administrators', async () => {
  const { ana, admin, guard, stranger, here } = await deviceWorld(garita)
  await saveRule(ana, line)
  const id = await authorize(garita, ana, 'temporary_visitor', near)
  const asked = async ({ token }: TestPerson) => {
    const db = garita.database.callerDb({ token_hash: hashOf(token) })
    return (await db.json(sql`select json_build_array(access.resembles_refused(${here}::uuid, ${id}::uuid))`)).text
  }
  expect(await Promise.all([guard, admin, stranger].map(asked))).toEqual(['[true]', '[null]', '[null]'])
  expect(await admin.call(visits.list, {})).toMatchObject({ answer: { items: [{ id }] } })
})
