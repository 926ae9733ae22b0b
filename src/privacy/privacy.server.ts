/** Returns what is stored about the user: database/access/upkeep/my_records.sql reads it by the session. */
import { serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { privacy } from './privacy.contract.ts'

/** Of each list: years of a busy home, and still one answer. */
const mostRows = 5_000

export const privacyCalls = serve(privacy, {
  download: (_, { door }) => door.json(sql`select access.my_records(${mostRows}::int)`),
  standing: (_, { door }) =>
    door.json(sql`select json_build_object('requested_at',
      (select requested_at from removal_requests where profile_id = access.me()))`),
  askRemoval: async (_, { door }) => {
    await door.act(
      sql`insert into removal_requests (profile_id) values (access.me()) on conflict (profile_id) do nothing`,
    )
  },
  takeBack: async (_, { door }) => {
    await door.act(sql`delete from removal_requests where profile_id = access.me()`)
  },
})
