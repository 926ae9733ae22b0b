/** The daily retention sweep: batch by batch, through all condominiums. */
import { z } from 'zod'
import type { Door } from '../server/database/door.ts'
import { sql } from '../server/database/sql.ts'

/** So few at once that each is done in an instant, and holds nobody up. */
const batch = 500
/** Rows that nothing hangs on. */
const manyDecisions = 5_000

/** First: holds that are over keep nothing, and the others also keep what arrived late. */
export async function refreshHolds(keeper: Door): Promise<void> {
  await keeper.act(sql`select access.refresh_holds()`)
}

/** What gates decided, and what became of authorizations. */
export async function forgetDecisions(keeper: Door): Promise<void> {
  const step = sql`select access.forget_decisions(${manyDecisions}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
}

/** Each batch is a transaction with its own record, so a crash loses none. */
export async function forgetVisitors(keeper: Door): Promise<void> {
  const step = sql`select access.forget_visitors(${batch}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
}
