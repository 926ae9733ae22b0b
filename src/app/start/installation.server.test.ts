import { expect, test } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { minorWarning, postgresRelease } from '../../server/database/migrate.ts'

test('names the age of the embedded PostgreSQL, and leaves the age of an external one to the log', async () => {
  const embedded = await testInstallation()
  const { rows } = await embedded.owner.query(`select current_setting('server_version_num')::int as number`)
  expect(embedded.embedded_age).toBe(minorWarning(postgresRelease(rows[0].number), true))
  const address = { DATABASE_URL: embedded.owner_url }
  await embedded.close()
  const own = await testInstallation({ environment: address })
  expect(own.embedded_age).toBeNull()
  await own.close()
})
