/** Seals the lines of all logs that have waited for an hour, and lets the newest code be sent out once a day. */
import { z } from 'zod'
import type { Door } from '../server/database/door.ts'
import { sql } from '../server/database/sql.ts'

/** So few that a block is made in an instant. */
const mostInABlock = 1_000

export async function sealLogs(keeper: Door): Promise<void> {
  const step = sql`select access.seal_log(${mostInABlock}::int) as more`
  while ((await keeper.row(z.object({ more: z.boolean() }), step))?.more);
  await keeper.act(sql`select access.witnesses_to_tell()`)
}
