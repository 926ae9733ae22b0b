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

/** A goal of a bench, and whether it was met. */
export interface Outcome {
  goal: string
  met: boolean
}

export const median = (numbers: readonly number[]) => percentile(numbers, 50)

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

const explained = z.tuple([
  z.object({
    Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
    'Execution Time': z.number(),
  }),
])

/** Runs the statements as the product does: the login role becomes the caller, under the same access rules. */
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
    const plans: Omit<Plan, 'scanned'>[] = []
    for (const query of statements) plans.push(await quickestPlan(client, query))
    // Counts the reads inside of functions too.
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_stat_xact_user_tables where seq_scan > 0',
    )
    const whole = plans.reduce((sum, next) => ({
      buffers: sum.buffers + next.buffers,
      execution_ms: sum.execution_ms + next.execution_ms,
    }))
    return { ...whole, scanned: rows.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

async function quickestPlan(client: pg.Client, query: Sql): Promise<Omit<Plan, 'scanned'>> {
  // Reading the clock for every row would cost more than the row.
  const run = () =>
    client.query(`explain (analyze, timing off, buffers, format json) ${textOf(query)}`, [...query.values])
  // The quickest of several runs, because other work of the machine only ever adds time.
  let quickest: Omit<Plan, 'scanned'> | null = null
  for (let turn = 0; turn < 8; turn++) {
    const { rows } = await run()
    const [{ Plan: root, 'Execution Time': executionMs }] = explained.parse(rows[0]['QUERY PLAN'])
    const buffers = root['Shared Hit Blocks'] + root['Shared Read Blocks']
    if (!quickest || executionMs < quickest.execution_ms) quickest = { buffers, execution_ms: executionMs }
  }
  if (!quickest) throw new Error('nothing was run')
  return quickest
}
