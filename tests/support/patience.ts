/** A test waits at most this long for a condition. The limit ends tests that hang; no test is that slow. */
export const patienceMs = 240_000
