import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutWords } from '../architecture/refusalWords.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { internal } from './internalLimits.ts'

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

test('has a text for every constraint of the database', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x')
      union select conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype = 'p'
          and conname <> (select relname from pg_class where oid = conrelid) || '_pkey'
      union select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
        where i.relnamespace = 'public'::regnamespace and x.indisunique
          and not exists (select from pg_constraint c where c.conindid = x.indexrelid)
      union select (regexp_matches(prosrc, 'access\\.refuse\\(''([a-z_]+)''', 'g'))[1] from pg_proc
        where pronamespace in ('public'::regnamespace, 'access'::regnamespace)`,
  )
  expect(rows.length).toBeGreaterThan(20)
  const wordless = await withoutWords(rows.map((row) => row.name))
  expect(wordless.filter((code) => !internal.includes(code))).toEqual([])
})
