/** How many rows of each table a handler's statements read, whatever it answered: PostgreSQL's own count, free of the machine's load. */
import { z } from 'zod'
import type { CallContext } from '../../src/server/calls/serve.ts'
import type { RawJson } from '../../src/server/database/callerDb.ts'
import type { Sql } from '../../src/server/database/sql.ts'
import { hashOf } from '../../src/server/keys/tokens.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

export type Reading = (context: Pick<CallContext, 'db'>) => Promise<RawJson>

interface Node {
  'Relation Name'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter': number
  Plans?: Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().default(0),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.object({
  'QUERY PLAN': z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.tuple([z.object({ Plan: node })])),
})

export async function rowsRead(garita: TestInstallation, { token }: TestPerson, read: Reading) {
  const db = garita.database.callerDb({ token_hash: hashOf(token) })
  const asked: Sql[] = []
  await read({
    db: {
      ...db,
      json(query) {
        asked.push(query)
        return db.json(query)
      },
      answer(question) {
        asked.push(...question.statements)
        return db.answer(question)
      },
    },
  })
  const counts: Record<string, number> = {}
  for (const { strings, values } of asked) {
    const [first = '', ...rest] = strings
    const plan = await db.row(explained, {
      strings: [`explain (analyze, timing off, format json) ${first}`, ...rest],
      values,
    })
    if (plan) count(plan['QUERY PLAN'][0].Plan, counts)
  }
  return counts
}

function count(at: Node, counts: Record<string, number>): void {
  const table = at['Relation Name']
  const read = (at['Actual Rows'] + at['Rows Removed by Filter']) * at['Actual Loops']
  if (table) counts[table] = (counts[table] ?? 0) + read
  for (const below of at.Plans ?? []) count(below, counts)
}
