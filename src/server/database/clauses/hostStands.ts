/** Whether the host of an authorization counts: a residence counts from its approval until the resident leaves, and not while it is on hold or may not authorize. */
import { type Sql, sql } from '../sql.ts'

/** As `access.host_stands` says it of a home that the caller reads; what is of a unit has no host. */
export const hostStands = (of: Sql) => sql`(${of}.residence_id is null or exists (select from residences r
  where r.condominium_id = ${of}.condominium_id and r.id = ${of}.residence_id and access.may_answer(r)))`
