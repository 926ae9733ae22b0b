/** An act that ends or decides a thing counts once. Whoever repeats their own is told the success that it was, anybody else what stands. */
import { Refusal } from '../../shared/refusal.ts'
import type { Door } from '../database/door.ts'
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

/** `subject`: the ids that name the thing. The database writes down who ended it (access/callers/own_endings.sql). */
export async function endOnce(
  door: Door,
  act: Sql,
  thing: Ended,
  subject: readonly string[],
  otherwise: () => Promise<Refusal> | Refusal = () => new Refusal('not_found', 404),
): Promise<void> {
  if ((await door.act(act)) > 0) return
  const mine = sql`select where access.i_ended(${thing}, ${subject.join(' ')})`
  if ((await door.act(mine)) === 0) throw await otherwise()
}

interface Decision {
  /** One conditional UPDATE. */
  readonly act: Sql
  /** Finds the thing if the caller has decided it so. */
  readonly mine: Sql
  readonly otherwise: () => Promise<Refusal>
}

export async function decideOnce(door: Door, { act, mine, otherwise }: Decision): Promise<void> {
  if ((await door.act(act)) > 0 || (await door.act(mine)) > 0) return
  throw await otherwise()
}
