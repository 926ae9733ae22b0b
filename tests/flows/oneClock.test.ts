import { afterAll, beforeAll, test } from 'vitest'
import { expectNow } from '../support/clocks.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('gives the browser and PostgreSQL the time of the tests', async () => {
  const page = await site.open()
  await expectNow(() => page.evaluate(() => Date.now()))
  await expectNow(async () => (await site.garita.owner.query('select clock_timestamp() as shown')).rows[0].shown)
})
