import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { disclosureCalls } from './disclosures.server.ts'
import { evidenceFileCalls } from './evidenceFiles/evidenceFiles.server.ts'
import { legalHoldCalls } from './legalHolds/legalHolds.server.ts'

export const investigationsSlice: ServerSlice = {
  calls: [...disclosureCalls, ...evidenceFileCalls, ...legalHoldCalls],
  audience: { holds: ['admin', 'super_admin'] },
  sweeps: [sql`select access.forget_looks()`],
}
