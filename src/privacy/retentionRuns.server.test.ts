/** The record of retention survives interruptions, and several nodes remove each name once. */
import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { sql } from '../server/database/sql.ts'
import { forgetVisitors } from './retention.server.ts'

const garita = openForFile(testInstallation)
let resident: TestPerson
let here: string
beforeAll(async () => {
  here = await garita.condominium('Aquí')
  resident = await garita.person({ condominium: here, unit: '1' })
})

const keeper = () => garita.database.callerDb({ system: 'keeper' })
const leave = () => leaveOld(garita, here, resident)

const one = (most: number) => keeper().execute(sql`select access.forget_visitors(${most}::int)`)
const run = async () =>
  (
    await garita.owner.query(
      'select days, authorizations, log_subjects, finished_at is not null as done from retention_runs where condominium_id = $1',
      [here],
    )
  ).rows

test('records each batch, which the admin reads beside the settings', async () => {
  await garita.owner.query('delete from retention_runs')
  await garita.owner.query(`insert into retention_runs (condominium_id, day, days, finished_at)
      select id, (now() at time zone time_zone)::date, 90, now() from condominiums where id <> '${here}'`)
  for (let count = 0; count < 5; count++) await leave()
  // After a kill between batches, the next run continues.
  await one(2)
  expect(await run()).toEqual([{ days: 90, authorizations: 2, log_subjects: 2, done: false }])
  await one(2)
  await one(2)
  expect(await run()).toEqual([{ days: 90, authorizations: 5, log_subjects: 5, done: true }])
  await leave()
  await forgetVisitors(keeper())
  expect(await run()).toEqual([{ days: 90, authorizations: 5, log_subjects: 5, done: true }])

  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const listed = await admin.call(condominiums.list, {})
  expect(listed).toMatchObject({
    ok: true,
    answer: { items: [{ last_cleaning: { visits: 5, log_lines: 5, guests: 0 } }] },
  })
})

test('removes each name once when two nodes run at the same time', async () => {
  await garita.owner.query('delete from retention_runs')
  for (let count = 0; count < 9; count++) await leave()
  const named = async () =>
    (await garita.owner.query('select from authorizations where blanked_at is null')).rows.length
  const before = await named()
  await Promise.all([forgetVisitors(keeper()), forgetVisitors(keeper())])
  expect(await named()).toBe(0)
  expect((await run()).map(({ authorizations: visits }) => visits)).toEqual([before])
})
