/** Times, medians and plans for benches. */
import pg from 'pg'
import { z } from 'zod'
import { type Sql, textOf } from '../../src/server/database/sql.ts'
import { hashOf } from '../../src/server/keys/tokens.ts'
import type { AskedFor } from './asking.ts'

export async function measured(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** What a bench promises, and whether it was kept. */
export interface Outcome {
  goal: string
  met: boolean
}

export const median = (numbers: readonly number[]) => percentile(numbers, 50)

/** The number that so many percent of them do not exceed. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

export function pick<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length]
  if (found === undefined) throw new Error('nobody to ask as')
  return found
}

interface Plan {
  buffers: number
  execution_ms: number
  /** Tables that are read from end to end. */
  scanned: string[]
}

interface Node {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Shared Hit Blocks': z.number(),
    'Shared Read Blocks': z.number(),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.tuple([z.object({ Plan: node, 'Execution Time': z.number() })])

/** As the product runs it: the login role that became the caller, the same statements, the same rules. */
export async function planOf(
  loginUrl: string,
  who: { token: string },
  { statements, by_index }: AskedFor,
): Promise<Plan> {
  const client = new pg.Client({ connectionString: loginUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('role', s.role_name, true), set_config('app.me', s.profile_id::text, true), set_config('app.condominiums', s.condominium_ids::text, true) from access.caller_of($1, null) s`,
      [hashOf(who.token)],
    )
    if (by_index) await client.query('set local enable_bitmapscan = off')
    const plans: Plan[] = []
    for (const query of statements) plans.push(await quickestPlan(client, query))
    return plans.reduce((sum, next) => ({
      buffers: sum.buffers + next.buffers,
      execution_ms: sum.execution_ms + next.execution_ms,
      scanned: [...sum.scanned, ...next.scanned],
    }))
  } finally {
    await client.end()
  }
}

async function quickestPlan(client: pg.Client, query: Sql): Promise<Plan> {
  // A look at the clock beside every row would cost more than the row.
  const run = () =>
    client.query(`explain (analyze, timing off, buffers, format json) ${textOf(query)}`, [...query.values])
  // The quickest of several: what else the machine does only ever adds.
  let quickest: Plan | null = null
  for (let turn = 0; turn < 8; turn++) {
    const { rows } = await run()
    const [{ Plan: root, 'Execution Time': executionMs }] = explained.parse(rows[0]['QUERY PLAN'])
    const buffers = root['Shared Hit Blocks'] + root['Shared Read Blocks']
    if (!quickest || executionMs < quickest.execution_ms)
      quickest = { buffers, execution_ms: executionMs, scanned: scannedIn(root) }
  }
  if (!quickest) throw new Error('nothing was run')
  return quickest
}

function scannedIn(at: Node): string[] {
  const here = at['Node Type'].endsWith('Seq Scan') ? [at['Relation Name'] ?? '?'] : []
  return [...here, ...(at.Plans ?? []).flatMap(scannedIn)]
}
