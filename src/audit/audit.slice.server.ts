import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { auditCalls } from './audit.server.ts'

export const auditSlice: ServerSlice = {
  calls: auditCalls,
  audience: { audit: ['admin', 'super_admin'] },
  sweeps: [
    sql`delete from audit_entries where at < now() - interval '2 years'`,
    sql`delete from installation_audit_entries where at < now() - interval '2 years'`,
  ],
}
