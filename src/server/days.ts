/** When a day begins, by the clock of a place. */
import { type Sql, sql } from './sql.ts'

/**
 * The first moment of the day that the clock of a zone shows now. Reckoned from the second before: where clocks change at midnight,
 * a midnight comes twice or not at all, and PostgreSQL takes the second of two.
 */
export const today = (zone: Sql) =>
  sql`((date_trunc('day', now() at time zone ${zone}) - interval '1 second') at time zone ${zone} + interval '1 second')`
