import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { stayJobs } from './stays.letters.server.ts'
import { stayCalls } from './stays.server.ts'

export const staysSlice: ServerSlice = {
  calls: stayCalls,
  audience: { stays: ['admin', 'super_admin'] },
  jobs: ({ post, public_url }) => stayJobs(post, public_url),
  sweeps: [sql`select access.forget_stays()`],
}
