import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

/** What the work answers once it no longer throws. */
export function eventually<T>(work: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(work, { timeout: patienceMs, interval: 25 })
}
