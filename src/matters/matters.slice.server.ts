import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { matterLetterJobs } from './matters.letters.server.ts'
import { matterCalls } from './matters.server.ts'

export const mattersSlice: ServerSlice = {
  calls: matterCalls,
  audience: { matters: ['admin', 'super_admin'] },
  jobs: ({ post, public_url }) => matterLetterJobs(post, public_url),
  sweeps: [sql`select access.forget_matters()`],
}
