/** Chooses the streams whose rights are read next: first the doubted ones, then those whose last turn was the longest ago. */
export interface Turns<T> {
  readonly size: number
  add(one: T): void
  remove(one: T): void
  /** Gives it the next turn. */
  doubt(one: T): void
  /** Takes all doubted ones, and others up to the limit. */
  take(): T[]
  [Symbol.iterator](): Iterator<T>
}

export function openTurns<T>(most: number): Turns<T> {
  // In the order of their last turns.
  const all = new Set<T>()
  const doubted = new Set<T>()
  return {
    get size() {
      return all.size
    },
    add: (one) => void all.add(one),
    remove(one) {
      all.delete(one)
      doubted.delete(one)
    },
    doubt(one) {
      if (all.has(one)) doubted.add(one)
    },
    take() {
      const taken = new Set(doubted)
      doubted.clear()
      for (const one of all) {
        if (taken.size >= most) break
        taken.add(one)
      }
      for (const one of taken) {
        all.delete(one)
        all.add(one)
      }
      return [...taken]
    },
    [Symbol.iterator]: () => all.values(),
  }
}
