/** Calls of everybody else while acts wait for a held row: they should not notice. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../src/server/database/sql.ts'
import { closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { measured, median, type Outcome, percentile } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const seconds = 5
const mostMs = 50
/** Acts that wait at each moment: nobody, and as many as are promised. */
const waiting = [0, 8] as const

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const opened = await openBenchDatabase(ownerUrl, 'held')
  const { owner, database } = opened
  const door = database.door({ system: 'identity' })
  const outcomes: Outcome[] = []
  try {
    for (const many of waiting) {
      const holder = await owner.connect()
      await holder.query('begin; select pg_advisory_xact_lock(1)')
      let over = false
      // Each is refused after a second, and asks again as a person would.
      const stuck = Array.from({ length: many }, async () => {
        while (!over) await door.act(sql`select pg_advisory_xact_lock(1)`).catch(() => undefined)
      })
      await sleep(500)
      const times: number[] = []
      const until = performance.now() + seconds * 1_000
      while (performance.now() < until) times.push(await measured(() => door.act(sql`select`)))
      over = true
      await holder.query('commit')
      holder.release()
      await Promise.all(stuck)
      const p95 = percentile(times, 95)
      const told = `p50 ${median(times).toFixed(1)}, p95 ${p95.toFixed(1)}, longest ${Math.max(...times).toFixed(0)} ms of ${times.length}`
      console.log(`  beside ${many} acts that wait: ${told}; ${load()}`)
      if (many > 0)
        outcomes.push({
          goal: `beside ${many} acts that wait: p95 ${p95.toFixed(1)} ms (at most ${mostMs})`,
          met: p95 <= mostMs,
        })
    }
    return outcomes
  } finally {
    await closeBenchDatabase(opened)
  }
}
