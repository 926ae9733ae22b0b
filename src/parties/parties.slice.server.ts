import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { partyCalls } from './parties.server.ts'
import { partyLinkPage } from './partyPage.server.ts'

export const partiesSlice: ServerSlice = {
  calls: partyCalls,
  audience: { parties: ['agent'] },
  pages: [partyLinkPage],
  sweeps: [sql`select access.forget_parties()`],
}
