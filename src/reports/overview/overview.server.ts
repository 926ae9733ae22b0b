/** The figures of a condominium for a member of its board. */
import type { Asking } from '../../server/calls/serve.ts'
import { dayNow } from '../../server/database/clauses/days.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed } from '../../shared/contract.ts'
import type { reports } from '../reports.contract.ts'
import { named } from '../reports.period.server.ts'

export function boardFigures({ condominium_id, period }: Parsed<typeof reports.figures>, { door }: Asking) {
  const [first, last] = named[period]
  return door.json(sql`select access.board_figures(c.id, ${first}, ${last})
    from condominiums c, lateral (select ${dayNow(sql`c.time_zone`)} as today) clock where c.id = ${condominium_id}::uuid`)
}
