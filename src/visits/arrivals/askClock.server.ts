/** Ends the asks that nobody answered: looks twice a second, so that none outlives its time by two. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../server/database/database.ts'
import { sql } from '../../server/database/sql.ts'
import { openFaults } from '../../server/watch/faults.ts'
import type { Log } from '../../server/watch/log.ts'

const lookMs = 500
/** After an outage, or at the first start of this build. */
const mostAtOnce = 500
/** One look may meet a lock, and the next one comes at once. */
const reportedFrom = 3
/** What is under way then the next program sees. */
const stopMs = 3_000

export interface AskClock {
  stop(): Promise<void>
}

export function startAskClock({ database, log }: { database: Database; log: Log }): AskClock {
  const keeper = database.door({ system: 'keeper' })
  const faults = openFaults(log)
  const ends = new AbortController()
  async function run(): Promise<void> {
    let failed = 0
    while (!ends.signal.aborted) {
      await keeper.act(sql`select access.expire_asks(${mostAtOnce}::int)`).then(
        () => {
          failed = 0
        },
        (error: unknown) => {
          failed++
          if (failed >= reportedFrom) faults.see('asks wait', error)
        },
      )
      await sleep(lookMs, undefined, { signal: ends.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      ends.abort()
      await Promise.race([running, sleep(stopMs, undefined, { ref: false })])
    },
  }
}
