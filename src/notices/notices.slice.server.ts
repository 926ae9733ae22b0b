import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { noticeJobs } from './notices.jobs.server.ts'
import { noticeCalls } from './notices.server.ts'

export const noticesSlice: ServerSlice = {
  calls: noticeCalls,
  audience: { deliveries: ['agent'], notices: ['agent', 'admin', 'super_admin'] },
  jobs: ({ post, push, public_url }) => noticeJobs(post, push, public_url),
  sweeps: [
    sql`delete from notice_marks where read_at < now() - interval '31 days'`,
    sql`delete from deliveries where created_at < now() - interval '31 days'`,
  ],
}
