/** Whether a line of the log is an act, and no part of another one: an act of a worker of several homes has a line for each of them. */
import { type Sql, sql } from '../sql.ts'

/** Staff read the first line of an act alone; homes find nothing in this table. Asked of each line only where anybody has such acts at all. */
export const isWholeAct = (
  line: Sql,
) => sql`(not (select exists (select from shared_acts)) or (select s.log_id from shared_acts s
  where s.condominium_id = ${line}.condominium_id and s.log_id = ${line}.id) is null)`
