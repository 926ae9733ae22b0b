/** The daily retention sweep: batch by batch, through all condominiums. */
import { z } from 'zod'
import type { Door } from '../server/database/database.ts'
import { sql } from '../server/database/sql.ts'

/** So few at once that each is done in an instant, and holds nobody up. */
const batch = 500

/** Each batch is a transaction with its own record, so a crash loses none. */
export async function forgetVisitors(keeper: Door): Promise<void> {
  const step = sql`select access.forget_visitors(${batch}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
}
