import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type PreparedDatabase, preparedDatabase } from '../../../tests/access/database.ts'
import { patientDatabase } from '../../../tests/support/patientDatabase.ts'
import { Database } from './database.ts'
import { pageOf } from './page.ts'
import { constant, sql } from './sql.ts'

let prepared: PreparedDatabase
let database: Database
beforeAll(async () => {
  prepared = await preparedDatabase()
  database = new Database({ url: prepared.login_url, direct: true, lines: 1, ...patientDatabase })
})
afterAll(async () => {
  await database.close()
  await prepared.close()
})

const shape = z.object({ items: z.array(z.object({ n: z.number() })), next: z.string().nullable(), total: z.int() })

async function read(there: number, after?: string) {
  const rows = sql`select from generate_series(1, ${constant(there)})`
  const from = sql`from generate_series(${constant(Number(after ?? 0) + 1)}, ${constant(there)}) n order by n`
  const page = pageOf({ shape: { n: sql`n` }, from, cursor: [sql`n`], counted: { rows, after } })
  const { text } = await database.callerDb({ token_hash: null }).answer(page)
  const { items, next, total } = shape.parse(JSON.parse(text))
  return [items.length, next, total]
}

test.each<[number, string | undefined, number, string | null, number]>([
  [0, undefined, 0, null, 0],
  [50, undefined, 50, null, 50],
  [51, undefined, 50, '50', 51],
  [51, '50', 1, null, 51],
  [130, '50', 50, '100', 130],
  [2000, undefined, 50, '50', 1001],
])(
  'returns for a list of %i rows, after %s, the page, its next cursor and the total',
  async (there, after, items, next, total) => {
    expect(await read(there, after)).toEqual([items, next, total])
  },
)
