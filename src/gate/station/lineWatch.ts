/** Distinguishes a slow connection from a dead one: a late answer is still an answer. */

/** Interval and wait together are shorter than the five seconds in which a guard must see that no answers arrive. */
const leastPatienceMs = 2_500
export const mostPatienceMs = 10_000

interface LineWork {
  /** Asks the server for any answer, and fails without one. */
  ping(): Promise<unknown>
  now(): number
  later(ms: number, run: () => void): () => void
  /** No answer arrived in time, and no call has failed yet. */
  silent(): void
  /** An answer arrived after all. */
  answered(): void
}

export interface LineWatch {
  /** Asks the server, unless it still waits for the last answer. */
  look(): void
  /** The server answered another call. */
  heard(): void
}

export function watchLine({ ping, now, later, silent, answered }: LineWork): LineWatch {
  let waits = false
  let heardAt = Number.NEGATIVE_INFINITY
  let tookMs = 0

  function look(): void {
    if (waits) return
    const began = now()
    let over = false
    let doubted = false
    waits = true
    const giveUp = () => {
      if (over) return
      over = true
      waits = false
      // An answer to another call also proves the connection.
      if (heardAt >= began) return
      doubted = true
      silent()
    }
    // Waits twice as long as the last answer took, within limits.
    const cancel = later(Math.min(mostPatienceMs, Math.max(leastPatienceMs, 2 * tookMs)), giveUp)
    ping().then(
      () => {
        cancel()
        tookMs = now() - began
        heardAt = now()
        if (doubted) answered()
        else if (!over) waits = false
      },
      () => {
        cancel()
        giveUp()
      },
    )
  }

  return {
    look,
    heard() {
      heardAt = now()
    },
  }
}
