/** The longest time that a test waits for one condition: it ends tests that hang, and never a test that is slow. */
export const patienceMs = 240_000
