import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseServer } from '../../../../tests/support/databaseServer.ts'
import { nameConnections } from './names.ts'

test('names the machine and the process of each connection', async () => {
  const before = pg.defaults.application_name
  onTestFinished(() => {
    pg.defaults.application_name = before
  })
  nameConnections('program')
  const client = new pg.Client({ connectionString: await databaseServer() })
  await client.connect()
  const { rows } = await client.query(`select current_setting('application_name') as name`)
  await client.end()
  expect(rows[0].name).toMatch(new RegExp(`^garita program .*:${process.pid}$`))
})
