/** Ends overdue requests. */
import type { Due } from '../../server/database/clock.ts'
import { sql } from '../../server/database/sql.ts'

/** Many requests are overdue at once after an outage, or at the first start of this build. */
const mostAtOnce = 500

export const asksDue: Due = {
  kind: 'asks',
  fault: 'asks wait',
  look: sql`select access.expire_asks(${mostAtOnce}::int)`,
}
