/** Limits per minute for one session, device or network, counted by all workers of this program. */
import { Refusal } from '../../shared/refusal.ts'

const windowMs = 60_000
/** No user is that fast. A reader at a busy barrier sees a car every few seconds; a faulty one repeats itself twenty times a second. */
export const writesAMinute = 240
export const deviceQuestionsAMinute = 1_200
/** A user who opens one report after another asks every few seconds. */
export const longQuestionsAMinute = 120
/** Counts all requests of one network without a session; a whole neighborhood may share one address. */
export const strangersAMinute = 1_200
/** Requests with a token that the database has not recognized recently cost one index lookup each. */
export const timesUnverified = 2
export const timesCheap = 5
const mostRemembered = 50_000

/** One worker tells the others so often, so that a call costs no message. */
const tellMs = 100

export interface Pace {
  count(whose: string): void
  note(whose: string): void
}

export interface Counted {
  pace: string
  whose: string
  count: number
}

export interface Paces {
  of(pace: string, most: number): Pace
  /** Adds the counts of another worker. */
  hear(counts: readonly Counted[]): void
}

/** `tell` sends the counts of this worker to the others; a program in one process needs none. */
export function openPaces(tell?: (counts: readonly Counted[]) => void): Paces {
  const own = new Map<string, CountedPace>()
  const untold = new Map<string, Counted>()
  const note = (pace: string, whose: string) => {
    if (!tell) return
    if (untold.size === 0) {
      setTimeout(() => {
        const counts = [...untold.values()]
        untold.clear()
        tell(counts)
      }, tellMs).unref()
    }
    const key = `${pace} ${whose}`
    untold.set(key, { pace, whose, count: (untold.get(key)?.count ?? 0) + 1 })
  }
  return {
    of(pace, most) {
      const counted = paceOf(most)
      own.set(pace, counted)
      return {
        count(whose) {
          note(pace, whose)
          counted.count(whose)
        },
        note(whose) {
          note(pace, whose)
          counted.note(whose)
        },
      }
    },
    hear(counts) {
      for (const { pace, whose, count } of counts) own.get(pace)?.note(whose, count)
    },
  }
}

interface CountedPace extends Pace {
  note(whose: string, count?: number): void
}

export function paceOf(most: number, now: () => number = Date.now): CountedPace {
  let began = now()
  const counts = new Map<string, number>()
  function add(whose: string, added: number): number {
    // All counts share one window: clearing it costs nothing, and no network is remembered for longer than a minute.
    if (now() - began >= windowMs || counts.size > mostRemembered) {
      began = now()
      counts.clear()
    }
    const count = (counts.get(whose) ?? 0) + added
    counts.set(whose, count)
    return count
  }
  return {
    count(whose) {
      if (add(whose, 1) > most)
        throw new Refusal('too_many', 429, { retry_after: Math.ceil((began + windowMs - now()) / 1000) })
    },
    note: (whose, count = 1) => void add(whose, count),
  }
}
