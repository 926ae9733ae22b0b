/** How much one session, device or network may ask for in a minute on this node: a script must not drown the others. */
import { Refusal } from '../../shared/refusal.ts'

const windowMs = 60_000
/** Nobody presses that fast; a reader at a busy barrier sees a car every few seconds, and one that repeats itself twenty times in one. */
export const writesAMinute = 240
export const deviceQuestionsAMinute = 1_200
/** Whoever looks through one report after another asks every few seconds. */
export const longQuestionsAMinute = 120
/** All requests of one network without a session, where a whole neighbourhood may sit behind one address. */
export const strangersAMinute = 1_200
const mostRemembered = 50_000

export interface Pace {
  /** Refuses the act that is one too many. */
  count(whose: string): void
}

export function paceOf(most: number, now: () => number = Date.now): Pace {
  let began = now()
  const counts = new Map<string, number>()
  return {
    count(whose) {
      // One window for all: forgetting everybody at once costs nothing and remembers nobody for longer than a minute.
      if (now() - began >= windowMs || counts.size > mostRemembered) {
        began = now()
        counts.clear()
      }
      const count = (counts.get(whose) ?? 0) + 1
      counts.set(whose, count)
      if (count > most)
        throw new Refusal('too_many', 429, { retry_after: Math.ceil((began + windowMs - now()) / 1000) })
    },
  }
}
