/** Answers the calls about second persons; the database decides who that is. */
import { z } from 'zod'
import { type Asking, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal } from '../shared/refusal.ts'
import { seconds } from './seconds.contract.ts'

const waiting = (_: unknown, { door }: Asking) => door.json(sql`select access.second_asks_of_mine()`)

async function answer({ condominium_id, id, granted }: Parsed<typeof seconds.answer>, { door }: Asking) {
  const answered = await door.row(
    z.object({ found: z.boolean() }),
    sql`select access.answer_second(${condominium_id}::uuid, ${id}::uuid, ${granted}::boolean) as found`,
  )
  if (!answered?.found) throw new Refusal('not_found', 404)
}

export const secondCalls = serve(seconds, { waiting, answer })
