/** database/access/upkeep/my_records.sql reads the records by the session. */
import { z } from 'zod'
import { ownPhotos } from '../photos/photos.server.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { Refusal } from '../shared/refusal.ts'
import { print } from './ownRecordsFile.server.ts'
import { privacy } from './privacy.contract.ts'

/** This limit of each list suffices for years of a busy home. */
const mostRows = 5_000

const records = z.object({ records: z.string() })

async function download(_: unknown, context: CallContext) {
  const found = await context.db.row(records, sql`select access.caller_records(${mostRows}::int) as records`)
  if (!found) throw new Refusal('signed_out', 401)
  return privacy.download.output.parse({ ...JSON.parse(found.records), own_photos: await ownPhotos(context) })
}

export const privacyCalls = serve(privacy, {
  download,
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
