import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { secondApprovalCalls } from './secondApprovals.server.ts'

export const secondApprovalsSlice: ServerSlice = {
  calls: secondApprovalCalls,
  sweeps: [sql`select access.forget_second_asks()`],
}
