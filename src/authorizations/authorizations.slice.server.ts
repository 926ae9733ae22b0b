import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { authorizationCalls } from './authorizations.server.ts'
import { visitPage } from './passes/visitPage.server.ts'
import { workerCalls } from './workers/workers.server.ts'

export const authorizationsSlice: ServerSlice = {
  calls: [...authorizationCalls, ...workerCalls],
  pages: [visitPage],
  audience: { authorizations: ['agent', 'admin', 'super_admin'] },
  sweeps: [
    sql`delete from revoked_passes where valid_until < now() - interval '31 days'`,
    sql`select access.settle_pass_keys()`,
    sql`select access.forget_unsigned_codes()`,
  ],
}
