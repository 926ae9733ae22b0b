import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { unitCodeCalls } from './code/unitCodes.server.ts'
import { ownerCalls } from './owners/owners.server.ts'
import { spellingCalls } from './spellings/spellings.server.ts'
import { unitCalls } from './units.server.ts'

export const unitsSlice: ServerSlice = {
  calls: [...unitCalls, ...ownerCalls, ...unitCodeCalls, ...spellingCalls],
  audience: { units: ['agent', 'admin', 'super_admin'] },
  sweeps: [sql`delete from unit_codes where least(ended_at, expires_at) < now() - interval '30 days'`],
}
