/** Seals lines of all logs after an hour, and sends the newest code once a day. */
import { z } from 'zod'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'

/** A small block is computed instantly. */
const mostInABlock = 1_000

export async function sealLogs(keeper: CallerDb): Promise<void> {
  const step = sql`select access.seal_log(${mostInABlock}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
  await keeper.execute(sql`select access.witnesses_to_tell()`)
}
