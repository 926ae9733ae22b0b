/** A move that is due is carried out by the job that was made when it was planned. */
import { z } from 'zod'
import { sql } from '../../server/database/sql.ts'
import type { JobHandler } from '../../server/outgoing/jobs.ts'

const due = z.object({ condominium_id: z.uuid(), id: z.uuid() })

export const moveJobs: Readonly<Record<string, JobHandler>> = {
  'moves.due': async (payload, keeper) => {
    const { condominium_id, id } = due.parse(payload)
    // Taken back, put off or done: then nothing is due.
    await keeper.act(sql`select access.carry_out_move(${condominium_id}::uuid, ${id}::uuid)`)
  },
}
