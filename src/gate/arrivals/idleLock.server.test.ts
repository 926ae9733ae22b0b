/** A tablet of a gate locks itself after the minutes that the condominium chose; the snapshot has them. */
import { expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { gate } from '../gate.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { arrivalPresets } from './arrivals.ts'

const garita = openForFile(sharedInstallation)

test('locks no idle tablet until an administrator chooses minutes, and keeps the minutes in a change without them', async () => {
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
