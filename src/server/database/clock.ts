/** What is due by the clock and no call brings about: looked for twice a second, so that nothing outlives its time by two. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openFaults } from '../watch/faults.ts'
import type { Log } from '../watch/log.ts'
import type { Database } from './database.ts'
import type { Sql } from './sql.ts'

const lookMs = 500
/** One look may meet a lock, and the next one comes at once. */
const reportedFrom = 3
/** What is under way then the next program sees. */
const stopMs = 3_000

export interface Due {
  /** How the log calls it when it fails. */
  readonly fault: string
  readonly look: Sql
}

export interface Clock {
  stop(): Promise<void>
}

/** Each in a loop of its own, so that none waits for another. */
export function startClock({ database, log }: { database: Database; log: Log }, due: readonly Due[]): Clock {
  const keeper = database.door({ system: 'keeper' })
  const faults = openFaults(log)
  const ends = new AbortController()
  async function run({ fault, look }: Due): Promise<void> {
    let failed = 0
    while (!ends.signal.aborted) {
      await keeper.act(look).then(
        () => {
          failed = 0
        },
        (error: unknown) => {
          failed++
          if (failed >= reportedFrom) faults.see(fault, error)
        },
      )
      await sleep(lookMs, undefined, { signal: ends.signal }).catch(() => undefined)
    }
  }
  const running = Promise.all(due.map(run))
  return {
    async stop() {
      ends.abort()
      await Promise.race([running, sleep(stopMs, undefined, { ref: false })])
    },
  }
}
