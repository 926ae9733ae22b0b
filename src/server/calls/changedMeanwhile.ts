/**
 * The only way in which a form changes a row: its UPDATE requires the revision that the form loaded. If no row changes, the
 * refusal contains the current values that the caller may see.
 */
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import type { CallerDb, Question } from '../database/callerDb.ts'
import type { Sql } from '../database/sql.ts'

const there = z.looseObject({ revision: z.int() })

interface SeenForm {
  readonly revision: number
  readonly change: Sql
  readonly now: Question
}

export async function changeAsSeen(db: CallerDb, { revision, change, now }: SeenForm): Promise<void> {
  if ((await db.execute(change)) > 0) return
  throw (await changedMeanwhile(db, revision, now)) ?? new Refusal('forbidden', 403)
}

/** Null if the revision is unchanged; refuses a row that the caller cannot see as `not_found`. */
export async function changedMeanwhile(db: CallerDb, revision: number, now: Question): Promise<Refusal | null> {
  const current = there.parse(JSON.parse((await db.answer(now)).text))
  return current.revision === revision ? null : new Refusal('changed_meanwhile', 409, { now: current })
}
