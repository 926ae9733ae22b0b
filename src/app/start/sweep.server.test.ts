import { expect, test } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { codeOfUnit } from '../../../tests/support/unitCodes.ts'
import { sweep } from './jobs.server.ts'

const garita = openForFile(testInstallation)

const sweptAt = async () => (await garita.owner.query('select swept_at from installation')).rows[0].swept_at
const clean = () => sweep(garita.database.callerDb({ system: 'keeper' }))

test('runs the other steps of a sweep when one fails, and does not count the sweep as done', async () => {
  await garita.condominium()
  const swept = await sweptAt()
  await garita.owner.query(`insert into attempts (key, count, resets_at) values ('old', 1, now() - interval '3 days')`)
  await garita.owner.query('alter table sessions rename to sessions_elsewhere')
  await expect(clean()).rejects.toThrow('1 of the sweep')
  expect((await garita.owner.query(`select from attempts where key = 'old'`)).rowCount).toBe(0)
  expect((await garita.owner.query('select from retention_runs')).rowCount).toBe(1)
  expect(await sweptAt()).toEqual(swept)
  await garita.owner.query('alter table sessions_elsewhere rename to sessions')
  await clean()
  expect(await sweptAt()).not.toEqual(swept)
})

test('removes the code of an unoccupied unit after 30 days, whether the code was ended or not', async () => {
  const here = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const numbers = ['1', '2', '3', '4']
  for (const unit of numbers) {
    await garita.person({ condominium: here, unit })
    await codeOfUnit(admin, { condominium_id: here, unit_number: unit })
  }
  const set = (unit: string, change: string) =>
    garita.owner.query(`update unit_codes set ${change} where condominium_id = $1 and unit_number = $2`, [here, unit])
  await set('1', `ended_at = now() - interval '31 days'`)
  await set('2', `expires_at = now() - interval '31 days'`)
  await set('3', `ended_at = now() - interval '29 days'`)
  await clean()
  const { rows } = await garita.owner.query('select unit_number from unit_codes order by unit_number')
  expect(rows.map(({ unit_number }) => unit_number)).toEqual(['3', '4'])
})
