import { expect, test } from 'vitest'
import { retryDelay } from './sync.ts'

test('returns a delay that doubles with each failure, up to a minute', () => {
  expect([0, 1, 2, 5, 6, 90].map(retryDelay)).toEqual([0, 2000, 4000, 32_000, 60_000, 60_000])
})
