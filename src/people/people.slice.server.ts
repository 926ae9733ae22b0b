import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { invitationCalls } from './invite/invitations.server.ts'
import { moveJobs } from './move/moves.jobs.server.ts'
import { moveCalls } from './move/moves.server.ts'
import { peopleLetterJobs } from './people.letters.server.ts'
import { peopleCalls } from './people.server.ts'
import { rightsCalls } from './rights/rights.server.ts'

export const peopleSlice: ServerSlice = {
  calls: [...invitationCalls, ...moveCalls, ...rightsCalls, ...peopleCalls],
  audience: { people: ['supervisor', 'admin', 'super_admin'] },
  jobs: ({ post, public_url }) => ({ ...peopleLetterJobs(post, public_url), ...moveJobs }),
  sweeps: [sql`select access.forget_abandoned_accounts()`],
}
