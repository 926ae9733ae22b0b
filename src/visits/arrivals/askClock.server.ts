/** Asks that nobody answered end by themselves. */
import type { Due } from '../../server/database/clock.ts'
import { sql } from '../../server/database/sql.ts'

/** After an outage, or at the first start of this build. */
const mostAtOnce = 500

export const asksDue: Due = { fault: 'asks wait', look: sql`select access.expire_asks(${mostAtOnce}::int)` }
