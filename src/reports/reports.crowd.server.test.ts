/** Slow reports wait for each other and never delay a gate. */
import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { longQuestionsAMinute } from '../server/limits/pace.ts'
import { reports } from './reports.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let admin: TestPerson
let guard: TestPerson
beforeAll(async () => {
  here = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
})

test('answers a gate at once while more reports run than there are connections', async () => {
  const slow = await garita.owner.connect()
  await slow.query('begin; lock table station_outages in access exclusive mode')
  const asked = Array.from({ length: 12 }, () => admin.call(reports.read, { condominium_id: here }))
  await expect
    .poll(async () => {
      const held = `select count(*)::int as held from pg_locks where not granted and relation = 'station_outages'::regclass`
      return (await slow.query<{ held: number }>(held)).rows[0]?.held
    })
    .toBeGreaterThan(1)
  // The reports wait until the test releases the lock.
  expect((await guard.call(visits.latest, {})).status).toBe(200)
  await slow.query('rollback')
  slow.release()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('refuses too many reports of one user with a time to retry, and answers other users', async () => {
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  const asked = Array.from({ length: longQuestionsAMinute + 1 }, () => other.call(reports.compare, {}))
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await admin.call(reports.compare, {})).status).toBe(200)
  expect((await other.call(visits.latest, {})).status).toBe(200)
})
