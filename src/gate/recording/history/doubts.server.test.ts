/** Administrators see the causes of amber verdicts of the last 30 days that a setting or a habit can change. */
import { expect, test } from 'vitest'
import { stationWorld } from '../../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { gate } from '../../gate.contract.ts'

const garita = openForFile(sharedInstallation)

test('counts each reason for doubtful codes of a month in the caller’s condominiums, most frequent first', async () => {
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
  // A pending request waits for its home: no setting or habit at the gate changes that.
  await saw('amber', 'pending', 2)
  // The verdict is red with fresh data, but amber because the station had older data.
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
