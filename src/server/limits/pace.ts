/** Limits per minute for one session, device or network, counted on this node. */
import { Refusal } from '../../shared/refusal.ts'

const windowMs = 60_000
/** No user clicks that fast. A reader at a busy barrier sees a car every few seconds; a faulty one repeats itself twenty times a second. */
export const writesAMinute = 240
export const deviceQuestionsAMinute = 1_200
/** A user who opens one report after another asks every few seconds. */
export const longQuestionsAMinute = 120
/** All requests of one network without a session; a whole neighborhood may share one address. */
export const strangersAMinute = 1_200
/** Requests with a token that the database has not recognized lately: each costs one look into an index. */
export const timesUnverified = 2
/** Answers that are made once, or 304. */
export const timesCheap = 5
const mostRemembered = 50_000

export interface Pace {
  /** Refuses with `too_many` above the limit. */
  count(whose: string): void
  /** Counts without refusing. */
  note(whose: string): void
}

export function paceOf(most: number, now: () => number = Date.now): Pace {
  let began = now()
  const counts = new Map<string, number>()
  function add(whose: string): number {
    // One window for all: clearing it costs nothing, and no network is remembered for longer than a minute.
    if (now() - began >= windowMs || counts.size > mostRemembered) {
      began = now()
      counts.clear()
    }
    const count = (counts.get(whose) ?? 0) + 1
    counts.set(whose, count)
    return count
  }
  return {
    count(whose) {
      if (add(whose) > most)
        throw new Refusal('too_many', 429, { retry_after: Math.ceil((began + windowMs - now()) / 1000) })
    },
    note: (whose) => void add(whose),
  }
}
