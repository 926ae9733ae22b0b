/** Notices that the clock of this machine was set: it moved against the one that only counts on. */

const leastMs = 2_000

/** Returns a look: by how many seconds the clock was set since the look before, back if negative; 0 when it just went on. */
export function openWallClock(wall = Date.now, steady = () => performance.now()): () => number {
  let apart = wall() - steady()
  return () => {
    const before = apart
    apart = wall() - steady()
    return Math.abs(apart - before) < leastMs ? 0 : Math.round((apart - before) / 1000)
  }
}
