import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type PreparedDatabase, preparedDatabase } from '../../../tests/access/database.ts'
import { patientDatabase } from '../../../tests/support/patientDatabase.ts'
import type { CallerDb } from './callerDb.ts'
import { itemOf, jsonFrom, listOf, together } from './callerDb.ts'
import { Database } from './database.ts'
import { jsonOf, merged, orNull, type Shape, seldom, written } from './shape.ts'
import { type Sql, sql } from './sql.ts'

let prepared: PreparedDatabase
let database: Database
let db: CallerDb
beforeAll(async () => {
  prepared = await preparedDatabase()
  database = new Database({ url: prepared.login_url, direct: true, lines: 1, ...patientDatabase })
  db = database.callerDb({ token_hash: null })
})
afterAll(async () => {
  await database.close()
  await prepared.close()
})

const read = async (question: ReturnType<typeof listOf>) => JSON.parse((await db.answer(question)).text)

const shape: Shape = {
  text: sql`t.text`,
  yes: sql`t.text is not null`,
  whole: sql`length(t.text)`,
  many: sql`t.many::bigint`,
  part: sql`t.many / 7.0`,
  real: sql`t.many / 8::double precision`,
  day: sql`t.at::date`,
  at: sql`t.at`,
  id: sql`md5(t.text)::uuid`,
  json: sql`json_build_object('text', t.text)`,
  inner: { text: sql`t.text`, deeper: { at: sql`t.at` } },
  perhaps: orNull({ many: sql`t.many`, text: sql`t.text` }),
  values: merged([sql`jsonb_build_object('a', t.text)`, sql`jsonb '{}'`, sql`jsonb '{"b": [1, "}"]}'`], {
    text: sql`t.text`,
    many: sql`t.many`,
  }),
}
const asTable = (rows: readonly Row[]): Sql =>
  sql`from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (text text, many int, at timestamptz)`

const row = z.object({ text: z.string().nullable(), many: z.int().nullable(), at: z.string().nullable() })
type Row = z.infer<typeof row>
const text = fc
  .string({ unit: fc.constantFrom('"', '\\', '\n', '\t', '\u0001', '\u2028', '/', '<', 'ñ', '🏠', '{', '}', ',', 'a') })
  .map((drawn) => drawn)
const moment = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const rows = fc.array(
  fc.record<Row>({
    text: fc.option(text),
    many: fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
    at: fc.option(moment),
  }),
  { maxLength: 5 },
)

test('writes the same JSON as PostgreSQL for the same shape, whatever the columns contain', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (drawn) => {
      const built = await db.json(sql`select coalesce(json_agg(${jsonOf(shape)}), '[]') ${asTable(drawn)}`)
      expect(await read(listOf(shape, asTable(drawn)))).toEqual(JSON.parse(built.text))
    }),
    { numRuns: 100 },
  )
})

test('returns the first row as an item, and refuses as not found without a row', async () => {
  const one = (there: boolean) => itemOf({ n: sql`n` }, sql`from generate_series(1, 2) n where ${there}::boolean`)
  expect(await read(one(true))).toEqual({ n: 1 })
  await expect(read(one(false))).rejects.toMatchObject({ code: 'not_found' })
})

test('writes a text from columns, and null if one of them is null', async () => {
  const both = written([sql`a`, sql`b`], (a, b) => `${a}"${b}`)
  const from = sql`from (values ('x', 'y'), ('x', null)) t (a, b)`
  expect(await read(listOf({ both }, from))).toEqual([{ both: 'x"y' }, { both: null }])
})

test('omits a rare column where it is null', async () => {
  const from = sql`from (values (1, 'x', true), (2, null, null)) t (n, a, b)`
  const found = await read(listOf({ n: sql`n`, a: seldom(sql`a`), m: sql`n`, b: seldom(sql`b`) }, from))
  expect(found).toEqual([
    { n: 1, a: 'x', m: 1, b: true },
    { n: 2, m: 2 },
  ])
})

test('reads several statements in one round trip, and refuses all if one of them finds no row', async () => {
  const list = listOf({ n: sql`n` }, sql`from generate_series(1, 2) n`)
  const figure = jsonFrom(sql`select to_json(7)`)
  expect(await read(together({ list, figure }))).toEqual({ list: [{ n: 1 }, { n: 2 }], figure: 7 })
  const nobody = jsonFrom(sql`select to_json(7) where false`)
  await expect(read(together({ list, nobody }))).rejects.toMatchObject({ code: 'not_found' })
})

test('reads the same rows in a transaction of several statements', async () => {
  const question = listOf(shape, asTable([{ text: 'a', many: 1, at: '2026-01-01T00:00:00Z' }]))
  const { text } = await database.transaction({ token_hash: null }, (within) => within.answer(question))
  expect(JSON.parse(text)).toEqual(await read(question))
})

test('refuses a shape that PostgreSQL cannot build', () => {
  expect(() => jsonOf({ both: written([sql`a`], String) })).toThrow(TypeError)
  expect(() => jsonOf({ a: seldom(sql`a`) })).toThrow(TypeError)
})
