import { serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { homePeople } from './homePeople.contract.ts'

export const homePeopleCalls = serve(homePeople, {
  others: (_, { db }) => db.json(sql`select coalesce(json_agg(p), '[]') from access.caller_co_residents() p`),
})
