import type { ServerSlice } from '../server/calls/slice.ts'
import { sql } from '../server/database/sql.ts'
import { firstStepCalls } from './firstSteps/firstSteps.server.ts'
import { homePeopleCalls } from './homePeople/homePeople.server.ts'
import { householdLetterJobs } from './households.letters.server.ts'
import { householdCalls } from './households.server.ts'

export const householdsSlice: ServerSlice = {
  calls: [...householdCalls, ...firstStepCalls, ...homePeopleCalls],
  jobs: ({ post, public_url }) => householdLetterJobs(post, public_url),
  sweeps: [sql`select access.forget_permission_asks()`],
}
