/** After a change of the clock, logs it and moves future times that a clock ahead has written to the present. */
import { z } from 'zod'
import type { CallerDb } from '../../server/database/callerDb.ts'
import { sql } from '../../server/database/sql.ts'
import type { Log } from '../../server/watch/log.ts'
import { openWallClock } from '../../server/watch/wallClock.ts'

const lookMs = 1_000
const pulledBack = z.record(z.string(), z.number())

interface TimesOptions {
  keeper: CallerDb
  log: Pick<Log, 'warn'>
}

/** Runs also without a jump, because the clock may have been corrected while no program ran, or belong to another machine. */
export async function pullBackTimes({ keeper, log }: TimesOptions): Promise<void> {
  const pulled = await pull(keeper)
  if (Object.keys(pulled).length === 0) return
  log.warn(
    { pulled_back: pulled },
    'the clock was ahead and has been corrected: rows that lay in the future were pulled back',
  )
}

export function watchClock({ keeper, log }: TimesOptions): { close(): void } {
  const jumped = openWallClock()
  const looking = setInterval(() => {
    const seconds = jumped()
    if (seconds > 0) log.warn({ clock_set_s: seconds }, 'the clock of this machine was set ahead')
    if (seconds < 0) void sayBack(seconds)
  }, lookMs)
  looking.unref()
  async function sayBack(seconds: number): Promise<void> {
    const done = await pull(keeper).then(
      (pulled) => ({ pulled_back: pulled }),
      (error: unknown) => ({ err: error }),
    )
    log.warn({ clock_set_s: seconds, ...done }, 'the clock of this machine was set back')
  }
  return { close: () => clearInterval(looking) }
}

async function pull(keeper: CallerDb): Promise<Record<string, number>> {
  const answer = await keeper.json(sql`select access.pull_back_times()`)
  return pulledBack.parse(JSON.parse(answer.text))
}
