/** Tells a slow line from one that hangs: a word from the server that takes its time is still a word. */

/** Together with the beat under the five seconds in which a guard learns that the line hangs. */
const leastPatienceMs = 2_500
export const mostPatienceMs = 10_000

interface LineWork {
  /** Asks for any word; fails where there is none. */
  ping(): Promise<unknown>
  now(): number
  later(ms: number, run: () => void): () => void
  /** Nobody answers. */
  silent(): void
  /** A word came after all. */
  answered(): void
}

export interface LineWatch {
  /** Asks, unless it still waits for the last answer. */
  look(): void
  /** Any call was answered. */
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
      // Another call that was answered meanwhile is as good.
      if (heardAt >= began) return
      doubted = true
      silent()
    }
    // As slow as it was the last time, and as long again.
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
