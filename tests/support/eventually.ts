import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

/** Repeats the work until it no longer throws, and returns its result. */
export function eventually<T>(work: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(work, { timeout: patienceMs, interval: 25 })
}
