/**
 * The one way in which a form changes a thing: its UPDATE asks for the revision that the form had seen. If it changed nothing, the refusal
 * brings what is there now, as the caller may see it.
 */
import { z } from 'zod'
import { Refusal } from '../../shared/refusal.ts'
import type { Door, Question } from '../database/door.ts'
import type { Sql } from '../database/sql.ts'

const there = z.looseObject({ revision: z.int() })

interface SeenForm {
  /** What the form had seen. */
  readonly revision: number
  /** One UPDATE whose condition has the revision. */
  readonly change: Sql
  /** The form's fields and the revision. */
  readonly now: Question
}

export async function changeAsSeen(door: Door, { revision, change, now }: SeenForm): Promise<void> {
  if ((await door.act(change)) > 0) return
  throw (await changedMeanwhile(door, revision, now)) ?? new Refusal('forbidden', 403)
}

/** Null if the thing is as the form had seen it; a thing that the caller cannot see is refused as `not_found`. */
export async function changedMeanwhile(door: Door, revision: number, now: Question): Promise<Refusal | null> {
  const current = there.parse(JSON.parse((await door.answer(now)).text))
  return current.revision === revision ? null : new Refusal('changed_meanwhile', 409, { now: current })
}
