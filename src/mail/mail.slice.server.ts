import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { mailCalls } from './mail.server.ts'

export const mailSlice: ServerSlice = {
  calls: mailCalls,
  audience: { mail: ['super_admin'] },
  sweeps: [sql`delete from unsent_messages where created_at < now() - interval '30 days'`],
}
