/** database/schema.sql says what a prepared database says. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaText } from '../../scripts/schemaText.ts'
import { preparedDatabase } from './database.ts'

test('database/schema.sql is up to date', async () => {
  const database = await preparedDatabase()
  const today = await schemaText(database.owner)
  await database.close()
  const written = readFileSync(new URL('../../database/schema.sql', import.meta.url), 'utf8')
  expect(written, 'Tables, policies or triggers have changed: run `npm run schema` and commit it.').toBe(today)
})
