/** The regular deletion of expired rows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { sweep } from './jobs.server.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const sweptAt = async () => (await garita.owner.query('select swept_at from installation')).rows[0].swept_at
const clean = () => sweep(garita.database.door({ system: 'keeper' }))

test('one step that fails stops no other, and the sweep does not count as done', async () => {
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
