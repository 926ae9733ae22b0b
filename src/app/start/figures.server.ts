/** The installation's own figures for a monitoring system: versions, and the figures that only the database knows. */
import { z } from 'zod'
import type { CallerDb } from '../../server/database/callerDb.ts'
import { sql } from '../../server/database/sql.ts'
import { type Figures, figuresShape } from '../../server/watch/figures.ts'

export async function readFigures(keeper: CallerDb): Promise<Figures> {
  const began = Date.now()
  const answer = await keeper.json(sql`select access.figures()`)
  const ended = Date.now()
  const { now_s, ...figures } = figuresShape.parse(JSON.parse(answer.text))
  // The database read its clock between these two times, so their middle counts.
  return { ...figures, clock_ahead_s: (began + ended) / 2000 - now_s }
}

const countedStations = z.object({ current: z.int(), older: z.int() })

/** Stations seen within the hour: with this build, and with others. */
export async function countStations(keeper: CallerDb, build: string | null) {
  const here = sql`count(*) filter (where build is not distinct from ${build}::text)::int`
  const row = await keeper.row(
    countedStations,
    sql`select ${here} as current, count(*)::int - ${here} as older from stations where seen_at > now() - interval '1 hour'`,
  )
  return row ?? { current: 0, older: 0 }
}
