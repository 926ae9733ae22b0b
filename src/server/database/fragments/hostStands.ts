/**
 * A host's residence counts from its approval until the resident leaves. A frozen residence, or one that may not authorize, does not count.
 */
import { type Sql, sql } from '../sql.ts'

/** Like `access.host_stands`, for homes that the caller reads; an authorization of the unit has no host. */
export const hostStands = (of: Sql) => sql`(${of}.residence_id is null or exists (select from residences r
  where r.condominium_id = ${of}.condominium_id and r.id = ${of}.residence_id and access.may_answer(r)))`
