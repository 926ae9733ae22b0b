/** The database decides who the second person is. */
import { z } from 'zod'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { secondApprovals } from './secondApprovals.contract.ts'

const waiting = (_: unknown, { db }: CallContext) => db.json(sql`select access.second_asks_for_caller()`)

async function answer({ condominium_id, id, granted }: Parsed<typeof secondApprovals.answer>, { db }: CallContext) {
  const answered = await db.row(
    z.object({ found: z.boolean() }),
    sql`select access.answer_second(${condominium_id}::uuid, ${id}::uuid, ${granted}::boolean) as found`,
  )
  if (!answered?.found) throw new Refusal('not_found', 404)
}

export const secondApprovalCalls = serve(secondApprovals, { waiting, answer })
