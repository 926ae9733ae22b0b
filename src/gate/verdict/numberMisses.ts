/** Numbers are not to be guessed at the gate: ten that nobody has within five minutes pause a guard's look-ups for five. */

const most = 10
const pauseMs = 5 * 60_000

/** The times of an agent's misses; what is older than the pause no longer counts. */
export function missed(misses: readonly number[], now: number): number[] {
  return [...misses, now].filter((at) => at > now - pauseMs).slice(-most)
}

/** Until when the look-ups pause; null while they do not. */
export function pausedUntil(misses: readonly number[], now: number): number | null {
  const [first, last] = [misses.at(-most), misses.at(-1)]
  if (first === undefined || last === undefined || last - first >= pauseMs) return null
  return now < last + pauseMs ? last + pauseMs : null
}
