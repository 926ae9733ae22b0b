import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { keyCalls } from './keys.server.ts'

export const keysSlice: ServerSlice = {
  calls: keyCalls,
  audience: { keys: ['agent', 'admin', 'super_admin'] },
  due: [
    {
      kind: 'keys',
      fault: 'late keys wait',
      look: sql`update key_loans set late_at = now() where returned_at is null and late_at is null and due_at <= now()`,
    },
  ],
  sweeps: [sql`select access.forget_key_loans()`],
}
