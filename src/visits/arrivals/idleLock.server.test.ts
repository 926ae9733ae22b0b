/** After how long alone a tablet of a gate locks itself: the condominium's word, in its snapshot. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import type { TestInstallation } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { gate } from '../../gate/gate.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { arrivalPresets } from './arrivals.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

test('it is off until an administrator chooses minutes; a change without them keeps them', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const choose = async (more: { idle_lock_minutes?: 5 | 15 | 30 | 60 | null }) =>
    admin.call(arrivals.chooseRules, {
      ...{ condominium_id: there.here, rules: arrivalPresets.specification, authority_protocol: null, ask_seconds: 90 },
      ...more,
      revision: await revisionOf(garita, there.here, 'condominiums'),
    })
  const held = async () => {
    const answer = await there.guard.call(gate.snapshot, { ...there.station, gate_id: there.main })
    if (!answer.ok || 'unchanged' in answer.answer) throw new Error('no snapshot')
    return answer.answer.idle_lock_minutes
  }
  expect(await held()).toBeNull()
  expect(await choose({ idle_lock_minutes: 15 })).toMatchObject({ ok: true })
  expect(await held()).toBe(15)
  expect(await choose({})).toMatchObject({ ok: true })
  expect(await held()).toBe(15)
  expect(await choose({ idle_lock_minutes: 7 as never })).toMatchObject({ status: 422 })
  expect(await choose({ idle_lock_minutes: null })).toMatchObject({ ok: true })
  expect(await held()).toBeNull()
})
