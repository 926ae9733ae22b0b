const leastMs = 2_000

/**
 * Returns a function: the seconds by which the clock was changed since the previous call, negative if set back; 0 without a
 * change.
 */
export function openWallClock(wall = Date.now, steady = () => performance.now()): () => number {
  let apart = wall() - steady()
  return () => {
    const before = apart
    apart = wall() - steady()
    return Math.abs(apart - before) < leastMs ? 0 : Math.round((apart - before) / 1000)
  }
}
