import type { z } from 'zod'
import type { AskMode } from '../../households/rights.rules.ts'
import { serve } from '../../server/calls/serve.ts'
import type { CallerDb } from '../../server/database/callerDb.ts'
import { sql } from '../../server/database/sql.ts'
import { type homeRights, rights } from './rights.contract.ts'

interface Said extends z.infer<typeof homeRights> {
  id: string
  /** Null means the home that lists show, which is the pending one. */
  residence_id: string | null
  asked?: AskMode | undefined
}

/** Keeps the moment when a person lost the right to authorize. */
export async function sayRights(db: CallerDb, { id, residence_id, kind, may_authorize, asked }: Said): Promise<void> {
  // Every change of a person locks their row first.
  await db.execute(sql`select from profiles where id = ${id} for no key update`)
  await db.executeOrNotFound(sql`update residences r set kind = ${kind}, asked = coalesce(${asked ?? null}, r.asked),
      barred_at = case when not ${may_authorize}::boolean then coalesce(r.barred_at, now()) end
    where r.profile_id = ${id} and r.until is null and r.id = coalesce(${residence_id}::uuid,
      (select f.id from residences f where f.profile_id = ${id} and f.until is null order by f.since nulls first, f.requested_at, f.id limit 1))`)
}

export const rightsCalls = serve(rights, {
  setHome: (input, { transaction }) => transaction((db) => sayRights(db, input)),
})
