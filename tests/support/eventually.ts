/** Waits for a condition as long as the busiest machine may need: time-outs end tests that fail, and never a test that is slow. */
import { vi } from 'vitest'

/** What the work answers once it no longer throws. */
export function eventually<T>(work: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(work, { timeout: 90_000, interval: 25 })
}
