/** Each figure once: its facts and its condition, for the figure itself and for the rows behind it. */
import { type Sql, sql } from '../server/database/sql.ts'
import type { Figure } from './reports.contract.ts'
import { bookings, entries, requests, stays } from './reports.facts.server.ts'

/** On facts `r`. */
interface Counted {
  of: Sql
  which: Sql
}

const every = sql`true`

export const counted: Readonly<Record<Figure, Counted>> = {
  arrivals: { of: entries, which: every },
  ahead: { of: entries, which: sql`r.ahead` },
  overrides: { of: entries, which: sql`r.override` },
  requests: { of: requests, which: every },
  unanswered: { of: requests, which: sql`r.outcome = 'unanswered'` },
  stays: { of: stays, which: every },
  overstays: { of: stays, which: sql`r.over` },
  bookings: { of: bookings, which: every },
  no_shows: { of: bookings, which: sql`r.tells and r.entered = 0` },
}

export const those = (condition: Sql) => sql`count(*) filter (where ${condition})`

/** The condition within its facts. */
export const count = (figure: Figure) => those(counted[figure].which)

export const half = sql`0.5`
export const most = sql`0.9`
/** A fact that really happened and so appears among the rows. */
export const percentile = (share: Sql) => sql`percentile_disc(${share}) within group (order by r.seconds)`
