/** The job of a planned move carries it out when it is due. */
import { z } from 'zod'
import { sql } from '../../server/database/sql.ts'
import type { JobHandler } from '../../server/outgoing/jobs.ts'

const due = z.object({ condominium_id: z.uuid(), id: z.uuid() })

export const moveJobs: Readonly<Record<string, JobHandler>> = {
  'moves.due': async (payload, keeper) => {
    const { condominium_id, id } = due.parse(payload)
    // Does nothing after a cancellation, a postponement or an earlier run.
    await keeper.execute(sql`select access.carry_out_move(${condominium_id}::uuid, ${id}::uuid)`)
  },
}
