/** True for the first log line of an act: a worker of several homes gets a line for each home. */
import { type Sql, sql } from '../sql.ts'

/** Staff read only the first line of an act; homes find nothing in this table. The check is skipped if no act has several lines. */
export const isFirstLineOfAct = (
  line: Sql,
) => sql`(not (select exists (select from shared_acts)) or (select s.log_id from shared_acts s
  where s.condominium_id = ${line}.condominium_id and s.log_id = ${line}.id) is null)`
