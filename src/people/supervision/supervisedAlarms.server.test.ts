/** The alarms that a supervisor sees: of their condominiums, who took them, and never the home or the person who pressed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestInstallation } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { alarms } from '../../alarms/alarms.contract.ts'
import { newId } from '../../shared/ids.ts'
import { supervision } from './supervision.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

test('an alarm is seen until it is over and after, without the home', async () => {
  const [here, there] = [await garita.condominium('Los Encinos'), await garita.condominium('Allá')]
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  const gus = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: here, unit: '4077', full_name: 'Ana Uno' })
  const far = await garita.person({ condominium: there, unit: '101' })
  const seen = async () => {
    const found = await supervisor.call(supervision.alarms, {})
    if (!found.ok) throw new Error(found.code)
    return found.answer
  }
  expect(await seen()).toEqual([])
  const one = { condominium_id: here, id: newId() }
  const pressedAt = new Date().toISOString()
  expect(await ana.call(alarms.raise, { ...one, pressed_at: pressedAt })).toMatchObject({ ok: true })
  expect(await far.call(alarms.raise, { condominium_id: there, id: newId(), pressed_at: pressedAt })).toMatchObject({
    ok: true,
  })
  expect(await seen()).toMatchObject([{ id: one.id, raised_as: 'resident', taken_by: null, ended_at: null }])
  expect(JSON.stringify(await seen())).not.toMatch(/4077|Ana Uno/)
  await gus.call(alarms.take, one)
  await gus.call(alarms.end, { ...one, note: 'Se cayó en la alberca' })
  expect(await seen()).toMatchObject([{ taken_by: 'Gus Garita', ended_at: expect.any(String) }])
  expect(JSON.stringify(await seen())).not.toContain('alberca')
  for (const other of [gus, ana]) expect(await other.call(supervision.alarms, {})).toMatchObject({ ok: false })
})
