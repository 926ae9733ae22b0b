/** The daily retention sweep works batch by batch through all condominiums. */
import { z } from 'zod'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'

/** Small batches finish instantly and delay no call. */
const batch = 500
/** No other rows refer to these rows. */
const manyDecisions = 5_000

/** Runs first: expired holds release their rows, and active ones cover late arrivals. */
export async function refreshLegalHolds(keeper: CallerDb): Promise<void> {
  await keeper.execute(sql`select access.refresh_holds()`)
}

export async function forgetDecisions(keeper: CallerDb): Promise<void> {
  const step = sql`select access.forget_decisions(${manyDecisions}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
}

/** Each batch is a transaction with its own record, so a crash loses none. */
export async function forgetVisitors(keeper: CallerDb): Promise<void> {
  const step = sql`select access.forget_visitors(${batch}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
}
