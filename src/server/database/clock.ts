/** Acts on deadlines that no call triggers, within a second of their time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openFaults } from '../watch/faults.ts'
import type { Log } from '../watch/log.ts'
import type { Database } from './database.ts'
import type { DueWork, WorkKind } from './dueWork.ts'
import type { Sql } from './sql.ts'

/** One failed check may have met a lock, so it is not reported. */
const reportedFrom = 3
/** The next program continues unfinished work. */
const stopMs = 3_000

export interface Due {
  readonly kind: WorkKind
  readonly fault: string
  readonly look: Sql
}

export interface Clock {
  stop(): Promise<void>
}

interface ClockOptions {
  database: Database
  work: Pick<DueWork, 'wait'>
  log: Log
}

/** Each kind has its own loop, so that none waits for another. */
export function startClock({ database, work, log }: ClockOptions, due: readonly Due[]): Clock {
  const keeper = database.callerDb({ system: 'keeper' })
  const faults = openFaults(log)
  const ends = new AbortController()
  async function run({ kind, fault, look }: Due): Promise<void> {
    let failed = 0
    for (;;) {
      await work.wait(kind, ends.signal)
      if (ends.signal.aborted) return
      await keeper.execute(look).then(
        () => {
          failed = 0
        },
        (error: unknown) => {
          failed++
          if (failed >= reportedFrom) faults.see(fault, error)
        },
      )
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
