/** After the clock was set: says so in the log, and pulls back what a clock that was ahead has left in the future. */
import { z } from 'zod'
import type { Door } from '../../server/database/door.ts'
import { sql } from '../../server/database/sql.ts'
import type { Log } from '../../server/watch/log.ts'
import { openWallClock } from '../../server/watch/wallClock.ts'

const lookMs = 1_000
const pulledBack = z.record(z.string(), z.number())

interface TimesOptions {
  keeper: Door
  log: Pick<Log, 'warn'>
}

/** Also without a jump: the clock may have been corrected while no program ran, or be of another machine. */
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

async function pull(keeper: Door): Promise<Record<string, number>> {
  const answer = await keeper.json(sql`select access.pull_back_times()`)
  return pulledBack.parse(JSON.parse(answer.text))
}
