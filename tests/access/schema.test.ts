import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from './database.ts'

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

/** These tables may also concern a person or the whole installation. */
const mayNameNone = ['jobs', 'unsent_messages']

test('names the condominium in the primary key of its rows, so that one condominium can be copied to another cell', async () => {
  const { rows } = await database.owner.query(`select c.relname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    where a.attname = 'condominium_id' and not (a.attnotnull and exists (
      select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))) order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(mayNameNone)
})
