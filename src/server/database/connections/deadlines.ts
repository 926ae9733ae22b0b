import { type Sql, sql } from '../sql.ts'

export interface Deadlines {
  statement_ms: number
  lock_ms: number
  /** PostgreSQL ends a statement earlier, so after this time without a byte the connection is dead. */
  silence_ms: number
}

/** For calls of people and gates. PostgreSQL detects deadlocks after a second: a shorter lock timeout would prevent that. */
export const short: Deadlines = { statement_ms: 4_000, lock_ms: 1_100, silence_ms: 4_500 }
export const long: Deadlines = { statement_ms: 15_000, lock_ms: 5_000, silence_ms: 17_000 }

/** A new connection is retried after this time: the database may be back by then. */
export const connectMs = 2_000

/** Begins a transaction. Its limits end with it, so they also work behind a pooler. */
export const begin = ({ statement_ms, lock_ms }: Omit<Deadlines, 'silence_ms'>, mode = ''): string =>
  `begin${mode}; set local statement_timeout = ${statement_ms}; set local lock_timeout = ${lock_ms}`

/** Sets the same limits in a transaction that begins without a statement of its own. */
export const limited = ({ statement_ms, lock_ms }: Deadlines): Sql =>
  sql`, set_config('statement_timeout', ${String(statement_ms)}, true), set_config('lock_timeout', ${String(lock_ms)}, true)`
