/**
 * An act that ends or decides something counts once. A repeated act of the same caller succeeds again; another caller gets the
 * current state.
 */
import { Refusal } from '../../shared/refusal.ts'
import type { CallerDb } from '../database/callerDb.ts'
import { type Sql, sql } from '../database/sql.ts'

type Ended =
  | 'person'
  | 'assignment'
  | 'authorization'
  | 'visit'
  | 'reservation'
  | 'gate'
  | 'unit'
  | 'unit_code'
  | 'message'
  | 'device'
  | 'condominium'
  | 'shorter_retention'

/** `subject` has the ids of the row. The database records who ended it (access/callers/own_endings.sql). */
export async function endOnce(
  db: CallerDb,
  act: Sql,
  thing: Ended,
  subject: readonly string[],
  otherwise: () => Promise<Refusal> | Refusal = () => new Refusal('not_found', 404),
): Promise<void> {
  if ((await db.execute(act)) > 0) return
  const mine = sql`select where access.caller_ended(${thing}, ${subject.join(' ')})`
  if ((await db.execute(mine)) === 0) throw await otherwise()
}

interface Decision {
  readonly act: Sql
  /** Finds the row if this caller has made the same decision. */
  readonly mine: Sql
  readonly otherwise: () => Promise<Refusal>
}

export async function decideOnce(db: CallerDb, { act, mine, otherwise }: Decision): Promise<void> {
  if ((await db.execute(act)) > 0 || (await db.execute(mine)) > 0) return
  throw await otherwise()
}
