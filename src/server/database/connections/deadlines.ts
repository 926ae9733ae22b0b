/** How long a statement may take, and how long the program waits for a connection that says nothing. */

export interface Deadlines {
  statement_ms: number
  lock_ms: number
  /** PostgreSQL ends a statement earlier, so after this time without a byte the connection is dead. */
  silence_ms: number
}

/** Calls of people and gates. PostgreSQL looks for deadlocks after a second: with a shorter wait for locks it would find none. */
export const short: Deadlines = { statement_ms: 4_000, lock_ms: 1_100, silence_ms: 4_500 }
/** Reports, and the deletion of expired rows. */
export const long: Deadlines = { statement_ms: 15_000, lock_ms: 5_000, silence_ms: 17_000 }

/** A new connection that is not ready by then is tried again: the database may be back by now. */
export const connectMs = 2_000

/** The limits hold until the transaction ends, so they pass a pooler. */
export const begin = ({ statement_ms, lock_ms }: Omit<Deadlines, 'silence_ms'>, mode = ''): string =>
  `begin${mode}; set local statement_timeout = ${statement_ms}; set local lock_timeout = ${lock_ms}`
