import { Refusal } from '../../shared/refusal.ts'
import type { Log } from './log.ts'

const windowMs = 60_000

export interface Faults {
  see(kind: string, error: unknown): void
}

/** Logs the first of its kind at once; the next line has the count in between. */
export function openFaults(log: Pick<Log, 'warn'>, now: () => number = Date.now): Faults {
  const said = new Map<string, { at: number; unsaid: number }>()
  return {
    see(kind, error) {
      const last = said.get(kind)
      if (last && now() - last.at < windowMs) {
        last.unsaid += 1
        return
      }
      said.set(kind, { at: now(), unsaid: 0 })
      const cause = error instanceof Refusal && error.cause ? error.cause : error
      log.warn({ fault: kind, times: 1 + (last?.unsaid ?? 0), err: cause }, 'fault')
    },
  }
}
