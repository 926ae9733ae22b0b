/** The log line keeps the choice of a reason for ever; the words are deleted with the names, and the hash chain still verifies. */

import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { made, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { checkLog } from '../../logIntegrity/checkLog.server.ts'
import { sealLogs } from '../../logIntegrity/sealing.server.ts'
import { forgetVisitors } from '../../privacy/retention.server.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(testInstallation)

test('keeps the chosen reason in the log line of desk and station, and the guard’s text beside the name until retention deletes it', async () => {
  const there = await stationWorld(garita)
  const { guard, here, ana } = there
  await garita.owner.query(`update profiles set full_name = 'Ana Peña' where id = $1`, [ana.id])
  const [fromDesk, atStation, former] = [
    await arrive(guard, here),
    await arrive(guard, here),
    await arrive(guard, here),
  ]
  const word = { authorized_by: 'ana pena', reason: 'Es su primo Zoe', choice: 'by_phone' as const }
  const act = { condominium_id: here, id: fromDesk, event_id: newId() }
  expect(await atDesk.enterByPhone(guard, { ...act, ...word })).toMatchObject({ ok: true })
  const override = (id: string, more: object) =>
    made(there, {
      ...{ kind: 'override', subject: { authorization_id: id }, because: 'pending', reason: 'Lo dijo Rita' },
      ...{ authorized_by: 'Administración', ...more },
    })
  const events = [override(atStation, { choice: 'administration' }), override(former, { authorized_by: 'Zoe' })]
  expect(await tell(there, ...events)).toEqual([null, null])

  const sealed = async () =>
    (
      await garita.owner.query(
        `select override_reason, authorized_by from access_logs where condominium_id = $1 and event_type = 'entry' order by occurred_at`,
        [here],
      )
    ).rows
  const kept = [
    { override_reason: 'by_phone', authorized_by: 'home' },
    { override_reason: 'administration', authorized_by: 'administration' },
    { override_reason: 'written', authorized_by: 'named' },
  ]
  expect(await sealed()).toEqual(kept)
  const shown = async () => {
    const log = await guard.call(visits.log, { event: 'let_in' })
    return log.ok
      ? log.answer.items.map(({ override_reason, authorized_by }) => [override_reason, authorized_by]).reverse()
      : log.code
  }
  expect(await shown()).toEqual([
    ['Es su primo Zoe', 'ana pena'],
    ['Lo dijo Rita', 'Administración'],
    ['Lo dijo Rita', 'Zoe'],
  ])
  expect(await ana.call(visits.request, { id: fromDesk })).toMatchObject({ answer: { settled_by: 'ana pena' } })

  const keeper = garita.database.callerDb({ system: 'keeper' })
  await garita.owner.query(
    `update log_seals set arrived_at = arrived_at - interval '61 minutes' where position is null`,
  )
  await sealLogs(keeper)
  expect(await checkLog(garita.owner, here, [])).toMatchObject({ faults: [], broken: [] })
  const client = await garita.owner.connect()
  await client.query(
    'alter table access_log_subjects disable trigger user; alter table authorizations disable trigger user',
  )
  await client.query(
    `update access_log_subjects set said = 'Otra cosa' where condominium_id = $1 and said = 'Es su primo Zoe'`,
    [here],
  )
  expect((await checkLog(garita.owner, here, [])).faults).toMatchObject([{ what: 'name_changed' }])
  await client.query(
    `update access_log_subjects set written_at = now() - interval '3000 days' where condominium_id = $1`,
    [here],
  )
  await client.query(
    `update authorizations set created_at = now() - interval '3000 days', entered_at = now() - interval '3000 days', closed_at = now() - interval '2999 days',
      left_at = now() - interval '2999 days' where condominium_id = $1`,
    [here],
  )
  await client.query(
    'alter table access_log_subjects enable trigger user; alter table authorizations enable trigger user',
  )
  client.release()
  await forgetVisitors(keeper)
  expect(await sealed()).toEqual(kept)
  expect(await shown()).toEqual(kept.map(({ override_reason, authorized_by }) => [override_reason, authorized_by]))
  expect(await checkLog(garita.owner, here, [])).toMatchObject({ faults: [], broken: [] })
})
