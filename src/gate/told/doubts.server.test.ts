/** What makes the gate doubt: counted for 30 days, told to administrators alone, and only what a setting or a habit would change. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import type { TestInstallation } from '../../../tests/support/installation.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { gate } from '../gate.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

test('counts each reason of a month, most frequent first, of the caller’s condominiums', async () => {
  const { here, guard, ana } = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const empty = { checked: 0, amber: 0, habits: [] }
  expect(await admin.call(gate.doubts, {})).toMatchObject({ answer: [{ condominium: { id: here }, ...empty }] })
  const saw = (verdict: string, reason: string, times: number, days = 1) =>
    garita.owner.query(
      `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason)
        select $1, gen_random_uuid(), now() - make_interval(days => $6), $2, $3, $4 from generate_series(1, $5)`,
      [here, guard.id, verdict, reason, times, days],
    )
  await saw('green', 'may_enter', 20)
  await saw('amber', 'stay_open', 3)
  await saw('amber', 'stay_open', 9, 31)
  await saw('amber', 'clock_doubtful', 1)
  // It waits for its home: nobody at the gate can change that.
  await saw('amber', 'pending', 2)
  // Red with the data of today: the station had older ones.
  await saw('amber', 'expired', 4)
  await saw('red', 'expired', 5)
  const counted = {
    checked: 35,
    amber: 10,
    habits: [
      { habit: 'snapshot_old', count: 4 },
      { habit: 'stay_open', count: 3 },
      { habit: 'clock_doubtful', count: 1 },
    ],
  }
  expect(await admin.call(gate.doubts, { condominium_id: here })).toMatchObject({ answer: [counted] })
  const other = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await other.call(gate.doubts, { condominium_id: here })).toMatchObject({ answer: [] })
  for (const one of [guard, ana]) expect(await one.call(gate.doubts, {})).toMatchObject({ ok: false, status: 403 })
})
