import { expect, test } from 'vitest'
import { preparedDatabase } from '../../../../tests/access/database.ts'
import { testLoginPassword } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { prepareDatabase } from '../migrate.ts'

test('waits for a running read, names its user, and does not block other reads', async () => {
  const database = await preparedDatabase()
  await database.owner.query(`update applied_rules set hash = 'of older rules'`)
  const reader = await database.owner.connect()
  await reader.query(`set application_name = 'a backup'`)
  await reader.query('begin')
  await reader.query('select from profiles')
  const said: string[] = []
  const prepared = prepareDatabase(
    database.owner_url,
    testLoginPassword,
    async () => undefined,
    (words) => void said.push(words),
  )
  await eventually(() => expect(said.join()).toMatch(/wait for process \d+ of \w+ \(a backup\)\./))
  await database.owner.query('select from profiles')
  await reader.query('commit')
  await prepared
  reader.release()
  expect((await database.owner.query('select hash from applied_rules')).rows[0]?.hash).toHaveLength(64)
  await database.close()
})
