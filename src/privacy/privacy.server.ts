/** database/access/upkeep/my_records.sql reads the records by the session. */
import { serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { print } from './ownRecordsFile.server.ts'
import { privacy } from './privacy.contract.ts'

/** This limit of each list suffices for years of a busy home. */
const mostRows = 5_000

export const privacyCalls = serve(privacy, {
  download: (_, { db }) => db.json(sql`select access.caller_records(${mostRows}::int)`),
  print,
  ownRequest: (_, { db }) =>
    db.json(sql`select json_build_object('requested_at',
      (select requested_at from removal_requests where profile_id = access.caller_id()))`),
  askRemoval: async (_, { db }) => {
    await db.execute(
      sql`insert into removal_requests (profile_id) values (access.caller_id()) on conflict (profile_id) do nothing`,
    )
  },
  takeBack: async (_, { db }) => {
    await db.execute(sql`delete from removal_requests where profile_id = access.caller_id()`)
  },
})
