import { serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { firstSteps } from './firstSteps.contract.ts'

export const firstStepCalls = serve(firstSteps, {
  mine: (_, { db }) => db.json(sql`select access.caller_first_steps()`),
  putAway: async (_, { db }) => {
    await db.executeOrNotFound(sql`select from access.put_first_steps_away() done where done`)
  },
})
