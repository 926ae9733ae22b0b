/** Handler of the call about badges. */
import { serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { badges } from './badges.contract.ts'

export const badgeCalls = serve(badges, {
  give: ({ condominium_id, id, event_id, badge }, { door }) =>
    door.reach(
      sql`select from access.give_badge(${condominium_id}::uuid, ${id}::uuid, ${event_id}::uuid, ${badge}) as reached where reached`,
    ),
})
